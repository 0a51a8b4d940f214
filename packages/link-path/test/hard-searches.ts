import { createRandom, type Grid, type GridLike } from '@kit/grid';
import * as kit from '@kit/link-path';
import type { HardSearch } from '../../../config/work.js';
import { dealt } from './random-board.js';

/** Stones and tiles of one kind in turns: no two tiles touch. */
function checkered(rows: number, cols: number): GridLike {
  const cells = Int8Array.from({ length: rows * cols }, (_, cell) =>
    (Math.trunc(cell / cols) + cell) % 2 === 0 ? 1 : -1,
  );
  return { rows, cols, cells };
}

/** Nearly empty, with a few tiles that lines of many turns may join. */
function sparse(rows: number, cols: number): Grid {
  const cells = Array.from({ length: rows * cols }, (_, cell) => (cell % 997 === 0 ? 1 + ((cell / 997) % 3) : 0));
  const counts = new Map<number, number>();
  for (const kind of cells) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return {
    rows,
    cols,
    cells: cells.map((kind, cell) =>
      kind > 0 && (counts.get(kind) ?? 0) % 2 === 1 && cells.indexOf(kind) === cell ? 0 : kind,
    ),
  };
}

/** A search on a board that is made before: what is measured begins with the search. */
function on<R>(board: GridLike, search: (board: GridLike) => R): () => R {
  return () => search(board);
}

const inner = { margin: false } as const;

/** A board of which every other tile is frozen and some are tied. */
function marked(board: Grid): kit.Board {
  const frozen = [...board.cells.keys()].filter((cell) => cell % 2 === 1);
  const tied = [...board.cells.keys()].filter((cell) => cell % 64 === 0).map((a) => ({ a, b: a + 2 }));
  return { ...board, frozen, tied };
}

/** A block of 8 × 8 × 8 tiles, the most that a layout may have. */
export const cube = {
  places: Array.from({ length: 512 }, (_, tile) => ({
    x: 2 * (tile & 7),
    y: 2 * ((tile >> 3) & 7),
    layer: tile >> 6,
  })),
};

/** The largest and the nastiest boards for every search of the package. */
export const hardSearches: readonly HardSearch[] = [
  {
    name: 'solveTilesSearch',
    input: '512 tiles in eight layers, 128 kinds',
    start: () => {
      const kinds = createRandom(5).shuffle(Array.from({ length: 512 }, (_, tile) => (tile >> 2) + 1));
      return kit.solveTilesSearch({ ...cube, kinds });
    },
    stopAfter: 200,
  },
  {
    name: 'generateTilesSearch',
    input: '512 tiles in eight layers, 128 kinds',
    start: () => kit.generateTilesSearch({ layout: cube, kinds: 128, maxTries: 5 }),
  },
  {
    name: 'generateTilesSearch',
    input: '512 tiles in eight layers, 128 kinds, of a difficulty',
    start: () => kit.generateTilesSearch({ layout: cube, kinds: 128, difficulty: 3, maxTries: 5 }),
    stopAfter: 40,
  },
  {
    name: 'generateBoardSearch',
    input: '32×32, 2 kinds, of a difficulty',
    start: () => kit.generateBoardSearch({ rows: 32, cols: 32, kinds: 2, difficulty: 3 }),
    stopAfter: 40,
  },
  {
    name: 'generateTilesSearch',
    input: 'two towers of 255 tiles, one of two',
    start: () => {
      const towers = [255, 255, 2].flatMap((height, index) =>
        Array.from({ length: height }, (_, layer) => ({ x: 4 * index, y: 0, layer })),
      );
      return kit.generateTilesSearch({ layout: { places: towers }, kinds: 128, maxTries: 5 });
    },
  },
  {
    name: 'hintTilesSearch',
    input: '512 tiles in eight layers, 128 kinds',
    start: () => {
      const kinds = createRandom(6).shuffle(Array.from({ length: 512 }, (_, tile) => (tile >> 2) + 1));
      return kit.hintTilesSearch({ ...cube, kinds });
    },
    stopAfter: 200,
  },
  {
    name: 'reshuffleTilesSearch',
    input: '512 tiles in eight layers, 128 kinds',
    start: () => {
      const kinds = Array.from({ length: 512 }, (_, tile) => (tile >> 2) + 1);
      return kit.reshuffleTilesSearch({ ...cube, kinds }, { guarantee: 'clear', maxTries: 5 });
    },
  },
  ...(
    [
      [50, 50, 20, 'none'],
      [100, 100, 20, 'none'],
      [100, 100, 50, 'down'],
      [256, 256, 16_384, 'none'],
      [256, 256, 32_768, 'none'],
      [256, 256, 2, 'left'],
      [1, 65_536, 1024, 'left'],
    ] as const
  ).map(([rows, cols, kinds, gravity]) => ({
    name: 'solveBoardSearch',
    input: `${cols}×${rows}, ${kinds} kinds, gravity ${gravity}`,
    start: on(dealt(rows, cols, kinds), (board) => kit.solveBoardSearch(board, { gravity })),
    stopAfter: 6,
  })),
  {
    name: 'solveBoardSearch',
    input: 'nearly empty, 40 turns',
    start: on(sparse(256, 256), (board) => kit.solveBoardSearch(board, { maxTurns: 40 })),
    stopAfter: 6,
  },
  {
    name: 'solveBoardSearch',
    input: '20×20 of 100 kinds: many decisions',
    start: on(dealt(20, 20, 100), (board) => kit.solveBoardSearch(board)),
    stopAfter: 20,
  },
  ...(['none', 'down'] as const).flatMap((gravity) => [
    {
      name: 'solveBoardSearch',
      input: `256×256 of 1024 kinds with ice and ties, gravity ${gravity}`,
      start: on(marked(dealt(256, 256, 1024)), (board) => kit.solveBoardSearch(board, { gravity })),
      stopAfter: 6,
    },
    {
      name: 'reshuffleSearch',
      input: `256×256 of 1024 kinds with ice and ties, gravity ${gravity}`,
      start: on(marked(dealt(256, 256, 1024)), (board) => kit.reshuffleSearch(board, { guarantee: 'clear', gravity })),
      stopAfter: 6,
    },
    {
      name: 'generateBoardSearch',
      input: `256×256 with ice and ties, gravity ${gravity}`,
      start: () =>
        kit.generateBoardSearch({ rows: 256, cols: 256, kinds: 16_384, copies: 4, frozen: 9000, tied: 9000, gravity }),
      stopAfter: 6,
    },
  ]),
  {
    name: 'rateBoardSearch',
    input: '256×256 of 16 kinds with ice and ties',
    start: on(marked(dealt(256, 256, 16)), (board) => kit.rateBoardSearch(board, { gravity: 'down' })),
    stopAfter: 6,
  },
  {
    name: 'hintMoveSearch',
    input: '100×100 of 500 kinds with ice and ties',
    start: on(marked(dealt(100, 100, 500)), (board) => kit.hintMoveSearch(board)),
    stopAfter: 6,
  },
  ...([{}, { gravity: 'down' }, { deadEnds: { min: 0.9 } }, { maxTurns: 9 }] as const).flatMap((rules) =>
    (
      [
        [50, 50, 625, 4],
        [256, 256, 16_384, 4],
        [256, 256, 2, 32_768],
      ] as const
    ).map(([rows, cols, kinds, copies]) => ({
      name: 'generateBoardSearch',
      input: `${cols}×${rows}, ${kinds} kinds, ${JSON.stringify(rules)}`,
      start: () => kit.generateBoardSearch({ rows, cols, kinds, copies, ...rules }),
      stopAfter: 6,
    })),
  ),
  ...(['move', 'clear'] as const).flatMap((guarantee) => [
    {
      name: 'reshuffleSearch',
      input: `checkered 256×256, ${guarantee}`,
      start: on(checkered(256, 256), (board) => kit.reshuffleSearch(board, { guarantee, ...inner })),
      stopAfter: 6,
    },
    {
      name: 'reshuffleSearch',
      input: `256×256 of 32,768 kinds, ${guarantee}, gravity`,
      start: on(dealt(256, 256, 32_768), (board) => kit.reshuffleSearch(board, { guarantee, gravity: 'center-cols' })),
      stopAfter: 6,
    },
  ]),
  {
    name: 'hintMoveSearch',
    input: '20×20 of 100 kinds, gravity left',
    start: on(dealt(20, 20, 100), (board) => kit.hintMoveSearch(board, { gravity: 'left' })),
    stopAfter: 20,
  },
  {
    name: 'hintMoveSearch',
    input: '100×100 of 500 kinds',
    start: on(dealt(100, 100, 500), (board) => kit.hintMoveSearch(board)),
    stopAfter: 6,
  },
  {
    name: 'rateBoardSearch',
    input: '256×256 of 16 kinds',
    start: on(dealt(256, 256, 16), (board) => kit.rateBoardSearch(board)),
    stopAfter: 6,
  },
  {
    name: 'rateBoardSearch',
    input: 'a million plays of two tiles',
    start: on(dealt(1, 2, 1), (board) => kit.rateBoardSearch(board, { plays: 1_000_000 })),
    stopAfter: 6,
  },
  ...([kit.findPairsSearch, kit.isDeadlockedSearch] as const).flatMap((search) => [
    {
      name: search.name,
      input: 'checkered 1000×1000',
      start: on(checkered(1000, 1000), (board) => search(board, inner)),
      stopAfter: 6,
    },
    {
      name: search.name,
      input: 'nearly empty 256×256, any turns',
      start: on(sparse(256, 256), (board) => search(board, { maxTurns: 1000 })),
      stopAfter: 6,
    },
    {
      name: search.name,
      input: '256×256 of one kind, every line lost',
      start: on(checkered(256, 256), (board) => search(board)),
      stopAfter: 6,
    },
  ]),
];
