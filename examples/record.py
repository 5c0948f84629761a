#!/usr/bin/env python3
"""Reads match records (docs/notation.md): prints each as a line of JSON, or what is wrong with it.

    python3 examples/record.py docs/records/*.txt

Checked are the grammar, every code, every mark against its code unless the round is void, the
digest and the commitments. Standard library only; it takes `mark` from engine.py beside it.
"""
import base64
import hashlib
import hmac
import json
import re
import struct
import sys

from engine import mark

COLOURS, SHAPES = "RGBYKW", "tcsrhx"
EDITIONS = {"super": ("5", [8], 12), "duel": ("5", [8], 12), "braille": ("4", [6], 10), "original": ("4", [6], 10),
            "mini": ("4", [6], 6), "shapes": ("4", [5, 5], 10)}
FORMS = {"classic": 2, "duel": 2, "solitaire": 1, "race": 2}
SEAT, BOARD = r"seat[1-8]", r"[a-h]"
ENDINGS = (rf"found|rows-used|agreed|all-hiding-overdue|all-marks-overdue|claim-upheld {BOARD}"
           rf"|(resigned|match-resigned|admitted|hiding-overdue) {SEAT}|mark-overdue {SEAT} row \d+"
           rf"|(round-taken|match-abandoned) {SEAT} from {SEAT}")
SEATS = rf"(nobody|{SEAT}( {SEAT})*)"
OUTCOMES = (rf"(broken|unbroken) \d+|won {SEATS}|void by {SEATS} for {SEATS}|dropped"
            r"|undecided (both-found|none-found|none-hidden)")
LINES = {"end": ENDINGS, "outcome": OUTCOMES, "awards": r"-?\d+/-?\d+( -?\d+/-?\d+)*", "claim": f"refuted {BOARD}"}
DEEDS = r"resigns (round|match)|offers end|withholds code"


class Fault(Exception):
    def __init__(self, what, line):
        super().__init__(what)
        self.line = line


class Edition:
    """How many holes and rows there are, and which pegs, from the edition's text."""

    def __init__(self, text):
        self.name, _, rest = text.lower().partition("-")
        in_full = re.match(r"([\d,]+)x(\d)[csn](b?)(?:x(\d)[csn](b?))?(?=-|$)", rest)
        if in_full:
            kinds, self.rows = [int(size) for size in in_full.group(2, 4) if size], 12
            holes, blank = in_full[1], bool(in_full[3] or in_full[5])
        elif self.name in EDITIONS:
            holes, kinds, self.rows = EDITIONS[self.name]
            size = re.match(r"([\d,]+)x(\d)", rest)
            holes, kinds = (size[1], [int(size[2])]) if size else (holes, kinds)
            blank = re.search("blanks|choice|^2|^3b", rest) is not None
        else:
            raise Fault(f"no such edition: {text}", 1)
        rows = re.search(r"-r(\d+)", rest)
        self.rows = int(rows[1]) if rows else self.rows
        self.holes = [int(number) for number in holes.split(",")]
        self.blue = len(kinds) == 2 and "noblue" not in rest and not (self.name == "shapes" and rest.startswith("3"))
        self.letters = [COLOURS, SHAPES] if len(kinds) == 2 else ["123456789"]
        self.peg = "".join(f"[{letters[:size]}{'.' if blank else ''}]" for letters, size in zip(self.letters, kinds))

    def holes_on(self, board):
        return self.holes[board % len(self.holes)]


class Reader:
    """The text, and how far it has been read."""

    def __init__(self, text):
        self.text, self.at, self.remarks = text.removeprefix("\ufeff"), 0, []

    def fault(self, what, at=None):
        raise Fault(what, self.text.count("\n", 0, self.at if at is None else at) + 1)

    def skip(self):
        """Goes past blanks and comments, and remembers what stood in braces."""
        while True:
            self.at = re.compile(r"\s*").match(self.text, self.at).end()
            if self.text.startswith(";", self.at):
                end = self.text.find("\n", self.at)
                self.at = len(self.text) if end < 0 else end
            elif self.text.startswith("{", self.at):
                end = self.text.find("}", self.at)
                if end < 0:
                    self.fault("the comment is not closed")
                self.remarks.append(self.text[self.at + 1 : end].strip())
                self.at = end + 1
            else:
                return

    def take(self, pattern, what=None):
        """The next symbol if it matches, else None; a fault where `what` says that it has to be there."""
        self.skip()
        found = re.compile(pattern, re.IGNORECASE).match(self.text, self.at)
        if found:
            self.at = found.end()
        elif what:
            self.fault(what)
        return found

    def string(self):
        try:
            return json.loads(self.take(r'"(?:[^"\\\n]|\\.)*"', "no text in quotation marks")[0])
        except ValueError:
            self.fault("a text that is not quoted as in JSON")

    def rest_of_line(self):
        found = re.compile(r"[^\n;{]*").match(self.text, self.at)
        self.at = found.end()
        return " ".join(found[0].lower().split())


class Record:
    def __init__(self, text):
        self.reader = reader = Reader(text)
        self.tags, self.places, self.rounds = {}, {}, []
        self.check_digest(text)
        while reader.take(r"\["):
            self.tag(reader.at - 1)
        if "edition" not in self.tags:
            reader.skip()
            reader.fault("no edition")
        self.edition = Edition(self.tags["edition"])
        self.form = self.tags.get("form", "duel" if self.edition.name == "duel" else "classic")
        if self.form not in FORMS:
            reader.fault("no such form", self.places["form"])
        named = [int(tag[4:]) for tag in self.tags if re.fullmatch(SEAT, tag)]
        self.seats = max([FORMS[self.form], *named])
        while reader.take("Round"):
            self.round()
        reader.skip()
        if reader.at < len(reader.text):
            reader.fault("no statement")

    def check_digest(self, text):
        if not text.startswith('[Digest "sha256"]'):
            return
        body, _, last = text.rstrip("\n").rpartition("\n")
        if last != "; sha256 " + encoded(hashlib.sha256((body + "\n").encode()).digest()):
            self.reader.fault("the text does not fit its digest: it was changed")

    def tag(self, start):
        name = self.reader.take(r"[A-Za-z]\w{0,39}", "no name of a tag")[0].lower()
        value = self.reader.string()
        if name in self.tags:
            self.reader.fault("the tag appears twice", start)
        if not self.reader.take(r"\]"):
            self.reader.fault("the tag is not closed", start)
        self.tags[name], self.places[name] = value, start

    def round(self):
        number = int(self.reader.take(r"\d+", "no number of a round")[0])
        replay = self.reader.take(r"replay\s+(\d+)")
        told = {"number": number, "replay": int(replay[1]) if replay else 0, "codes": {}, "rows": []}
        self.rounds.append(told)
        while self.statement(told):
            pass
        if not told.get("outcome", "void").startswith("void"):
            self.check_marks(told)

    def statement(self, told):
        reader = self.reader
        if found := reader.take(rf"({SEAT}|house)\s+hides\b"):
            self.hiding(told, found[1].lower())
        elif found := reader.take(r"(End|Outcome|Awards|Claim|seat\d+)\b"):
            word, start = found[1].lower(), found.start()
            if word.startswith("seat") and not 1 <= int(word[4:]) <= self.seats:
                reader.fault(f"there are {self.seats} seats", start)
            rest = reader.rest_of_line()
            if not re.fullmatch(LINES.get(word, DEEDS), rest):
                reader.fault(f"{found[1]} cannot be followed by {rest!r}", start)
            told[word] = rest
        elif found := reader.take(r"([A-H]?)\s*(\d+)\s*\."):
            self.row(told, max("ABCDEFGH".find(found[1].upper() or "A"), 0), int(found[2]))
        else:
            return False
        return True

    def code(self, holes):
        if self.reader.take(r"\?"):
            return None
        pegs = [self.reader.take(self.edition.peg, "no peg of this edition")[0] for _ in range(holes)]
        return [peg.capitalize() for peg in pegs]

    def hiding(self, told, maker):
        reader, facts = self.reader, {"palmed": ""}
        code = told["codes"][maker] = self.code(self.edition.holes_on(1 if (maker, self.form) == ("seat1", "duel") else 0))
        while found := reader.take(r"(no-blanks|blanks|palmed|commitment|key)\b"):
            word = found[1].lower()
            if word == "palmed":
                facts[word] = reader.take(r"\?|(\d+|-)(/(\d+|-))?", "no counts of pegs")[0].replace("?", "").replace("-", "")
            elif word in ("commitment", "key"):
                facts[word] = None if reader.take(r"\?") else reader.string()
        # A commitment that Blackpeg made has 32 bytes; a record of another program may have any text.
        if code and "match" in self.tags and len(facts.get("commitment") or "") == 43 and facts.get("key"):
            self.check_commitment(told, maker, code, facts)

    def check_commitment(self, told, maker, code, facts):
        pegs = [str(int("".join(str(self.edition.letters[i].find(c) + 1) for i, c in enumerate(peg)))) for peg in code]
        palmed = "/".join(",".join(part) for part in facts["palmed"].split("/"))
        texts = ["blackpeg-code-1", self.tags["match"], maker, str(told["number"]), str(told["replay"]),
                 self.tags["edition"], ",".join(pegs), palmed]
        data = b"".join(struct.pack(">I", len(text.encode())) + text.encode() for text in texts)
        key = base64.urlsafe_b64decode(facts["key"] + "=" * (-len(facts["key"]) % 4))
        if encoded(hmac.new(key, data, hashlib.sha256).digest()) != facts["commitment"]:
            self.reader.fault("the code is not the one of its commitment")

    def row(self, told, board, number):
        reader, self.reader.remarks = self.reader, []
        placed = sum(row["board"] == board for row in told["rows"])
        if number != placed + 1 or number > self.edition.rows:
            reader.fault(f"row {placed + 1} comes next")
        holes = self.edition.holes_on(board if self.form == "duel" else 0)
        row = {"board": board, "guess": "lost" if reader.take(r"lost\b") else self.code(holes), "marks": []}
        told["rows"].append(row)
        while found := reader.take(r"\?|\d+-\d+(-\d+)?"):
            counts = None if found[0] == "?" else [int(count) for count in found[0].split("-")]
            if counts and (sum(counts) > holes or len(counts) != 2 + self.edition.blue):
                reader.fault("more key pegs than holes, or not as many numbers as this edition has")
            row["marks"].append(counts)
            if not reader.take(">"):
                break
        found = reader.take(r"([\d.][\d.e+-]*)\s*s\b")
        seconds, clock = found and found[1], reader.take(r"clock\b")
        if not found and not clock:
            old = [remark for remark in reader.remarks if re.fullmatch(r"[\d.]+(\s+clock)?|clock", remark)]
            seconds, clock = (re.fullmatch(r"([\d.]*)\s*(clock)?", old[0])[i] for i in (1, 2)) if old else (None, None)
        if seconds and not re.fullmatch(r"\d+(\.\d*)?(e[+-]?\d+)?", seconds, re.IGNORECASE):
            reader.fault("no time")
        row["seconds"], row["clock"] = float(seconds) if seconds else None, bool(clock)

    def check_marks(self, told):
        for row in told["rows"]:
            maker = f"seat{2 - row['board']}" if self.form == "duel" else next(iter(told["codes"]), None)
            code, guess = told["codes"].get(maker), row["guess"]
            if code and isinstance(guess, list) and row["marks"] and row["marks"][-1]:
                right = list(mark(code, guess, self.edition.blue))
                if row["marks"][-1] != right:
                    self.reader.fault(f"{''.join(guess)} earns {right}, not {row['marks'][-1]}")


def encoded(data):
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def main(files):
    faults = 0
    for file in files:
        with open(file, encoding="utf-8", newline="") as stream:
            text = stream.read()
        try:
            record = Record(text)
            print(json.dumps({"file": file, "tags": record.tags, "rounds": record.rounds}))
        except Fault as fault:
            faults += 1
            print(json.dumps({"file": file, "line": fault.line, "fault": str(fault)}))
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
