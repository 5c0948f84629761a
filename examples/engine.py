#!/usr/bin/env python3
"""A Blackpeg engine (docs/engine-protocol.md, protocol 2) for every edition.

It guesses codes that fit every row, found by a depth-first search in random order. Run it
under `blackpeg tournament steady "python3 examples/engine.py"`. Standard library only.
"""
import itertools
import math
import queue
import random
import sys
import threading
import time

MOST_CHARACTERS, LARGEST_SEED, LONGEST_TIME = 4096, 4294967295, 3_600_000


class Fault(Exception):
    """A line that cannot be answered: the protocol's word, and a sentence."""

    def __init__(self, word, sentence):
        super().__init__(sentence)
        self.word = word


def shares(a, b):
    """Whether two pairs have the colour or the shape in common."""
    return len(a) == 2 and (a[0] == b[0] or a[1] == b[1])


def mark(code, guess, with_blue):
    """Black, white and, where it is given, blue: docs/notation.md, "Marking"."""
    black = sum(c == g for c, g in zip(code, guess))
    kinds = set(code) & set(guess)
    white = sum(min(code.count(k), guess.count(k)) for k in kinds) - black
    if not with_blue:
        return black, white
    open_holes = [i for i, (c, g) in enumerate(zip(code, guess)) if c != g]
    choices = []
    for kind in kinds:
        in_guess = [i for i in open_holes if guess[i] == kind]
        in_code = [i for i in open_holes if code[i] == kind]
        n = min(len(in_guess), len(in_code))
        choices.append([g + c for g in itertools.combinations(in_guess, n) for c in itertools.combinations(in_code, n)])
    alike = [i for i in open_holes if shares(code[i], guess[i])]
    blue = max(sum(i not in set().union(*spent) for i in alike) for spent in itertools.product(*choices))
    return black, white, blue


class Game:
    def __init__(self, words):
        facts = dict(zip(words[1::2], words[2::2]))
        try:
            self.holes, self.rows = int(facts["holes"]), int(facts["rows"])
            self.pegs = facts["pegs"].split(",")
        except (KeyError, ValueError):
            raise Fault("missing", "newgame: send the edition, then holes, pegs and rows.")
        self.repeats = facts.get("repeats", "yes") == "yes"
        self.blue = facts.get("blue", "yes" if "blue" in facts.get("marks", "") else "no") == "yes"
        self.board, self.code = [], None

    def read_code(self, text):
        size = len(self.pegs[0])
        code = [text[i : i + size] for i in range(0, len(text), size)]
        if len(code) != self.holes or any(peg not in self.pegs for peg in code):
            raise Fault("bad-text", f"{text} is no row of {self.holes} pegs of {','.join(self.pegs)}.")
        if not self.repeats and len(set(code)) < len(code):
            raise Fault("bad-text", f"{text} has a peg twice.")
        return code

    def read_board(self, words):
        if len(words) > self.rows:
            raise Fault("rows-full", f"The board has {self.rows} rows.")
        board = []
        for word in words:
            guess, _, feedback = word.partition(":")
            counts = feedback.split("-")
            if len(counts) != (3 if self.blue else 2) or not all(count.isdecimal() for count in counts):
                raise Fault("bad-text", f"{feedback!a} is no feedback here.")
            if sum(map(int, counts)) > self.holes:
                raise Fault("bad-text", f"{feedback} counts more than {self.holes} holes.")
            board.append((self.read_code(guess), tuple(map(int, counts))))
        self.board = board

    def possible(self, start, guess, feedback):
        """Whether the first pegs of a code leave this feedback possible: no code that fits is ever cut off."""
        left, black, white = self.holes - len(start), feedback[0], feedback[1]
        blacks = sum(a == b for a, b in zip(start, guess))
        common = sum(min(start.count(k), guess.count(k)) for k in set(start))
        if not (blacks <= black <= blacks + left and common <= black + white <= common + left):
            return False
        if not self.blue:
            return True
        alike = sum(a != b and shares(a, b) for a, b in zip(start, guess))
        return alike - 2 * white <= feedback[2] <= alike + left

    def fitting(self, is_late=lambda: False, start=()):
        """A code that fits every row and begins with these pegs, or None; any code when it is late."""
        if is_late():
            return [*start, *self.fill(start)]
        if not all(self.possible(start, *row) for row in self.board):
            return None
        if len(start) == self.holes:
            code = list(start)
            return code if all(mark(code, g, self.blue) == f for g, f in self.board) else None
        for peg in random.sample(self.pegs, len(self.pegs)):
            if self.repeats or peg not in start:
                code = self.fitting(is_late, (*start, peg))
                if code:
                    return code
        return None

    def fill(self, start):
        """Pegs by chance for the rest of a code."""
        left = self.holes - len(start)
        return random.choices(self.pegs, k=left) if self.repeats else random.sample([p for p in self.pegs if p not in start], left)


class Engine:
    """Answers a line with a list of lines. `is_stopped` says whether the line under way was told to stop."""

    def __init__(self, is_stopped):
        self.game, self.is_stopped = None, is_stopped

    def answer(self, line):
        if len(line) > MOST_CHARACTERS:
            raise Fault("line-too-long", f"Send at most {MOST_CHARACTERS} characters.")
        word, *words = line.split() or [""]
        if word in ("", "stop"):
            return []
        answers = {"identify": self.identify, "ready": self.ready, "set": self.set, "newgame": self.newgame,
                   "position": self.position, "go": self.go, "mark": self.mark}
        if word not in answers:
            raise Fault("unknown-command", f"{word!a} is no word of the protocol.")
        return answers[word](words)

    def identify(self, words):
        at_most(words, 0)
        return ["id name Consistent", "id author the Blackpeg contributors", "protocol 2",
                f"option seed number 0 {LARGEST_SEED} default none", "identified"]

    def ready(self, words):
        at_most(words, 0)
        return ["ready"]

    def set(self, words):
        if len(words) < 2:
            raise Fault("missing", "set: send a name and a value.")
        if words[0] != "seed":
            raise Fault("unknown-setting", "There is one setting, seed.")
        at_most(words, 2)
        random.seed(number(words[1], 0, LARGEST_SEED))
        return []

    def newgame(self, words):
        self.game = Game(words)
        return []

    def position(self, words):
        self.opened().read_board(words)
        return []

    def go(self, words):
        game = self.opened()
        if words[:1] == ["code"]:
            at_most(words, 1)
            game.code = game.fill(())
            return ["code " + "".join(game.code)]
        if words and words[0] != "time":
            raise Fault("surplus", f"{words[0]!a} does not belong after go.")
        if words == ["time"]:
            raise Fault("missing", "go time: send milliseconds.")
        at_most(words, 2)
        # Part of the time is kept for transmitting the answer.
        end = time.monotonic() + 0.8 * number(words[1], 1, LONGEST_TIME) / 1000 if words else math.inf
        if len(game.board) == game.rows:
            raise Fault("rows-full", "Every row of the board is used.")
        guess = game.fitting(lambda: self.is_stopped() or time.monotonic() > end)
        if guess is None:
            raise Fault("no-code-fits", "The rows of the position contradict each other.")
        return ["bestguess " + "".join(guess)]

    def mark(self, words):
        game = self.opened()
        if game.code is None:
            raise Fault("no-code", "Send go code first.")
        return ["feedback " + "-".join(map(str, mark(game.code, game.read_code("".join(words)), game.blue)))]

    def opened(self):
        if self.game is None:
            raise Fault("no-game", "Send newgame first.")
        return self.game


def at_most(words, count):
    if len(words) > count:
        raise Fault("surplus", f"{words[count]!a} does not belong there.")


def number(text, least, most):
    if not text.isdecimal() or not least <= int(text) <= most:
        raise Fault("bad-number", f"{text!a} is no number from {least} to {most}.")
    return int(text)


def main():
    """A thread reads, so that stop and quit are heard while the engine thinks."""
    lines, stopped = queue.Queue(), threading.Event()

    def read():
        for line in sys.stdin:
            word = line.strip()
            if word in ("stop", "quit"):
                stopped.set()
            if word == "quit":
                break
            lines.put(line)
        lines.put(None)

    threading.Thread(target=read, daemon=True).start()
    engine = Engine(stopped.is_set)
    for line in iter(lines.get, None):
        try:
            answers = engine.answer(line.rstrip("\r\n"))
        except Fault as fault:
            answers = [f"error {fault.word} {fault}"]
        if line.strip() == "stop":
            stopped.clear()
        for answer in answers:
            print(answer, flush=True)


if __name__ == "__main__":
    sys.stdin.reconfigure(encoding="utf-8", errors="replace")
    main()
