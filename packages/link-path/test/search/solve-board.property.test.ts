import { applyGravity, type GravityMode, type Grid } from '@kit/grid';
import { type LinkOptions, solveBoard } from '@kit/link-path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainLinks } from '../link/reference.js';
import { gravities } from '../random-board.js';
import { isCleared, replay } from '../replay.js';

/** Small boards on which every kind occurs an even number of times. */
const evenBoards = fc
  .record({
    rows: fc.integer({ min: 1, max: 4 }),
    cols: fc.integer({ min: 2, max: 4 }),
    kinds: fc.integer({ min: 1, max: 4 }),
    pairs: fc.integer({ min: 1, max: 5 }),
    stones: fc.integer({ min: 0, max: 2 }),
    seed: fc.integer(),
  })
  .chain(({ rows, cols, kinds, pairs, stones }) => {
    const size = rows * cols;
    const tiles = Array.from({ length: Math.min(pairs, size >> 1) * 2 }, (_, i) => ((i >> 1) % kinds) + 1);
    const rest = Array.from({ length: size - tiles.length }, (_, i) => (i < stones ? -1 : 0));
    const all = [...tiles, ...rest];
    return fc.shuffledSubarray(all, { minLength: size, maxLength: size }).map((cells): Grid => ({ rows, cols, cells }));
  });

/** Tries every play. */
function canClear(
  board: Grid,
  turns: readonly (readonly ('none' | GravityMode)[])[],
  played: number,
  maxTurns: number,
  margin: boolean,
  lost = new Set<string>(),
): boolean {
  if (isCleared(board)) return true;
  const key = `${played % turns.length}: ${board.cells.join()}`;
  if (lost.has(key)) return false;
  for (let a = 0; a < board.cells.length; a++) {
    let links: ReturnType<typeof plainLinks> | undefined;
    for (let b = a + 1; b < board.cells.length; b++) {
      if (board.cells[a] <= 0 || board.cells[a] !== board.cells[b]) continue;
      links ??= plainLinks(board, a, margin);
      const best = links.get(b);
      if (best === undefined || best.turns > maxTurns) continue;
      let next: Grid = { ...board, cells: board.cells.map((value, cell) => (cell === a || cell === b ? 0 : value)) };
      for (const mode of turns[played % turns.length]) {
        if (mode === 'none') continue;
        next = applyGravity(next, mode, { isEmpty: (value) => value === 0, isFixed: (value) => value === -1 });
      }
      if (canClear(next, turns, played + 1, maxTurns, margin, lost)) return true;
    }
  }
  lost.add(key);
  return false;
}

test('the verdict is that of trying every play, and the moves clear the board', () => {
  fc.assert(
    fc.property(
      evenBoards,
      gravities,
      fc.integer({ min: 0, max: 3 }),
      fc.boolean(),
      (board, gravity, maxTurns, margin) => {
        const cycle = typeof gravity === 'object' && 'cycle' in gravity ? gravity.cycle : [gravity];
        const played = typeof gravity === 'object' && 'cycle' in gravity ? (gravity.played ?? 0) : 0;
        const turns = cycle.map((turn) => (typeof turn === 'string' ? [turn] : turn));
        const options: LinkOptions = { maxTurns, margin };
        const solution = solveBoard(board, { ...options, gravity });
        expect(solution.status).toBe(canClear(board, turns, played, maxTurns, margin) ? 'solved' : 'unsolvable');
        if (solution.status === 'solved')
          expect(isCleared(replay(board, solution.moves, { ...options, gravity }))).toBe(true);
      },
    ),
    { numRuns: 200 },
  );
});
