import * as kit from '@kit/sudoku-human';
import { describe, expect, test } from 'vitest';
import { some } from '../../../../config/runs.js';
import { scatteredMarks, templatesOf } from '../layouts/boards.js';
import { ownLayout } from '../layouts/own-layouts.js';
import { lcg } from '../lcg.js';
import { drawn, marks } from '../verify/hand-made.js';

const ofDigits = [kit.simpleColorsTrap, kit.simpleColorsWrap, kit.multiColors1, kit.multiColors2];
const names = ['six', 'jigsaw-5', 'knight', 'x', 'windoku'];

describe.each(names)('%s', (name) => {
  const layout = ownLayout(name);
  const boards = some(Array(8).keys(), 4).map((seed) =>
    scatteredMarks(layout, 7 * seed + 3, layout.size > 6 ? 0.24 : 0.45),
  );

  test('what colours strike out is in no way to place the digit', () => {
    let many = 0;
    for (const board of boards) {
      const waysOf = Array.from({ length: layout.size + 1 }, (_, digit) => () => {
        const places = [...board.candidates.keys()].filter((at) => (board.candidates[at] >> (digit - 1)) & 1);
        const ways = templatesOf(layout, places);
        waysOf[digit] = () => ways;
        return ways;
      });
      for (const step of kit.findSteps(board, ofDigits)) {
        expect({ step, ...kit.verifyStep(board, step) }).toEqual({ step, valid: true });
        const ways = waysOf[step.eliminations[0].digit]();
        const struck = step.eliminations.map(({ cell }) => cell);
        expect([step.technique, ways.filter((way) => struck.some((cell) => way.includes(cell)))]).toEqual([
          step.technique,
          [],
        ]);
        // Either all of a colour is true, or all of the other.
        const mixed = ways.filter((way) => {
          const colored = step.pattern.candidates.filter(({ role }) => role === 'color-a' || role === 'color-b');
          const isOfA = colored.map(({ cell, role }) => way.includes(cell) === (role === 'color-a'));
          return new Set(isOfA).size !== 1;
        });
        expect([step.technique, mixed]).toEqual([step.technique, []]);
        many++;
      }
    }
    expect(many).toBeGreaterThan(0);
  });
});

/** A grid of the layout with some marks beside its digits. */
function around(layout: kit.Layout, seed: number, share: number): [kit.Position, readonly number[]] {
  const zeros = Array.from({ length: layout.size ** 2 }, () => 0);
  const empty = kit.positionFromValues(zeros, zeros, { layout });
  const dealt = kit.generatePuzzle({ layout, seed });
  const solution = kit.findSolution(dealt.status === 'found' ? dealt.position : empty) as number[];
  const next = lcg(seed);
  const digits = Array.from({ length: layout.size }, (_, i) => i + 1);
  const candidates = solution.map((digit) =>
    digits.reduce((mask, one) => (one === digit || next() < share ? mask | (1 << (one - 1)) : mask), 0),
  );
  return [{ givens: zeros, values: zeros, candidates, layout }, solution];
}

test.each(['six', 'x', 'knight', 'non-consecutive'])('3D Medusa on %s strikes out what is wrong', (name) => {
  const layout = ownLayout(name);
  let many = 0;
  for (const seed of some(Array(name === 'non-consecutive' ? 2 : 6).keys(), 6)) {
    const [board, solution] = around(layout, seed, layout.size > 6 ? 0.13 : 0.25);
    for (const step of kit.findSteps(board, [kit.medusa3d])) {
      expect(step.eliminations.filter(({ cell, digit }) => solution[cell] === digit)).toEqual([]);
      expect({ step, ...kit.verifyStep(board, step) }).toEqual({ step, valid: true });
      for (const catalogue of [kit.en, kit.de, kit.vi, kit.zhHant]) {
        expect(kit.explainStep(step, catalogue)).not.toMatch(/[{}]|undefined/);
      }
      many++;
    }
  }
  expect(many).toBeGreaterThan(0);
});

test.each([...ofDigits, kit.medusa3d])('$id is refused where a part is wrong', (technique) => {
  const layout = ownLayout('six');
  let [step, board]: [kit.Step | undefined, kit.Position] = [undefined, scatteredMarks(layout, 0, 0.45)];
  for (let seed = 0; step === undefined; seed++) {
    board = scatteredMarks(layout, seed, 0.3 + 0.05 * (seed % 4));
    [step] = kit.findSteps(board, [technique]);
  }
  const found = step;
  const changed = (change: Partial<kit.Step['pattern']>, more: Partial<kit.Step> = {}) => {
    const verdict = kit.verifyStep(board, { ...found, ...more, pattern: { ...found.pattern, ...change } });
    return verdict.valid || verdict.reason;
  };
  const { candidates, links } = found.pattern;
  expect(changed({})).toBe(true);
  expect(changed({ houses: [{ house: 0, role: 'house' }] })).toBe('wrong-houses');
  expect(changed({ branches: [links] })).toBe('unexpected-links');
  for (const at of candidates.keys()) {
    expect(changed({ candidates: candidates.filter((_, i) => i !== at) })).toMatch(/not-a-cluster|wrong-candidates/);
    const role = candidates[at].role === 'color-a' ? 'color-b' : 'color-a';
    expect(changed({ candidates: candidates.with(at, { ...candidates[at], role }) })).not.toBe(true);
  }
  const other = technique === kit.medusa3d ? 'simple-colors-trap' : '3d-medusa';
  expect(changed({}, { technique: other })).toBe('wrong-candidates');
  const apart = board.candidates.flatMap((mask, cell) =>
    (mask & (1 << (candidates[0].digit - 1))) === 0 ? [] : [{ cell, digit: candidates[0].digit }],
  );
  const gone = new Set(found.eliminations.map(({ cell }) => cell));
  const refused = apart.filter(({ cell }) => !gone.has(cell)).map((one) => changed({}, { eliminations: [one] }));
  expect(refused.length).toBeGreaterThan(0);
  expect(refused).toContain('elimination-does-not-follow');
  expect(changed({}, { eliminations: [], placements: found.eliminations.slice(0, 1) })).not.toBe(true);
});

describe('the smallest clusters', () => {
  const layout = kit.createLayout({ size: 4 });
  const ALL = '1234 1234 1234 1234';
  const struck = (board: kit.Position, technique: kit.Technique) =>
    kit.findSteps(board, [technique]).map(({ eliminations }) => eliminations);

  test('two candidates of a house colour what sees both', () => {
    // The first row has its 1 in the first two cells, and so the second box has its 1 in the second row.
    const board = drawn(layout, `1234 1234 234 234 | ${ALL} | ${ALL} | ${ALL}`);
    expect(struck(board, kit.simpleColorsTrap)).toEqual([marks('4:1 5:1'), marks('4:1 5:1')]);
  });

  test('four candidates of two digits are enough for 3D Medusa, three are not', () => {
    // The first row has its 1 in cells 0 and 1, the first column its 2 in cells 0 and 4.
    const rows = (corner: string, below: string) =>
      `${corner} 1234 234 234 | 1234 ${ALL.slice(5)} | ${below} ${ALL.slice(5)} | ${below} ${ALL.slice(5)}`;
    expect(struck(drawn(layout, rows('12', '134')), kit.medusa3d)).toEqual([marks('1:2 4:1 5:12')]);
    expect(struck(drawn(layout, rows('12', '1234')), kit.medusa3d)).toEqual([]);
  });
});
