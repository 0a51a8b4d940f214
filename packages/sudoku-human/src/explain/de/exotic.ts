/** Patterns of the hardest puzzles, and templates, in German. */

import type { ExoticMessageKey, ExoticTechniqueId } from '../../types.js';

/** The names of these techniques. */
export const exoticNames: Readonly<Record<ExoticTechniqueId, string>> = {
  'template-set': 'Schablone gesetzt',
  'template-delete': 'Schablone gestrichen',
  firework: 'Feuerwerk',
  tridagon: 'Tridagon',
  'sk-loop': 'SK-Schleife',
  exocet: 'Exocet',
  'multi-sector-locked-sets': 'Gesperrte Mengen über mehrere Häuser',
};

/** Their reasons. */
export const exoticTemplates: Readonly<Record<ExoticTechniqueId | ExoticMessageKey, string>> = {
  'template-set':
    'jede Art, die {digit} einmal in jede Zeile, jede Spalte und jeden Block zu setzen, ohne eine sichere Zelle anderer Ziffern, nutzt {placements, cells}, also {placements, plural, one {ist diese Zelle} other {sind diese Zellen}} gleich {digit}.',
  'template-delete':
    'keine Art, die {digit} einmal in jede Zeile, jede Spalte und jeden Block zu setzen, ohne eine sichere Zelle anderer Ziffern, nutzt {eliminations, cells}, also wird die {digit} dort gestrichen.',
  firework:
    '{pivots, plural, one {Zeile und Spalte des Drehpunkts {pivots} haben {digits} nur in seinem Block und auf den Flügeln {wings}. Eine dieser Ziffern, die auf keinem Flügel steht, brauchen beide Linien im Block, also in ihrer Kreuzung, dem Drehpunkt. Drei Ziffern füllen so drei Zellen} other {Zeilen und Spalten der beiden Drehpunkte {pivots} haben je zwei der Ziffern {digits} nur im Block des Drehpunkts und auf den Flügeln {wings}. Eine dieser Ziffern, die auf keinem Flügel steht, brauchen beide Linien im Block, also in ihrer Kreuzung, dem Drehpunkt. Vier Ziffern füllen so vier Zellen}}, in denen sonst nichts steht: {eliminations}.',
  tridagon:
    'je drei Zellen auf verschiedenen Zeilen und Spalten in vier Blöcken, {cells}, lassen sich nicht mit {digits} allein füllen. Also stimmt eine der anderen Ziffern in {guardians, cells}, und was alle diese ausschließen, wird gestrichen: {eliminations}.',
  'tridagon-on':
    'je drei Zellen auf verschiedenen Zeilen und Spalten in vier Blöcken, {cells}, lassen sich nicht mit {digits} allein füllen. Die einzige andere Ziffer darin ist die {digit} in {cell}, also ist {cell} gleich {digit}.',
  'sk-loop':
    'um die gefüllten Ecken {corners} bilden {cells} einen Ring von Paaren, die abwechselnd Linien und Blöcke verbinden. Diese Linien und Blöcke lassen {digits} dort höchstens {count}-mal zu, gerade genug für die {count} Zellen. Also darf kein Platz verloren gehen, und was einen kostet, wird gestrichen: {eliminations}.',
  exocet:
    'die drei Kreuzlinien {houses} können außerhalb der drei Blöcke von {base} und {targets} keine der Ziffern {digits} dreimal enthalten, also steht jede Ziffer der Basis {base} auch in einem der Ziele {targets}. Was zu keiner Art passt, zwei dieser Ziffern zu setzen, wird gestrichen: {eliminations}.',
  'multi-sector-locked-sets':
    'wo {rows} und {columns} sich kreuzen, sind {cells} offen. Diese Zeilen und Spalten lassen {digits} dort höchstens {count}-mal zu, gerade genug für die {count} Zellen. Also darf kein Platz verloren gehen, und was einen kostet, wird gestrichen: {eliminations}.',
};
