/** What is known of each technique besides how it is found: its family, its stars, its score. */

import type { Level, MessageKey, Stars, TechniqueId } from '../types.js';
import { eachFish } from './shared/each-fish.js';

/** What is known of a technique besides how it is found. */
export type TechniqueRecord = {
  /** Where it lives: its finder in `src/<family>/`, its checker in `src/verify/<family>.ts`. */
  readonly family: string;
  /**
   * What a player has to know: 1 singles; 2 locked candidates; 3 subsets; 4 fish of up to four lines, with or without
   * fins, wings, colors, uniqueness, chains of one digit or of one pair of digits; 5 all that is above.
   */
  readonly stars: Stars;
  /** What each step adds to HoDoKu's score. */
  readonly score: number;
  /** HoDoKu's level: what a puzzle with such a step has at least. */
  readonly level: Level;
  /** The keys of its messages in the catalogues, if it has others than its own name. */
  readonly keys: readonly MessageKey[];
};

function of(
  family: string,
  stars: Stars,
  score: number,
  level: Level,
  ...keys: readonly MessageKey[]
): TechniqueRecord {
  return { family, stars, score, level, keys };
}

/**
 * Techniques in the order in which `rate` looks for them, with HoDoKu's scores and levels, so that ratings compare with
 * those that players know. What HoDoKu looks for by default comes first, up to its forcing nets.
 *
 * @see {@link https://hodoku.sourceforge.net/en/docs_solv.php | HoDoKu, solver settings}
 */
const listed = /* @__PURE__ */ (() => ({
  'full-house': of('singles', 1, 4, 'easy'),
  'naked-single': of('singles', 1, 4, 'easy'),
  'hidden-single': of('singles', 1, 14, 'easy'),
  'locked-pair': of('subsets', 3, 40, 'medium'),
  'locked-triple': of('subsets', 3, 60, 'medium'),
  pointing: of('locked', 2, 50, 'medium'),
  claiming: of('locked', 2, 50, 'medium'),
  'naked-pair': of('subsets', 3, 60, 'medium'),
  'naked-triple': of('subsets', 3, 80, 'medium'),
  'hidden-pair': of('subsets', 3, 70, 'medium'),
  'hidden-triple': of('subsets', 3, 100, 'medium'),
  'naked-quad': of('subsets', 3, 120, 'hard'),
  'hidden-quad': of('subsets', 3, 150, 'hard'),
  'x-wing': of('fish', 4, 140, 'hard'),
  swordfish: of('fish', 4, 150, 'hard'),
  jellyfish: of('fish', 4, 160, 'hard'),
  'remote-pair': of('chains', 4, 110, 'hard'),
  'bug-plus-1': of('uniqueness', 4, 100, 'hard'),
  skyscraper: of('single-digit', 4, 130, 'hard'),
  'two-string-kite': of('single-digit', 4, 150, 'hard'),
  'turbot-fish': of('single-digit', 4, 120, 'hard'),
  'empty-rectangle': of('single-digit', 4, 120, 'hard'),
  'w-wing': of('wings', 4, 150, 'hard'),
  'xy-wing': of('wings', 4, 160, 'hard'),
  'xyz-wing': of('wings', 4, 180, 'hard'),
  'unique-rectangle-1': of('uniqueness', 4, 100, 'hard'),
  'unique-rectangle-2': of('uniqueness', 4, 100, 'hard'),
  'unique-rectangle-3': of('uniqueness', 4, 100, 'hard'),
  'unique-rectangle-4': of('uniqueness', 4, 100, 'hard'),
  'unique-rectangle-5': of('uniqueness', 4, 100, 'hard'),
  'unique-rectangle-6': of('uniqueness', 4, 100, 'hard'),
  'hidden-rectangle': of('uniqueness', 4, 100, 'hard'),
  'avoidable-rectangle-1': of('uniqueness', 4, 100, 'hard'),
  'avoidable-rectangle-2': of('uniqueness', 4, 100, 'hard'),
  'finned-x-wing': of('fish', 4, 130, 'hard'),
  'sashimi-x-wing': of('fish', 4, 150, 'hard'),
  'finned-swordfish': of('fish', 4, 200, 'unfair'),
  'sashimi-swordfish': of('fish', 4, 240, 'unfair'),
  'finned-jellyfish': of('fish', 4, 250, 'unfair'),
  'sashimi-jellyfish': of('fish', 4, 260, 'unfair'),
  'sue-de-coq': of('als', 5, 250, 'unfair', 'sue-de-coq-shared'),
  'simple-colors-trap': of('colors', 4, 150, 'hard'),
  'simple-colors-wrap': of('colors', 4, 150, 'hard'),
  'multi-colors-1': of('colors', 4, 200, 'hard'),
  'multi-colors-2': of('colors', 4, 200, 'hard'),
  'x-chain': of('chains', 4, 260, 'unfair'),
  'xy-chain': of('chains', 5, 260, 'unfair'),
  'continuous-nice-loop': of('chains', 5, 280, 'unfair'),
  'discontinuous-nice-loop': of('chains', 5, 280, 'unfair', 'discontinuous-nice-loop-on'),
  aic: of('chains', 5, 280, 'unfair'),
  'grouped-continuous-nice-loop': of('chains', 5, 300, 'unfair'),
  'grouped-discontinuous-nice-loop': of('chains', 5, 300, 'unfair', 'grouped-discontinuous-nice-loop-on'),
  'grouped-aic': of('chains', 5, 300, 'unfair'),
  'als-xz': of('als', 5, 300, 'unfair'),
  'als-xy-wing': of('als', 5, 320, 'unfair'),
  'als-xy-chain': of('als', 5, 340, 'unfair'),
  'franken-x-wing': of('fish', 5, 300, 'unfair'),
  'franken-swordfish': of('fish', 5, 350, 'unfair'),
  'finned-franken-x-wing': of('fish', 5, 390, 'unfair'),
  'finned-franken-swordfish': of('fish', 5, 410, 'unfair'),
  'forcing-chain': of(
    'nets',
    5,
    500,
    'extreme',
    'forcing-cell-on',
    'forcing-cell-off',
    'forcing-house-on',
    'forcing-house-off',
  ),
  'forcing-net': of('nets', 5, 700, 'extreme', 'forcing-net-on', 'forcing-net-guardians'),
  // What HoDoKu doesn't look for by default; scored as its nearest relative.
  'wxyz-wing': of('als', 4, 200, 'hard'),
  'unique-loop': of('uniqueness', 4, 100, 'hard'),
  'bug-2': of('uniqueness', 4, 100, 'hard'),
  'bug-3': of('uniqueness', 4, 100, 'hard'),
  'bug-4': of('uniqueness', 4, 100, 'hard'),
  '3d-medusa': of('colors', 4, 260, 'unfair'),
  'grouped-x-chain': of('chains', 4, 300, 'unfair'),
  'aligned-pair-exclusion': of('als', 5, 300, 'unfair'),
  'death-blossom': of('als', 5, 360, 'unfair'),
  firework: of('exotic', 5, 360, 'unfair'),
  'franken-jellyfish': of('fish', 5, 370, 'unfair'),
  'finned-franken-jellyfish': of('fish', 5, 430, 'unfair'),
  'siamese-x-wing': of('fish', 4, 150, 'hard'),
  'siamese-swordfish': of('fish', 4, 240, 'unfair'),
  'siamese-jellyfish': of('fish', 4, 260, 'unfair'),
  squirmbag: of('fish', 5, 470, 'unfair'),
  whale: of('fish', 5, 470, 'unfair'),
  leviathan: of('fish', 5, 470, 'unfair'),
  'kraken-fish': of('nets', 5, 500, 'extreme', 'kraken-fish-2'),
  exocet: of('exotic', 5, 500, 'extreme'),
  'sk-loop': of('exotic', 5, 500, 'extreme'),
  'multi-sector-locked-sets': of('exotic', 5, 500, 'extreme'),
  tridagon: of('exotic', 5, 500, 'extreme', 'tridagon-on'),
  'brute-force': of('brute-force', 5, 10000, 'extreme'),
  'template-set': of('templates', 5, 10000, 'extreme'),
  'template-delete': of('templates', 5, 10000, 'extreme'),
  // What only other layouts have, where there are no scores.
  'locked-candidates': of('layout-logic', 2, 0, 'medium'),
  'common-peers': of('layout-logic', 2, 0, 'medium', 'common-peers-cell'),
  'cage-combinations': of('layout-logic', 2, 0, 'medium', 'cage-combinations-on'),
  'cage-digit': of('layout-logic', 3, 0, 'hard'),
  'innies-outies': of('layout-logic', 3, 0, 'hard', 'innies-outies-on'),
  leftovers: of('layout-logic', 3, 0, 'hard'),
  'naked-set': of('layout-logic', 4, 0, 'hard'),
  'house-fillings': of('layout-logic', 4, 0, 'hard'),
}))();

/** The record of each technique, in the order in which `rate` looks for them; fish that it never looks for come last. */
export const records: Readonly<Record<TechniqueId, TechniqueRecord>> = /* @__PURE__ */ (() => {
  // All fish of up to four lines without boxes or mixed houses are listed.
  const others = eachFish(() => of('fish', 5, 470, 'extreme'));
  return { ...listed, ...others, ...listed };
})();
