/**
 * A board with holes is the board of the cells that are left: with these in one row, each with its neighbours listed, every
 * answer must be the same. The other board has no hole, so it knows nothing of how holes are treated.
 */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as kit from '../../src/index.js';
import { neighborsOfCell } from '../neighbors.js';

type Position = { field: kit.Field; board: kit.Board; seed: number };

/** A position whose holes, mines and open cells are drawn; the numbers count the mines that are left around a cell. */
const positions: fc.Arbitrary<Position> = fc
  .record({
    rows: fc.integer({ min: 1, max: 5 }),
    cols: fc.integer({ min: 2, max: 6 }),
    topology: fc.constantFrom<kit.Topology | undefined>(undefined, undefined, 'square4', 'torus', 'hex', 'knight'),
    draws: fc.array(fc.tuple(fc.nat(99), fc.nat(99), fc.nat(99)), { minLength: 30, maxLength: 30 }),
    density: fc.constantFrom(10, 20, 35),
    open: fc.constantFrom(30, 60, 90),
    holed: fc.constantFrom(10, 30),
    seed: fc.nat(1000),
  })
  .map(({ rows, cols, topology, draws, density, open, holed, seed }) => {
    const all = Array.from({ length: rows * cols }, (_, cell) => cell);
    const holes = all.filter((cell) => draws[cell]![0] < holed).slice(0, rows * cols - 1);
    const isCell = (cell: number) => !holes.includes(cell);
    const mineCells = all.filter((cell) => isCell(cell) && draws[cell]![1] < density);
    const size = { rows, cols, ...(topology === undefined ? {} : { topology }) };
    const cells = all.map((cell) => {
      if (!isCell(cell)) return -4;
      if (mineCells.includes(cell) || draws[cell]![2] >= open) return draws[cell]![2] % 10 === 0 ? -2 : -1;
      return neighborsOfCell(size, cell).filter((other) => mineCells.includes(other)).length;
    });
    const field = { ...size, mineCells, ...(holes.length === 0 ? {} : { holes }) };
    return { field, board: { ...size, mines: mineCells.length, cells }, seed };
  });

/** The way to the board without holes and back. */
function flattened({ rows, cols, topology, holes = [] }: kit.Field) {
  const left = Array.from({ length: rows * cols }, (_, cell) => cell).filter((cell) => !holes.includes(cell));
  const to = (cell: number) => left.indexOf(cell);
  const size = { rows, cols, ...(topology === undefined ? {} : { topology }) };
  const neighbors = left.map((cell) =>
    neighborsOfCell(size, cell)
      .filter((other) => left.includes(other))
      .map(to),
  );
  const flat = { rows: 1, cols: left.length, topology: { neighbors } };
  return {
    left,
    to,
    flat,
    field: ({ mineCells }: kit.Field): kit.Field => ({ ...flat, mineCells: mineCells.map(to) }),
    board: ({ mines, cells }: kit.Board): kit.Board => ({ ...flat, mines, cells: left.map((cell) => cells[cell]!) }),
    cells: (list: readonly number[]) => list.map(to),
  };
}

const runs = { numRuns: 12 };

test('what is known, and what to do', () => {
  fc.assert(
    fc.property(positions, fc.constantFrom('trust', 'ignore', 'check'), ({ field, board }, flags) => {
      const way = flattened(field);
      const flat = way.board(board);
      const known = kit.analyze(flat, { flags });
      const found = kit.analyze(board, { flags });
      expect(way.left.map((cell) => found.probabilities[cell])).toEqual(known.probabilities);
      for (const hole of field.holes ?? []) expect(found.probabilities[hole]).toBe(null);
      expect(way.cells(found.safeCells)).toEqual(known.safeCells);
      expect(way.cells(found.mineCells)).toEqual(known.mineCells);
      expect(way.cells(found.conflicts.core)).toEqual(known.conflicts.core);
      expect(way.cells(found.conflicts.flags)).toEqual(known.conflicts.flags);
      expect(kit.countLayouts(board)).toBe(kit.countLayouts(flat));
      const analyzer = kit.createAnalyzer({ flags });
      analyzer.analyze({ ...board, cells: board.cells.map((value) => (value === -4 ? -4 : -1)) });
      expect(analyzer.analyze(board)).toEqual(found);
      analyzer.analyze({ ...board, cells: board.cells.map((value) => (value === -4 ? -1 : value)).fill(-1) });
      expect(analyzer.analyze(board)).toEqual(found);
      const tracker = kit.createTracker(board, { flags });
      expect(tracker.update([]).safe).toEqual(found.safeCells);
      expect(tracker.board()).toEqual(board);
      const deductions = kit.deduce(board);
      expect(deductions.map(({ cells, from }) => [way.cells(cells), way.cells(from)])).toEqual(
        kit.deduce(flat).map(({ cells, from }) => [cells, from]),
      );
      for (const deduction of deductions) expect(kit.verifyDeduction(board, deduction)).toBe('valid');
      const [move, flatMove] = [kit.bestMove(board), kit.bestMove(flat)];
      expect([move.cell && way.to(move.cell), move.survival, move.winChance]).toEqual([
        flatMove.cell,
        flatMove.survival,
        flatMove.winChance,
      ]);
      expect(kit.hint(board, { field }).kind).toBe(kit.hint(flat, { field: way.field(field) }).kind);
      expect(kit.parseMines(kit.formatMines(board))).toEqual(board);
    }),
    runs,
  );
});

test('games, measures and reviews', () => {
  fc.assert(
    fc.property(positions, fc.array(fc.nat(29), { maxLength: 6 }), ({ field, seed }, places) => {
      const way = flattened(field);
      const flat = way.field(field);
      let board = kit.newBoard(field);
      let flatBoard = kit.newBoard(flat);
      expect(way.board(board)).toEqual(flatBoard);
      const moves = places.map((place, at) => {
        const cell = way.left[place % way.left.length]!;
        return { kind: (['open', 'flag', 'chord'] as const)[(seed + at) % 3]!, cell };
      });
      for (const { kind, cell } of moves) {
        const play = (where: kit.Field, on: kit.Board, at: number) =>
          kind === 'flag'
            ? kit.toggleFlag(on, at)
            : kind === 'open'
              ? kit.openCell(where, on, at)
              : kit.chord(where, on, at);
        board = play(field, board, cell);
        flatBoard = play(flat, flatBoard, way.to(cell));
        expect(way.board(board)).toEqual(flatBoard);
        expect(board.cells.flatMap((value, at) => (value === -4 ? [at] : []))).toEqual(field.holes ?? []);
        expect(kit.gameStatus(field, board)).toBe(kit.gameStatus(flat, flatBoard));
      }
      for (const hole of field.holes ?? []) {
        expect(kit.openCell(field, board, hole)).toEqual(board);
        expect(kit.toggleFlag(board, hole)).toEqual(board);
        expect(kit.chord(field, board, hole)).toEqual(board);
      }
      expect(kit.boardMetrics(field, { ties: 'rows' })).toEqual(kit.boardMetrics(flat, { ties: 'rows' }));
      const flatMoves = moves.map((move) => ({ ...move, cell: way.to(move.cell) }));
      expect(kit.gameMetrics({ field, moves })).toEqual(kit.gameMetrics({ field: flat, moves: flatMoves }));
      const classes = (review: kit.GameReview) => [review.status, review.moves.map((move) => [move.class, move.risk])];
      const review = classes(kit.reviewGame({ field, moves }));
      expect(review).toEqual(classes(kit.reviewGame({ field: flat, moves: flatMoves })));
      let end = kit.newBoard(field);
      for (const cell of way.left) if (!field.mineCells.includes(cell)) end = kit.openCell(field, end, cell);
      const opens = way.left.flatMap((cell) => (end.cells[cell]! >= 0 ? [{ kind: 'open' as const, cell }] : []));
      const flatOpens = opens.map((move) => ({ ...move, cell: way.to(move.cell) }));
      const whole = classes(kit.reviewGame({ board: end, moves: opens }));
      expect(whole).toEqual(classes(kit.reviewGame({ board: way.board(end), moves: flatOpens })));
      expect(kit.parseReplay(new TextEncoder().encode(kit.formatReplay({ field, moves }))).field).toEqual(field);
      const first = way.left[0]!;
      const played = kit.simulateGame(field, { firstOpen: first });
      expect({ ...played, opened: way.cells(played.opened) }).toEqual(kit.simulateGame(flat, { firstOpen: 0 }));
    }),
    runs,
  );
});

test('fields that are dealt, beforehand or while they are played', () => {
  fc.assert(
    fc.property(positions, ({ field, seed }) => {
      const way = flattened(field);
      const { rows, cols, holes = [], topology, mineCells } = field;
      const firstOpen = way.left[seed % way.left.length]!;
      const asked = { mines: mineCells.length, seed, firstIs: 'zero', maxTries: 3 } as const;
      for (const noGuess of [false, 'exact', 'quick'] as const) {
        const made = kit.generateMines({ ...asked, rows, cols, topology, holes, firstOpen, noGuess });
        const flat = kit.generateMines({ ...asked, ...way.flat, firstOpen: way.to(firstOpen), noGuess });
        expect(made.status).toBe(flat.status);
        if (made.status === 'found' && flat.status === 'found') {
          expect(way.field(made.field)).toEqual(flat.field);
          expect(made.field.holes ?? []).toEqual(holes);
        }
      }
      const rules = { mines: mineCells.length, seed, firstIs: 'zero' } as const;
      let game = kit.newFairGame({ ...rules, rows, cols, topology, holes });
      let flat = kit.newFairGame({ ...rules, ...way.flat });
      for (const cell of [firstOpen, ...way.left.slice(0, 3)]) {
        game = kit.openFair(game, cell);
        flat = kit.openFair(flat, way.to(cell));
        expect([game.status, way.board(game.board)]).toEqual([flat.status, flat.board]);
      }
      if (game.field) expect(way.field(game.field)).toEqual(flat.field);
    }),
    runs,
  );
});
