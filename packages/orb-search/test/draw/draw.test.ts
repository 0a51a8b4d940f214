import { describe, expect, test } from 'vitest';
import { expectWhole } from '../../../../config/expect-whole.js';
import { refusalOf } from '../../../../config/refusal-of.js';
import {
  applyPath,
  dealLevel,
  findMatches,
  findPath,
  gameToSvg,
  generateOrbs,
  orbsToSvg,
  parseMarkedOrbs,
  parseOrbs,
  stripedRules,
} from '../../src/index.js';

const count = (text: string, part: string): number => text.split(part).length - 1;
const lettersOf = (svg: string) => [...svg.matchAll(/>([^<>]*)<\/text>/g)].map(([, text]) => text);

describe('orbs', () => {
  test('have the letter of their type, whatever it is', () => {
    const svg = orbsToSvg(parseOrbs('0123456789\nabcde.....'));
    expectWhole(svg);
    expect(lettersOf(svg).join('')).toBe('RBGLDHJPMOQSTUV');
    expect(svg).toContain('<title>Orbs on 2 rows and 10 columns</title>');
    expect(lettersOf(orbsToSvg(parseOrbs('01'), { names: { 1: '<&' }, title: 'x' }))).toEqual(['R', '&lt;&amp;']);
  });
  test('show a drag and what it clears', () => {
    for (let seed = 0; seed < 5; seed++) {
      const board = generateOrbs({ seed });
      const { path } = findPath(board, { beam: 100 });
      const after = applyPath(board, path);
      const matches = findMatches(after);
      const drag = orbsToSvg(board, { path });
      const points = [path.start, ...path.moves].map(
        (cell) => `${36 * (cell % 6) + 18} ${36 * Math.floor(cell / 6) + 18}`,
      );
      expect(count(drag, `<polyline points="${points.join(' ')}"`)).toBe(2);
      const cleared = orbsToSvg(after, { matches });
      const standing = new Set(matches.flatMap(({ cells }) => cells)).size;
      expect(count(cleared, '<circle') - 30).toBe(standing);
      expect(count(cleared, 'opacity="0.35"')).toBe(2 * (30 - standing));
      expectWhole(drag + cleared);
    }
  });
  test('show what cells do', () => {
    const { board, rules } = parseMarkedOrbs('R B!30 R G#\nB R* G/ B>J');
    const svg = orbsToSvg(board, { rules });
    expectWhole(svg);
    expect(lettersOf(svg)).toEqual(['R', 'B', 'R', 'G', 'B', 'R', 'G', 'B', '30', 'J']);
    expect(count(svg, 'class="kit-fill-strong"')).toBe(1);
    expect(count(svg, 'class="kit-stroke-accent"')).toBe(1);
    expect(count(svg, 'class="kit-stroke-good"')).toBe(1);
  });
  test('refuse a drag, a group and a name that are none', () => {
    const board = parseOrbs('012');
    expect(refusalOf(() => orbsToSvg(board, { path: { start: 0, moves: [2] } }))?.code).toBe('bad-path');
    expect(refusalOf(() => orbsToSvg(board, { matches: [{ type: 0, cells: [3] }] }))?.at.name).toBe(
      'options.matches[0].cells[0]',
    );
    expect(refusalOf(() => orbsToSvg(board, { names: { 0: 1 } as never }))?.code).toBe('bad-text');
  });
});

describe('a game', () => {
  test('shows holes, ice, pieces, special pieces and what stands in the way', () => {
    const rules = stripedRules;
    const bomb = 1 + rules.specials!.findIndex(({ coloured }) => coloured === false);
    const game = {
      rows: 2,
      cols: 4,
      cells: [0, 2, -1, 0, 0, 0, 0, 0],
      pieces: [0, 1, -1, -1, 16 + 2, 16 * bomb + 15, -1, 8],
      blockers: [0, 11, 0, 3, 0, 0, 10, 0],
      rules,
    };
    const svg = gameToSvg(game, { swap: { a: 0, b: 1 } });
    expectWhole(svg);
    expect(rules.specials?.map(({ name }) => name).slice(0, 2)).toEqual(['striped-row', 'striped-col']);
    expect(lettersOf(svg)).toEqual(['R', 'B', '1', '2', '3', 'sr', 'bo', 'M']);
    // Seven cells, a chain, a crate, a stone; two marks.
    expect(count(svg, '<rect')).toBe(7 + 3 + 2);
    expect(count(svg, 'kit-stroke-bad')).toBeGreaterThanOrEqual(2);
    expect(gameToSvg({ rows: 1, cols: 2, pieces: [0, 1] }, { names: { 0: 'x' }, title: 't' })).toContain(
      '<title>t</title>',
    );
  });
  test('that was dealt is drawn whole', () => {
    const dealt = dealLevel({ rows: 6, cols: 5, moves: 10, goals: [{ kind: 'score', count: 100 }] }, { seed: 1 });
    if (dealt.status !== 'found') throw new Error(dealt.status);
    const svg = gameToSvg(dealt.game);
    expectWhole(svg);
    expect(lettersOf(svg)).toHaveLength(30);
  });
  test('refuses cells that are none', () => {
    const game = { rows: 1, cols: 2, pieces: [0, 1] };
    expect(refusalOf(() => gameToSvg(game, { swap: { a: 0, b: 2 } }))?.at.name).toBe('options.swap.b');
  });
});
