#!/usr/bin/env python3
"""Plays a match on a Blackpeg server (docs/online.md), in any form and edition.

    python3 examples/client.py http://127.0.0.1:8080 super      pairs with whoever waits
    python3 examples/client.py http://127.0.0.1:8080 K7MPQ2     sits down at this table

It plays every form and edition, with codes kept by the server or sealed, and comes back after a
lost connection. Standard library only; guesses come from engine.py beside it.
"""
import base64
import hashlib
import hmac
import json
import os
import socket
import ssl
import struct
import sys
import time
import urllib.error
import urllib.request
from urllib.parse import urlsplit

from engine import Game, mark


class WebSocket:
    """A client's end of RFC 6455, for text frames."""

    def __init__(self, address, headers):
        url = urlsplit(address)
        port = url.port or (443 if url.scheme == "https" else 80)
        self.socket = socket.create_connection((url.hostname, port), timeout=60)
        if url.scheme == "https":
            self.socket = ssl.create_default_context().wrap_socket(self.socket, server_hostname=url.hostname)
        self.stream = self.socket.makefile("rb")
        key = base64.b64encode(os.urandom(16)).decode()
        fields = {"Host": url.netloc, "Upgrade": "websocket", "Connection": "Upgrade",
                  "Sec-WebSocket-Version": "13", "Sec-WebSocket-Key": key, **headers}
        head = "".join(f"{name}: {value}\r\n" for name, value in fields.items())
        self.socket.sendall(f"GET {url.path} HTTP/1.1\r\n{head}\r\n".encode())
        status = self.stream.readline().split()
        while self.stream.readline().strip():
            pass
        if len(status) < 2 or status[1] != b"101":
            raise ConnectionError(f"The server refused the connection: {b' '.join(status).decode()}")

    def send(self, text, kind=1):
        data = text if isinstance(text, bytes) else text.encode()
        size = bytes([0x80 | len(data)]) if len(data) < 126 else b"\xfe" + struct.pack(">H", len(data))
        mask = os.urandom(4)
        self.socket.sendall(bytes([0x80 | kind]) + size + mask + bytes(b ^ mask[i % 4] for i, b in enumerate(data)))

    def receive(self):
        """The next text; a ping is answered on the way."""
        text = b""
        while True:
            first, size = self.read(2)
            size &= 0x7F
            if size > 125:
                size = int.from_bytes(self.read(2 if size == 126 else 8), "big")
            data, kind = self.read(size), first & 0x0F
            if kind == 8:
                raise ConnectionError(f"The server closed the connection: {int.from_bytes(data[:2], 'big')}")
            if kind == 9:
                self.send(data, 10)
            elif kind in (0, 1):
                text += data
                if first & 0x80:
                    return text.decode()

    def read(self, count):
        data = self.stream.read(count)
        if len(data) < count:
            raise ConnectionError("The connection was lost.")
        return data


def ask(server, token, path, **body):
    """A request of docs/protocol/openapi.json."""
    headers = {"Content-Type": "application/json"}
    if token:
        headers["Authorization"] = f"Bearer {token}"
    request = urllib.request.Request(f"{server}/api/{path}", json.dumps(body).encode(), headers)
    try:
        with urllib.request.urlopen(request, timeout=30) as response:
            return json.load(response)
    except urllib.error.HTTPError as refused:
        sys.exit(f"{path}: {json.load(refused)}")


class Match:
    """What the events tell, and what this seat owes."""

    def __init__(self, table, seat):
        self.table, self.seat, self.version, self.at = table, seat, 0, None
        self.terms, self.result, self.round, self.own = None, None, 0, None
        self.searching, self.rows, self.hidden = False, {}, {}

    def hear(self, event):
        kind = event["type"]
        self.version, self.at = self.version + 1, event["at"]
        if kind == "match-opened":
            self.terms, self.first = event["terms"], event["firstMaker"]
        elif kind == "round-opened":
            self.round, self.replay = event["round"], event["replay"]
            self.rows, self.hidden, self.turns, self.owes_opening = {}, {}, 0, False
            self.searching, self.own = True, None
        elif kind == "code-hidden":
            self.hidden[event["maker"]] = event
        elif kind == "guess-placed":
            self.rows.setdefault(event["board"], []).append([event["guess"], None])
        elif kind == "row-lost":
            self.rows.setdefault(event["board"], []).append(["lost", None])
        elif kind in ("guess-marked", "mark-corrected"):
            self.rows[event["board"]][event["row"]][1] = event["feedback"]
        elif kind == "rows-uncovered":
            for row in event["rows"]:
                known = self.rows[row["board"]][row["row"]]
                known[:] = [row["guess"], row["mark"] or known[1]]
            self.turns += event["what"] == "marks"
        elif kind == "search-ended":
            self.searching = False
            self.owes_opening = self.terms["custody"] == "sealed" and self.seat in self.hidden
        elif kind == "code-opened":
            self.owes_opening = self.owes_opening and event["maker"] != self.seat
        elif kind == "match-closed":
            self.result = event["result"]

    def makers(self):
        """Who hides, by board."""
        form = self.terms["form"]
        if form == "classic":
            return [(self.first + self.round - 1) % 2]
        return [1, 0] if form == "duel" else ["house"] * len(self.terms["seats"])

    def own_board(self):
        """The board this seat looks on, or None."""
        if self.terms["form"] != "classic":
            return self.seat
        return None if self.makers()[0] == self.seat else 0

    def game(self, board):
        """The engine's view of a board, with digits for pegs."""
        edition = self.terms["edition"]
        lengths, hiding = edition["holes"], self.hidden.get(self.makers()[board])
        with_blanks = hiding["blanks"] if hiding else edition["blanks"] == "on"
        kinds = [[str(n) for n in range(0 if f["blank"] and with_blanks else 1, f["size"] + 1)] for f in edition["facets"]]
        pegs = kinds[0] if len(kinds) == 1 else [a + b for a in kinds[0] for b in kinds[1]]
        words = {"holes": lengths[board % len(lengths)], "pegs": ",".join(pegs), "rows": edition["rows"],
                 "repeats": "yes" if edition["repeats"] else "no", "blue": "yes" if edition["marking"] == "pairs" else "no"}
        game = Game(["", *(str(word) for pair in words.items() for word in pair)])
        for guess, feedback in self.rows.get(board, []):
            if isinstance(guess, list) and isinstance(feedback, dict):
                counts = (feedback["black"], feedback["white"], feedback["blue"])
                game.board.append((self.texts(guess), counts if game.blue else counts[:2]))
        return game

    def texts(self, code):
        return [str(peg).zfill(len(self.terms["edition"]["facets"])) for peg in code]

    def duty(self):
        """The action that this seat owes now, or None."""
        if self.result or not self.round:
            return None
        makers = self.makers()
        if self.owes_opening:
            return {"type": "open-code", "code": self.own, "key": self.key}
        if not self.searching:
            return None
        if self.seat in makers and self.seat not in self.hidden:
            return self.hide(makers.index(self.seat))
        if any(maker not in self.hidden for maker in makers):
            return None
        return self.mark_owed(makers) or self.guess_owed()

    def hide(self, board):
        if self.own is None:
            self.own = [int(peg) for peg in self.game(board).fitting()]
        choice = False if self.terms["edition"]["blanks"] == "choice" else None
        action = {"type": "hide-code", "code": self.own, "blanks": choice, "palmed": None, "commitment": None}
        if self.terms["custody"] == "sealed":
            action.update(code="hidden", commitment=self.commit())
        return action

    def commit(self):
        """docs/notation.md, "Commitments". A program that may be killed keeps code and key on its disk."""
        key = os.urandom(32)
        self.key = encoded(key)
        texts = ["blackpeg-code-1", self.table, f"seat{self.seat + 1}", str(self.round), str(self.replay),
                 edition_text(self.terms["edition"]), ",".join(map(str, self.own)), ""]
        data = b"".join(struct.pack(">I", len(text.encode())) + text.encode() for text in texts)
        return encoded(hmac.new(key, data, hashlib.sha256).digest())

    def mark_owed(self, makers):
        if self.terms["marker"] == "automatic":
            return None
        for board in (board for board, maker in enumerate(makers) if maker == self.seat):
            for guess, feedback in self.rows.get(board, []):
                if feedback is None and isinstance(guess, list):
                    blue = self.terms["edition"]["marking"] == "pairs"
                    counts = (*mark(self.texts(self.own), self.texts(guess), blue), 0)
                    feedback = dict(zip(("black", "white", "blue"), counts))
                    return {"type": "mark-guess", "feedback": feedback, "confirmed": True}
        return None

    def guess_owed(self):
        board = self.own_board()
        if board is None:
            return None
        rows = self.rows.get(board, [])
        in_turns = self.terms["pace"] == "turns" and self.terms["form"] in ("duel", "race")
        waits = self.turns < len(rows) if in_turns else bool(rows) and rows[-1][0] != "lost" and rows[-1][1] is None
        game = self.game(board)
        found = any(feedback[0] == game.holes for _, feedback in game.board)
        if waits or found or len(rows) == game.rows:
            return None
        guess = game.fitting()
        return {"type": "place-guess", "guess": [int(peg) for peg in guess], "row": len(rows)} if guess else {"type": "claim"}


def edition_text(edition):
    """docs/notation.md, "Editions", for those that have a short name."""
    name, game, choice = edition["name"], edition["game"], "-choice" if edition["blanks"] == "choice" else ""
    if name in ("super", "duel"):
        blanks = "-blanks" if edition["blanks"] == "on" else choice
        return f"{name}-{','.join(map(str, edition['holes']))}x{edition['facets'][0]['size']}{blanks}"
    if name == "custom":
        sys.exit("This example seals no codes of custom games.")
    return f"{name}-{game}{choice}"


def encoded(data):
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


class Player:
    """Plays a match to its end, over as many connections as it takes."""

    def __init__(self, server, token, table, seat):
        self.server, self.token = server, token
        self.match, self.pending, self.asked, self.known = Match(table, seat), None, 0, 0

    def play(self):
        headers = {"Authorization": f"Bearer {self.token}", "Sec-WebSocket-Protocol": "blackpeg.v2"}
        while self.match.result is None:
            try:
                self.socket = WebSocket(self.server + "/socket", headers)
                self.send(type="hello", table=self.match.table)
                while self.match.result is None:
                    self.hear(json.loads(self.socket.receive()))
            except OSError as lost:
                print(f"{lost} Trying again.", file=sys.stderr)
                time.sleep(1)
        return self.match.result

    def send(self, **message):
        self.socket.send(json.dumps(message))

    def hear(self, message):
        kind, match = message["type"], self.match
        if kind == "error":
            raise ConnectionError(f"The server says {message['code']}.")
        if kind == "refused":
            sys.exit(f"Refused: {message['violation']}")
        if kind == "welcome" or (kind in ("events", "dispatch") and message["after"] > match.version):
            self.asked, self.known = self.asked + 1, match.version
            since = {} if match.at is None else {"at": match.at}
            self.send(type="events-after", ask=self.asked, version=match.version, **since)
            return
        if kind == "events" and message["ask"] != self.asked:
            return  # a newer question is on its way
        if kind == "events" and message["after"] < self.known:
            self.match = match = Match(match.table, match.seat)  # the server was restored from an older copy
        for event in message.get("events", [])[match.version - message.get("after", 0):]:
            match.hear(event)
        if self.pending and kind in ("dispatch", "granted") and message["id"] == self.pending["id"]:
            self.pending = None
        if kind == "events" and self.pending:
            self.send(**self.pending)  # once more after a lost connection, with the same id
        if not self.pending and (duty := match.duty()):
            self.pending = {"type": "act", "id": os.urandom(12).hex(), "action": duty}
            self.send(**self.pending)


def main(server="http://127.0.0.1:8080", where="super"):
    server = server.rstrip("/")
    token = ask(server, None, "guests/program")["token"]
    if where.upper() == where:
        if ask(server, token, "tables/look", table=where)["terms"]["supply"] is not None:
            sys.exit("This table counts its pegs, which is beyond an example.")
        at = ask(server, token, "tables/sit", table=where)
    else:
        at = ask(server, token, "tables/pair", edition=where)
    print(f"Seat {at['seat'] + 1} at table {at['code']}.", flush=True)
    print("Over: " + json.dumps(Player(server, token, at["table"], at["seat"]).play(), separators=(",", ":")))


if __name__ == "__main__":
    main(*sys.argv[1:])
