/** Almost locked sets in German. */

import type { AlsTechniqueId } from '../../technique-ids.js';

const chain =
  'die {count} Mengen von {first} über {between} bis {last} sind fast gesperrt: Jede hat eine Ziffer mehr als Zellen, und ihre Verbindungsziffer ({common}) kann nur in einer von zwei benachbarten Mengen stehen. Was der ersten Menge fehlt, hat daher die letzte, und eine Ziffer, die beide Enden gemeinsam haben, wird in jeder Zelle gestrichen, die alle ihre Plätze sieht: {eliminations}.';

/** The names of these techniques. */
export const alsNames: Readonly<Record<AlsTechniqueId, string>> = {
  'als-xz': 'ALS-XZ',
  'als-xy-wing': 'ALS-XY-Wing',
  'als-xy-chain': 'ALS-XY-Kette',
};

/** Their reasons. */
export const alsTemplates: Readonly<Record<AlsTechniqueId, string>> = {
  'als-xz':
    '{first} und {last} haben je eine Ziffer mehr als Zellen, und {common} kann nur in einer der beiden Mengen stehen. {common, plural, one {Die andere ist dann mit allen ihren übrigen Ziffern gesperrt, und eine gemeinsame Ziffer wird in jeder Zelle gestrichen, die alle ihre Plätze in beiden sieht} other {Mit zwei solchen Ziffern behält jede Menge alle ihre eigenen, und jede der beiden gemeinsamen steht in einer der Mengen}}: {eliminations}.',
  'als-xy-wing': chain,
  'als-xy-chain': chain,
};
