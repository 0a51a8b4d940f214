import { createRandom } from '@kit/grid';
import type { Field, GameMove, Topology } from '../../src/index.js';

const topologies: (Topology | undefined)[] = [undefined, undefined, undefined, 'square4', 'hex', 'torus'];

/** A game in which anything is clicked, on a field of at most 10 cells. */
export function anyGame(seed: number): { field: Field; moves: GameMove[] } {
  const random = createRandom(seed);
  const [rows, cols] = random.pick([
    [3, 3],
    [2, 5],
    [2, 4],
    [1, 8],
  ])!;
  const size = rows! * cols!;
  const topology = random.pick(topologies);
  const mineCells = random
    .shuffle(Array.from({ length: size }, (_, cell) => cell))
    .slice(0, 1 + random.int(4))
    .sort((a, b) => a - b);
  const shape = { rows: rows!, cols: cols! };
  const field = topology === undefined ? { ...shape, mineCells } : { ...shape, mineCells, topology };
  const moves = Array.from({ length: 9 }, (): GameMove => {
    const kind = random.pick(['open', 'open', 'open', 'flag', 'chord'] as const);
    const cell = random.int(size);
    // Flags mostly on mines, and openings mostly beside them, so that games last.
    const isFlagged = kind === 'flag' && random.int(3) > 0;
    const isSafe = kind === 'open' && random.int(4) > 0 && mineCells.includes(cell);
    return { kind, cell: isFlagged ? random.pick(mineCells) : isSafe ? (cell + 1) % size : cell };
  });
  return { field, moves };
}
