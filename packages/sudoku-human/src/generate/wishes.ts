import {
  checkChoice,
  checkFlag,
  checkInteger,
  checkOptions,
  checkSeed,
  InvalidInputError,
  type Symmetry,
  symmetries,
  unexpected,
} from '@kit/grid';
import type { GenerateOptions, GivensRange, Stars, TechniqueId } from '../types.js';

/** What the options wish of a puzzle on any layout, with the defaults filled in. */
export type Wishes = {
  readonly seed: number;
  readonly stars: Stars | undefined;
  readonly technique: TechniqueId | undefined;
  readonly symmetry: Symmetry | 'none';
  readonly minimal: boolean;
  readonly givens: Required<{ readonly [name in keyof GivensRange]: number }>;
  readonly maxTries: number;
};

/** What is read beside the options. */
type Known = {
  /** The techniques that may be wished for, and what an error calls them. */
  readonly techniques: readonly TechniqueId[];
  readonly called: string;
  readonly cells: number;
};

/** The checked wishes. */
export function readWishes(options: GenerateOptions, { techniques, called, cells }: Known): Wishes {
  const { seed = 0, stars, technique, symmetry = 'none', minimal = false, maxTries = 1000 } = options;
  checkSeed(seed, 'options.seed');
  if (stars !== undefined) checkInteger(stars, 'options.stars', 1, 5);
  checkChoice(symmetry, 'options.symmetry', ['none', ...symmetries]);
  checkFlag(minimal, 'options.minimal');
  const givens = readGivens(options.givens, cells);
  if (minimal && givens.min > 0) {
    const message = `options.minimal is true: expected no minimum of givens beside it, here ${givens.min}`;
    throw new InvalidInputError('contradictory-options', message, { name: 'options.minimal' });
  }
  checkInteger(maxTries, 'options.maxTries', 1, 1_000_000);
  if (technique !== undefined && !techniques.includes(technique)) {
    throw unexpected('unknown-technique', 'options.technique', technique, `the name of ${called}`);
  }
  return { seed, stars, technique, symmetry, minimal, givens, maxTries };
}

function readGivens(wanted: GenerateOptions['givens'], cells: number): Wishes['givens'] {
  if (typeof wanted === 'number') {
    const count = checkInteger(wanted, 'options.givens', 0, cells);
    return { min: count, max: count };
  }
  if (wanted === undefined) return { min: 0, max: cells };
  const { min = 0, max = cells } = checkOptions(wanted, ['min', 'max'], 'options.givens');
  checkInteger(min, 'options.givens.min', 0, cells);
  return { min, max: checkInteger(max, 'options.givens.max', min, cells) };
}
