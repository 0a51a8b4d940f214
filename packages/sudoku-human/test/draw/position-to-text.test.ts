import { describe, expect, test } from 'vitest';
import { refusalOf } from '../../../../config/refusal-of.js';
import {
  applyStep,
  createLayout,
  type DrawnStep,
  findSteps,
  finnedSwordfish,
  generatePuzzle,
  type Position,
  parsePuzzle,
  positionToText,
  setValue,
  solve,
} from '../../src/index.js';

const article = parsePuzzle('800010000520900080076002000009500600340090025005008400000200540010009037000080006');
const rows = (text: string) => text.split('\n');
const none = { candidates: [], houses: [], links: [] };

/** The position before the finned swordfish of a puzzle, and the step. */
function fish(): { position: Position; step: DrawnStep } {
  const start = parsePuzzle('....1.3..1..9.2.5.95.64...2..6.....4.2.8.4.7.8.....5..6...89.35.9.4.5..1..5.6....');
  const { steps } = solve(start);
  const at = steps.findIndex(({ technique }) => technique === 'finned-swordfish');
  const position = steps.slice(0, at).reduce<Position>((now, step) => applyStep(now, step), start);
  return { position, step: findSteps(position, [finnedSwordfish])[0]! };
}

describe('a board', () => {
  test('of every size is read back digit by digit', () => {
    for (const size of [4, 6, 8, 9, 12, 16]) {
      const layout = createLayout({ size });
      const values = Array.from({ length: size ** 2 }, (_, cell) => (cell % 7 === 0 ? 1 + (cell % size) : 0));
      const text = values.map((value) => (value === 0 ? '.' : value.toString(36))).join('');
      const position = parsePuzzle(text, { layout });
      expect(parsePuzzle(positionToText(position), { layout }).values).toEqual(values);
    }
    for (let seed = 0; seed < 5; seed++) {
      const dealt = generatePuzzle({ seed });
      if (dealt.status !== 'found') throw new Error(dealt.status);
      expect(parsePuzzle(positionToText(dealt.position)).values).toEqual(dealt.position.values);
    }
  });
  test('has heavy lines around boxes', () => {
    expect(rows(positionToText(article)).slice(0, 5)).toEqual([
      '┏━━━━━━━━━┳━━━━━━━━━┳━━━━━━━━━┓',
      '┃ 8  ·  · ┃ ·  1  · ┃ ·  ·  · ┃',
      '┃ 5  2  · ┃ 9  ·  · ┃ ·  8  · ┃',
      '┃ ·  7  6 ┃ ·  ·  2 ┃ ·  ·  · ┃',
      '┣━━━━━━━━━╋━━━━━━━━━╋━━━━━━━━━┫',
    ]);
  });
  test('has its pencil marks in their places, and then a line around each cell', () => {
    const layout = createLayout({ size: 6 });
    const text = positionToText(parsePuzzle('1'.padEnd(36, '.'), { layout }), undefined, { notes: true });
    expect(rows(text).slice(0, 4)).toEqual([
      '┏━━━━━━━┯━━━━━━━┯━━━━━━━┳━━━━━━━┯━━━━━━━┯━━━━━━━┓',
      '┃       │   2 3 │   2 3 ┃   2 3 │   2 3 │   2 3 ┃',
      '┃   1   │ 4 5 6 │ 4 5 6 ┃ 4 5 6 │ 4 5 6 │ 4 5 6 ┃',
      '┠───────┼───────┼───────╂───────┼───────┼───────┨',
    ]);
  });
  test('has the lines of its regions and cages, its sums, and a dashed border where a cage goes on', () => {
    const layout = createLayout({
      size: 4,
      regions: [...'AAABACBBCCDBCDDD'].map((letter) => 'ABCD'.indexOf(letter)),
      cages: [{ cells: [0, 1], sum: 3 }, { cells: [5, 9, 10], sum: 9 }, { cells: [3, 7] }],
    });
    expect(rows(positionToText(parsePuzzle('1...'.padEnd(16, '.'), { layout })))).toEqual([
      '┏━━━━━━━┯━━━┳━━━┓',
      '┃3      │   ┃   ┃',
      '┃ 1   · │ · ┃ · ┃',
      '┠───┲━━━╈━━━┩   ┃',
      '┃   ┃9  ┃   │   ┃',
      '┃ · ┃ · ┃ · │ · ┃',
      '┣━━━┩   ┣━━━╅───┨',
      '┃   │   ┇   ┃   ┃',
      '┃ · │ · ┇ · ┃ · ┃',
      '┃   ┢━━━┹───┺━━━┫',
      '┃   ┃           ┃',
      '┃ · ┃ ·   ·   · ┃',
      '┗━━━┻━━━━━━━━━━━┛',
    ]);
  });
  test('shows diagonals and windows beside the digits, and the other rules in words', () => {
    const layout = createLayout({
      size: 4,
      diagonals: true,
      extraHouses: [[0, 1, 6, 7]],
      antiKnight: true,
      antiKing: true,
    });
    const ruled = { ...layout, rules: 'Odd rows.' };
    expect(rows(positionToText(parsePuzzle('1...'.padEnd(16, '.'), { layout: ruled })))).toEqual([
      '┏━━━━━━┳━━━━━━┓',
      '┃╲1 ▫· ┃ · ╱· ┃',
      '┃ · ╲· ┃╱· ▫· ┃',
      '┣━━━━━━╋━━━━━━┫',
      '┃ · ╱· ┃╲·  · ┃',
      '┃╱·  · ┃ · ╲· ┃',
      '┗━━━━━━┻━━━━━━┛',
      'anti-knight · anti-king',
      'Odd rows.',
    ]);
    const odd = createLayout({ diagonals: true });
    expect(positionToText(parsePuzzle('.'.repeat(81), { layout: odd }))).toContain('╳·');
  });
});

describe('a step', () => {
  test('has a sign behind each of its candidates', () => {
    const { position, step } = fish();
    expect(rows(positionToText(position, step)).slice(2, 4)).toEqual([
      '┃ 1  3° 3•┃ 9  3• 2 ┃ ·  5  · ┃',
      '┃ 9  5  3×┃ 6  4  · ┃ ·  ·  2 ┃',
    ]);
    expect(positionToText(position, step, { notes: true })).toContain('│     3°│     3•┃');
  });
  test('of more than three candidates in a cell takes more lines', () => {
    const eliminations = [1, 2, 3, 4].map((digit) => ({ cell: 1, digit }));
    const placements = [{ cell: 40, digit: 9 }];
    const drawn = rows(positionToText(parsePuzzle('8'.padEnd(81, '.')), { placements, eliminations, pattern: none }));
    expect(drawn.slice(1, 4)).toEqual([
      '┃   8    1×2×3×   ·   ┃   ·      ·      ·   ┃   ·      ·      ·   ┃',
      '┃          4×         ┃                     ┃                     ┃',
      '┃   ·      ·      ·   ┃   ·      ·      ·   ┃   ·      ·      ·   ┃',
    ]);
    expect(drawn[7]).toContain('9!');
  });
  test('has a sign of each kind, on digits that stand, too', () => {
    const roles = ['base', 'joint', 'fin', 'off', 'pair'] as const;
    const candidates = roles.map((role, index) => ({ cell: 72 + index, digit: 1 + index, role }));
    const standing = { cell: 0, digit: 8, role: 'deadly' } as const;
    const step = { placements: [], eliminations: [], pattern: { ...none, candidates: [...candidates, standing] } };
    const drawn = rows(positionToText(parsePuzzle('8'.padEnd(81, '.')), step));
    expect(drawn[1]).toMatch(/^┃ 8•/);
    expect(drawn[11]).toBe('┃ 1• 2+ 3°┃ 4~ 5* · ┃ ·  ·  · ┃');
  });
  test('is coloured for a terminal if that is asked for, and the text is the same', () => {
    const { position, step } = fish();
    const filled = setValue(position, 0, 2);
    for (const notes of [false, true]) {
      const coloured = positionToText(filled, step, { notes, color: true });
      // biome-ignore lint/suspicious/noControlCharactersInRegex: escape codes are what is looked for
      expect(coloured.replaceAll(/\u001b\[\d+m/g, '')).toBe(positionToText(filled, step, { notes }));
      expect(coloured).toContain('\u001b[1m\u001b[31m3×\u001b[39m\u001b[22m');
      expect(coloured).toContain('\u001b[36m2 \u001b[39m');
    }
  });
  test('that is none is refused', () => {
    const step = { placements: [], eliminations: [], pattern: { ...none, houses: [{ house: 27, role: 'base' }] } };
    expect(refusalOf(() => positionToText(article, step as never))?.message).toContain(
      'step.pattern.houses[0].house is 27',
    );
    expect(refusalOf(() => positionToText(article, undefined, { color: 1 } as never))?.code).toBe('bad-flag');
  });
});
