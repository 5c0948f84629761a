// Few combinations of many choices, so that every two values of two choices occur together at least once.

type Choices = Readonly<Record<string, readonly unknown[]>>;
export type Mix<Lists extends Choices> = { readonly [Name in keyof Lists]: Lists[Name][number] };

/** Repeatedly takes the combination with the most pairs not seen yet; deterministic. */
export function pairwise<Lists extends Choices>(lists: Lists): readonly Mix<Lists>[] {
  const all = allMixes(lists).map((mix) => ({ mix, pairs: pairsOf(mix) }));
  const unseen = new Set(all.flatMap(({ pairs }) => pairs));
  const chosen: Mix<Lists>[] = [];
  while (unseen.size > 0) {
    const news = all.map(({ pairs }) => pairs.filter((pair) => unseen.has(pair)).length);
    const best = all[news.indexOf(Math.max(...news))];
    if (!best) break;
    chosen.push(best.mix);
    for (const pair of best.pairs) unseen.delete(pair);
  }
  return chosen;
}

export function allMixes<Lists extends Choices>(lists: Lists): readonly Mix<Lists>[] {
  const mixes = Object.entries(lists).reduce<readonly object[]>(
    (some, [name, values]) => some.flatMap((mix) => values.map((value) => ({ ...mix, [name]: value }))),
    [{}],
  );
  return mixes as readonly Mix<Lists>[];
}

function pairsOf(mix: object): readonly string[] {
  const values = Object.entries(mix).map(([name, value]) => `${name} ${String(value)}`);
  return values.flatMap((one, index) => values.slice(index + 1).map((other) => `${one}, ${other}`));
}
