import * as kit from '@kit/sudoku-human';
import { describe, expect, test } from 'vitest';
import { isQuick, some } from '../../../../config/runs.js';
import { countPlainly } from '../layout/oracle.js';
import { ownLayout } from '../layout/own-layouts.js';

describe('puzzles on layouts', () => {
  test.each(['small', 'six', 'jigsaw-5'])('%s: one solution by plain search too, and the same bytes again', (name) => {
    const layout = ownLayout(name);
    for (const seed of some([0, 1, 2], 3)) {
      const made = kit.generatePuzzle({ layout, seed, minimal: true });
      if (made.status !== 'found') throw new Error(made.status);
      expect(countPlainly(layout, made.position.givens, 2)).toBe(1);
      expect(kit.isMinimal(made.position)).toBe(true);
      expect(JSON.stringify(kit.generatePuzzle({ layout, seed, minimal: true }))).toBe(JSON.stringify(made));
    }
  });

  test('a score or level of HoDoKu is refused beside a layout', () => {
    const layout = ownLayout('six');
    for (const wish of [{ score: { max: 500 } }, { level: 'easy' }] as const) {
      expect(() => kit.generatePuzzle({ layout, ...wish })).toThrow('expected no layout beside it');
    }
  });

  test('the wanted stars, technique and symmetry', () => {
    const layout = ownLayout('x');
    const made = kit.generatePuzzle({ layout, seed: 4, stars: 2, symmetry: 'rotate180', technique: 'pointing' });
    if (made.status !== 'found') throw new Error(made.status);
    expect(kit.rate(made.position).stars).toBe(2);
    const { givens } = made.position;
    expect(givens.map((digit) => digit !== 0)).toEqual(givens.toReversed().map((digit) => digit !== 0));
    const easy = kit.generatePuzzle({ layout: ownLayout('six'), seed: 1, stars: 1, maxTries: 20 });
    expect(easy.status === 'found' && kit.rate(easy.position).stars).toBe(1);
  });

  test('a layout that no grid fits is impossible, and few tries are a limit', () => {
    const none = kit.createLayout({ size: 4, antiKing: true, antiKnight: true });
    expect(kit.generatePuzzle({ layout: none })).toEqual({ status: 'impossible' });
    expect(kit.generatePuzzle({ layout: ownLayout('small'), stars: 5, maxTries: 2 })).toEqual({ status: 'limit' });
    const search = kit.generatePuzzleSearch({ layout: ownLayout('x') });
    expect(search.next().value).toEqual({ nodes: 0 });
    expect(search.next('stop').value).toEqual({ status: 'limit' });
  });
});

describe('layouts on which a search from the first cell on doesn’t end', () => {
  const jigsaw = (regions: string) => kit.createLayout({ regions: [...regions].map(Number) });

  test('a grid that another beginning comes to is found, and a puzzle dug out of it', () => {
    // The plain search has none after 850,000 and after a million states.
    const found = [
      '000111225000011225440011225444441225433341255333337758666637558677777788666688888',
      '000222222000211221000111111333333555343344555644444885646666855666777888777777888',
    ];
    for (const regions of some(found, 2)) {
      const layout = jigsaw(regions);
      const made = kit.generatePuzzle({ layout, seed: 1 });
      if (made.status !== 'found') throw new Error(made.status);
      expect(kit.countSolutions(made.position, 2)).toBe(1);
      const grid = kit.findSolution(made.position) ?? [];
      const houseOf = [
        (cell: number) => Math.floor(cell / 9),
        (cell: number) => cell % 9,
        (cell: number) => regions[cell],
      ];
      for (const house of houseOf) {
        expect(new Set(grid.map((digit, cell) => `${digit} in ${house(cell)}`)).size).toBe(81);
      }
    }
  });

  test('where none is found it says so after a counted number of states', () => {
    const layout = jigsaw('000111122030012222031111222033355555033444455663474755663477788664477888666778888');
    const search = kit.generatePuzzleSearch({ layout, seed: 1 });
    let pauses = 0;
    let step = search.next();
    const most = isQuick ? 500 : Number.POSITIVE_INFINITY;
    for (; !step.done && pauses < most; step = search.next()) pauses++;
    if (isQuick) {
      expect(step.done).toBe(false);
      step = search.next('stop');
    }
    expect(step.value).toEqual({ status: 'limit' });
    if (isQuick) return;
    // A hundred states between two pauses, fewer at first.
    expect(pauses).toBeGreaterThan((2000 + 200_000) / 100);
    expect(pauses).toBeLessThan((2000 + 20 * 500 + 200_000) / 100 + 500);
  });
});

describe('the canonical form on a layout', () => {
  const formOf = (position: kit.Position) => kit.formatPuzzle(kit.canonicalForm(position));

  test('is that of the turned puzzle with other names', () => {
    const layout = ownLayout('six');
    const text = '...5....3........2..643.2....456....';
    const half = [...text]
      .reverse()
      .map((digit) => (digit === '.' ? '.' : `${7 - Number(digit)}`))
      .join('');
    expect(formOf(kit.parsePuzzle(half, { layout }))).toBe(formOf(kit.parsePuzzle(text, { layout })));
    expect(formOf(kit.parsePuzzle(text.replace('5', '1'), { layout }))).not.toBe(
      formOf(kit.parsePuzzle(text, { layout })),
    );
  });

  test('keeps the names where rules know them, but for the reverse of neighbours', () => {
    const caged = kit.createLayout({ size: 4, cages: [{ cells: [0], sum: 2 }] });
    expect(formOf(kit.parsePuzzle('..34............', { layout: caged }))).toContain('3');
    const apart = ownLayout('non-consecutive');
    const one = kit.parsePuzzle(`1${'.'.repeat(80)}`, { layout: apart });
    const nine = kit.parsePuzzle(`${'.'.repeat(80)}9`, { layout: apart });
    expect(formOf(one)).toBe(formOf(nine));
  });
});
