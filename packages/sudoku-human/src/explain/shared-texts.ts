/** What all languages compose alike: texts that several techniques share, names of fish, and names that end in a number. */

import { eachFish } from '../techniques/shared/each-fish.js';
import type { Catalogue, FishId, FishPrefix, FishSize } from '../types.js';

/** Names that most languages leave in English. */
export const commonNames = {
  'bug-plus-1': 'BUG+1',
  'xy-wing': 'XY-Wing',
  'xyz-wing': 'XYZ-Wing',
  'w-wing': 'W-Wing',
  'wxyz-wing': 'WXYZ-Wing',
  'als-xz': 'ALS-XZ',
  'als-xy-wing': 'ALS-XY-Wing',
  'sue-de-coq': 'Sue de Coq',
  'death-blossom': 'Death Blossom',
  tridagon: 'Tridagon',
  exocet: 'Exocet',
} as const;

/** The sizes of fish in English. */
const englishSizes: Readonly<Record<FishSize, string>> = {
  'x-wing': 'X-Wing',
  swordfish: 'Swordfish',
  jellyfish: 'Jellyfish',
  squirmbag: 'Squirmbag',
  whale: 'Whale',
  leviathan: 'Leviathan',
};

/** The names of all fish: of each kind, with the size where `{fish}` is. */
export function fishNames(
  kinds: Readonly<Record<FishPrefix, string>>,
  sizes: Readonly<Record<FishSize, string>> = englishSizes,
): Readonly<Record<FishId, string>> {
  return eachFish((prefix, size) => kinds[prefix].replace('{fish}', sizes[size]).trim());
}

/** Texts that differ in how they begin, each with an end for a candidate that becomes true and one for a candidate that goes. */
export function conclusionTexts<Name extends string>(
  beginnings: Readonly<Record<Name, string>>,
  ends: { readonly on: string; readonly off: string },
): Record<`${Name}-${'on' | 'off'}`, string> {
  const names = Object.keys(beginnings) as Name[];
  const texts = names.flatMap((name) =>
    (['on', 'off'] as const).map((way) => [`${name}-${way}`, beginnings[name] + ends[way]]),
  );
  return Object.fromEntries(texts);
}

/** The texts that several techniques share. */
type SharedTexts = Readonly<Record<keyof typeof sharers, string>> & {
  /** Of naked and of hidden subsets; `{n}` stands for how many cells they have. */
  readonly naked: string;
  readonly hidden: string;
  /** The words for two, three and four cells. */
  readonly numbers: readonly [string, string, string];
};

const sharers = {
  locked: ['locked-candidates', 'pointing', 'claiming'],
  turbot: ['skyscraper', 'two-string-kite', 'turbot-fish'],
  oneOfSeveral: ['unique-rectangle-2', 'unique-rectangle-5'],
  chain: ['x-chain', 'xy-chain'],
  aic: ['grouped-x-chain', 'aic', 'grouped-aic'],
  continuous: ['continuous-nice-loop', 'grouped-continuous-nice-loop'],
  discontinuous: ['discontinuous-nice-loop', 'grouped-discontinuous-nice-loop'],
  discontinuousOn: ['discontinuous-nice-loop-on', 'grouped-discontinuous-nice-loop-on'],
  setChain: ['als-xy-wing', 'als-xy-chain'],
} as const;

const subsetSizes = ['pair', 'triple', 'quad'] as const;

type Sharer = (typeof sharers)[keyof typeof sharers][number] | `${'naked' | 'hidden'}-${(typeof subsetSizes)[number]}`;

/** The texts by the messages that they are for. */
export function sharedTexts({ numbers, ...texts }: SharedTexts): Record<Sharer, string> {
  const names = Object.keys(sharers) as (keyof typeof sharers)[];
  const shared = names.flatMap((name) => sharers[name].map((key) => [key, texts[name]]));
  const subsets = (['naked', 'hidden'] as const).flatMap((kind) =>
    subsetSizes.map((size, i) => [`${kind}-${size}`, texts[kind].replaceAll('{n}', numbers[i])]),
  );
  return Object.fromEntries([...shared, ...subsets]);
}

const series = {
  'unique-rectangle': [1, 2, 3, 4, 5, 6],
  'avoidable-rectangle': [1, 2],
  bug: [2, 3, 4],
} as const;

type Series = typeof series;
type Numbered = { [Name in keyof Series]: `${Name}-${Series[Name][number]}` }[keyof Series];

/** The names of techniques that are told apart by a number, which stands where `{n}` is. */
export function numberedNames(words: Readonly<Record<keyof Series, string>>): Pick<Catalogue['techniques'], Numbered> {
  const names = Object.keys(series) as (keyof Series)[];
  const entries = names.flatMap((name) =>
    series[name].map((n) => [`${name}-${n}`, words[name].replace('{n}', `${n}`)]),
  );
  return Object.fromEntries(entries);
}
