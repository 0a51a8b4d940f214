import {
  findLink,
  findPairs,
  generateTiles,
  hintMove,
  hintTiles,
  layeredToSvg,
  linkBoardToSvg,
  parseBoard,
  parseGrid,
  turtleLayout,
} from '@kit/link-path';
import { describe, expect, test } from 'vitest';
import { expectWhole } from '../../../../config/expect-whole.js';
import { refusalOf } from '../../../../config/refusal-of.js';
import { dealt } from '../random-board.js';

const count = (text: string, part: string): number => text.split(part).length - 1;

describe('a board', () => {
  test('has every tile with its kind, stones, ice, ties, and no more', () => {
    const board = parseBoard('1 2 . #\n3* 2a 1a 3');
    const svg = linkBoardToSvg(board, { names: { 1: 'a<b', 3: '🀇' } });
    expectWhole(svg);
    expect(svg).toContain('<title>A board of 2 rows and 4 columns with 6 tiles</title>');
    expect([...svg.matchAll(/>([^<>]*)<\/text>/g)].map(([, text]) => text)).toEqual([
      'a&lt;b',
      '2',
      '🀇',
      '2',
      'a&lt;b',
      '🀇',
    ]);
    // The ground, six tiles, a stone; the ice, the tie.
    expect(count(svg, '<rect')).toBe(8);
    expect(count(svg, 'class="kit-fill-strong"')).toBe(1);
    expect(count(svg, 'class="kit-stroke-accent"')).toBe(2);
    expect(linkBoardToSvg(board, { title: '"Board"' })).toContain('<title>&quot;Board&quot;</title>');
  });
  test('shows any line that can be found, from tile to tile, and a hint', () => {
    for (let seed = 0; seed < 20; seed++) {
      const board = dealt(4, 6, 6, seed);
      for (const { a, b } of findPairs(board)) {
        const link = findLink(board, a, b);
        const svg = linkBoardToSvg(board, { link });
        expectWhole(svg);
        expect(count(svg, 'kit-stroke-bad" stroke-width="2.5"')).toBe(2);
        expect(svg).toContain(
          `<polyline points="${link!.points.map(({ row, col }) => `${36 * col + 54} ${36 * row + 54}`).join(' ')}"`,
        );
      }
      const hint = hintMove(board);
      expect(count(linkBoardToSvg(board, { hint }), '<polyline')).toBe(hint.status === 'safe' ? 1 : 0);
    }
    expect(count(linkBoardToSvg(parseGrid('1 2\n2 1'), { hint: { status: 'stuck' } }), '<polyline')).toBe(0);
  });
  test('refuses a line that leaves it, and a board that is no picture any more', () => {
    const board = parseGrid('1 1');
    const link = (points: unknown) => refusalOf(() => linkBoardToSvg(board, { link: { points } as never }));
    expect(link([{ row: 0, col: 0 }])?.code).toBe('bad-length');
    expect(
      link([
        { row: -1, col: 0 },
        { row: 0, col: 1 },
      ])?.at.name,
    ).toBe('options.link.points[0].row');
    expect(
      link([
        { row: 0, col: 0 },
        { row: 2, col: 0 },
        { row: 0, col: 1 },
      ])?.at.name,
    ).toBe('options.link.points[1].row');
    expect(refusalOf(() => linkBoardToSvg({ rows: 1, cols: 257, cells: new Array<number>(257).fill(1) }))?.code).toBe(
      'bad-size',
    );
    expect(refusalOf(() => linkBoardToSvg(board, { names: { 1: 5 } as never }))?.code).toBe('bad-text');
  });
});

describe('tiles in layers', () => {
  const places = [0, 2, 4].map((x) => ({ x, y: 0, layer: 0 })).concat({ x: 2, y: 0, layer: 1 });
  test('are drawn from the bottom up, free ones lighter, a pair marked', () => {
    const deal = { places, kinds: [1, 2, 2, 1] };
    const svg = layeredToSvg(deal, { hint: hintTiles(deal), names: { 2: 'two' } });
    expectWhole(svg);
    expect(svg).toContain('<title>4 tiles on 2 layers, 3 of them free</title>');
    expect(count(svg, 'kit-fill-paper kit-stroke')).toBe(3);
    expect(count(svg, 'kit-fill-house kit-stroke')).toBe(1);
    expect(count(svg, 'kit-stroke-bad" stroke-width="2.5"')).toBe(2);
    expect([...svg.matchAll(/>([^<>]*)<\/text>/g)].map(([, text]) => text)).toEqual(['two', 'two', '1', '1']);
    expect(layeredToSvg({ places, kinds: [0, 2, 2, 0] }, { pair: { a: 1, b: 2 }, title: 'x' })).toContain(
      '<title>x</title>',
    );
    expect(layeredToSvg({ places: [], kinds: [] })).toContain('0 tiles on 1 layers');
  });
  test('a game keeps the size of its picture', () => {
    const dealtTiles = generateTiles({ layout: turtleLayout(), kinds: 36, seed: 1 });
    if (dealtTiles.status !== 'found') throw new Error(dealtTiles.status);
    const { deal } = dealtTiles;
    const sizeOf = (svg: string) => /viewBox="[^"]*"/.exec(svg)?.[0];
    const left = { ...deal, kinds: deal.kinds.map((kind, tile) => (tile < 100 ? 0 : kind)) };
    expect(sizeOf(layeredToSvg(left))).toBe(sizeOf(layeredToSvg(deal)));
    expectWhole(layeredToSvg(left));
  });
  test('a pair of no tiles is refused', () => {
    const deal = { places, kinds: [1, 2, 2, 1] };
    expect(refusalOf(() => layeredToSvg(deal, { pair: { a: 0, b: 4 } }))?.at.name).toBe('options.pair.b');
    const hint = { status: 'safe', pair: { a: -1, b: 2 }, moves: [] } as const;
    expect(refusalOf(() => layeredToSvg(deal, { hint }))?.at.name).toBe('options.hint.pair.a');
  });
});
