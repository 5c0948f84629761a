"""Reads match records by docs/notation.md: prints each file as JSON, or says what is wrong with it.

    python3 examples/record.py docs/records/*.txt

Where the code of a board is known and its round was not void, every mark is checked.
"""
import json, re, sys
from collections import Counter
from itertools import permutations

SPACE = re.compile(r"(?:[\s\ufeff]|;[^\r\n]*|\{[^}]*\})*")
FORMS = {"classic": 2, "duel": 2, "solitaire": 1, "race": 2}
SEAT, SEATS = r"seat[1-8]", r"(?:nobody|seat[1-8](?:\s+seat[1-8])*)"
ENDING = rf"""found|rows-used|agreed|all-hiding-overdue|all-marks-overdue|(?:resigned|match-resigned|admitted|hiding-overdue)\s+{SEAT}
    |claim-upheld\s+[A-H]|mark-overdue\s+{SEAT}\s+row\s+\d+|(?:round-taken|match-abandoned)\s+{SEAT}\s+from\s+{SEAT}"""
OUTCOME = rf"""(?:broken|unbroken)\s+\d+|won\s+{SEATS}|void\s+by\s+{SEATS}\s+for\s+{SEATS}
    |undecided\s+(?:both-found|none-found|none-hidden)|dropped"""
LINES = {"end": ENDING, "outcome": OUTCOME, "awards": r"-?\d+/-?\d+(?:\s+-?\d+/-?\d+)*", "claim": "refuted\\s+[A-H]"}


class Fault(Exception):
    pass


class Edition:
    def __init__(self, text):
        name, _, rest = text.lower().partition("-")
        full = re.match(r"(\d+(?:,\d+)?)((?:x\d+[csn]b?)+)(?=-|$)", rest)
        size = re.match(r"(\d+(?:,\d+)?)x(\d+)(?![csn\d])", rest)
        self.pairs, kinds = name == "shapes", {"super": 8, "duel": 8, "shapes": 5}.get(name, 6)
        self.holes, self.blue = [5 if name in ("super", "duel") else 4], name == "shapes" and not rest.startswith("3")
        self.blanks = bool(re.search(r"blanks|choice", rest)) or rest[:1] == "2" or rest == "3b"
        if full:
            facets = re.findall(r"x(\d+)[csn](b?)", full[2])
            self.pairs, kinds, self.blanks = len(facets) == 2, int(facets[0][0]), any(blank for _, blank in facets)
            self.blue = self.pairs and "noblue" not in rest
        elif size:
            kinds = int(size[2])
        if full or size:
            self.holes = [int(holes) for holes in (full or size)[1].split(",")]
        elif name not in ("super", "duel", "braille", "original", "mini", "shapes"):
            raise Fault(f"no edition {text}")
        blank = "." if self.blanks else ""
        self.peg = f"[RGBYKW{blank}][tcsrhx{blank}]" if self.pairs else f"[1-{kinds}{blank}]"

    def holes_on(self, board):
        return self.holes[board % len(self.holes)]

    def mark(self, code, guess):
        black = sum(map(str.__eq__, code, guess))
        white = sum((Counter(code) & Counter(guess)).values()) - black
        return [black, white] + ([self.blues(code, guess, white)] if self.blue else [])

    def blues(self, code, guess, white):
        """Every way in which white can spend pairs is tried; the one that leaves most counts."""
        open_holes = [hole for hole in range(len(code)) if code[hole] != guess[hole]]
        half = lambda hole: any(map(str.__eq__, code[hole], guess[hole]))
        best = 0
        for partners in permutations(open_holes):
            spent = [(a, b) for a, b in zip(open_holes, partners) if guess[a] == code[b]]
            if len(spent) == white:
                used = {a for a, _ in spent} | {b for _, b in spent}
                best = max(best, sum(half(hole) for hole in open_holes if hole not in used))
        return best


class Reader:
    def __init__(self, text):
        self.text, self.at = text, 0

    def skip(self):
        self.at = SPACE.match(self.text, self.at).end()
        if self.text[self.at:self.at + 1] == "{":
            raise Fault("a comment is not closed")

    def take(self, pattern, needed=None):
        start = self.at
        self.skip()
        found = re.compile(pattern, re.I | re.X).match(self.text, self.at)
        if found and found[0]:
            self.at = found.end()
            return found
        if needed:
            raise Fault(f"expected {needed}")
        self.at = start
        return None

    def string(self):
        try:
            return json.loads(self.take(r'"(?:[^"\\\r\n]|\\.)*"', "a text in quotation marks")[0])
        except ValueError:
            raise Fault("a text is not quoted as in JSON")

    def record(self):
        tags = {}
        while self.take(r"\["):
            name = self.take(r"[a-z][a-z0-9_]{0,39}", "the name of a tag")[0]
            value = self.string()
            self.take(r"\]", "] after the tag")
            if name.lower() in tags:
                raise Fault(f"the tag {name} appears twice")
            tags[name.lower()] = value
        if "edition" not in tags:
            raise Fault("no tag Edition")
        self.edition = Edition(tags["edition"])
        self.form = tags.get("form", "duel" if tags["edition"].startswith("duel") else "classic")
        if self.form not in FORMS:
            raise Fault(f"no form {self.form}")
        self.seats = max([FORMS[self.form]] + [int(name[4:]) for name in tags if re.fullmatch(r"seat\d", name)])
        rounds = []
        while title := self.take(r"round[ \t]+(\d+)(?:[ \t]+replay[ \t]+(\d+))?"):
            rounds.append(self.round(int(title[1]), int(title[2] or 0)))
        self.skip()
        if self.at < len(self.text):
            raise Fault("expected a statement")
        return {"tags": tags, "rounds": rounds}

    def round(self, number, replay):
        told = {"number": number, "replay": replay, "codes": {}, "rows": []}
        while not self.at_round() and self.statement(told):
            pass
        if not told.get("outcome", "void").startswith("void"):
            self.check(told)
        return told

    def at_round(self):
        self.skip()
        return re.compile(r"round\b", re.I).match(self.text, self.at)

    def statement(self, told):
        if word := self.take(r"(?:end|outcome|awards|claim)(?![\w.])"):
            rest = self.line()
            if not re.fullmatch(LINES[word[0].lower()], rest, re.I | re.X):
                raise Fault(f"{word[0]} cannot be {rest!r}")
            told[word[0].lower()] = rest
        elif row := self.take(r"([a-h]?)(\d{1,3})\."):
            self.row(told, ord((row[1] or "A").upper()) - 65, int(row[2]))
        elif who := self.take(r"(?:seat\d+|house)\b"):
            self.by(told, who[0].lower())
        elif self.at < len(self.text):
            raise Fault("expected a statement")
        else:
            return False
        return True

    def line(self):
        """The words up to the end of the line or a comment."""
        rest = re.compile(r"[^\r\n;{]*").match(self.text, self.at)
        self.at = rest.end()
        return " ".join(rest[0].split()).lower()

    def by(self, told, who):
        if who != "house" and int(who[4:]) not in range(1, self.seats + 1):
            raise Fault(f"there is no {who}")
        if not self.take(r"hides\b"):
            deed = self.line()
            if who == "house" or deed not in ("resigns round", "resigns match", "offers end", "withholds code"):
                raise Fault(f"{who} cannot {deed!r}")
            return
        told["codes"][who] = self.code(self.holes_of(who))
        while part := self.take(r"(?:no-blanks|blanks|palmed|commitment|key)\b"):
            if part[0].lower() == "palmed":
                self.take(r"\?|(?:\d+|-)(?:/(?:\d+|-))?", "counts of pegs")
            elif part[0].lower() in ("commitment", "key") and not self.take(r"\?"):
                self.string()

    def holes_of(self, maker):
        """In a duel a maker hides for the other seat."""
        return self.edition.holes_on(1 if maker == "seat1" and self.form == "duel" else 0)

    def code(self, holes):
        if self.take(r"\?"):
            return None
        return [self.take(self.edition.peg, "a peg of this edition")[0] for _ in range(holes)]

    def row(self, told, board, number):
        placed = sum(row["board"] == board for row in told["rows"])
        if number != placed + 1:
            raise Fault(f"row {placed + 1} comes next, not {number}")
        holes = self.edition.holes_on(board if self.form == "duel" else 0)
        lost = self.take(r"lost\b")
        row = {"board": board, "guess": "lost" if lost else self.code(holes), "marks": [], "seconds": None, "clock": False}
        while mark := self.take(r"\?|\d+-\d+(?:-\d+)?"):
            counts = None if mark[0] == "?" else [int(count) for count in mark[0].split("-")]
            if counts and (sum(counts) > holes or len(counts) != 2 + self.edition.blue):
                raise Fault(f"{mark[0]} is no answer here")
            row["marks"].append(counts)
            if not self.take(">"):
                break
        self.time(row)
        told["rows"].append(row)

    def time(self, row):
        """`12.4s`, `60s clock`; in braces as records had it before, where there is no other."""
        old = re.compile(r"\s*(?:\{[^}]*\}\s*)*?\{\s*([\d.]+)?\s*(clock)?\s*\}", re.I)
        seconds = self.take(r"([\d.]+(?:e[+-]?\d+)?)s\b")
        clock = self.take(r"clock\b")
        if not seconds and not clock and (braces := old.match(self.text, self.at)) and (braces[1] or braces[2]):
            seconds, clock, self.at = braces if braces[1] else None, braces[2], braces.end()
        try:
            row["seconds"], row["clock"] = float(seconds[1]) if seconds else None, bool(clock)
        except ValueError:
            raise Fault(f"{seconds[1]} is no time")

    def check(self, told):
        for row in told["rows"]:
            breaker = row["board"] + 1
            maker = f"seat{3 - breaker}" if self.form == "duel" else next(iter(told["codes"]), None)
            code, guess, marks = told["codes"].get(maker), row["guess"], row["marks"]
            if code and marks and marks[-1] and guess not in (None, "lost"):
                right = self.edition.mark(code, guess)
                if marks[-1] != right:
                    raise Fault(f"{''.join(guess)} earns {right}, not {marks[-1]}")


def main(files):
    failed = False
    for file in files:
        with open(file, encoding="utf-8") as opened:
            reader = Reader(opened.read())
        try:
            print(json.dumps({"file": file, **reader.record()}))
        except Fault as fault:
            failed = True
            line = reader.text.count("\n", 0, reader.at) + 1
            print(json.dumps({"file": file, "line": line, "fault": str(fault)}))
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
