/**
 * HoDoKu's step order, scores and levels as a table, so that ratings can be compared with those that players know.
 *
 * A row is a technique; the order of the rows is the order in which steps are looked for. The techniques behind the mark
 * are not in HoDoKu's default search: they come last, for puzzles that nothing else solves, and take the score of their
 * nearest relative. Measured figures and definitions only; the table names more techniques than any list has to hold.
 *
 * @see {@link https://hodoku.sourceforge.net/en/docs_solv.php | HoDoKu, solver settings}
 */

import type { Level, TechniqueId } from '../types.js';

/** What one technique counts. */
export type ProfileEntry = {
  /** Its place in the order of search. */
  readonly rank: number;
  /** What each step adds to the score. */
  readonly score: number;
  /** The level that a puzzle with such a step has at least. */
  readonly level: Level;
};

type Row = readonly [id: string, score: number, level: Level];

/** The levels, easiest first, each with the highest score that it may have. */
const levels: readonly (readonly [level: Level, maxScore: number])[] = /* @__PURE__ */ (() => [
  ['easy', 800],
  ['medium', 1000],
  ['hard', 1600],
  ['unfair', 1800],
  ['extreme', Number.POSITIVE_INFINITY],
])();

const rows: readonly Row[] = [
  ['full-house', 4, 'easy'],
  ['naked-single', 4, 'easy'],
  ['hidden-single', 14, 'easy'],
  ['locked-pair', 40, 'medium'],
  ['locked-triple', 60, 'medium'],
  ['pointing', 50, 'medium'],
  ['claiming', 50, 'medium'],
  ['naked-pair', 60, 'medium'],
  ['naked-triple', 80, 'medium'],
  ['hidden-pair', 70, 'medium'],
  ['hidden-triple', 100, 'medium'],
  ['naked-quad', 120, 'hard'],
  ['hidden-quad', 150, 'hard'],
  ['x-wing', 140, 'hard'],
  ['swordfish', 150, 'hard'],
  ['jellyfish', 160, 'hard'],
  ['remote-pair', 110, 'hard'],
  ['bug-plus-1', 100, 'hard'],
  ['skyscraper', 130, 'hard'],
  ['two-string-kite', 150, 'hard'],
  ['turbot-fish', 120, 'hard'],
  ['empty-rectangle', 120, 'hard'],
  ['w-wing', 150, 'hard'],
  ['xy-wing', 160, 'hard'],
  ['xyz-wing', 180, 'hard'],
  ['unique-rectangle-1', 100, 'hard'],
  ['unique-rectangle-2', 100, 'hard'],
  ['unique-rectangle-3', 100, 'hard'],
  ['unique-rectangle-4', 100, 'hard'],
  ['unique-rectangle-5', 100, 'hard'],
  ['unique-rectangle-6', 100, 'hard'],
  ['hidden-rectangle', 100, 'hard'],
  ['avoidable-rectangle-1', 100, 'hard'],
  ['avoidable-rectangle-2', 100, 'hard'],
  ['finned-x-wing', 130, 'hard'],
  ['sashimi-x-wing', 150, 'hard'],
  ['finned-swordfish', 200, 'unfair'],
  ['sashimi-swordfish', 240, 'unfair'],
  ['finned-jellyfish', 250, 'unfair'],
  ['sashimi-jellyfish', 260, 'unfair'],
  ['sue-de-coq', 250, 'unfair'],
  ['simple-colors-trap', 150, 'hard'],
  ['simple-colors-wrap', 150, 'hard'],
  ['multi-colors-1', 200, 'hard'],
  ['multi-colors-2', 200, 'hard'],
  ['x-chain', 260, 'unfair'],
  ['xy-chain', 260, 'unfair'],
  ['continuous-nice-loop', 280, 'unfair'],
  ['discontinuous-nice-loop', 280, 'unfair'],
  ['aic', 280, 'unfair'],
  ['grouped-continuous-nice-loop', 300, 'unfair'],
  ['grouped-discontinuous-nice-loop', 300, 'unfair'],
  ['grouped-aic', 300, 'unfair'],
  ['als-xz', 300, 'unfair'],
  ['als-xy-wing', 320, 'unfair'],
  ['als-xy-chain', 340, 'unfair'],
  ['franken-x-wing', 300, 'unfair'],
  ['franken-swordfish', 350, 'unfair'],
  ['finned-franken-x-wing', 390, 'unfair'],
  ['finned-franken-swordfish', 410, 'unfair'],
  ['forcing-chain', 500, 'extreme'],
  ['forcing-net', 700, 'extreme'],
];

/** The techniques beyond the default search, in the order of this table. */
const beyond: readonly Row[] = [
  ['wxyz-wing', 200, 'hard'],
  ['unique-loop', 100, 'hard'],
  ['bug-2', 100, 'hard'],
  ['bug-3', 100, 'hard'],
  ['bug-4', 100, 'hard'],
  ['3d-medusa', 260, 'unfair'],
  ['grouped-x-chain', 300, 'unfair'],
  ['grouped-xy-chain', 300, 'unfair'],
  ['aligned-pair-exclusion', 300, 'unfair'],
  ['death-blossom', 360, 'unfair'],
  ['firework', 360, 'unfair'],
  ['franken-jellyfish', 370, 'unfair'],
  ['finned-franken-jellyfish', 430, 'unfair'],
  ['siamese-x-wing', 150, 'hard'],
  ['siamese-swordfish', 240, 'unfair'],
  ['siamese-jellyfish', 260, 'unfair'],
  ['squirmbag', 470, 'unfair'],
  ['whale', 470, 'unfair'],
  ['leviathan', 470, 'unfair'],
  ['kraken-fish', 500, 'extreme'],
  ['exocet', 500, 'extreme'],
  ['sk-loop', 500, 'extreme'],
  ['multi-sector-locked-sets', 500, 'extreme'],
  ['tridagon', 500, 'extreme'],
  ['template-set', 10000, 'extreme'],
  ['template-delete', 10000, 'extreme'],
];

const unlisted: ProfileEntry = { rank: 10_000, score: 470, level: 'extreme' };

let built: ReadonlyMap<string, ProfileEntry> | undefined;

/** What a technique counts; one that the table doesn't list, such as a mutant fish, comes last and is extreme. */
export function profileOf(technique: TechniqueId): ProfileEntry {
  built ??= new Map([...rows, ...beyond].map(([id, score, level], rank) => [id, { rank, score, level }]));
  return built.get(technique) ?? unlisted;
}

/** The level of a puzzle: that of its hardest step, or a higher one if the score is too much for it. */
export function levelOf(entries: readonly ProfileEntry[], score: number): Level {
  const least = entries.reduce((most, { level }) => Math.max(most, rankOf(level)), 0);
  return levels.slice(least).find(([, maxScore]) => score <= maxScore)?.[0] ?? 'extreme';
}

function rankOf(level: Level): number {
  return levels.findIndex(([name]) => name === level);
}
