"""An engine for games of plain pegs: any code that still fits. docs/engine-protocol.md explains the words."""
import itertools, random, sys
def mark(code, guess):
    black = sum(c == g for c, g in zip(code, guess))
    return f"{black}-{sum(min(code.count(p), guess.count(p)) for p in set(guess)) - black}"
for words in (line.split() for line in sys.stdin):
    if words[:1] == ["identify"]: print("id name Example\noption seed 0 4294967295\nidentified")
    elif words[:1] == ["ready"]: print("ready")
    elif words[:2] == ["set", "seed"]: random.seed(int(words[2]))
    elif words[:1] == ["newgame"]:
        facts = dict(zip(words[2::2], words[3::2]))
        draw = itertools.product if facts["repeats"] == "yes" else itertools.permutations
        holes, pegs = int(facts["holes"]), facts["pegs"].split(",")
        codes = list(draw(pegs, repeat=holes) if draw is itertools.product else draw(pegs, holes))
    elif words[:1] == ["position"]: rows = [row.split(":") for row in words[1:]]
    elif words == ["go", "code"]: code = random.choice(codes); print("code", "".join(code))
    elif words[:1] == ["go"]: print("bestguess", "".join(random.choice([c for c in codes if all(mark(c, g) == m for g, m in rows)])))
    elif words[:1] == ["mark"]: print("feedback", mark(code, words[1]))
    elif words[:1] == ["quit"]: break
    sys.stdout.flush()
