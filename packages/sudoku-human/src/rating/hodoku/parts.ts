/** What makes a step of a find. */

import type { Message, Pattern, TechniqueId } from '../../types.js';

/** The parts of a step that its shape decides. */
export type Parts = {
  /** Instead of the name of the find, where ours is another one. */
  readonly technique?: TechniqueId;
  readonly key?: string;
  readonly candidates: Pattern['candidates'];
  readonly houses?: Pattern['houses'];
  readonly links?: Pattern['links'];
  readonly branches?: Pattern['branches'];
  readonly params: Message['params'];
};
