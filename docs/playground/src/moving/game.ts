/** The page of the moving boxes as a value: what moves, who looks for the pairs, and what the pointer asks. */

import type { Game } from '../frame/game.js';
import type { Said } from '../frame/said.js';
import { type Layout, layouts, type Tool, tools, type Way, ways } from './choices.js';
import type { Words } from './words.js';

/** Everything that the page shows but the frames; plain data. */
export type State = {
  readonly count: number;
  readonly layout: Layout;
  readonly seed: number;
  /** Who looks for the pairs. */
  readonly way: Way;
  readonly tool: Tool;
  readonly isPaused: boolean;
  readonly said: Said<Words> | null;
};

/** What can happen. */
export type Action =
  | { readonly type: 'choose'; readonly choice: Partial<Pick<State, 'count' | 'layout' | 'way' | 'tool'>> }
  | { readonly type: 'deal'; readonly seed: number }
  | { readonly type: 'pause' }
  | { readonly type: 'compared'; readonly said: Said<Words> };

export const least = 100;
export const most = 100_000;

/** The first state. */
export const first: State = {
  count: 20_000,
  layout: 'even',
  seed: 1,
  way: 'kit',
  tool: 'window',
  isPaused: false,
  said: null,
};

/** The game. */
export const game: Game<State, Action> = {
  reduce,
  topic: ({ count, layout, seed }) => [count, layout, seed],
  keep: ({ count, layout, seed, way, tool }) => ({ count, layout, seed, way, tool }),
  restore,
  begins: (before, after) => before.seed !== after.seed,
};

function reduce(state: State, action: Action): State {
  switch (action.type) {
    case 'choose':
      return { ...state, ...action.choice, said: null };
    case 'deal':
      return { ...state, seed: action.seed, said: null };
    case 'pause':
      return { ...state, isPaused: !state.isPaused };
    case 'compared':
      return { ...state, said: action.said };
  }
}

/** What was kept, if all of it is within the page's bounds. */
function restore(kept: unknown, state: State): State {
  const { count, layout, seed, way, tool } = kept as State;
  const isWhole = (value: number, from: number, to: number) =>
    Number.isSafeInteger(value) && value >= from && value <= to;
  const isOurs =
    isWhole(count, least, most) &&
    isWhole(seed, 0, 2 ** 32) &&
    layouts.includes(layout) &&
    ways.includes(way) &&
    tools.includes(tool);
  if (!isOurs) throw new RangeError('no such boxes');
  return { ...state, count, layout, seed, way, tool };
}
