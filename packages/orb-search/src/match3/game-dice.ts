import {
  checkInteger,
  checkList,
  checkSeed,
  createRandom,
  type Random,
  type RandomState,
  randomFromState,
  unexpected,
} from '@kit/grid';

/** Checks the state of chance that a game carries. */
export function checkRandomState(given: RandomState, name: string): RandomState {
  const list = checkList(given, name, 4, 4);
  const words = Array.from({ length: 4 }, (_, i) =>
    checkInteger(list[i], `${name}[${i}]`, -(2 ** 31), 2 ** 31 - 1, 'bad-state'),
  );
  if (words.some((word) => word !== 0)) return words;
  throw unexpected('bad-state', name, given, 'four 32-bit integers, not all 0', { name });
}

/** The chance of a call: from the seed if there is one, else where the game left off, else from seed 0. */
export function diceOf(seed: number | undefined, state: RandomState | undefined): Random {
  if (seed !== undefined) return createRandom(checkSeed(seed, 'options.seed'));
  return state === undefined ? createRandom(0) : randomFromState(state);
}
