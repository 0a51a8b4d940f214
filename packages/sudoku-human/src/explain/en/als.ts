/** English: almost locked sets. */

import type { AlsTechniqueId } from '../../types.js';

const chain =
  'the {count} sets from {first} by {between} to {last} are almost locked: each has one digit too many for its cells, and each can share its link digit ({common}) with the next only one way. So what the first set lacks the last set has, and the digits that both ends share leave every cell that sees all their places: {eliminations}.';

/** The names of these techniques. */
export const alsNames: Readonly<Record<AlsTechniqueId, string>> = {
  'als-xz': 'ALS-XZ',
  'als-xy-wing': 'ALS-XY-Wing',
  'als-xy-chain': 'ALS-XY-Chain',
  'sue-de-coq': 'Sue de Coq',
  'death-blossom': 'Death Blossom',
  'aligned-pair-exclusion': 'Aligned Pair Exclusion',
  'wxyz-wing': 'WXYZ-Wing',
};

/** Their reasons. */
export const alsTemplates: Readonly<Record<AlsTechniqueId, string>> = {
  'als-xz':
    '{first} and {last} have one digit too many for their cells each, and only one of them can have {common}. {common, plural, one {The other is then locked with all its other digits, so what both share leaves every cell that sees all its places in both} other {With two such digits each set has all its own others, and one of the two}}: {eliminations}.',
  'als-xy-wing': chain,
  'als-xy-chain': chain,
  'sue-de-coq':
    'the {count} cells {crossing}, {lineCells} and {boxCells} hold {count} digits between them: {digits}. None of these can stand in them twice, because {lineCells} and {boxCells} have no digit in common; so each stands in them once. What {boxCells} lack leaves the rest of {line}, and what {lineCells} lack leaves the rest of {box}: {eliminations}.',
  'death-blossom':
    'whichever of its digits {assumed} the stem {stem} takes, one of the almost locked sets in {cells} loses that digit and holds all its others. Each of the sets has {digits}, so what sees all places of {digits, plural, one {this digit} other {one of these digits}} in the sets goes: {eliminations}.',
  'aligned-pair-exclusion':
    'put any of the candidates that go into its cell, and any digit into the other of the two cells {pair}: they see each other and are equal, or some of the cells {cells} are left with fewer digits than cells. So {eliminations}.',
  'wxyz-wing':
    'the four cells {pivot} and {wings} hold four digits between them, and each but {digit} can stand in them only once. So one of them is {digit}, which leaves every cell that sees all its places there: {eliminations, cells}.',
};
