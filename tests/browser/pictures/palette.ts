// Reduces a picture to at most 256 colours: its own if it has no more, otherwise the commonest of each group of
// neighbours, so that flat surfaces keep their exact colour.

interface Counted {
  readonly colour: number;
  readonly count: number;
}

const MOST = 256;
const SHIFTS = [16, 8, 0];

/** For every colour of the picture the one that replaces it, as an index into the palette. */
export function paletteOf(colours: Uint32Array): { palette: readonly number[]; indexes: Uint8Array } {
  const counts = new Map<number, number>();
  for (const colour of colours) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  const groups = split([...counts].map(([colour, count]) => ({ colour, count })));
  const indexOf = new Map(
    groups.flatMap((group, index) => group.map(({ colour }) => [colour, index] as const)),
  );
  return {
    palette: groups.map(commonest),
    indexes: Uint8Array.from(colours, (colour) => indexOf.get(colour) ?? 0),
  };
}

/** Repeatedly halves the group with the most pixels and the widest range. */
function split(all: readonly Counted[]): readonly (readonly Counted[])[] {
  const groups = [{ members: all, weight: weightOf(all) }];
  while (groups.length < Math.min(MOST, all.length)) {
    const heaviest = groups.reduce((best, group, index) => {
      return group.weight > (groups[best]?.weight ?? 0) ? index : best;
    }, 0);
    const halves = halve(groups[heaviest]?.members ?? []);
    groups.splice(heaviest, 1, ...halves.map((members) => ({ members, weight: weightOf(members) })));
  }
  return groups.map(({ members }) => members);
}

/** Never nothing on one side. */
function halve(group: readonly Counted[]): readonly (readonly Counted[])[] {
  const { shift } = widest(group);
  const sorted = [...group].sort((a, b) => ((a.colour >> shift) & 255) - ((b.colour >> shift) & 255));
  const half = total(sorted) / 2;
  let sum = 0;
  const middle = sorted.findIndex(({ count }) => {
    sum += count;
    return sum >= half;
  });
  const cut = Math.min(Math.max(middle, 1), sorted.length - 1);
  return [sorted.slice(0, cut), sorted.slice(cut)];
}

/** A group of one colour cannot be halved. The root keeps large flat surfaces from taking the whole palette. */
function weightOf(group: readonly Counted[]): number {
  return group.length < 2 ? 0 : widest(group).width * Math.sqrt(total(group));
}

function widest(group: readonly Counted[]): { readonly shift: number; readonly width: number } {
  return SHIFTS.map((shift) => {
    const values = group.map(({ colour }) => (colour >> shift) & 255);
    const width = values.reduce((a, b) => Math.max(a, b)) - values.reduce((a, b) => Math.min(a, b));
    return { shift, width };
  }).reduce((best, other) => (other.width > best.width ? other : best));
}

function total(group: readonly Counted[]): number {
  return group.reduce((sum, { count }) => sum + count, 0);
}

function commonest(group: readonly Counted[]): number {
  return group.reduce((best, other) => (other.count > best.count ? other : best)).colour;
}
