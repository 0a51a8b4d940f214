/** The home cells of a few tiles, and a cell where the blank may be when they are home. */
type Piece = { readonly homes: readonly number[]; readonly free: number };

/** Own moves of the tiles by the definition: a search over tiles and blank in which only the tiles' moves count. */
export function* ownMoves(
  rows: number,
  cols: number,
  { homes, free }: Piece,
): Generator<[cells: number[], moves: number]> {
  const seen = new Set<string>();
  let level = [{ cells: [...homes], blank: free }];
  const moves = new Map<string, number>();
  for (let count = 0; level.length > 0; count++) {
    const next: typeof level = [];
    for (const state of level) {
      const key = `${state.cells}@${state.blank}`;
      if (seen.has(key)) continue;
      seen.add(key);
      if (!moves.has(state.cells.join())) {
        moves.set(state.cells.join(), count);
        yield [state.cells, count];
      }
      for (let to = 0; to < rows * cols; to++) {
        const down = Math.abs(Math.floor(to / cols) - Math.floor(state.blank / cols));
        if (down + Math.abs((to % cols) - (state.blank % cols)) !== 1) continue;
        const tile = state.cells.indexOf(to);
        // The blank walks for nothing: on the same level.
        if (tile < 0) level.push({ cells: state.cells, blank: to });
        else next.push({ cells: state.cells.with(tile, state.blank), blank: to });
      }
    }
    level = next;
  }
}
