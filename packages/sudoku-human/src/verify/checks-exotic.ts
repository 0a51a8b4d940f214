/** The definitions of the patterns of the hardest puzzles, and of templates. */

import type { ExoticTechniqueId } from '../types.js';
import { checkExocet } from './check-exocet.js';
import { checkFirework } from './check-firework.js';
import { checkMultiSector, checkSkLoop } from './check-sectors.js';
import { checkTemplates } from './check-templates.js';
import { checkTridagon } from './check-tridagon.js';
import type { Check } from './rejection.js';

/** Each technique's check, by name. */
export const exoticChecks: Readonly<Record<ExoticTechniqueId, Check>> = {
  'template-set': (position, step) => checkTemplates(position, step, true),
  'template-delete': (position, step) => checkTemplates(position, step, false),
  firework: checkFirework,
  tridagon: checkTridagon,
  'sk-loop': checkSkLoop,
  exocet: checkExocet,
  'multi-sector-locked-sets': checkMultiSector,
};
