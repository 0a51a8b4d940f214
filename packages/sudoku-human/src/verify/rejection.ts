/** Why a step doesn't hold, as short codes; and the shape of a technique's check. */

import type { Position, Rejection, Step } from '../types.js';

/** A technique's definition: what is wrong with the step, or nothing. */
export type Check = (position: Position, step: Step) => Rejection | undefined;
