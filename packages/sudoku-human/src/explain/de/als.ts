/** Almost locked sets in German. */

import type { AlsTechniqueId } from '../../types.js';

const chain =
  'die {count} Mengen von {first} über {between} bis {last} sind fast gesperrt: Jede hat eine Ziffer mehr als Zellen, und ihre Verbindungsziffer ({common}) kann nur in einer von zwei benachbarten Mengen stehen. Was der ersten Menge fehlt, hat daher die letzte, und eine Ziffer, die beide Enden gemeinsam haben, wird in jeder Zelle gestrichen, die alle ihre Plätze sieht: {eliminations}.';

/** The names of these techniques. */
export const alsNames: Readonly<Record<AlsTechniqueId, string>> = {
  'als-xz': 'ALS-XZ',
  'als-xy-wing': 'ALS-XY-Wing',
  'als-xy-chain': 'ALS-XY-Kette',
  'sue-de-coq': 'Sue de Coq',
  'death-blossom': 'Death Blossom',
  'aligned-pair-exclusion': 'Aligned Pair Exclusion',
  'wxyz-wing': 'WXYZ-Wing',
};

/** Their reasons. */
export const alsTemplates: Readonly<Record<AlsTechniqueId, string>> = {
  'als-xz':
    '{first} und {last} haben je eine Ziffer mehr als Zellen, und {common} kann nur in einer der beiden Mengen stehen. {common, plural, one {Die andere ist dann mit allen ihren übrigen Ziffern gesperrt, und eine gemeinsame Ziffer wird in jeder Zelle gestrichen, die alle ihre Plätze in beiden sieht} other {Mit zwei solchen Ziffern behält jede Menge alle ihre eigenen, und jede der beiden gemeinsamen steht in einer der Mengen}}: {eliminations}.',
  'als-xy-wing': chain,
  'als-xy-chain': chain,
  'sue-de-coq':
    'die {count} Zellen {crossing}, {lineCells} und {boxCells} enthalten zusammen {count} Ziffern: {digits}. Keine davon kann zweimal darin stehen, denn {lineCells} und {boxCells} haben keine Ziffer gemeinsam; jede steht also genau einmal darin. Was in {boxCells} fehlt, wird im Rest von {line} gestrichen, was in {lineCells} fehlt, im Rest von {box}: {eliminations}.',
  'death-blossom':
    'welche der Ziffern {assumed} auch im Stamm {stem} steht: Eine der fast gesperrten Mengen in {cells} verliert diese Ziffer und behält alle anderen. Jede dieser Mengen enthält {digits}, also fällt weg, was alle Plätze {digits, plural, one {dieser Ziffer} other {einer dieser Ziffern}} in den Mengen sieht: {eliminations}.',
  'aligned-pair-exclusion':
    'setzt man eine der gestrichenen Ziffern in ihre Zelle und irgendeine Ziffer in die andere der beiden Zellen {pair}, so sind diese gleich, obwohl sie einander sehen, oder einigen der Zellen {cells} bleiben weniger Ziffern als Zellen. Also {eliminations}.',
  'wxyz-wing':
    'die vier Zellen {pivot} und {wings} enthalten zusammen vier Ziffern, und jede außer {digit} kann nur einmal darin stehen. Eine von ihnen ist also {digit}, und diese Ziffer wird in jeder Zelle gestrichen, die alle ihre Plätze dort sieht: {eliminations, cells}.',
};
