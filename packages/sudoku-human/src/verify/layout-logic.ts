/** The techniques that only layouts have, for the classic layout: none of their patterns is there. */

import type { LayoutTechniqueId, Rejection } from '../types.js';
import type { Check } from './check-form.js';

const needsALayout = (): Rejection => 'needs-a-layout';

/** Each technique's check, by name. */
export const layoutLogicChecks: Readonly<Record<LayoutTechniqueId, Check>> = {
  'locked-candidates': needsALayout,
  'common-peers': needsALayout,
  'naked-set': needsALayout,
  leftovers: needsALayout,
  'cage-combinations': needsALayout,
  'cage-digit': needsALayout,
  'innies-outies': needsALayout,
  'house-fillings': needsALayout,
};
