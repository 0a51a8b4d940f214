import type { Metric } from '../types.js';

/**
 * One path after the other, without what cancels out where they meet: a step and the step back, and in the line metric
 * slides that go on along the same line.
 */
export function joinPaths(first: number[], second: number[], start: number, cols: number, metric: Metric): number[] {
  const joined = [...first];
  const endOf = (length: number) => (length > 0 ? joined[length - 1] : start);
  let taken = 0;
  for (; taken < second.length && joined.length > 0; taken++) {
    const to = second[taken];
    const before = endOf(joined.length - 1);
    if (to === before) joined.pop();
    else if (metric === 'line' && sameLine(before, endOf(joined.length), to, cols)) joined[joined.length - 1] = to;
    else break;
  }
  return joined.concat(second.slice(taken));
}

function sameLine(one: number, two: number, three: number, cols: number): boolean {
  const row = (cell: number) => Math.floor(cell / cols);
  if (one % cols === two % cols && two % cols === three % cols) return true;
  return row(one) === row(two) && row(two) === row(three);
}
