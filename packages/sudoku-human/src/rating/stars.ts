/**
 * Stars: what a player has to know, in five steps.
 *
 * 1 singles; 2 locked candidates; 3 subsets; 4 fish, wings, colours, uniqueness and X-Chains; 5 all that is above. Fish
 * here are basic, finned and sashimi ones of up to four lines; franken, mutant, Kraken and larger ones are above. The
 * two-digit chain of one pair of digits (remote pair) is a colouring and counts as one.
 */

import type { Stars, TechniqueId } from '../types.js';

const singles = ['full-house', 'naked-single', 'hidden-single'];
const locked = ['pointing', 'claiming'];
const subset = /^(?:naked|hidden|locked)-(?:pair|triple|quad)$/;
const pattern =
  /^(?:siamese-|finned-|sashimi-)*(?:x-wing|swordfish|jellyfish)$|^(?:xy|xyz|wxyz|w)-wing$|^(?:simple|multi)-colors|^(?:unique|hidden|avoidable)-(?:rectangle|loop)|^bug-/;
const chain = [
  'skyscraper',
  'two-string-kite',
  'turbot-fish',
  'empty-rectangle',
  '3d-medusa',
  'remote-pair',
  'x-chain',
  'grouped-x-chain',
];

/** The stars of a puzzle whose hardest technique this is. */
export function starsOf(technique: TechniqueId): Stars {
  const id: string = technique;
  if (singles.includes(id)) return 1;
  if (locked.includes(id)) return 2;
  if (subset.test(id)) return 3;
  return pattern.test(id) || chain.includes(id) ? 4 : 5;
}
