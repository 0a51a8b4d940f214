import { createRandom } from '@kit/grid';
import { type Cage, createLayout, findSolution, generatePuzzle, type Layout } from '@kit/sudoku-human';

/** The kinds of Sudoku that the demo deals, by name. */
const makers: Readonly<Record<string, (seed: number) => Layout>> = {
  '4x4': () => createLayout({ size: 4 }),
  '6x6': () => createLayout({ size: 6 }),
  '12x12': () => createLayout({ size: 12 }),
  jigsaw: () => createLayout({ regions: jigsaw }),
  x: () => createLayout({ diagonals: true }),
  windoku: () => createLayout({ windows: true }),
  'anti-king': () => createLayout({ antiKing: true }),
  killer: (seed) => createLayout({ cages: cagesOf(seed) }),
};

/** Their names. */
export const layoutNames: readonly string[] = Object.keys(makers);

/** A layout by its name; the cages of a killer come from the seed. */
export function layoutOf(name: string, seed: number): Layout {
  return (makers[name] as (seed: number) => Layout)(seed);
}

/** Nine regions that are no boxes. */
const jigsaw = [...'DDBBBCCCCDDAABCBBCDDAABBBCCDAAAFFFFCDAEEFEEFFDAHEEEIIFGGHHHEEIFGGGGHIIIIGGGHHHHII'].map((letter) =>
  'ABCDEFGHI'.indexOf(letter),
);

/** Cages of two to four cells with their sums, on a grid that the seed gives. */
function cagesOf(seed: number): Cage[] {
  const random = createRandom(seed);
  const made = generatePuzzle({ seed });
  const digits = made.status === 'found' ? findSolution(made.position) : undefined;
  if (digits === undefined) throw new Error(`no grid for seed ${seed}`);
  const free = new Set(digits.keys());
  const cages: Cage[] = [];
  for (const start of random.shuffle([...free])) {
    if (!free.delete(start)) continue;
    const cells = [start];
    for (const length = 2 + random.int(3); cells.length < length; ) {
      const beside = cells.flatMap((cell) => neighboursOf(cell)).filter((cell) => free.has(cell));
      // A cage holds no digit twice.
      const open = beside.filter((cell) => cells.every((other) => digits[other] !== digits[cell]));
      if (open.length === 0) break;
      const next = random.pick(open);
      free.delete(next);
      cells.push(next);
    }
    cages.push({ cells: cells.sort((a, b) => a - b), sum: cells.reduce((sum, cell) => sum + (digits[cell] ?? 0), 0) });
  }
  return cages;
}

function neighboursOf(cell: number): number[] {
  const col = cell % 9;
  return [cell - 9, cell + 9, col > 0 ? cell - 1 : -1, col < 8 ? cell + 1 : -1].filter((at) => at >= 0 && at < 81);
}
