/** What the steps of both ratings are made of. */

import type { Candidate, Message, Pattern, Step, TechniqueId } from '../types.js';

/** What words and drawings need of a step; what is left out is empty. */
export type Parts = {
  /** The key of the message; the name of the technique if it is left out. */
  readonly key?: string;
  /** What the step is called, where that isn't what the find is called. */
  readonly technique?: TechniqueId;
  readonly candidates: Pattern['candidates'];
  readonly houses?: Pattern['houses'];
  readonly links?: Pattern['links'];
  readonly branches?: Pattern['branches'];
  /** The parameters of the message but for what is struck out. */
  readonly params: Message['params'];
};

/** The step of these parts but for its name; its message names the eliminations last. */
export function withParts(
  { candidates, houses = [], links = [], branches, params }: Parts,
  key: string,
  placements: readonly Candidate[],
  eliminations: readonly Candidate[],
): Omit<Step, 'technique'> {
  return {
    placements,
    eliminations,
    pattern: { candidates, houses, links, ...(branches && { branches }) },
    message: { key, params: { ...params, eliminations: { type: 'candidates', candidates: eliminations } } },
  };
}
