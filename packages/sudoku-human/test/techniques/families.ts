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

/** Techniques whose steps are long lists of links, or sets that links join. */
export const deep: readonly string[] = [
  'remote-pair',
  'aic',
  'grouped-aic',
  'grouped-x-chain',
  'continuous-nice-loop',
  'discontinuous-nice-loop',
  'grouped-continuous-nice-loop',
  'grouped-discontinuous-nice-loop',
  'forcing-chain',
  'forcing-net',
  'kraken-fish',
  'als-xz',
  'als-xy-wing',
  'als-xy-chain',
  'sue-de-coq',
  'death-blossom',
  'aligned-pair-exclusion',
  'wxyz-wing',
] satisfies TechniqueId[];
