"""Plays a match online by docs/online.md and docs/protocol, with Python's standard library.

    python3 examples/client.py http://127.0.0.1:8080 super

It sits down with whoever waits for the edition, or waits, and places codes that fit all rows so far. For plain pegs and classic matches.
"""
import base64, hashlib, http.client, itertools, json, os, random, socket, struct, sys, urllib.parse, uuid
from collections import Counter

GUID = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11"


class WebSocket:
    """As much of RFC 6455 as a client needs: text frames out, whole messages in, pings answered."""

    def __init__(self, host, port, path, headers):
        self.socket = socket.create_connection((host, port))
        self.stream = self.socket.makefile("rb")
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [f"GET {path} HTTP/1.1", f"Host: {host}:{port}", "Connection: Upgrade", "Upgrade: websocket",
                 "Sec-WebSocket-Version: 13", f"Sec-WebSocket-Key: {key}", *headers, "", ""]
        self.socket.sendall("\r\n".join(lines).encode())
        status = self.stream.readline().decode()
        answered = dict(line.decode().strip().lower().split(": ", 1) for line in iter(self.stream.readline, b"\r\n"))
        accept = base64.b64encode(hashlib.sha1((key + GUID).encode()).digest()).decode()
        if " 101 " not in status or answered.get("sec-websocket-accept") != accept.lower():
            raise SystemExit(f"The server refuses the connection: {status.strip()}")

    def send(self, text, kind=1):
        data, mask = text if isinstance(text, bytes) else text.encode(), os.urandom(4)
        size = struct.pack("!B", 0x80 | len(data)) if len(data) < 126 else struct.pack("!BH", 0xFE, len(data))
        masked = bytes(byte ^ mask[at % 4] for at, byte in enumerate(data))
        self.socket.sendall(bytes([0x80 | kind]) + size + mask + masked)

    def messages(self):
        whole = b""
        while head := self.stream.read(2):
            kind, size = head[0] & 0x0F, head[1] & 0x7F
            if size > 125:
                size = int.from_bytes(self.stream.read(2 if size == 126 else 8), "big")
            data = self.stream.read(size)
            if kind == 8:
                raise SystemExit(f"The server closes the connection: {data[2:].decode()}")
            if kind == 9:
                self.send(data, kind=10)
            if kind in (0, 1):
                whole += data
                if head[0] & 0x80:
                    yield json.loads(whole)
                    whole = b""


def feedback(code, guess):
    black = sum(a == b for a, b in zip(code, guess))
    return {"black": black, "white": sum((Counter(code) & Counter(guess)).values()) - black, "blue": 0}


class Player:
    """What one seat knows of the round under way, and what it owes."""

    def __init__(self, seat, terms):
        self.seat, self.terms, self.edition = seat, terms, terms["edition"]
        if terms["form"] != "classic" or terms["custody"] != "escrow" or len(self.edition["facets"]) > 1:
            raise SystemExit("This table is beyond an example: it plays plain pegs, classic, with codes kept by the server.")
        self.version, self.first_maker, self.result = 0, 0, None

    def hear(self, event):
        self.version += 1
        kind = event["type"]
        if kind == "match-opened":
            self.first_maker = event["firstMaker"]
        elif kind == "round-opened":
            self.is_maker = (self.first_maker + event["round"] - 1) % 2 == self.seat
            self.code, self.hidden, self.rows, self.over = None, False, [], False
        elif kind == "code-hidden":
            self.hidden, self.code, self.blanks = True, event["code"], event["blanks"]
        elif kind in ("guess-placed", "row-lost"):
            self.rows.append([event.get("guess"), None])
        elif kind in ("guess-marked", "mark-corrected"):
            self.rows[event["row"]][1] = event["feedback"]
        elif kind == "search-ended":
            self.over = True
        elif kind == "match-closed":
            self.result = event["result"]

    def due(self):
        """The action this seat owes now; None for nothing."""
        if not self.version or self.result or self.over:
            return None
        unmarked = [row for row in self.rows if row[0] and not row[1]]
        if self.is_maker and not self.hidden:
            blanks = False if self.edition["blanks"] == "choice" else None
            return {"type": "hide-code", "code": random.choice(self.codes(False)), "blanks": blanks, "palmed": None, "commitment": None}
        if self.is_maker and unmarked and self.terms["marker"] != "automatic":
            return {"type": "mark-guess", "feedback": feedback(self.code, unmarked[0][0]), "confirmed": True}
        if self.is_maker or not self.hidden or unmarked or len(self.rows) == self.edition["rows"]:
            return None
        marked = [row for row in self.rows if row[0]]
        codes = self.codes(self.blanks)
        random.shuffle(codes)
        found = next((code for code in codes if all(feedback(code, guess) == mark for guess, mark in marked)), None)
        return {"type": "place-guess", "guess": found, "row": len(self.rows)} if found else {"type": "claim"}

    def codes(self, blanks):
        pegs = range(0 if blanks else 1, self.edition["facets"][0]["size"] + 1)
        holes = self.edition["holes"][0]
        return list(itertools.product(pegs, repeat=holes) if self.edition["repeats"] else itertools.permutations(pegs, holes))


def main(address, edition):
    url, token = urllib.parse.urlsplit(address), None
    host, port = url.hostname, url.port or 80

    def ask(name, body):
        connection = http.client.HTTPConnection(host, port)
        headers = {"content-type": "application/json", **({"authorization": f"Bearer {token}"} if token else {})}
        connection.request("POST", f"/api/{name}", json.dumps(body), headers)
        answer = connection.getresponse()
        said = json.loads(answer.read())
        if answer.status >= 300:
            raise SystemExit(f"{name}: {said['error']}")
        return said

    token = ask("guests/program", {})["token"]
    at = ask("tables/pair", {"edition": edition})
    player = Player(at["seat"], ask("tables/look", {"table": at["table"]})["terms"])
    print(f"Seat {at['seat'] + 1} at table {at['code']}.", flush=True)
    line = WebSocket(host, port, "/socket", ["Sec-WebSocket-Protocol: blackpeg.v2", f"Authorization: Bearer {token}"])
    send = lambda message: line.send(json.dumps(message))
    send({"type": "hello", "table": at["table"]})
    pending = None
    for message in line.messages():
        if message["type"] == "refused":
            raise SystemExit(f"Refused: {message['violation']['kind']}")
        after = message.get("after", 0)
        if message["type"] == "welcome" or after > player.version:
            send({"type": "events-after", "ask": 0, "version": player.version})
        elif message["type"] in ("dispatch", "events"):
            for event in message["events"][player.version - after:]:
                player.hear(event)
        if message["type"] in ("dispatch", "granted") and message.get("id") == pending:
            pending = None
        if player.result:
            print("Over: " + json.dumps(player.result, separators=(",", ":")))
            return
        if not pending and (action := player.due()):
            pending = str(uuid.uuid4())
            send({"type": "act", "id": pending, "action": action})


if __name__ == "__main__":
    main(*(sys.argv[1:] + ["http://127.0.0.1:8080", "super"][len(sys.argv) - 1:]))
