import type { Pace } from '@kit/grid';

/** What a search says of its work if it can say no more: thousands of steps. */
export function stepsOf(_job: unknown, { work }: Pace): { nodes: number } {
  return { nodes: Math.round(work / 1000) };
}
