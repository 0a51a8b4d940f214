import { expect, test } from 'vitest';
import { refusalOf } from '../../../../config/refusal-of.js';
import { formatPath, isInvalidInputError, parseOrbs, parsePath } from '../../src/index.js';

const shape = { rows: 5, cols: 6 };

function refusal(call: () => unknown): string {
  return refusalOf(call)?.code ?? 'none';
}

test('routes are read from every place where the simulators put them', () => {
  const path = { start: 6, moves: [7, 8] };
  for (const text of [
    '06,44',
    ' 06,44 ',
    '06,44 later',
    'https://x/?p=1&route=06,44#top',
    '?route=x&route=06,44&k=2',
    'r2c1: → →',
    'https://x/?patt=RR&route=06%2C44',
    '(https://x/?route=06,44)',
    'https://x/?replay=6|7|8&patt=RR',
    'https://x/?replay=6%7C7%7c8',
    'replay=6|7|8|',
    '6|7|8',
    'route=06,44',
  ]) {
    expect(parsePath(text, shape)).toEqual(path);
  }
});

test.each<[string, string, string]>([
  ['a direction that is none', '06,48', 'bad-text'],
  ['a mark behind it', '06,44?', 'bad-text'],
  ['a letter among the arrows', 'r2c1 → x', 'bad-text'],
  ['a letter before it', 'x06,44', 'bad-text'],
  ['nothing', '', 'bad-text'],
  ['a start above the board', '04,4', 'bad-cell'],
  ['a start below it', '010,', 'bad-cell'],
  ['a start beside it', '65,', 'bad-cell'],
  ['steps over the left edge', '05,43', 'none'],
  ['one more', '05,433', 'bad-cell'],
  ['a step over the top', 'r1c1 ↑', 'bad-cell'],
  ['row and column from 1', 'r0c1', 'bad-cell'],
])('texts that once were read wrong: %s', (_, text, code) => {
  expect(refusal(() => parsePath(text, shape))).toBe(code);
});

test('a path that leaves the board says where', () => {
  const place = (text: string) => {
    try {
      parsePath(text, shape);
    } catch (error) {
      return isInvalidInputError(error) && [error.message.split(':')[0], error.at];
    }
    return 'none';
  };
  expect(place('r6c1')).toEqual(['the start is at row 5, column 0', { row: 5, col: 0 }]);
  expect(place('r1c1 ←')).toEqual(['step 0 is at row 0, column -1', { index: 0, row: 0, col: -1 }]);
  expect(place('r5c1 →↓')).toEqual(['step 1 is at row 5, column 1', { index: 1, row: 5, col: 1 }]);
});

test('a route has one digit for the start column, and arrows have no such limit', () => {
  const path = { start: 9, moves: [8] };
  expect(formatPath(path, { rows: 1, cols: 10 })).toBe('95,3');
  expect(refusal(() => formatPath(path, { rows: 1, cols: 11 }))).toBe('bad-size');
  expect(formatPath(path, { rows: 1, cols: 11 }, 'arrows')).toBe('r1c10 ←');
});
const pieces = [
  'r1c1',
  '06,',
  'route=',
  '?route=',
  '&route=0',
  ' route=06,4',
  '4',
  '→',
  ' ',
  '\n',
  '\t',
  ',',
  '?',
  '#',
  'r',
  'X',
  ':',
  '0',
];

/**
 * For linear time: each piece again and again, after some beginnings, with something at the end that fits or that fits
 * nowhere.
 */
const texts = ['', 'r1c1', '06,4', '?route=', '0 1'].flatMap((head) =>
  pieces.flatMap((piece) => ['', 'x'].map((tail) => (head + piece.repeat(50_000)).slice(0, 49_999) + tail)),
);

/** Processor time in microseconds: patterns run inside of the engine, where nothing counts their steps. */
function timeOf(call: () => unknown): number {
  const start = process.cpuUsage();
  try {
    call();
  } catch {}
  const { user, system } = process.cpuUsage(start);
  return user + system;
}

test('no text of 50,000 letters takes longer than a quarter of what a quadratic pattern takes', () => {
  for (const text of texts) {
    expect(timeOf(() => parsePath(text, shape))).toBeLessThan(500_000);
    expect(timeOf(() => parseOrbs(text))).toBeLessThan(500_000);
  }
});

test.each<[string, string, object]>([
  ['https://pad.dawnglare.com/?patt=RBGLDH', 'unknown-link', { offset: 0 }],
  ['?replay=0|x', 'bad-text', { offset: 0 }],
  ['?replay=30|29', 'bad-cell', { index: 0 }],
  ['?replay=0|2', 'bad-cell', { index: 0 }],
  ['?replay=0|1|1', 'bad-cell', { index: 1 }],
  ['?replay=5|6', 'bad-cell', { index: 0 }],
  ['?replay=0|7|99', 'bad-cell', { index: 1 }],
])('a link without a path, or with one that is none, is refused: %s', (text, code, at) => {
  expect(refusalOf(() => parsePath(text, shape))).toMatchObject({ code, at });
});
