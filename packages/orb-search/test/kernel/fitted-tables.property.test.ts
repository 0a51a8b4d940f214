import fc from 'fast-check';
import { expect } from 'vitest';
import { prop } from '../../../../config/prop.js';
import { fittedTables } from '../../src/beam/fitted-tables.js';
import { type Grid, resolve } from '../../src/index.js';
import { type FittedTables, fullTables } from '../../src/kernel/evaluation.js';
import { narrowShape } from '../../src/kernel/narrow-board.js';
import { narrowEvaluator } from '../../src/kernel/narrow-evaluator.js';
import { planesOf } from '../../src/request/bit-input.js';
import { drawPlanes } from './draw.js';

const { rows, cols } = fittedTables[0]!;

const mirrored = (columns: readonly number[]) => columns.map((col) => cols - 1 - col).sort((a, b) => a - b);
const numberOf = (columns: readonly number[]) => columns.reduce((sum, col) => sum + 2 ** col, 0);
/** The sets of columns that stand in the tables, each as a list. */
const listed = Array.from({ length: 2 ** cols - 1 }, (_, i) =>
  Array.from({ length: cols }, (_, col) => col).filter((col) => Math.floor((i + 1) / 2 ** col) % 2 === 1),
).filter((columns) => numberOf(columns) <= numberOf(mirrored(columns)));

/** How many orbs stand in each of three columns, as digits, in order: fewer orbs first. */
const halves = Array.from({ length: 6 ** 3 }, (_, i) => i.toString(6).padStart(3, '0'))
  .filter((digits) => sumOf(digits) <= 5)
  .sort((a, b) => sumOf(a) - sumOf(b) || Number(a) - Number(b));
const before = (a: string, b: string) =>
  halves.indexOf(a.slice(0, 3)) - halves.indexOf(b.slice(0, 3)) ||
  halves.indexOf(a.slice(3)) - halves.indexOf(b.slice(3));
/** The shares of three to five orbs in the order of the tables: those that don't stand behind their mirror. */
const shares = halves
  .flatMap((left) => halves.map((right) => left + right))
  .filter((digits) => sumOf(digits) >= 3 && sumOf(digits) <= 5 && before(digits, turned(digits)) <= 0);

function sumOf(digits: string): number {
  return [...digits].reduce((sum, digit) => sum + Number(digit), 0);
}

function turned(digits: string): string {
  return [...digits].reverse().join('');
}

/** The value of a board from the definition of the tables. */
function worth({ cells }: Grid, at: number, by: FittedTables): number {
  const { waves, board } = resolve({ rows, cols, cells });
  const col = at % cols;
  const fromBottom = rows - 1 - Math.floor(at / cols);
  const first = new Set(waves[0]?.flatMap((match) => match.cells));
  const beside = [at - cols, at + cols, ...(col > 0 ? [at - 1] : []), ...(col < cols - 1 ? [at + 1] : [])];
  let sum = (waves[0]?.length ?? 0) * by.combo + waves.slice(1).flat().length * by.laterCombo;
  for (const match of waves.flat()) sum += (match.cells.length - 3) * by.wasted;
  if (first.has(at)) sum += by.inMatch;
  sum += beside.filter((cell) => first.has(cell)).length * by.besideMatch;
  sum += by.place[Math.min(col, cols - 1 - col) * rows + fromBottom];
  const open: number[] = [];
  let types = 0;
  for (const type of new Set(cells)) {
    const orbs = board.cells.flatMap((value, cell) => (value === type ? [cell] : []));
    const isHeld = cells[at] === type;
    if (orbs.length < 3) {
      sum += orbs.length * by.stranded;
      if (isHeld) sum += orbs.length === 0 ? by.heldGone : by.heldStranded;
      continue;
    }
    types += 1;
    open.push(...orbs);
    if (by.shares && by.heldShares && orbs.length <= 5) {
      const digits = Array.from({ length: cols }, (_, one) => orbs.filter((cell) => cell % cols === one).length).join(
        '',
      );
      const isBehind = before(digits, turned(digits)) > 0;
      const [first, column] = isBehind ? [turned(digits), cols - 1 - col] : [digits, col];
      const share = shares.indexOf(first);
      const isEven = digits === turned(digits);
      sum += by.shares[share];
      if (isHeld) sum += by.heldShares[share * cols + (isEven ? Math.min(col, cols - 1 - col) : column)];
      continue;
    }
    const { index, cursor } = placeIn(orbs);
    sum += by.columns[Math.min(3, orbs.length - 3)][index];
    if (isHeld) sum += by.held[index * cols + cursor];
  }
  if (types === 0) return sum;
  const { index, cursor } = placeIn(open);
  sum += by.open[Math.min(6, types)] + by.away[index * cols + cursor];
  for (const cell of open) {
    const equal = (steps: number) =>
      (cell % cols) + steps < cols && board.cells[cell + steps] === board.cells[cell] ? 1 : 0;
    sum += equal(1) * by.pairAside + equal(2) * by.skipAside;
  }
  return sum;

  function placeIn(orbs: readonly number[]): { index: number; cursor: number } {
    const columns = [...new Set(orbs.map((cell) => cell % cols))].sort((a, b) => a - b);
    const index = listed.findIndex((one) => one.join() === columns.join());
    if (mirrored(columns).join() === columns.join()) return { index, cursor: Math.min(col, cols - 1 - col) };
    if (index >= 0) return { index, cursor: col };
    const other = mirrored(columns).join();
    return { index: listed.findIndex((one) => one.join() === other), cursor: cols - 1 - col };
  }
}

const shape = narrowShape(rows, cols);
const boards = fc
  .integer({ min: 2, max: 15 })
  .chain((types) => fc.array(fc.nat(types - 1), { minLength: rows * cols, maxLength: rows * cols }));

prop([boards, fc.nat(rows * cols - 1), fc.constantFrom(...fittedTables)], { numRuns: 200 })(
  'a board of the size that was fitted is worth what the tables say',
  (cells, at, fitted) => {
    const { board: words, types, orbs } = planesOf(cells, shape.bitOf);
    const { evaluate } = narrowEvaluator(shape, types, orbs, fullTables(fitted));
    const value = evaluate(words[0], words[1], words[2], words[3], shape.bitOf[at]);
    expect(value, drawPlanes(words, shape)).toBe(worth({ rows, cols, cells }, at, fitted));
  },
);
