/** A ratio is written `2.56×`: how many times as long, or as much, the best of the others takes. */
const ratioOf = (cell) =>
  /^[\d.,]+×$/.test(String(cell)) ? Number(String(cell).replaceAll(',', '').slice(0, -1)) : undefined;

/**
 * The ratios that fell by more than a share. Times of two machines can't be compared, ratios measured in one process can.
 *
 * @param before - results as they are in the repository
 * @param after - results of a run; rows and columns are matched by their place, which the benchmarks keep
 * @param share - how much of a ratio may be lost
 * @returns how many ratios were compared, and a line for each that fell
 */
export function compareRatios(before, after, share = 0.15) {
  let compared = 0;
  const fallen = [];
  for (const [at, { title, columns, rows }] of before.tables.entries()) {
    for (const [row, cells] of rows.entries()) {
      for (const [column, cell] of cells.entries()) {
        const old = ratioOf(cell);
        const now = ratioOf(after.tables[at]?.rows[row]?.[column]);
        if (old === undefined || now === undefined) continue;
        compared++;
        if (now >= old * (1 - share)) continue;
        const place = cells.slice(0, 3).join(' ');
        fallen.push(
          `${before.title}, ${title}: ${place}, ${columns[column]} ${cell} → ${after.tables[at].rows[row][column]}`,
        );
      }
    }
  }
  return { compared, fallen };
}
