import { guillotineFixedSplit } from '@kit/rect-pack';
import { expect, test } from 'vitest';
import { type Action, first, game, isDone, packedRects, type State } from '../../src/packing/game.js';
import { type TimedPacking, ways } from '../../src/packing/ways.js';
import { keeps } from '../keeps.js';
import { play as playGame } from '../play.js';

const play = (state: State, ...actions: Action[]) => playGame(game, state, ...actions);
const result: TimedPacking = { packing: guillotineFixedSplit(first.rects, { width: 1024, height: 1024 }), ms: 1.5 };
const packed = (count: number) => ways.slice(0, count).map((way): Action => ({ type: 'packed', way, result }));

test('it opens with the case of the article, and the same seed gives the same rectangles', () => {
  expect(first.rects).toHaveLength(100);
  const random = play(first, { type: 'count', count: 7 }, { type: 'random', seed: 3 });
  expect(random.rects).toHaveLength(7);
  expect(play(first, { type: 'count', count: 7 }, { type: 'random', seed: 3 })).toEqual(random);
  for (const { width, height } of first.rects) {
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(15);
    expect(Math.max(width, height)).toBeLessThanOrEqual(165);
  }
});

test('it is done once every way has packed', () => {
  const some = play(first, ...packed(4));
  expect(isDone(some)).toBe(false);
  expect(some.said).toBeNull();
  const all = play(first, ...packed(5));
  expect(isDone(all)).toBe(true);
  expect(all.said).toEqual(['done', 100]);
});

test('a choice packs the same rectangles anew', () => {
  const turned = play(first, ...packed(5), { type: 'choose', choice: { rotate: true } });
  expect(turned).toMatchObject({ choice: { ...first.choice, rotate: true }, results: {}, said: null });
  expect(game.topic(turned)).not.toEqual(game.topic(first));
  expect(turned.rects).toEqual(first.rects);
});

test('own sizes come from lines of text', () => {
  const used = play(first, { type: 'text', text: '300 200\n\n 20×30\n5,7' }, { type: 'use text' });
  expect(used.rects.map(({ width, height }) => [width, height])).toEqual([
    [300, 200],
    [20, 30],
    [5, 7],
  ]);
  expect(new Set(used.rects.map(({ id }) => id)).size).toBe(3);
});

test('the first line that is no size is named, and nothing else changes', () => {
  const typed = play(first, ...packed(5), { type: 'text', text: '10 20\nten' });
  expect(play(typed, { type: 'use text' })).toEqual({ ...typed, said: ['bad', 2, 'ten'] });
  const complained = play(first, { type: 'text', text: 'ten' }, { type: 'use text' }, ...packed(5));
  expect(complained.said).toEqual(['bad', 1, 'ten']);
  expect(play(typed, { type: 'text', text: '0 5' }, { type: 'use text' }).said).toEqual(['bad', 1, '0 5']);
  expect(play(typed, { type: 'text', text: '' }, { type: 'use text' }).rects).toEqual(first.rects);
});

test('pictures are packed by their sizes; what is none is named', () => {
  const rects = [{ id: '1-a.png', width: 20, height: 25 }];
  expect(play(first, { type: 'use pictures', rects, trimmed: rects, refused: [] })).toMatchObject({
    rects,
    said: null,
  });
  expect(play(first, { type: 'use pictures', rects: [], trimmed: [], refused: ['a.txt', 'b.txt'] })).toEqual({
    ...first,
    said: ['noImage', 'a.txt, b.txt'],
  });
});

test('pictures are packed without their empty edges unless a person wants them whole, and equal ones are told', () => {
  const rects = [{ id: 'a.png', width: 20, height: 25, aliases: [{ id: 'b.png' }] }];
  const source = { width: 20, height: 25, x: 3, y: 0 };
  const trimmed = [{ id: 'a.png', width: 17, height: 25, source, aliases: [{ id: 'b.png', source }] }];
  const used = play(first, { type: 'use pictures', rects, trimmed, refused: [] });
  expect(packedRects(used)).toEqual(trimmed);
  expect(play(used, ...packed(5)).said).toEqual(['doneWithAliases', 1, 1]);
  const whole = play(used, ...packed(5), { type: 'choose', choice: { trim: false } });
  expect(packedRects(whole)).toEqual(rects);
  expect(whole.results).toEqual({});
  expect(packedRects(play(whole, { type: 'random', seed: 1 }))).toHaveLength(100);
});

test('a form that can’t hold the packing is told, until another is chosen', () => {
  const refused = play(first, { type: 'refused', said: ['noImage', 'turned'] });
  expect(refused.said).toEqual(['noImage', 'turned']);
  expect(play(refused, { type: 'format', format: 'pixi' })).toMatchObject({ format: 'pixi', said: null });
});

test('what has no place is told instead of praised', () => {
  const tiny = { packing: guillotineFixedSplit(first.rects, { width: 16, height: 16 }), ms: 1 };
  const [last] = ways.slice(-1);
  expect(tiny.packing.unplaced.length).toBeGreaterThan(0);
  const all = play(first, ...packed(4), { type: 'packed', way: last ?? 'best', result: tiny });
  expect(all.said).toEqual(['tooLarge', tiny.packing.unplaced.length]);
});

keeps(game, first, [
  play(first, { type: 'count', count: 4 }, { type: 'random', seed: 2 }, { type: 'choose', choice: { rotate: true } }),
  play(first, { type: 'format', format: 'godot' }, { type: 'choose', choice: { trim: false, extrude: 2 } }),
  play(first, { type: 'choose', choice: { scales: 'three' } }),
]);

test('lists from before there were scales come back with one', () => {
  const { choice, ...rest } = game.keep(first) as State;
  const { scales, ...old } = choice;
  expect(game.restore({ ...rest, choice: old }, first).choice.scales).toBe(scales);
  expect(() => game.restore({ ...rest, choice: { ...old, scales: 'four' } }, first)).toThrow(RangeError);
});
