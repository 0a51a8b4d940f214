import * as kit from '@kit/sudoku-human';
import { describe, expect, test } from 'vitest';
import { countPlainly } from '../layouts/oracle.js';
import { ownLayout } from '../layouts/own-layouts.js';

describe('puzzles on layouts', () => {
  test.each(['small', 'six', 'jigsaw-5'])('%s: one solution by plain search too, and the same bytes again', (name) => {
    const layout = ownLayout(name);
    for (let seed = 0; seed < 3; seed++) {
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
    expect(search.next().value).toEqual({ nodes: 0, total: 1000 });
    expect(search.next('stop').value).toEqual({ status: 'limit' });
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
