/** Families of techniques that tests treat alike, by the names of the techniques. */

import type { TechniqueId } from '@kit/sudoku-human';

/** What layouts alone have is found on no classic position; tests of layouts have its cases. */
export const onLayouts: readonly string[] = [
  'locked-candidates',
  'common-peers',
  'cage-combinations',
  'cage-digit',
  'innies-outies',
  'leftovers',
  'naked-set',
  'house-fillings',
] satisfies TechniqueId[];

/** Patterns of many cells: exotic ones, and templates. */
export const exotic: readonly string[] = [
  'firework',
  'tridagon',
  'sk-loop',
  'exocet',
  'multi-sector-locked-sets',
  'template-set',
  'template-delete',
] satisfies TechniqueId[];
