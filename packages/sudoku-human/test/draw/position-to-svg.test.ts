import { describe, expect, test } from 'vitest';
import { expectWhole } from '../../../../config/expect-whole.js';
import { refusalOf } from '../../../../config/refusal-of.js';
import {
  alsXyWing,
  alsXz,
  applyStep,
  type Cage,
  type ChainNode,
  createLayout,
  type DrawnStep,
  deathBlossom,
  findSteps,
  forcingChain,
  groupedAic,
  type Link,
  nextStep,
  type Position,
  parsePuzzle,
  positionToSvg,
  roleKind,
  type Step,
  setValue,
  skyscraper,
  solve,
  type Technique,
  uniqueLoop,
  wWing,
  xyWing,
} from '../../src/index.js';

const article = parsePuzzle('800010000520900080076002000009500600340090025005008400000200540010009037000080006');
const fishy = parsePuzzle('....1.3..1..9.2.5.95.64...2..6.....4.2.8.4.7.8.....5..6...89.35.9.4.5..1..5.6....');

const count = (text: string, part: string | RegExp): number => text.split(part).length - 1;
const lettersOf = (svg: string) => [...svg.matchAll(/>([^<>]*)<\/text>/g)].map(([, text]) => text);
const bits = (mask: number): number => [...mask.toString(2)].filter((bit) => bit === '1').length;
type Played = { readonly position: Position; readonly step: Step };
/** The steps of a solution, each with the position before it. */
function played(start: Position): Played[] {
  let position = start;
  return solve(start).steps.map((step) => {
    const before = position;
    position = applyStep(position, step);
    return { position: before, step };
  });
}
const fishySteps = played(fishy);
const found = (techniques: readonly Technique[]): Played[] =>
  techniques.flatMap((technique) => findSteps(fishy, [technique]).map((step) => ({ position: fishy, step })));
/** Links whose ends have one middle, so that there is nothing to draw. */
function isShort({ from, to }: Link): boolean {
  const middle = ({ cells, digit }: ChainNode) =>
    [(cell: number) => cell % 9, (cell: number) => Math.floor(cell / 9), () => digit].map(
      (of) => cells.reduce((sum, cell) => sum + of(cell), 0) / cells.length,
    );
  return middle(from).join() === middle(to).join();
}

describe('a position', () => {
  test('has its givens in bold, other digits in another colour, and every pencil mark', () => {
    const svg = positionToSvg(setValue(article, 28, 8));
    expectWhole(svg);
    expect(svg).toContain('<title>A Sudoku of 9 rows and 9 columns with 30 of 81 cells filled</title>');
    expect(count(svg, 'class="kit-fill-ink" font-weight="700"')).toBe(29);
    expect(count(svg, 'font-size="22" class="kit-fill-accent">8</text>')).toBe(1);
    const { candidates } = setValue(article, 28, 8);
    expect(count(svg, 'font-size="11"')).toBe(candidates.reduce((sum, mask) => sum + bits(mask), 0));
  });
  test('without notes has its digits alone', () => {
    expect(lettersOf(positionToSvg(article, undefined, { notes: false })).join('')).toBe(
      article.values.filter((value) => value > 0).join(''),
    );
  });
  test('has the names and the title that are given', () => {
    const svg = positionToSvg(article, undefined, { notes: false, names: { 8: '<&' }, title: 'a "b"' });
    expect(svg).toContain('<title>a &quot;b&quot;</title>');
    expect(lettersOf(svg).slice(0, 3)).toEqual(['&lt;&amp;', '1', '5']);
  });
});

describe('a layout', () => {
  const bare = { notes: false } as const;
  const drawn = (options: Parameters<typeof createLayout>[0]) => {
    const layout = createLayout(options);
    const svg = positionToSvg(parsePuzzle('.'.repeat(layout.size ** 2), { layout }), undefined, bare);
    expectWhole(svg);
    return svg;
  };
  test('has its cages with their sums and its diagonals', () => {
    const cages: Cage[] = [{ cells: [0, 1], sum: 3 }, { cells: [2, 6] }, { cells: [8, 9, 12], sum: 8 }];
    const svg = drawn({ size: 4, cages, diagonals: true });
    expect(lettersOf(svg)).toEqual(['3', '8']);
    expect(count(svg, 'stroke-dasharray="3 2"')).toBe(3);
    expect(count(svg, '<polyline')).toBe(2);
  });
  test('has a ground for windows and further houses, and these have an outline', () => {
    const svg = drawn({ windows: true, extraHouses: [[0, 1, 2, 9, 10, 11, 18, 19, 28]] });
    // 36 cells of windows, 4 of which the house has too.
    expect(count(svg, 'class="kit-fill-well"')).toBe(36 + 9 - 4);
    expect(count(svg, 'opacity="0.7"')).toBe(1);
  });
  test('says in words what no line shows', () => {
    const svg = drawn({ antiKnight: true, antiKing: true, nonConsecutive: true, disjointGroups: true });
    expect(lettersOf(svg)).toEqual(['anti-knight · anti-king · non-consecutive · disjoint groups']);
    const narrow = drawn({ size: 4, antiKnight: true, antiKing: true, nonConsecutive: true, rules: 'Odd rows.' });
    expect(lettersOf(narrow)).toEqual(['anti-knight · anti-king', 'non-consecutive']);
    expect(narrow).toContain('<title>A Sudoku of 4 rows and 4 columns with 0 of 16 cells filled. Odd rows.</title>');
  });
  test('of any size has its digits and pencil marks inside', () => {
    for (const size of [4, 6, 8, 9, 10, 12, 15, 16]) {
      const layout = createLayout({ size, cages: size === 8 ? [{ cells: [0, 1], sum: 15 }] : [] });
      const svg = positionToSvg(parsePuzzle('1'.padEnd(size * size, '.'), { layout }));
      expectWhole(svg);
      const [, width] = /viewBox="0 0 (\d+)/.exec(svg) as RegExpExecArray;
      const side = (Number(width) - 4) / size;
      const letters = [...svg.matchAll(/<text x="([\d.]+)" y="([\d.]+)" font-size="(\d+)"/g)].map(
        ([, ...numbers]) => numbers.map(Number) as [number, number, number],
      );
      const isInside = ([x, y, font]: [number, number, number]): boolean =>
        [x, y].every((part) => (part - 2) % side >= font / 2 && (part - 2) % side <= side - font / 2);
      expect(letters.filter((letter) => !isInside(letter))).toEqual([]);
      expect(letters.length).toBeGreaterThan(size * size);
    }
  });
  test('has heavy lines around each region and nowhere else', () => {
    const regions = [...'AABBACBBACCDCDDD'].map((letter) => 'ABCD'.indexOf(letter));
    const svg = drawn({ size: 4, regions });
    const [, heavy] = /<path d="([^"]*)" fill="none" class="kit-stroke-strong"/.exec(svg) as RegExpExecArray;
    let sides = 0;
    for (let cell = 0; cell < 16; cell++) {
      for (const next of [cell % 4 < 3 ? cell + 1 : -1, cell + 4]) {
        if (next >= 0 && next < 16 && regions[next] !== regions[cell]) sides++;
      }
    }
    const lengths = [...heavy!.matchAll(/[hv](\d+)/g)].map(([, length]) => Number(length));
    expect(lengths.reduce((sum, length) => sum + length, 0)).toBe(40 * (16 + sides));
  });
});

describe('a step', () => {
  test('of every kind is drawn candidate by candidate: struck, set, or by its role', () => {
    const techniques = new Set<string>();
    const others = [alsXz, alsXyWing, deathBlossom, groupedAic, skyscraper, wWing, xyWing, forcingChain, uniqueLoop];
    for (const { position, step } of [...played(article), ...fishySteps, ...found(others)]) {
      if (techniques.has(step.technique)) continue;
      techniques.add(step.technique);
      const svg = positionToSvg(position, step);
      expectWhole(svg);
      const concluded = new Set(
        [...step.eliminations, ...step.placements].map(({ cell, digit }) => `${cell} ${digit}`),
      );
      const kinds = new Map(
        step.pattern.candidates.map(({ cell, digit, role }) => [`${cell} ${digit}`, roleKind(role)] as const).reverse(),
      );
      const of = (kind: string) => [...kinds].filter(([key, own]) => own === kind && !concluded.has(key)).length;
      expect(count(svg, /<polyline [^>]*class="kit-stroke-bad" stroke-width="1.4"/)).toBe(step.eliminations.length);
      expect(count(svg, /<circle [^>]*class="kit-fill-good"/)).toBe(step.placements.length);
      expect(count(svg, /<circle [^>]*class="kit-fill-good-fill kit-stroke-good"/)).toBe(of('key'));
      expect(count(svg, /<rect [^>]*class="kit-fill-accent-fill"/)).toBe(of('support'));
      expect(count(svg, /<path [^>]*class="kit-fill-fin-fill kit-stroke-fin"/)).toBe(of('fin'));
      expect(count(svg, /<rect [^>]*class="kit-fill-other-fill kit-stroke-other"/)).toBe(of('alternative'));
      expect(count(svg, /<circle [^>]*class="kit-fill-paper kit-stroke-accent"/)).toBe(of('target'));
      const all = [step.pattern.links, ...(step.pattern.branches ?? [])].flat();
      const links = new Set(all.filter((link) => !isShort(link)).map((link) => JSON.stringify(link)));
      expect(count(svg, /<path [^>]*class="kit-stroke-accent"/)).toBe(links.size);
      const weak = [...links].filter((link) => link.includes('"weak"'));
      expect(count(svg, 'stroke-dasharray="4 3"')).toBe(weak.length);
    }
    expect(techniques.size).toBeGreaterThan(12);
    for (const technique of [
      'hidden-single',
      'finned-swordfish',
      'continuous-nice-loop',
      'forcing-chain',
      'als-xy-wing',
    ]) {
      expect(techniques).toContain(technique);
    }
  });
  test('tints its houses, and where base and cover cross both', () => {
    const { position, step } = fishySteps.find((one) => one.step.technique === 'finned-swordfish')!;
    const svg = positionToSvg(position, step);
    expect(count(svg, 'class="kit-fill-house"')).toBe(27);
    expect(count(svg, /<rect [^>]*class="kit-fill-cover"/)).toBe(27 - 9);
    expect(count(svg, /<path [^>]*class="kit-fill-cover"/)).toBe(9);
  });
  test('shows its digit large where nothing else stands in the cell', () => {
    const step = nextStep(article);
    expect(positionToSvg(article, step, { notes: false })).toContain('font-size="22" class="kit-fill-paper"');
    const [placement] = step!.placements;
    const beside = { cell: placement!.cell, digit: 1, role: 'fin' } as const;
    const two: DrawnStep = { ...step!, pattern: { ...step!.pattern, candidates: [beside] } };
    expect(positionToSvg(article, two, { notes: false })).not.toContain('font-size="22" class="kit-fill-paper"');
  });
  test('may mark a digit that stands', () => {
    const pattern = { candidates: [{ cell: 0, digit: 8, role: 'deadly' } as const], houses: [], links: [] };
    const svg = positionToSvg(article, { placements: [], eliminations: [], pattern }, { notes: false });
    expect(count(svg, 'font-size="22" class="kit-fill-good"')).toBe(1);
    expect(lettersOf(svg)).toHaveLength(29);
  });
  test('keeps its arrows inside the board, and draws none from a place to itself', () => {
    const at = (cell: number, digit: number) => ({ cells: [cell], digit });
    const corners = [at(0, 1), at(8, 3), at(80, 9), at(72, 7), at(0, 1)];
    const ring = corners.slice(1).map((to, index) => ({ from: corners[index]!, to, type: 'strong' as const }));
    const links = [...ring, ...ring.map(({ from, to, type }) => ({ from: to, to: from, type })), ring[0]!];
    const group = { from: at(4, 5), to: { cells: [3, 4, 5], digit: 5 }, type: 'weak' as const };
    const pattern = { candidates: [], houses: [], links: [...links, group] };
    const svg = positionToSvg(article, { placements: [], eliminations: [], pattern });
    const curves = [...svg.matchAll(/<path d="M([\d. -]+)Q([\d. -]+)"/g)];
    expect(curves).toHaveLength(8);
    for (const [, start, rest] of curves) {
      for (const number of `${start} ${rest}`.split(' ').map(Number)) {
        expect(number).toBeGreaterThan(0);
        expect(number).toBeLessThan(364);
      }
    }
    expect(count(svg, 'class="kit-stroke-accent-fill" stroke-width="15"')).toBe(1);
  });
  test('that is none is refused by its place', () => {
    const step = {
      placements: [],
      eliminations: [{ cell: 81, digit: 1 }],
      pattern: { candidates: [], houses: [], links: [] },
    };
    expect(refusalOf(() => positionToSvg(article, step))?.message).toContain('step.eliminations[0].cell is 81');
    const bad = {
      ...step,
      eliminations: [],
      pattern: { ...step.pattern, candidates: [{ cell: 1, digit: 1, role: 'x' }] },
    };
    expect(refusalOf(() => positionToSvg(article, bad as never))?.code).toBe('bad-role');
    expect(refusalOf(() => positionToSvg(article, undefined, { names: { 1: 1 } } as never))?.code).toBe('bad-text');
    expect(refusalOf(() => positionToSvg(article, undefined, { note: true } as never))?.code).toBe('unknown-option');
  });
});

test('the largest board is drawn in as many shapes as it has marks', () => {
  const far = Array.from({ length: 256 }, (_, line) =>
    Array.from({ length: 16 }, (_, col) => 16 * ((line + col * (1 + (line >> 4))) % 16) + col),
  );
  const cages = Array.from({ length: 128 }, (_, pair) => ({ cells: [2 * pair, 2 * pair + 1], sum: 17 }));
  const layout = createLayout({ size: 16, extraHouses: far, cages, antiKing: true });
  const empty = parsePuzzle('.'.repeat(256), { layout });
  const all = Array.from({ length: 4096 }, (_, index) => ({ cell: index >> 4, digit: 1 + (index & 15) }));
  const step = { placements: [], eliminations: [...all, ...all], pattern: { candidates: [], houses: [], links: [] } };
  const svg = positionToSvg(empty, step);
  expect(count(svg, /<(?:circle|line|polyline|text|path|rect) /)).toBeLessThan(3 * 4096 + 1024);
});
