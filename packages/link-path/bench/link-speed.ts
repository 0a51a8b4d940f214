import { createRandom } from '@kit/grid';
import { createLinkBoard, findLink } from '@kit/link-path';
import { interleave, time } from '../../../tools/bench/interleave.js';
import { createTurnSearch, listCandidates, placeOf, wallsOf } from './other-ways.js';

type Case = { rows: number; cols: number; cells: number[]; name: string; queries: [number, number][] };

/** A board of four tiles a kind with cells emptied at random, and random pairs of equal tiles. */
export function makeCase(cols: number, rows: number, empty: number, count = 2000): Case {
  const random = createRandom(cols * rows + Math.round(empty * 1000));
  const cells = random.shuffle(Array.from({ length: rows * cols }, (_, index) => (index >> 2) + 1));
  const order = random.shuffle(Array.from(cells, (_, cell) => cell));
  for (const cell of order.slice(0, Math.round(order.length * empty))) cells[cell] = 0;
  const byKind = new Map<number, number[]>();
  for (const [cell, kind] of cells.entries()) if (kind > 0) byKind.set(kind, [...(byKind.get(kind) ?? []), cell]);
  const lists = [...byKind.values()].filter((list) => list.length > 1);
  const queries = Array.from({ length: count }, (): [number, number] => {
    const [a, b] = random.shuffle(random.pick(lists));
    return [a, b];
  });
  return { rows, cols, cells, name: `${cols}×${rows}, ${empty * 100} % empty`, queries };
}

/** The path-returning questions side by side, in questions a second. */
export function findLinkTable() {
  const rows: (string | number)[][] = [];
  for (const [cols, height, empty] of [
    [18, 8, 0],
    [18, 8, 0.5],
    [100, 100, 0.5],
    [100, 100, 0.9],
  ]) {
    const board = makeCase(cols, height, empty);
    const walls = wallsOf(board.cells, board.rows, board.cols);
    const places = board.queries.map((query) => query.map((cell) => placeOf(cell, cols)));
    const searchTurns = createTurnSearch(walls);
    let linked = 0;
    for (const [index, [a, b]] of board.queries.entries()) {
      const link = findLink(board, a, b);
      const [from, to] = places[index];
      const turns = searchTurns(from, to)?.length;
      const listed = listCandidates(board, a, b).map((points) => points.length);
      const best = listed.length > 0 ? Math.min(...listed) : undefined;
      if (turns !== link?.points.length || best !== turns) throw new Error(`${board.name}: ${a}-${b} differs`);
      if (link) linked += 1;
    }
    const plain = { rows: board.rows, cols: board.cols, cells: board.cells };
    const flat = Int32Array.from(board.queries.flat());
    const flatPlaces = Int32Array.from(places.flat());
    const seconds = interleave(
      {
        findLink: () => {
          for (let i = 0; i < flat.length; i += 2) findLink(plain, flat[i], flat[i + 1]);
        },
        candidates: () => {
          for (let i = 0; i < flat.length; i += 2) listCandidates(plain, flat[i], flat[i + 1]);
        },
        turns: () => {
          for (let i = 0; i < flatPlaces.length; i += 2) searchTurns(flatPlaces[i], flatPlaces[i + 1]);
        },
      },
      { rounds: 5, seconds: 0.1 },
    );
    const rate = (name: keyof typeof seconds): number => Math.round(board.queries.length / seconds[name]);
    const ratio = rate('findLink') / Math.max(rate('candidates'), rate('turns'));
    const share = `${((100 * linked) / board.queries.length).toFixed(1)} %`;
    rows.push([board.name, share, rate('findLink'), rate('candidates'), rate('turns'), `${ratio.toFixed(1)}×`]);
  }
  return {
    title: 'Finding the line between two tiles, questions a second',
    note: 'findLink checks its input. Listing candidates works on the same board and checks nothing; breadth first has its map of walls prepared beforehand. All three gave the same number of turns for every question.',
    columns: [
      'board',
      'can be linked',
      'findLink',
      'listing candidates (as KShisen)',
      'breadth first by turns',
      'to the better',
    ],
    rows,
  };
}

/** Yes or no on a live board, and a whole game on it. */
export function liveTables() {
  const answers: (string | number)[][] = [];
  for (const [cols, rows, empty] of [
    [18, 8, 0],
    [18, 8, 0.5],
    [1000, 1000, 0.5],
    [1000, 1000, 0.95],
  ]) {
    const board = makeCase(cols, rows, empty, 20_000);
    const live = createLinkBoard(board);
    const flat = Int32Array.from(board.queries.flat());
    const { isLinked } = interleave(
      {
        isLinked: () => {
          for (let i = 0; i < flat.length; i += 2) live.isLinked(flat[i], flat[i + 1]);
        },
      },
      { rounds: 5, seconds: 0.1 },
    );
    answers.push([board.name, Math.round(board.queries.length / isLinked)]);
  }
  const games: (string | number)[][] = [];
  for (const gravity of ['none', 'down', 'left', 'center-cols', 'center-rows'] as const) {
    let moves = 0;
    let seconds = 0;
    for (let seed = 0; seed < 60; seed++) {
      const live = createLinkBoard(makeCase(18, 8, 0, 0), { gravity });
      const random = createRandom(seed);
      live.pairs();
      const taken = time(() => {
        for (let pairs = live.pairs(); pairs.length > 0; pairs = live.pairs()) {
          const { a, b } = random.pick(pairs);
          live.removePair(a, b);
          moves += 1;
        }
      });
      if (seed >= 20) seconds += taken;
      else moves = 0;
    }
    games.push([gravity, Number(((seconds * 1000) / moves).toFixed(4))]);
  }
  return [
    { title: 'A live board: can these two be linked, answers a second', columns: ['board', 'answers'], rows: answers },
    {
      title: 'A live board 18×8: removePair and pairs, milliseconds a move',
      columns: ['gravity', 'ms a move'],
      rows: games,
    },
  ];
}
