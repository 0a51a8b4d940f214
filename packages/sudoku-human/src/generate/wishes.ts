import { checkChoice, checkFlag, checkInteger, checkSeed, type Symmetry, symmetries, unexpected } from '@kit/grid';
import type { GenerateOptions, Stars, TechniqueId } from '../types.js';

/** What the options wish of a puzzle on any layout, with the defaults filled in. */
export type Wishes = {
  readonly seed: number;
  readonly stars: Stars | undefined;
  readonly technique: TechniqueId | undefined;
  readonly symmetry: Symmetry | 'none';
  readonly minimal: boolean;
  readonly maxTries: number;
};

/** The checked wishes; a technique must be one of these, which are called so. */
export function readWishes(options: GenerateOptions, techniques: readonly TechniqueId[], called: string): Wishes {
  const { seed = 0, stars, technique, symmetry = 'none', minimal = false, maxTries = 1000 } = options;
  checkSeed(seed, 'options.seed');
  if (stars !== undefined) checkInteger(stars, 'options.stars', 1, 5);
  checkChoice(symmetry, 'options.symmetry', ['none', ...symmetries]);
  checkFlag(minimal, 'options.minimal');
  checkInteger(maxTries, 'options.maxTries', 1, 1_000_000);
  if (technique !== undefined && !techniques.includes(technique)) {
    throw unexpected('unknown-technique', 'options.technique', technique, `the name of ${called}`);
  }
  return { seed, stars, technique, symmetry, minimal, maxTries };
}
