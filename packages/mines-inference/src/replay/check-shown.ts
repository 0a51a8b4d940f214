/** Some formats record what the game showed; it must be what the mines say. */

/** What a game showed while it was played: a number from 0 to 8, or 9 for a mine; `offset` is its byte or its line. */
export type Shown = { readonly cell: number; readonly value: number; readonly offset: number };

/** The first sight that contradicts the mines, in words; undefined where all are right. */
export function findWrongSight(
  shown: readonly Shown[],
  cols: number,
  mineCells: readonly number[],
): { readonly offset: number; readonly found: string; readonly expected: string } | undefined {
  const mines = new Set(mineCells);
  for (const { cell, value, offset } of shown) {
    let around = 0;
    const col = cell % cols;
    for (const down of [-cols, 0, cols]) {
      for (const across of [-1, 0, 1]) {
        if (col + across >= 0 && col + across < cols && mines.has(cell + down + across)) around++;
      }
    }
    const holds = mines.has(cell) ? 9 : around;
    if (holds === value) continue;
    const name = (what: number) => (what === 9 ? 'a mine' : `a ${what}`);
    return { offset, found: `${name(value)} in cell ${cell}`, expected: `${name(holds)}, as the mines say` };
  }
  return undefined;
}
