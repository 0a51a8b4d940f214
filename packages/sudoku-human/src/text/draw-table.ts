/** Nine by nine texts in a box with borders between the boxes: columns are as wide as their widest cell. */

/** The drawing, without a line break at its end. */
export function drawTable(cells: readonly string[]): string {
  const widths = Array.from({ length: 9 }, (_, col) =>
    Math.max(...Array.from({ length: 9 }, (_, row) => cells[row * 9 + col].length)),
  );
  const border = `+${joinStacks(
    widths.map((width) => '-'.repeat(width)),
    '-',
    '-',
    '+',
  )}+`;
  const lines = [border];
  for (let row = 0; row < 9; row++) {
    const padded = widths.map((width, col) => cells[row * 9 + col].padEnd(width));
    lines.push(`|${joinStacks(padded, ' ', ' ', '|')}|`);
    if (row % 3 === 2) lines.push(border);
  }
  return lines.join('\n');
}

function joinStacks(columns: readonly string[], gap: string, edge: string, bar: string): string {
  const stacks = [0, 3, 6].map((start) => edge + columns.slice(start, start + 3).join(gap) + edge);
  return stacks.join(bar);
}
