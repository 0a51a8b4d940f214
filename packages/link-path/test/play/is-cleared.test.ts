import { isCleared, isDeadlocked, parseGrid } from '@kit/link-path';
import { expect, test } from 'vitest';

const symbols = { '.': 0, '#': -1, 1: 1, 2: 2 };

test('a cleared board is cleared and deadlocked, a stuck one only deadlocked, one with a pair neither', () => {
  const states = ['..\n..', '.#\n#.', '12\n21', '1#\n#1', '11\n22', '.1\n..', '..\n.1'].map((text) => {
    const board = parseGrid(text, symbols);
    return [isCleared(board), isDeadlocked(board, { margin: false })];
  });
  expect(states).toEqual([
    [true, true],
    [true, true],
    [false, true],
    [false, true],
    [false, false],
    [false, true],
    [false, true],
  ]);
});
