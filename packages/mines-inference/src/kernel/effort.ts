import type { Pace } from '@kit/grid';
import { createRegionCache, type RegionCache } from './region-cache.js';

/** What an inference may spend, and what it need not find out again. */
export type Effort = {
  /** The most states of a region. */
  readonly maxStates: number;
  /** Regions that were solved before. */
  readonly cache: RegionCache;
  readonly pace: Pace;
};

/** What analyses may spend on a region unless they are told. */
export const defaultMaxStates = 1_000_000;

/** An effort that remembers nothing yet. */
export function newEffort(maxStates: number, pace: Pace): Effort {
  return { maxStates, cache: createRegionCache(), pace };
}

/** What a search says of its work if it can say no more: thousands of steps. */
export function stepsOf(_job: unknown, { work }: Pace): { nodes: number } {
  return { nodes: Math.round(work / 1000) };
}
