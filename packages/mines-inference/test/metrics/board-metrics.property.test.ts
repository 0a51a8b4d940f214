import fc from 'fast-check';
import { expect, test } from 'vitest';
import { prop } from '../../../../config/prop.js';
import { boardMetrics, type Field, generateMines, type Topology } from '../../src/index.js';
import { fewestClicks, groups, numbersOfField, openedBy, slowZini } from './slow-metrics.js';

function fields(maxRows: number, maxCols: number): fc.Arbitrary<Field> {
  return fc
    .record({
      rows: fc.integer({ min: 1, max: maxRows }),
      cols: fc.integer({ min: 1, max: maxCols }),
      topology: fc.constantFrom<Topology | undefined>(undefined, undefined, 'square4', 'torus', 'hex', 'knight'),
      bits: fc.array(fc.nat(99), { minLength: maxRows * maxCols, maxLength: maxRows * maxCols }),
      density: fc.constantFrom(0, 10, 20, 35, 100),
    })
    .map(({ rows, cols, topology, bits, density }) => {
      const mineCells = bits.slice(0, rows * cols).flatMap((bit, cell) => (bit < density ? [cell] : []));
      return topology === undefined ? { rows, cols, mineCells } : { rows, cols, mineCells, topology };
    });
}

prop([fields(3, 4)], { numRuns: 150 })('3BV is the fewest left clicks: all sets of clicks are tried', (field) => {
  expect(boardMetrics(field).threeBv).toBe(fewestClicks(field));
});

prop([fields(7, 9), fc.constantFrom('columns', 'rows')], { numRuns: 60 })(
  'openings, islands and ZiNi by their definitions',
  (field, ties) => {
    const numbers = numbersOfField(field);
    const isZero = (cell: number) => numbers[cell] === 0;
    const besides = new Set(numbers.flatMap((number, cell) => (number === 0 ? openedBy(field, cell) : [])));
    const isAlone = (cell: number) => numbers[cell]! > 0 && !besides.has(cell);
    const alone = numbers.filter((_, cell) => isAlone(cell)).length;
    const most = Math.max(-1, ...numbers.flatMap((number) => number ?? []));
    expect(boardMetrics(field, { ties })).toEqual({
      threeBv: groups(field, isZero) + alone,
      openings: groups(field, isZero),
      isolated: alone,
      islands: groups(field, isAlone),
      zini: slowZini(field, { human: false, ties }),
      humanZini: slowZini(field, { human: true, ties }),
      numbers: Array.from({ length: most + 1 }, (_, shown) => numbers.filter((number) => number === shown).length),
      density: field.mineCells.length / (field.rows * field.cols),
    });
  },
);

test('ties by rows or by columns may differ, on fields as large as those that are played', () => {
  let different = 0;
  for (let seed = 0; seed < 12; seed++) {
    const made = generateMines({ rows: 16, cols: 16, mines: 50, seed });
    if (made.status !== 'found') throw new Error(made.status);
    const byColumns = boardMetrics(made.field);
    const byRows = boardMetrics(made.field, { ties: 'rows' });
    if (byColumns.zini !== byRows.zini) different++;
    expect(byColumns.zini).toBeLessThanOrEqual(byColumns.threeBv);
    expect({ ...byRows, zini: 0, humanZini: 0 }).toEqual({ ...byColumns, zini: 0, humanZini: 0 });
  }
  expect(different).toBeGreaterThan(0);
});
