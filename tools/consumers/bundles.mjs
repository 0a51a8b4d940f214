// What an app pays for what it imports. `has` and `hasNot` are pieces of text that survive minifying (technique ids,
// sentences of a catalogue), so they tell which modules came along.
import { packages } from '../checks/places.mjs';

/** The bundles to make: code of an app, what it must and must not contain, how large it may be. */
export const bundles = [
  ...packages.map(({ name }) => ({
    name: `an unused import of ${name} costs nothing`,
    code: `import * as kit from '${name}';`,
    maxBytes: 0,
  })),
  {
    name: "createSolver([nakedSingle]) doesn't contain the chains",
    code: `import { createSolver, nakedSingle } from '@kit/sudoku-human'; console.log(createSolver([nakedSingle]));`,
    has: ['naked-single'],
    hasNot: ['x-chain', 'xy-wing', 'swordfish'],
  },
  {
    name: "one catalogue doesn't drag in another",
    code: `import { en } from '@kit/sudoku-human'; console.log(en);`,
    has: ['Naked Single'],
    hasNot: ['唯一'],
  },
];
