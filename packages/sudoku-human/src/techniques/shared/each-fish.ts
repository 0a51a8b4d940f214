/** The names of all fish from their two parts: the one list of them. */

import type { FishId, FishPrefix, FishSize } from '../../types.js';

const prefixes: readonly FishPrefix[] = [
  '',
  'finned-',
  'sashimi-',
  'franken-',
  'finned-franken-',
  'mutant-',
  'finned-mutant-',
  'siamese-',
];

/** The names of the sizes: fish of two lines come first. */
export const fishSizes: readonly FishSize[] = ['x-wing', 'swordfish', 'jellyfish', 'squirmbag', 'whale', 'leviathan'];

/** Something for each fish, by its kind and size; `lines` is how many bases it has. */
export function eachFish<T>(of: (prefix: FishPrefix, size: FishSize, lines: number) => T): Readonly<Record<FishId, T>> {
  const pairs = prefixes.flatMap((prefix) =>
    fishSizes.map((size, i): [string, T] => [`${prefix}${size}`, of(prefix, size, i + 2)]),
  );
  return Object.fromEntries(pairs) as Record<FishId, T>;
}

/** Something for each fish by whether it is Siamese, has fins, or neither. */
export function eachFishKind<T>(kinds: {
  readonly plain: T;
  readonly finned: T;
  readonly siamese: T;
}): Readonly<Record<FishId, T>> {
  return eachFish((prefix) => {
    if (prefix === 'siamese-') return kinds.siamese;
    return prefix.startsWith('finned-') || prefix === 'sashimi-' ? kinds.finned : kinds.plain;
  });
}
