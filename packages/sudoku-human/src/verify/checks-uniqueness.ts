/** The definitions behind the names of the techniques of uniqueness. */

import type { UniquenessId } from '../types.js';
import { checkBug } from './check-bug.js';
import { checkAvoidableRectangle, checkDeadlyPattern } from './check-uniqueness.js';
import type { Check } from './rejection.js';

/** Each technique's check, by name. */
export const uniquenessChecks: Readonly<Record<UniquenessId, Check>> = {
  'unique-rectangle-1': (position, step) => checkDeadlyPattern(position, step, 1),
  'unique-rectangle-2': (position, step) => checkDeadlyPattern(position, step, 2),
  'unique-rectangle-3': (position, step) => checkDeadlyPattern(position, step, 3),
  'unique-rectangle-4': (position, step) => checkDeadlyPattern(position, step, 4),
  'unique-rectangle-5': (position, step) => checkDeadlyPattern(position, step, 5),
  'unique-rectangle-6': (position, step) => checkDeadlyPattern(position, step, 6),
  'hidden-rectangle': (position, step) => checkDeadlyPattern(position, step, 'hidden'),
  'unique-loop': (position, step) => checkDeadlyPattern(position, step, 'loop'),
  'avoidable-rectangle-1': (position, step) => checkAvoidableRectangle(position, step, 1),
  'avoidable-rectangle-2': (position, step) => checkAvoidableRectangle(position, step, 2),
  'bug-plus-1': (position, step) => checkBug(position, step, 1),
  'bug-2': (position, step) => checkBug(position, step, 2),
  'bug-3': (position, step) => checkBug(position, step, 3),
  'bug-4': (position, step) => checkBug(position, step, 4),
};
