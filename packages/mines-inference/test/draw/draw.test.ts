import { describe, expect, test } from 'vitest';
import { expectWhole } from '../../../../config/expect-whole.js';
import { refusalOf } from '../../../../config/refusal-of.js';
import {
  type Analysis,
  analyze,
  type Board,
  deduce,
  generateMines,
  minesToSvg,
  minesToText,
  newBoard,
  openCell,
  parseMines,
  type Topology,
} from '../../src/index.js';

const count = (text: string, part: string | RegExp): number => text.split(part).length - 1;
const lettersOf = (svg: string) => [...svg.matchAll(/>([^<>]*)<\/text>/g)].map(([, text]) => text);
const tick = /<polyline [^>]*class="kit-stroke-good"/;
const mine = /<circle [^>]*class="kit-fill-bad"/;
const board = parseMines('mines 9\n0 0 1 # # #\n1 1 2 3 # #\n# # # 2 # #\n# # # 3 # #\n# # # # # #');

/** A board after a first click. */
function played(topology: Topology, seed: number): Board {
  const made = generateMines({ rows: 7, cols: 8, mines: 8, seed, topology, firstOpen: 20, holes: [0, 9] });
  if (made.status !== 'found') throw new Error(made.status);
  return openCell(made.field, newBoard(made.field), 20);
}

describe('a picture', () => {
  test('has the number of each open cell, flags, mines that exploded, and nothing where there is a hole', () => {
    const svg = minesToSvg(parseMines('mines 3\n0 1 F\n2 * _\n# 4 1'));
    expectWhole(svg);
    expect(lettersOf(svg)).toEqual(['1', '2', '4', '1']);
    expect(count(svg, '<rect')).toBe(8);
    expect(count(svg, /<path [^>]*class="kit-fill-bad"/)).toBe(1);
    expect(count(svg, /<circle [^>]*class="kit-fill-paper"/)).toBe(1);
    expect(svg).toContain('<title>A mine field of 3 rows and 3 columns. Mines: 3, flags: 1, hidden cells: 2</title>');
  });
  test('of every topology has the chance of each hidden cell, ticks and mines', () => {
    const own = { neighbors: Array.from({ length: 56 }, (_, cell) => [cell ^ 1]) };
    for (const topology of ['square8', 'square4', 'torus', 'hex', 'knight', own] as const) {
      for (let seed = 0; seed < 4; seed++) {
        const seen = played(topology, seed);
        const analysis = analyze(seen);
        const svg = minesToSvg(seen, { analysis });
        expectWhole(svg);
        expect(count(svg, tick)).toBe(analysis.safeCells.length);
        expect(count(svg, mine)).toBe(analysis.mineCells.length);
        const shown = seen.cells.map((value, cell) => {
          const chance = analysis.probabilities[cell] ?? 0;
          if (value > 0) return String(value);
          return value === -1 && chance > 0 && chance < 1 ? (100 * chance).toFixed(0) : undefined;
        });
        expect(lettersOf(svg)).toEqual(shown.filter((text) => text !== undefined));
      }
    }
  });
  test('never shows as certain what is not', () => {
    const probabilities = [0.001, 0.999, 0.0001, null];
    const analysis: Analysis = { ...analyze(parseMines('mines 1\n####')), probabilities };
    expect(lettersOf(minesToSvg(parseMines('mines 1\n####'), { analysis }))).toEqual(['1', '99', '1', '?']);
  });
  test('has a ring about each cell of a deduction and about its numbers, and the number of mines if it counts', () => {
    const deductions = [0, 1, 2, 3, 4, 5].flatMap((seed) => {
      const seen = played('hex', seed);
      return deduce(seen).map((deduction) => ({ seen, deduction }));
    });
    const end = parseMines('mines 2\n1 # #\n2 # #\n1 # #');
    for (const { seen, deduction } of [...deductions, ...deduce(end).map((one) => ({ seen: end, deduction: one }))]) {
      const svg = minesToSvg(seen, { deduction });
      const { cells, from } = deduction;
      const ring = deduction.mine ? 'bad' : 'good';
      expect(count(svg, /<(?:rect|path) [^>]*class="kit-stroke-accent" stroke-width="3"/)).toBe(from.length);
      expect(count(svg, new RegExp(`<(?:rect|path) [^>]*class="kit-stroke-${ring}" stroke-width="3"`))).toBe(
        cells.length,
      );
      expect(count(svg, deduction.mine ? mine : tick)).toBe(cells.length);
      const numbers = seen.cells.filter((value) => value > 0).map(String);
      expect(lettersOf(svg)).toEqual([...numbers, ...(deduction.usesTotal ? [String(seen.mines)] : [])]);
    }
    expect(deduce(end).some(({ usesTotal }) => usesTotal)).toBe(true);
  });
  test('has a dashed ring about what contradicts', () => {
    const wrong = parseMines('mines 1\n1 # _\nF F F\n1 # 1');
    const { conflicts } = analyze(wrong);
    const svg = minesToSvg(wrong, { analysis: analyze(wrong) });
    expect(count(svg, 'stroke-dasharray="5 3"')).toBe(conflicts.flags.length + conflicts.core.length);
    expect(count(svg, 'stroke-dasharray="5 3"')).toBeGreaterThan(0);
  });
  test('of hexagons has neighbours as near as the topology says', () => {
    const rows = 5;
    const cols = 4;
    const svg = minesToSvg({ rows, cols, mines: 1, topology: 'hex', cells: Array.from({ length: 20 }, () => 1) });
    const places = [...svg.matchAll(/<text x="([\d.]+)" y="([\d.]+)"/g)].map(
      ([, x, y]) => [Number(x), Number(y)] as const,
    );
    for (let a = 0; a < rows * cols; a++) {
      for (let b = 0; b < a; b++) {
        const distance = Math.hypot(places[a]![0] - places[b]![0], places[a]![1] - places[b]![1]);
        const [down, right] = [Math.floor(a / cols) - Math.floor(b / cols), (a % cols) - (b % cols)];
        const shift = Math.floor(b / cols) % 2;
        const isBeside = down === 0 ? right === 1 : down === 1 && (right === shift - 1 || right === shift);
        expect(distance < 37).toBe(isBeside);
        expect(distance).toBeGreaterThan(35.9);
      }
    }
    const [, width, height] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg)!.map(Number);
    expect(width).toBe(4.5 * 36);
    expect(height! - places.at(-1)![1]).toBeCloseTo(36 / Math.sqrt(3), 1);
    const single = minesToSvg({ rows: 1, cols: 4, mines: 1, topology: 'hex', cells: [1, -1, -1, -1] });
    expect(single).toContain('width="144"');
  });
  test('of what is no board, analysis or deduction is refused', () => {
    const analysis = analyze(board);
    const of = (options: object) => refusalOf(() => minesToSvg(board, options as never));
    expect(of({ analysis: { ...analysis, probabilities: [] } })?.code).toBe('bad-length');
    expect(of({ analysis: { ...analysis, probabilities: analysis.probabilities.map(() => 2) } })?.code).toBe(
      'bad-number',
    );
    expect(of({ analysis: { probabilities: analysis.probabilities } })?.at.name).toBe('options.analysis.conflicts');
    expect(of({ deduction: { ...deduce(board)[0], from: [30] } })?.at.name).toBe('options.deduction.from[0]');
    const wide = { rows: 1, cols: 257, mines: 0, cells: new Array<number>(257).fill(0) };
    expect(refusalOf(() => minesToText(wide))?.code).toBe('bad-size');
  });
  test('of the largest board has one shape and one text a cell', () => {
    const cells = new Array<number>(65_536).fill(-1);
    const probabilities = new Array<number>(65_536).fill(0.5);
    const large = { rows: 256, cols: 256, mines: 9, cells };
    const analysis: Analysis = { ...analyze(board), probabilities };
    expect(count(minesToSvg(large, { analysis }), /<(?:rect|text) /)).toBe(2 * 65_536);
  });
});

describe('a text', () => {
  test('has the chances, ticks, mines, and brackets about what a deduction is about', () => {
    expect(minesToText(board, { analysis: analyze(board), deduction: deduce(board)[0] }).split('\n')).toEqual([
      '  ·   · ( 1)[ *] 74  31 ',
      '  1   1   2   3  48  31 ',
      '  +   *   +   2  78  31 ',
      ' 31  31  37   3  37  31 ',
      ' 31  31  49  49  49  31 ',
    ]);
  });
  test('without an analysis has what the player sees', () => {
    expect(minesToText(parseMines('mines 3\n0 1 F\n2 * _\n# 4 1')).split('\n')).toEqual([
      '  ·   1   F ',
      '  2   X     ',
      '  #   4   1 ',
    ]);
  });
  test('shows contradictions, chances that are not known, and the number of mines that a deduction needs', () => {
    const wrong = parseMines('mines 1\n1 # _\nF F F\n1 # 1');
    expect(minesToText(wrong, { analysis: analyze(wrong) }).split('\n')).toEqual([
      '  1   ?     ',
      '  F ! F!! F!',
      '  1   ? ! 1!',
    ]);
    const end = parseMines('mines 2\n1 # #\n2 # #\n1 # #');
    const total = deduce(end).find(({ usesTotal }) => usesTotal);
    expect(minesToText(end, { deduction: total }).split('\n')).toEqual([
      '  1   # [ +]',
      '( 2)  # [ +]',
      '  1   # [ +]',
      '* 2',
    ]);
  });
  test('shifts the odd rows of hexagons, and makes room for large numbers', () => {
    const cells = Array.from({ length: 6 }, () => -1);
    expect(minesToText({ rows: 3, cols: 2, mines: 1, topology: 'hex', cells }).split('\n')).toEqual([
      '  #   # ',
      '    #   # ',
      '  #   # ',
    ]);
    const neighbors = Array.from({ length: 102 }, (_, cell) =>
      cell === 0 ? Array.from({ length: 101 }, (__, other) => other + 1) : [0],
    );
    const star = {
      rows: 1,
      cols: 102,
      mines: 101,
      topology: { neighbors },
      cells: [101, ...new Array<number>(101).fill(-1)],
    };
    expect(minesToText(star).slice(0, 10)).toBe(' 101    # ');
    expect(minesToSvg(star)).toContain('font-size="15" class="kit-fill-ink" font-weight="700">101</text>');
  });
  test('is the same in colours', () => {
    const options = { analysis: analyze(board), deduction: deduce(board)[0] };
    const coloured = minesToText(board, { ...options, color: true });
    // biome-ignore lint/suspicious/noControlCharactersInRegex: escape codes are what is looked for
    expect(coloured.replaceAll(/\u001b\[\d+m/g, '')).toBe(minesToText(board, options));
    expect(coloured).toContain('\u001b[1m(\u001b[22m\u001b[36m 1\u001b[39m\u001b[1m)\u001b[22m');
  });
});
