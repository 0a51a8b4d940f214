import { checkSeed, createRandom, type Random, type RandomState, randomFromState } from '@kit/grid';

/** The chance of a call: from the seed if there is one, else where the game left off, else from seed 0. */
export function diceOf(seed: number | undefined, state: RandomState | undefined): Random {
  if (seed !== undefined) return createRandom(checkSeed(seed, 'options.seed'));
  return state === undefined ? createRandom(0) : randomFromState(state);
}
