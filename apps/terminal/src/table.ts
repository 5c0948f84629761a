// Plain tables: columns side by side, two spaces apart.

export type Side = 'left' | 'right';

export function drawTable(rows: readonly (readonly string[])[], sides: readonly Side[]): string {
  const widths = sides.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const lines = rows.map((row) =>
    row
      .map((cell, column) => {
        const width = widths[column] ?? 0;
        return sides[column] === 'right' ? cell.padStart(width) : cell.padEnd(width);
      })
      .join('  ')
      .trimEnd(),
  );
  return `${lines.join('\n')}\n`;
}
