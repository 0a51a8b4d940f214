/**
 * Every exported search on boards of drawn sizes, and on the largest that it takes: each of the first hundred steps has
 * bounded work.
 *
 * A loop that never pauses goes unseen on the small inputs of other tests.
 */
import { createRandom } from '@kit/grid';
import * as kit from '@kit/link-path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { prop } from '../../../config/prop.js';
import { runs, some } from '../../../config/runs.js';
import { measureSlices, mostWorkACall, mostWorkASlice } from '../../../config/work.js';
import { cube } from './hard-searches.js';
import { gravities } from './random-board.js';

const firstSteps = 100;
const endless = Number.MAX_SAFE_INTEGER;
/** On boards of more than 65,536 cells what is linear runs in one piece: so much for each cell and mode of the gravity. */
const mostWorkACell = 20;

type Form = (typeof forms)[number];
const forms = ['full', 'half', 'scattered', 'walled'] as const;

/** A board and by which rules it is played. */
type Asked = {
  readonly rows: number;
  readonly cols: number;
  readonly form: Form;
  readonly kinds: number;
  readonly gravity: kit.Gravity;
  readonly maxTurns?: number;
  readonly isMarked?: boolean;
};

type Start = (board: kit.BoardLike, asked: Asked) => Generator<unknown, unknown, 'stop' | undefined>;

/** The searches, started with limits that they don't come to; a name may be followed by what is asked. */
const searches: Readonly<Record<string, Start>> = {
  findPairsSearch: (board, { maxTurns }) => kit.findPairsSearch(board, { maxTurns }),
  hintMoveSearch: (board, { gravity, maxTurns }) => kit.hintMoveSearch(board, { gravity, maxTurns, maxNodes: endless }),
  isDeadlockedSearch: (board, { maxTurns }) => kit.isDeadlockedSearch(board, { maxTurns }),
  rateBoardSearch: (board, { gravity, maxTurns }) =>
    kit.rateBoardSearch(board, { gravity, maxTurns, plays: 1_000_000 }),
  'reshuffleSearch move': (board, { maxTurns }) => kit.reshuffleSearch(board, { maxTurns, maxTries: endless }),
  'reshuffleSearch clear': (board, { gravity, maxTurns }) =>
    kit.reshuffleSearch(board, { gravity, maxTurns, guarantee: 'clear', maxTries: endless }),
  solveBoardSearch: (board, { gravity, maxTurns }) =>
    kit.solveBoardSearch(board, { gravity, maxTurns, maxNodes: endless }),
  generateBoardSearch: ({ rows, cols, frozen, tied }, { kinds, gravity, maxTurns }) => {
    const marks = { frozen: frozen?.length, tied: tied?.length };
    return kit.generateBoardSearch({ rows, cols, kinds, gravity, maxTurns, ...marks, maxTries: endless });
  },
  'generateBoardSearch stones': ({ rows, cols }, { kinds, gravity, maxTurns }) => {
    const hard = { leftover: 'stone', deadEnds: { min: 0.9 } } as const;
    return kit.generateBoardSearch({ rows, cols, kinds, copies: 2, gravity, maxTurns, ...hard, maxTries: endless });
  },
};

/** The same for tiles in layers. */
const tileSearches: Readonly<Record<string, (kinds: number) => ReturnType<Start>>> = {
  generateTilesSearch: (kinds) => kit.generateTilesSearch({ layout: cube, kinds, maxTries: endless }),
  solveTilesSearch: (kinds) => {
    const tiles = Array.from(cube.places, (_, tile) => ((tile >> 1) % kinds) + 1);
    return kit.solveTilesSearch({ ...cube, kinds: createRandom(1).shuffle(tiles) }, { maxNodes: endless });
  },
};

/** A board full of tiles, with a gap or a stone beside each, or with a tile here and there. */
function boardOf({ rows, cols, form, kinds, isMarked }: Asked): kit.Board {
  const every = { full: 1, half: 2, walled: 2, scattered: 997 }[form];
  const tiles = 2 * Math.floor(Math.ceil((rows * cols) / every) / 2);
  const dealt = createRandom(1).shuffle(Array.from({ length: tiles }, (_, tile) => ((tile >> 1) % kinds) + 1));
  const cells = Array.from({ length: rows * cols }, (_, cell) =>
    cell % every === 0 ? (dealt[cell / every] ?? 0) : form === 'walled' ? -1 : 0,
  );
  if (isMarked !== true) return { rows, cols, cells };
  const places = Array.from(dealt, (_, tile) => tile * every);
  // Of eight tiles in a row four are frozen and two are tied.
  const tied = places.flatMap((a, tile) => (tile % 8 === 0 && tile + 2 < tiles ? [{ a, b: places[tile + 2] }] : []));
  return { rows, cols, cells, frozen: places.filter((_, tile) => tile % 2 === 1), tied };
}

/** How many modes a gravity has, of which nothing is one. */
function modesIn(gravity: kit.Gravity): number {
  const turns = typeof gravity === 'object' && 'cycle' in gravity ? gravity.cycle : [gravity];
  return Math.max(1, turns.flat().length);
}

/** What takes too long on a board, among the steps and the calls. */
function tooLong(asked: Asked): unknown[] {
  const board = boardOf(asked);
  const cells = asked.rows * asked.cols;
  const most = cells > 65_536 ? mostWorkACell * cells * modesIn(asked.gravity) : mostWorkASlice;
  return Object.entries(searches).flatMap(([name, start]) => {
    // That so many tiles don't fit is said at once.
    if (name.endsWith('stones') && 2 * asked.kinds > cells) return [];
    const { called, longest, total } = measureSlices(() => start(board, asked), { stopAfter: firstSteps });
    return total > 0 && called <= mostWorkACall && longest <= most ? [] : [{ name, called, longest, total }];
  });
}

test('every search that the package exports is tried', () => {
  const tried = Object.keys({ ...searches, ...tileSearches }).map((name) => name.split(' ')[0]);
  const exported = Object.keys(kit).filter((name) => name.endsWith('Search'));
  expect([...new Set(tried)].sort()).toEqual(exported.sort());
});

const turns = { cycle: [['left', 'down'], 'none', 'center-cols'] } as const;
const largest: readonly Asked[] = [
  { rows: 1024, cols: 1024, form: 'full', kinds: 524_288, gravity: 'none' },
  { rows: 1, cols: 1_048_576, form: 'full', kinds: 1, gravity: turns },
  { rows: 1_048_576, cols: 1, form: 'half', kinds: 300, gravity: 'down' },
  { rows: 1024, cols: 1024, form: 'scattered', kinds: 1, gravity: turns },
  { rows: 1024, cols: 1024, form: 'walled', kinds: 300, gravity: 'left' },
  { rows: 256, cols: 256, form: 'full', kinds: 32_768, gravity: 'none', maxTurns: 1000 },
  { rows: 256, cols: 256, form: 'half', kinds: 1, gravity: turns, maxTurns: 9, isMarked: true },
  { rows: 1, cols: 65_536, form: 'full', kinds: 300, gravity: 'left', maxTurns: 9, isMarked: true },
  { rows: 65_536, cols: 1, form: 'scattered', kinds: 1, gravity: 'center-rows', maxTurns: 1000, isMarked: true },
];

test.each(some(largest, 9))('no step takes long on the largest boards: $cols×$rows $form, $kinds kinds', (asked) => {
  expect(tooLong(asked)).toEqual([]);
});

test.each(some([1, 32, 256], 3))('no step takes long on the most tiles in layers, of %i kinds', (kinds) => {
  for (const [name, start] of Object.entries(tileSearches)) {
    const { longest, total } = measureSlices(() => start(kinds), { stopAfter: firstSteps });
    expect(total).toBeGreaterThan(0);
    expect(longest, name).toBeLessThanOrEqual(mostWorkASlice);
  }
});

/** Sizes up to 65,536 cells, small ones as often as large ones. */
const asked: fc.Arbitrary<Asked> = fc
  .record({
    tall: fc.nat({ max: 16 }),
    wide: fc.nat({ max: 16 }),
    form: fc.constantFrom(...forms),
    share: fc.constantFrom(1, 4, 64, 1024),
    gravity: gravities,
    maxTurns: fc.constantFrom(0, 2, 3, 1000),
    isMarked: fc.boolean(),
  })
  .filter(({ tall, wide }) => tall + wide > 0 && tall + wide <= 16)
  .map(({ tall, wide, share, ...rest }) => {
    const [rows, cols] = [2 ** tall, 2 ** wide];
    return { rows, cols, kinds: Math.max(1, Math.floor((rows * cols) / 2 / share)), ...rest };
  });

prop([asked], { numRuns: runs(8, 100, 2), endOnFailure: true })('no step takes long on boards of any size', (drawn) => {
  expect(tooLong(drawn)).toEqual([]);
});
