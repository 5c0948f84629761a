// Tables on a terminal: first column to the left, figures to the right.

export type Cell = string | number;

export function printTable(head: readonly string[], rows: readonly (readonly Cell[])[]): void {
  const lines = [head, ...rows.map((row) => row.map(format))];
  const widths = head.map((_, column) => Math.max(...lines.map((line) => (line[column] ?? '').length)));
  for (const [index, line] of lines.entries()) {
    console.log(line.map((cell, column) => pad(cell, widths[column] ?? 0, column)).join('  '));
    if (index === 0) console.log(widths.map((width) => '-'.repeat(width)).join('  '));
  }
}

function format(cell: Cell): string {
  return typeof cell === 'number' ? cell.toLocaleString('en-GB') : cell;
}

function pad(cell: string, width: number, column: number): string {
  return column === 0 ? cell.padEnd(width) : cell.padStart(width);
}
