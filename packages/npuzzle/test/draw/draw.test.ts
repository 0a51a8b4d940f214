import { describe, expect, test } from 'vitest';
import { expectWhole } from '../../../../config/expect-whole.js';
import { refusalOf } from '../../../../config/refusal-of.js';
import { goalBoard, movedTiles, parseTiles, shuffle, slidesToSvg, slidesToText } from '../../src/index.js';

const count = (text: string, part: string): number => text.split(part).length - 1;
const lettersOf = (svg: string) => [...svg.matchAll(/>([^<>]*)<\/text>/g)].map(([, text]) => text);
const board = parseTiles('1 2 3 4 / 5 6 7 _ / 9 10 11 8');

describe('a picture', () => {
  test('has every tile, and those at home are tinted', () => {
    const svg = slidesToSvg(board);
    expectWhole(svg);
    expect(lettersOf(svg)).toEqual(['1', '2', '3', '4', '5', '6', '7', '9', '10', '11', '8']);
    expect(count(svg, 'class="kit-fill-good-fill')).toBe(10);
    expect(svg).toContain('<title>A sliding puzzle of 3 rows and 4 columns, 10 of 11 tiles at home</title>');
    const solved = goalBoard({ rows: 3, cols: 4 }, { order: 'snake' });
    expect(count(slidesToSvg(solved, { goal: solved }), 'class="kit-fill-good-fill')).toBe(11);
    expect(count(slidesToSvg(solved), 'class="kit-fill-good-fill')).toBe(7);
  });
  test('shows the line that slides, the tapped tile, and an arrow the way it slides', () => {
    for (const size of [
      { rows: 3, cols: 4 },
      { rows: 4, cols: 1 },
      { rows: 1, cols: 5 },
    ]) {
      const { cells } = shuffle({ ...size, seed: 1 });
      for (let blank = 0; blank < cells.length; blank++) {
        const other = cells.with(cells.indexOf(0), cells[blank]!).with(blank, 0);
        for (let move = 0; move < cells.length; move++) {
          const moved = movedTiles({ ...size, cells: other }, move);
          if (moved.length === 0) continue;
          const svg = slidesToSvg({ ...size, cells: other }, { move });
          expect(count(svg, 'kit-stroke-accent" stroke-width="2.5"')).toBe(moved.length);
          const middle = (cell: number) => [44 * (cell % size.cols) + 22, 44 * Math.floor(cell / size.cols) + 22];
          const [x, y] = middle(move);
          expect(svg).toContain(`<circle cx="${x}" cy="${y}"`);
          const [, ...ends] = /<polyline points="(\S+) (\S+) (\S+) (\S+)" [^>]*stroke-width="3"/.exec(svg)!;
          const [fromX, fromY, toX, toY] = ends.map(Number) as [number, number, number, number];
          const [beside, to] = [middle(moved[0]!.from), middle(blank)];
          expect([Math.sign(toX - fromX), Math.sign(toY - fromY)]).toEqual([
            Math.sign(to[0]! - beside[0]!),
            Math.sign(to[1]! - beside[1]!),
          ]);
          // All of the arrow lies in the cell of the blank.
          for (const [, numbers] of svg.matchAll(/<polyline points="([^"]*)"/g)) {
            for (const [index, number] of numbers!.split(' ').map(Number).entries()) {
              expect(Math.abs(number - to[index % 2]!)).toBeLessThan(22);
            }
          }
        }
      }
    }
  });
  test('has the names and the title that are given', () => {
    const svg = slidesToSvg(board, { names: { 10: '<b>' }, title: 'Mine' });
    expect(lettersOf(svg)).toContain('&lt;b&gt;');
    expect(svg).toContain('<title>Mine</title>');
  });
  test('of what is no board, no move or too large is refused', () => {
    expect(refusalOf(() => slidesToSvg(board, { move: 0 }))?.message).toBe(
      'options.move is 0: expected a cell in line with the blank in cell 7',
    );
    expect(refusalOf(() => slidesToSvg(board, { move: 7 }))?.code).toBe('bad-move');
    expect(refusalOf(() => slidesToSvg(board, { goal: parseTiles('1 2 3 _') }))?.code).toBe('goal-mismatch');
    const long = { rows: 1, cols: 257, cells: Array.from({ length: 257 }, (_, cell) => cell) };
    expect(refusalOf(() => slidesToSvg(long))?.code).toBe('bad-size');
  });
  test('of the largest board has one shape and one text a tile', () => {
    const svg = slidesToSvg(goalBoard({ rows: 256, cols: 256 }));
    expect(count(svg, '<rect')).toBe(256 * 256);
    expect(count(svg, '<text')).toBe(256 * 256 - 1);
  });
});

describe('a text', () => {
  test('has a frame, a dot for the blank, and brackets around the tapped tile', () => {
    expect(slidesToText(board).split('\n')).toEqual([
      '┌─────────────┐',
      '│  1  2  3  4 │',
      '│  5  6  7  · │',
      '│  9 10 11  8 │',
      '└─────────────┘',
    ]);
    expect(slidesToText(board, { move: 4 })).toContain('│[ 5] 6  7  · │');
    expect(slidesToText(board, { move: 11 })).toContain('│  9 10 11[ 8]│');
    expect(slidesToText(board, { move: 3 })).toContain('│  1  2  3[ 4]│');
  });
  test('is the same in colours', () => {
    const coloured = slidesToText(board, { move: 4, color: true });
    // biome-ignore lint/suspicious/noControlCharactersInRegex: escape codes are what is looked for
    expect(coloured.replaceAll(/\u001b\[\d+m/g, '')).toBe(slidesToText(board, { move: 4 }));
    expect(coloured).toContain('[\u001b[1m\u001b[33m 5\u001b[39m\u001b[22m]');
    expect(count(coloured, '\u001b[32m')).toBe(9);
  });
  test('is read by the reader of boards once the frame is gone', () => {
    for (let seed = 0; seed < 5; seed++) {
      const dealt = shuffle({ rows: 4, cols: 5, seed });
      const inner = slidesToText(dealt).split('\n').slice(1, -1).join('\n').replaceAll('│', '').replace('·', '_');
      expect(parseTiles(inner)).toEqual(dealt);
    }
  });
});
