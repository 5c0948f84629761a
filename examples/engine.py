"""An engine in one file: it plays codes that fit all rows so far. docs/engine-protocol.md explains the words.

    blackpeg tournament steady "python3 examples/engine.py" --edition super
"""
import queue, random, sys, threading, time
from itertools import combinations

LONGEST_LINE, LARGEST_SEED, LONGEST_TIME = 4096, 2**32 - 1, 3_600_000
WORDS = "identify, ready, set, newgame, position, go, mark, stop, quit"


class Fault(Exception):
    """What cannot be done: a word for programs, and a sentence for people."""


class Game:
    """One edition, as `newgame` tells it: a code is a tuple of pegs."""

    def __init__(self, facts):
        try:
            self.holes, self.most = int(facts["holes"]), int(facts["rows"])
            self.pegs, self.repeats = facts["pegs"].split(","), facts["repeats"] == "yes"
            # Controllers of protocol 1 say blue among the marks alone.
            self.blue = facts["blue"] == "yes" if "blue" in facts else "blue" in facts["marks"].split(",")
        except (KeyError, ValueError):
            raise Fault("missing", "newgame: Say holes, pegs, rows, repeats and marks after the edition.")
        self.rows, self.code = [], None

    def draw(self):
        return tuple(random.choices(self.pegs, k=self.holes) if self.repeats else random.sample(self.pegs, self.holes))

    def read_code(self, text, where):
        size = len(self.pegs[0])
        code = tuple(text[at:at + size] for at in range(0, len(text), size))
        legal = len(code) == self.holes and all(peg in self.pegs for peg in code)
        if not legal or not (self.repeats or len(set(code)) == self.holes):
            raise Fault("bad-text", f"{where}: {text!a} is not a code of this game. Send {self.holes} of {','.join(self.pegs)}.")
        return code

    def read_row(self, text):
        guess, _, mark = text.partition(":")
        counts = mark.split("-")
        if len(counts) != 2 + self.blue or not all(count.isdecimal() for count in counts) or sum(map(int, counts)) > self.holes:
            raise Fault("bad-text", f"position: {text!a} has no feedback of this game. Send a row as GUESS:FEEDBACK.")
        return self.read_code(guess, "position"), int(counts[0]), int(counts[0]) + int(counts[1]), mark

    def mark(self, code, guess):
        black = blacks(code, guess)
        white = common(code, guess) - black
        return f"{black}-{white}-{blues(code, guess)}" if self.blue else f"{black}-{white}"

    def may_fit(self, start):
        """Whether a code that begins so can have the blacks and whites of every row."""
        left = self.holes - len(start)
        legal = self.repeats or len(set(start)) == len(start)
        return legal and all(
            black - left <= blacks(start, guess) <= black and both - left <= common(start, guess) <= both
            for guess, black, both, _ in self.rows
        )

    def find(self, start, is_over):
        """Hole by hole, in random order: a code that begins so and fits all rows; None if there is none or time is up."""
        if len(start) == self.holes:
            return start if all(self.mark(start, guess) == mark for guess, _, _, mark in self.rows) else None
        for peg in random.sample(self.pegs, len(self.pegs)):
            longer = start + (peg,)
            found = not is_over() and self.may_fit(longer) and self.find(longer, is_over)
            if found:
                return found
        return None

    def guess(self, is_over):
        found = self.find((), is_over)
        if found or is_over():
            return found or self.draw()
        raise Fault("no-code-fits", "go: The rows contradict each other. Correct a row and send the position again.")


def blacks(code, guess):
    """As far as the shorter of both goes."""
    return sum(map(str.__eq__, code, guess))


def common(code, guess):
    """Blacks and whites together."""
    return sum(min(code.count(peg), guess.count(peg)) for peg in set(guess))


def blues(code, guess):
    """F2: the most half-right holes, with no pair spent that black or white has spent."""
    open_holes = [(g, c) for g, c in zip(guess, code) if g != c]
    spare = lambda peg, own: sum((pair[own] == peg) - (pair[1 - own] == peg) for pair in open_holes)
    halves = [(g, c) for g, c in open_holes if g[0] == c[0] or g[1] == c[1]]
    for size in range(len(halves), 0, -1):
        for some in combinations(halves, size):
            if all([p[own] for p in some].count(peg) <= spare(peg, own) for own in (0, 1) for peg in {p[own] for p in some}):
                return size
    return 0


class Engine:
    def __init__(self, is_stopped):
        self.game, self.is_stopped = None, is_stopped

    def answer(self, number, line):
        if len(line) > LONGEST_LINE:
            raise Fault("line-too-long", f"A line has at most {LONGEST_LINE} characters. Send a shorter one.")
        word, *words = line.split() or [""]
        handle = {"": self.nothing, "identify": self.identify, "ready": self.ready, "set": self.set, "newgame": self.newgame,
                  "position": self.position, "go": self.go, "mark": self.mark, "stop": self.nothing, "quit": self.nothing}.get(word)
        if not handle:
            raise Fault("unknown-command", f"{word!a} is not a word of the protocol. Send one of {WORDS}.")
        if words and handle in (self.identify, self.ready, self.nothing):
            raise Fault("surplus", f"{words[0]!a} does not belong after {word}. Leave it out.")
        return handle(words, number)

    def nothing(self, words, number):
        return []

    def identify(self, words, number):
        return ["id name Example", "id author the Blackpeg contributors", "protocol 2",
                f"option seed number 0 {LARGEST_SEED} default none", "identified"]

    def ready(self, words, number):
        return ["ready"]

    def set(self, words, number):
        if len(words) < 2:
            raise Fault("missing", "set: Send the name of a setting and its value.")
        if words[0] != "seed":
            raise Fault("unknown-setting", f"There is no setting {words[0]!a}. There is: seed.")
        if len(words) > 2:
            raise Fault("surplus", f"{words[2]!a} does not belong after set seed. Leave it out.")
        random.seed(read_number("seed", words[1], 0, LARGEST_SEED))
        return []

    def newgame(self, words, number):
        if not words:
            raise Fault("missing", "newgame: Send an edition and what it says.")
        self.game = Game(dict(zip(words[1::2], words[2::2])))
        return []

    def position(self, words, number):
        game = self.opened()
        rows = [game.read_row(word) for word in words]
        if len(rows) > game.most:
            raise Fault("rows-full", f"The board has {game.most} rows, not {len(rows)}. Send fewer.")
        game.rows = rows
        return []

    def go(self, words, number):
        game = self.opened()
        if words[:1] == ["code"]:
            if len(words) > 1:
                raise Fault("surplus", f"{words[1]!a} does not belong after go code. Leave it out.")
            game.code = game.draw()
            return ["code " + "".join(game.code)]
        if words and words[0] != "time":
            raise Fault("surplus", f"{words[0]!a} does not belong after go. Send go, go time MS or go code.")
        if len(words) == 1:
            raise Fault("missing", "go time: Send a number of milliseconds.")
        if len(words) > 2:
            raise Fault("surplus", f"{words[2]!a} does not belong after go time. Leave it out.")
        seconds = read_number("time", words[1], 1, LONGEST_TIME) / 1000 if words else LONGEST_TIME
        if len(game.rows) >= game.most:
            raise Fault("rows-full", f"The board has {game.most} rows, and all are full. Send newgame.")
        # Some of the time is for the way of the answer.
        end = time.monotonic() + 0.8 * seconds
        return ["bestguess " + "".join(game.guess(lambda: self.is_stopped(number) or time.monotonic() > end))]

    def mark(self, words, number):
        game = self.opened()
        if game.code is None:
            raise Fault("no-code", "There is no code to mark by. Send go code first.")
        return ["feedback " + game.mark(game.code, game.read_code("".join(words), "mark"))]

    def opened(self):
        if self.game is None:
            raise Fault("no-game", "There is no game yet. Send newgame first.")
        return self.game


def read_number(name, text, least, most):
    if not text.isdecimal() or not least <= int(text) <= most:
        raise Fault("bad-number", f"{name}: {text!a} is not a number from {least} to {most}.")
    return int(text)


def main():
    """Lines are answered in order; a thread of its own reads them, so that stop and quit are heard meanwhile."""
    lines, stopped = queue.Queue(), [0]

    def read():
        number = 0
        for line in sys.stdin:
            if line.strip() in ("stop", "quit"):
                stopped[0] = number
                if line.strip() == "quit":
                    break
            else:
                number += 1
                lines.put((number, line.rstrip("\r\n")))
        lines.put(None)

    threading.Thread(target=read, daemon=True).start()
    engine = Engine(lambda number: number <= stopped[0])
    for number, line in iter(lines.get, None):
        try:
            answers = engine.answer(number, line)
        except Fault as fault:
            answers = ["error {} {}".format(*fault.args)]
        for answer in answers:
            print(answer, flush=True)


sys.stdin.reconfigure(encoding="utf-8", errors="replace")
sys.stdout.reconfigure(encoding="utf-8")
main()
