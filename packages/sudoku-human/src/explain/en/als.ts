/** English: almost locked sets. */

import type { AlsTechniqueId } from '../../technique-ids.js';

const chain =
  'the {count} sets from {first} by {between} to {last} are almost locked: each has one digit too many for its cells, and each can share its link digit ({common}) with the next only one way. So what the first set lacks the last set has, and the digits that both ends share leave every cell that sees all their places: {eliminations}.';

/** The names of these techniques. */
export const alsNames: Readonly<Record<AlsTechniqueId, string>> = {
  'als-xz': 'ALS-XZ',
  'als-xy-wing': 'ALS-XY-Wing',
  'als-xy-chain': 'ALS-XY-Chain',
};

/** Their reasons. */
export const alsTemplates: Readonly<Record<AlsTechniqueId, string>> = {
  'als-xz':
    '{first} and {last} have one digit too many for their cells each, and only one of them can have {common}. {common, plural, one {The other is then locked with all its other digits, so what both share leaves every cell that sees all its places in both} other {With two such digits each set has all its own others, and one of the two}}: {eliminations}.',
  'als-xy-wing': chain,
  'als-xy-chain': chain,
};
