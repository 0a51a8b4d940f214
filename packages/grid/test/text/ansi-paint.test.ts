import { expect, test } from 'vitest';
import { ansiPaint } from '../../src/index.js';

test('a text has its styles, the outermost last, or none', () => {
  expect(ansiPaint(true)('a', 'red', 'bold')).toBe('\u001b[1m\u001b[31ma\u001b[39m\u001b[22m');
  expect(ansiPaint(true)('a')).toBe('a');
  expect(ansiPaint(false)('a', 'red', 'bold')).toBe('a');
});
