import { createPace, type Grid, gravityModes, runSlices } from '@kit/grid';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bitLines } from '../../src/kernel/bit-lines.js';
import { createLines } from '../../src/kernel/create-lines.js';
import { loadCells } from '../../src/kernel/lines.js';
import { PlayBoard } from '../../src/kernel/play-board.js';
import { wordLines } from '../../src/kernel/word-lines.js';
import { removePair } from '../../src/play/remove-pair.js';
import { plainLinks } from '../link/reference.js';
import { boards } from '../random-board.js';

/** A board longer than a word in one direction, with runs that end at, before and behind the end of a word. */
const longBoards = fc
  .tuple(
    fc.constantFrom(1, 2, 3),
    fc.integer({ min: 26, max: 100 }),
    fc.boolean(),
    fc.array(fc.nat(), { maxLength: 12 }),
  )
  .map(([short, long, upright, held]): Grid => {
    const cells = new Array<number>(short * long).fill(0);
    for (const cell of held) cells[cell % cells.length] = 1;
    return upright ? { rows: long, cols: short, cells } : { rows: short, cols: long, cells };
  });

test('words, single words and the plain search agree on every pair of cells', () => {
  fc.assert(
    fc.property(boards, fc.boolean(), (board, margin) => {
      const { rows, cols, cells } = board;
      const held = [...cells.keys()].filter((cell) => cells[cell] !== 0);
      for (const maxTurns of [0, 1, 2]) {
        const rules = { maxTurns, margin, adjacent: true, classes: undefined };
        const small = bitLines(rows, cols, rules);
        const large = wordLines(rows, cols, rules, createPace());
        loadCells(small, cells);
        loadCells(large, cells);
        for (const a of cells.keys()) expect(large.isOpen(a)).toBe(small.isOpen(a));
        for (const a of held) {
          const links = plainLinks(board, a, margin);
          const expected = held.map((b) => b !== a && (links.get(b)?.turns ?? 9) <= maxTurns);
          for (const lines of [small, large]) {
            expect(held.map((b) => b !== a && lines.isLinked(a, b))).toEqual(expected);
          }
        }
      }
    }),
    { numRuns: 25 },
  );
});

test('lines of more than a word agree with the plain search, with any number of turns', () => {
  fc.assert(
    fc.property(longBoards, fc.boolean(), (board, margin) => {
      const { rows, cols, cells } = board;
      const tiles = [...cells.keys()].filter((cell) => cells[cell] === 1);
      const links = tiles.map((a) => plainLinks(board, a, margin));
      for (let maxTurns = 0; maxTurns <= 6; maxTurns++) {
        const lines = createLines(rows, cols, { maxTurns, margin, adjacent: true, classes: undefined }, createPace());
        loadCells(lines, cells);
        const linked = tiles.map((a) => tiles.map((b) => a !== b && lines.isLinked(a, b)));
        const expected = tiles.map((a, at) => tiles.map((b) => a !== b && (links[at].get(b)?.turns ?? 9) <= maxTurns));
        expect(linked).toEqual(expected);
      }
    }),
    { numRuns: 15 },
  );
});

test('clearing a cell and filling it again leaves all as it was', () => {
  fc.assert(
    fc.property(longBoards, fc.integer({ min: 1, max: 4 }), (board, maxTurns) => {
      const { rows, cols, cells } = board;
      const lines = createLines(
        rows,
        cols,
        { maxTurns, margin: false, adjacent: true, classes: undefined },
        createPace(),
      );
      loadCells(lines, cells);
      const tiles = [...cells.keys()].filter((cell) => cells[cell] === 1);
      const answers = () => tiles.map((a) => tiles.map((b) => a !== b && lines.isLinked(a, b)));
      const before = answers();
      for (const [cell, value] of cells.entries()) {
        for (const change of value === 0 ? [lines.fill, lines.clear] : [lines.clear, lines.fill]) change(cell);
        expect([cell, answers()]).toEqual([cell, before]);
      }
    }),
    { numRuns: 20 },
  );
});

test('a board that is played falls as removePair says, line by line and mode by mode', () => {
  const modes = fc.array(fc.constantFrom(...gravityModes), { maxLength: 3 });
  fc.assert(
    fc.property(boards, modes, fc.array(fc.nat(), { maxLength: 8 }), (board, gravity, choices) => {
      const { rows, cols, cells } = board;
      const rules = { maxTurns: 2, margin: true, adjacent: true, classes: undefined };
      const lines = createLines(rows, cols, rules, createPace());
      const kinds = cells.filter((kind) => kind > 0);
      const played = runSlices(PlayBoard.of(cells, kinds.length, cols, lines, [gravity], createPace()));
      let now = board;
      for (const choice of choices) {
        const tiles = [...played.cellOf.keys()].filter((tile) => played.cellOf[tile] >= 0);
        if (tiles.length < 2) break;
        const first = tiles[choice % tiles.length];
        const second = tiles[(choice + 1) % tiles.length];
        now = removePair(now, played.cellOf[first], played.cellOf[second], { gravity });
        played.remove(first, second);
        expect([...played.held].map((held) => (held > 0 ? kinds[held - 1] : held))).toEqual(now.cells);
        for (const [tile, cell] of played.cellOf.entries()) if (cell >= 0) expect(played.held[cell]).toBe(tile + 1);
        for (const [cell, held] of played.held.entries()) {
          const right = cell + 1;
          if (right % cols === 0) continue;
          // The lines know what is free: two cells side by side in a row of tiles see each other or not.
          if (held !== 0 && played.held[right] === 0) expect(lines.isOpen(cell)).toBe(true);
        }
      }
    }),
    { numRuns: 50 },
  );
});
