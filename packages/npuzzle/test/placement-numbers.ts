/** Where the values of a pattern's placements stand in tables, by the definition: sets as numbers ascend, then orders by the alphabet. */

function choose(from: number, many: number): number {
  if (many < 0 || many > from) return 0;
  return many === 0 ? 1 : (choose(from - 1, many - 1) * from) / many;
}

function factorial(n: number): number {
  return n < 2 ? 1 : n * factorial(n - 1);
}

/** The number of ways to place the tiles on the cells. */
export function placementsOf(cells: number, tiles: number): number {
  return choose(cells, tiles) * factorial(tiles);
}

/** The number of a placement: the cell of each tile. */
export function placementNumber(cells: readonly number[]): number {
  const sorted = cells.toSorted((one, other) => one - other);
  // Sets of as many cells that are less as numbers: those whose greatest cell that differs is less.
  const set = sorted.reduce((sum, cell, place) => sum + choose(cell, place + 1), 0);
  const order = sorted.map((cell) => cells.indexOf(cell));
  const rank = order.reduce((sum, tile, place) => {
    const smaller = order.slice(place + 1).filter((later) => later < tile).length;
    return sum + smaller * factorial(order.length - 1 - place);
  }, 0);
  return set * factorial(cells.length) + rank;
}
