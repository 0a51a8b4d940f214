import { describe, expect, test } from 'vitest';
import { refusalOf } from '../../../../config/refusal-of.js';
import { type Goal, generateOrbs, type PathOptions } from '../../src/index.js';
import { pathRequest, widthsOf } from '../../src/request/path-request.js';

/** A board with so many types, every one of them on it. */
function boardOf(rows: number, cols: number, types = 6) {
  return { rows, cols, cells: Array.from({ length: rows * cols }, (_, cell) => cell % types) };
}

describe('who answers', () => {
  const kernel = (rows: number, cols: number, options: PathOptions = {}) =>
    pathRequest(boardOf(rows, cols), options).kernel;
  test('the bits of one word up to 32 cells, of two beyond', () => {
    expect([kernel(5, 6), kernel(4, 8), kernel(8, 4), kernel(5, 7), kernel(8, 8)]).toEqual([
      'narrow',
      'narrow',
      'narrow',
      'wide',
      'wide',
    ]);
  });
  test.each<[string, Goal, string]>([
    ['most combos', { kind: 'max-combos' }, 'narrow'],
    ['so many combos', { kind: 'at-least', combos: 2 }, 'narrow'],
    ['one of them in a list', [{ kind: 'at-least', combos: 2 }], 'narrow'],
    ['most combos, then others', [{ kind: 'max-combos' }, { kind: 'colours', types: [1] }], 'plain'],
    ['so many combos, then others', [{ kind: 'at-least', combos: 2 }, { kind: 'damage' }], 'plain'],
    ['other goals', { kind: 'damage' }, 'plain'],
  ])('for %s', (_, goal, expected) => {
    expect(kernel(5, 6, { goal })).toBe(expected);
  });
  test('the plain rules where a rule is unusual', () => {
    expect(kernel(5, 6, { rules: { minRun: 4 } })).toBe('plain');
    expect(kernel(5, 6, { rules: { directions: 8 } })).toBe('narrow');
  });
});

describe('the beams that are taken by default', () => {
  test.each<[rows: number, cols: number, types: number, options: PathOptions, widths: readonly number[]]>([
    [5, 6, 6, {}, [40_000, 40_000, 0]],
    [6, 5, 6, {}, [14_000, 14_000, 0]],
    [4, 8, 6, {}, [14_000, 14_000, 0]],
    [5, 6, 5, {}, [12_000, 60_000, 22]],
    [4, 8, 5, {}, [24_000, 24_000, 0]],
    [5, 6, 4, {}, [48_000, 48_000, 0]],
    [4, 8, 4, {}, [48_000, 48_000, 0]],
    [4, 5, 6, {}, [24_000, 24_000, 0]],
    [3, 7, 6, {}, [14_000, 14_000, 0]],
    [5, 7, 4, {}, [8000, 24_000, Number.POSITIVE_INFINITY]],
    [5, 6, 4, { rules: { directions: 8 } }, [14_000, 14_000, 0]],
    [5, 7, 4, { rules: { directions: 8 } }, [8000, 24_000, Number.POSITIVE_INFINITY]],
    [5, 6, 4, { rules: { firstWaveOnly: true } }, [600, 600, 0]],
    [5, 6, 4, { goal: { kind: 'damage' } }, [600, 600, 0]],
    [5, 6, 4, { beam: 77 }, [77, 77, 0]],
  ])('of %i×%i with %i types and %j', (rows, cols, types, options, widths) => {
    const { firstBeam, beam, shortPath } = pathRequest(boardOf(rows, cols, types), options);
    expect([firstBeam, beam, shortPath]).toEqual(widths);
  });
});

describe('starts and ends', () => {
  const board = generateOrbs({ rows: 2, cols: 3, types: 2 });
  const request = (options: PathOptions) => {
    const { starts, ends } = pathRequest(board, options);
    return { starts, ends: [...ends] };
  };
  test('are all open cells by default, a cell, or a list in which each counts once', () => {
    const rules = { blocked: [1], locked: [5] };
    expect(request({ rules })).toEqual({ starts: [0, 2, 3, 4], ends: [1, 0, 1, 1, 1, 0] });
    expect(request({ start: 0, end: 5 })).toEqual({ starts: [0], ends: [0, 0, 0, 0, 0, 1] });
    expect(request({ start: [4, 2, 4], end: [3, 3] })).toEqual({ starts: [4, 2], ends: [0, 0, 0, 1, 0, 0] });
  });
  test('are named where they are wrong', () => {
    const message = (options: PathOptions) => {
      const error = refusalOf(() => pathRequest(board, options));
      return error ? error.message.split(' is ')[0] : 'none';
    };
    expect(message({ start: 6 })).toBe('options.start');
    expect(message({ start: [5, 6] })).toBe('options.start[1]');
    expect(message({ end: -1 })).toBe('options.end');
    expect(message({ end: [-1] })).toBe('options.end[0]');
    expect(message({ rules: { locked: [3] }, end: [4, 3] })).toBe('options.end[1]');
  });
});

test('beams that begin on the path are tried on large boards where it is long; they and second tables by those who have time', () => {
  const never = { secondOver: Number.POSITIVE_INFINITY, betterOver: Number.POSITIVE_INFINITY };
  for (const types of [5, 6]) expect(pathRequest(generateOrbs({ seed: 1, types }), {})).toMatchObject(never);
  expect(pathRequest(generateOrbs({ seed: 1, rows: 6, cols: 7 }), {}).betterOver).toBe(30);
  expect(widthsOf(99_999)).toMatchObject(never);
  const patient = { beam: 100_000, firstBeam: 100_000, shortPath: 0, secondOver: 0, betterOver: 0 };
  expect(widthsOf(100_000)).toEqual(patient);
});
