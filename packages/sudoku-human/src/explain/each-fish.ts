/** The texts of all fish from a text for each kind: the one list of their names. */

import type { FishId, FishPrefix, FishSize } from '../types.js';

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
const sizes: readonly FishSize[] = ['x-wing', 'swordfish', 'jellyfish', 'squirmbag', 'whale', 'leviathan'];

/** One text for each fish. */
export function eachFish(text: (prefix: FishPrefix, size: FishSize) => string): Readonly<Record<FishId, string>> {
  const pairs = prefixes.flatMap((prefix) => sizes.map((size) => [`${prefix}${size}`, text(prefix, size)]));
  return Object.fromEntries(pairs) as Record<FishId, string>;
}

/** One text for each fish by whether it is Siamese, has fins, or neither. */
export function eachFishKind(texts: {
  readonly plain: string;
  readonly finned: string;
  readonly siamese: string;
}): Readonly<Record<FishId, string>> {
  return eachFish((prefix) => {
    if (prefix === 'siamese-') return texts.siamese;
    return prefix.startsWith('finned-') || prefix === 'sashimi-' ? texts.finned : texts.plain;
  });
}
