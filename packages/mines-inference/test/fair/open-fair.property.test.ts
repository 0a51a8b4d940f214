import { createRandom } from '@kit/grid';
import { expect, test } from 'vitest';
import { refusalOf } from '../../../../config/refusal-of.js';
import { runs } from '../../../../config/runs.js';
import {
  type Board,
  type FairGame,
  type FairGameOptions,
  newFairGame,
  openFair,
  type Topology,
  toggleFlag,
} from '../../src/index.js';
import { neighborsOfCell } from '../neighbors.js';
import { allLayouts } from '../oracle.js';
import { scattered } from '../scattered.js';

const topologies: (Topology | undefined)[] = [undefined, undefined, 'square4', 'hex', 'torus', 'knight'];

function anyOptions(seed: number): FairGameOptions {
  const random = createRandom(seed);
  const [rows, cols] = random.pick(['33', '26', '34', '19'])!;
  return {
    rows: Number(rows),
    cols: Number(cols),
    mines: random.int(6),
    topology: random.pick(topologies),
    seed,
    firstIs: random.pick(['safe', 'zero'] as const),
    needless: random.pick(['punished', 'luck', 'forgiven', 'forgive-unresolvable'] as const),
    anywhere: random.int(2) === 0,
  };
}

/** The board without flags. */
const unflagged = ({ board }: FairGame): Board => ({
  ...board,
  cells: board.cells.map((value) => (value === -2 ? -1 : value)),
});

/** What the rules say of a click, by all layouts; undefined where it is a matter of luck. */
function expected(game: FairGame, cell: number): 'safe' | 'mine' | undefined {
  const board = unflagged(game);
  const { hidden, layouts } = allLayouts(board);
  const share = (other: number) =>
    layouts.filter((mask) => (mask >> hidden.indexOf(other)) & 1).length / layouts.length;
  const chance = share(cell);
  if (chance === 0 || chance === 1) return chance === 0 ? 'safe' : 'mine';
  if (!board.cells.some((value) => value >= 0)) return 'safe';
  const isSeen = (other: number) => neighborsOfCell(board, other).some((near) => board.cells[near]! >= 0);
  const isOutside = !game.anywhere && !isSeen(cell) && hidden.some((other) => isSeen(other) && share(other) < 1);
  if ((!isOutside && !hidden.some((other) => share(other) === 0)) || game.needless === 'forgiven') return 'safe';
  if (game.needless === 'forgive-unresolvable')
    return isOutside || isTold(board, hidden, layouts, cell) ? 'mine' : 'safe';
  return game.needless === 'punished' ? 'mine' : undefined;
}

/** Whatever opening all proven safe cells shows, and all that are proven then: does the chance of the cell ever differ? */
function isTold(
  board: Board,
  hidden: readonly number[],
  layouts: readonly number[],
  cell: number,
  opened = 0,
): boolean {
  const isMine = (mask: number, other: number) => ((mask >> hidden.indexOf(other)) & 1) === 1;
  const safe = hidden.filter(
    (other, bit) => ((opened >> bit) & 1) === 0 && !layouts.some((mask) => isMine(mask, other)),
  );
  if (safe.length === 0) return false;
  const parts = new Map<string, number[]>();
  for (const mask of layouts) {
    const shown = safe.map(
      (one) => neighborsOfCell(board, one).filter((other) => hidden.includes(other) && isMine(mask, other)).length,
    );
    parts.set(shown.join(), [...(parts.get(shown.join()) ?? []), mask]);
  }
  const minesOf = (masks: readonly number[]) => masks.filter((mask) => isMine(mask, cell)).length;
  const next = safe.reduce((all, other) => all | (1 << hidden.indexOf(other)), opened);
  return [...parts.values()].some(
    (part) =>
      minesOf(part) * layouts.length !== minesOf(layouts) * part.length || isTold(board, hidden, part, cell, next),
  );
}

/** Does this field say what the board shows? */
function agrees({ board, field }: FairGame): boolean {
  const mines = new Set(field!.mineCells);
  return (
    mines.size === board.mines &&
    board.cells.every((value, cell) => {
      if (value === -3) return mines.has(cell);
      if (value < 0) return true;
      return !mines.has(cell) && neighborsOfCell(board, cell).filter((other) => mines.has(other)).length === value;
    })
  );
}

test('every click is answered by the rules, and the field at the end agrees with every answer', () => {
  const met = new Map<string, number>();
  for (let seed = 0; seed < runs(70, 160); seed++) {
    const random = createRandom(seed + 1000);
    let game = newFairGame(anyOptions(seed));
    const size = game.board.cells.length;
    for (let click = 0; click < 4 * size && game.status === 'playing'; click++) {
      const cell = random.int(size);
      if (random.int(6) === 0) {
        game = { ...game, board: toggleFlag(game.board, cell) };
        continue;
      }
      const before = game;
      const isHidden = before.board.cells[cell] === -1;
      const verdict = isHidden ? expected(before, cell) : undefined;
      game = openFair(before, cell);
      if (!isHidden) {
        expect(game).toEqual(before);
        continue;
      }
      const found = game.board.cells[cell] === -3 ? 'mine' : 'safe';
      expect([seed, click, verdict ?? found]).toEqual([seed, click, found]);
      met.set(`${before.needless} ${found}`, (met.get(`${before.needless} ${found}`) ?? 0) + 1);
      // What was shown stays, flags stay where nothing was opened, and some layout fits.
      const changed = before.board.cells.filter((value, other) => {
        const now = game.board.cells[other]!;
        return value >= 0 ? now !== value : value === -2 && now < -2;
      });
      expect(changed).toEqual([]);
      expect(allLayouts(unflagged(game)).layouts.length).toBeGreaterThan(0);
      if (game.status === 'playing') expect(game.field).toBe(undefined);
      else expect([seed, agrees(game)]).toEqual([seed, true]);
    }
    if (game.status !== 'playing') {
      met.set(game.status, (met.get(game.status) ?? 0) + 1);
      expect(openFair(game, random.int(size))).toEqual(game);
    }
    expect(JSON.parse(JSON.stringify(game))).toEqual(game);
  }
  const kinds = ['punished mine', 'punished safe', 'luck mine', 'luck safe', 'forgiven safe'];
  for (const key of [...kinds, 'forgive-unresolvable mine', 'won', 'lost']) {
    expect([key, (met.get(key) ?? 0) > 5]).toEqual([key, true]);
  }
});

test('a guess that proven safe cells can not help is forgiven, every other one punished', () => {
  const met = { forgiven: 0, punished: 0, sealed: 0 };
  for (let seed = 0; seed < runs(50, 300, 14); seed++) {
    const topology = topologies[seed % topologies.length];
    const size = { rows: 3 + (seed % 2), cols: 4 + (seed % 3), ...(topology === undefined ? {} : { topology }) };
    const { board } = scattered(size, 0.3, (_row, _col, draw) => draw < 0.45, seed);
    const start = { ...newFairGame({ ...size, mines: board.mines, needless: 'forgive-unresolvable' }), board };
    const { hidden, layouts } = allLayouts(board);
    const risks = hidden.map((_, bit) => layouts.filter((mask) => (mask >> bit) & 1).length / layouts.length);
    if (!risks.includes(0) || !board.cells.some((value) => value >= 0)) continue;
    for (const [bit, cell] of hidden.entries()) {
      const risk = risks[bit]!;
      if (risk === 0 || risk === 1) continue;
      const verdict = expected(start, cell);
      const found = openFair(start, cell).board.cells[cell] === -3 ? 'mine' : 'safe';
      expect([seed, cell, found]).toEqual([seed, cell, verdict]);
      met[verdict === 'safe' ? 'forgiven' : 'punished']++;
      if (verdict === 'safe' && risk !== 0.5) met.sealed++;
    }
  }
  expect(met.forgiven).toBeGreaterThan(10);
  expect(met.punished).toBeGreaterThan(10);
  // Cells that are no toss of a coin are forgiven, too.
  expect(met.sealed).toBeGreaterThan(0);
});

test('a clear first cell shows 0 where the mines fit elsewhere', () => {
  for (let seed = 0; seed < 20; seed++) {
    const roomy = newFairGame({ rows: 4, cols: 5, mines: 11, seed, firstIs: 'zero' });
    expect(openFair(roomy, 7).board.cells[7]).toBe(0);
    const tight = newFairGame({ rows: 4, cols: 5, mines: 12, seed, firstIs: 'zero' });
    expect(openFair(tight, 7).board.cells[7]).toBeGreaterThan(0);
  }
});

test('what is drawn has the exact chances: numbers of a cell, and layouts at the end', () => {
  const games = runs(500, 1500);
  const numbers = new Map<number, number>();
  const fields = new Map<string, number>();
  for (let seed = 0; seed < games; seed++) {
    const first = openFair(newFairGame({ rows: 2, cols: 4, mines: 3, seed, needless: 'luck' }), 0);
    const shown = first.board.cells[0]!;
    numbers.set(shown, (numbers.get(shown) ?? 0) + 1);
    // A mine is drawn among cells that a 2 in the corner leaves, in a game that is lost at once.
    if (shown !== 3) continue;
    const last = openFair(first, 1);
    fields.set(last.field!.mineCells.join(), (fields.get(last.field!.mineCells.join()) ?? 0) + 1);
  }
  // Three mines on seven cells, three of them around the first: hypergeometric.
  const exact = [4, 18, 12, 1].map((ways) => ways / 35);
  for (const [shown, chance] of exact.entries()) {
    const deviation = Math.sqrt(games * chance * (1 - chance));
    // With no mine around, the cells around it are opened, too, and no more than these.
    expect(Math.abs((numbers.get(shown) ?? 0) - games * chance)).toBeLessThan(4.5 * deviation);
  }
  expect([...fields.keys()]).toEqual(['1,4,5']);
});

test('lost fields are drawn evenly', () => {
  const games = runs(400, 1200);
  const fields = new Map<string, number>();
  const board = { rows: 1, cols: 7, mines: 2, cells: [-1, 1, -1, -1, -1, -1, 0] };
  for (let seed = 0; seed < games; seed++) {
    const start = newFairGame({ rows: 1, cols: 7, mines: 2, seed });
    // Cell 5 is safe, so a guess in 0 is punished; the other mine lies in 2, 3 or 4: but 2 is excluded by the 1.
    const { field } = openFair({ ...start, board }, 0);
    const key = field!.mineCells.join();
    fields.set(key, (fields.get(key) ?? 0) + 1);
  }
  expect([...fields.keys()].sort()).toEqual(['0,3', '0,4']);
  for (const count of fields.values()) expect(Math.abs(count - games / 2)).toBeLessThan(4.5 * Math.sqrt(games / 4));
});

test('a game that openFair cannot have given is refused, one that is too much work left as it is', () => {
  const game = newFairGame({ rows: 1, cols: 3, mines: 1 });
  const code = (junk: object) => refusalOf(() => openFair({ ...game, ...junk }, 0))?.code;
  expect(code({ board: { rows: 1, cols: 3, mines: 3, cells: [-1, 1, -1] } })).toBe('bad-state');
  expect(code({ random: [0, 0, 0, 0] })).toBe('bad-state');
  expect(code({ needless: 'often' })).toBe('bad-choice');
  expect(code({ status: 'odd' })).toBe('bad-choice');
  expect(code({ anywhere: 1 })).toBe('bad-flag');
  const wide = { rows: 3, cols: 5, mines: 4, cells: [-1, -1, -1, -1, -1, -1, 2, -1, 2, -1, -1, -1, -1, -1, -1] };
  for (const needless of ['luck', 'forgiven'] as const) {
    const large = { ...newFairGame({ rows: 3, cols: 5, mines: 4, needless }), board: wide };
    const stuck = openFair(large, 0, { maxStates: 1 });
    expect([stuck.status, stuck.board]).toEqual(['limit', wide]);
    expect(openFair(stuck, 0).status).not.toBe('limit');
  }
  // Something is proven safe, the guess is luck, and its chance is not known; or the field at the end can't be drawn.
  const besides = {
    ...wide,
    cols: 7,
    cells: wide.cells.flatMap((value, at) => (at % 5 === 4 ? [value, 0, 0] : [value])),
  };
  expect(openFair({ ...game, needless: 'luck', board: besides }, 0, { maxStates: 1 }).status).toBe('limit');
  expect(openFair({ ...game, needless: 'punished', board: besides }, 0, { maxStates: 1 }).status).toBe('limit');
});
