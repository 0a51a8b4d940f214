export type { Cell } from '@kit/grid';
export { InvalidInputError, isInvalidInputError } from '@kit/grid';
export type { TechniqueId } from './technique-ids.js';
export type * from './types.js';
export type { Rejection, Verdict } from './verify/rejection.js';
export { verifyStep } from './verify/verify-step.js';
