import { createLayout, isInvalidInputError, parsePuzzle } from '@kit/sudoku-human';
import { expect, test, vi } from 'vitest';

test('a layout out of a file needs createLayout once', async () => {
  const layout = JSON.parse(JSON.stringify(createLayout({ size: 4 })));
  expect(parsePuzzle('1...............', { layout }).values[0]).toBe(1);
  // A program that has just begun has called nothing yet.
  vi.resetModules();
  const { doorsBeside } = await import('../../src/board/layout-doors.js');
  expect(doorsBeside({})).toBeUndefined();
  try {
    doorsBeside({ layout });
    expect.unreachable();
  } catch (error) {
    expect(isInvalidInputError(error) && [error.code, error.message]).toEqual([
      'bad-layout',
      'layout: expected createLayout before',
    ]);
  }
});
