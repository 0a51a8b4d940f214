/** Patterns of one digit, colours and uniqueness in German. */

import type { ColorsId, SingleDigitId, UniquenessId } from '../../types.js';

/** The techniques whose texts stand here. */
type PatternId = 'locked-pair' | 'locked-triple' | SingleDigitId | ColorsId | UniquenessId;

const turbot =
  'in {houses} hat die {digit} nur je zwei Plätze, und {joints} sehen einander, sind also nicht beide {digit}. Daher ist eines der anderen Enden {ends} gleich {digit}, und jede Zelle, die beide sieht, verliert die {digit}: {eliminations}.';
const twoSolutions = 'enthielten {cells} nur {digits}, so gäbe es zwei Lösungen.';
const oneOfSeveral = /* @__PURE__ */ (() =>
  `${twoSolutions} Also ist eine der Zellen {extra} gleich {extraDigits}, und jede Zelle, die sie alle sieht, verliert diese Ziffer: {eliminations}.`)();
const bug =
  'ohne die zusätzlichen Kandidaten in {extra} hätte das Rätsel nicht genau eine Lösung. Also ist einer von ihnen wahr';

/** The names of the techniques. */
export const patternNames: Readonly<Record<PatternId, string>> = {
  'locked-pair': 'Gesperrtes Paar',
  'locked-triple': 'Gesperrter Dreier',
  skyscraper: 'Wolkenkratzer',
  'two-string-kite': 'Drachen mit zwei Schnüren',
  'turbot-fish': 'Turbot-Fisch',
  'empty-rectangle': 'Leeres Rechteck',
  'simple-colors-trap': 'Einfache Färbung: Falle',
  'simple-colors-wrap': 'Einfache Färbung: Widerspruch',
  'multi-colors-1': 'Mehrfache Färbung 1',
  'multi-colors-2': 'Mehrfache Färbung 2',
  '3d-medusa': '3D-Medusa',
  'unique-rectangle-1': 'Eindeutiges Rechteck 1',
  'unique-rectangle-2': 'Eindeutiges Rechteck 2',
  'unique-rectangle-3': 'Eindeutiges Rechteck 3',
  'unique-rectangle-4': 'Eindeutiges Rechteck 4',
  'unique-rectangle-5': 'Eindeutiges Rechteck 5',
  'unique-rectangle-6': 'Eindeutiges Rechteck 6',
  'hidden-rectangle': 'Verstecktes Rechteck',
  'avoidable-rectangle-1': 'Vermeidbares Rechteck 1',
  'avoidable-rectangle-2': 'Vermeidbares Rechteck 2',
  'unique-loop': 'Eindeutige Schleife',
  'bug-plus-1': 'BUG+1',
  'bug-2': 'BUG Typ 2',
  'bug-3': 'BUG Typ 3',
  'bug-4': 'BUG Typ 4',
};

/** Why such a step holds. */
export const patternTemplates: Readonly<Record<PatternId, string>> = /* @__PURE__ */ (() => ({
  'locked-pair':
    'die zwei Zellen {cells} können nur {digits} enthalten und liegen zugleich in {houses}. In den übrigen Zellen von beiden werden diese Ziffern gestrichen: {eliminations}.',
  'locked-triple':
    'die drei Zellen {cells} können zusammen nur {digits} enthalten und liegen zugleich in {houses}. In den übrigen Zellen von beiden werden diese Ziffern gestrichen: {eliminations}.',
  skyscraper: turbot,
  'two-string-kite': turbot,
  'turbot-fish': turbot,
  'empty-rectangle':
    'in {box} passt die {digit} nur in {cells}, also in eine Zeile und eine Spalte. In {lines} passt sie nur in {link}. Wäre {eliminations, cells} gleich {digit}, so wäre ein Ende dieses Paares {digit}, und {box} hätte keinen Platz mehr. Also nicht: {eliminations}.',
  'simple-colors-trap':
    'die starken Links der {digit} färben {a} und {b} abwechselnd: Entweder sind alle der ersten Farbe {digit} oder alle der zweiten. Eine Zelle, die beide Farben sieht, kann nicht {digit} sein: {eliminations, cells}.',
  'simple-colors-wrap':
    'die starken Links der {digit} färben {a} und {b} abwechselnd. Zwei Zellen der ersten Farbe sehen einander, also ist diese Farbe falsch: {eliminations, cells}.',
  'multi-colors-1':
    'für die {digit} gibt es zwei Gruppen starker Links, gefärbt {a} gegen {b} und {c} gegen {d}. Eine Zelle von {a} sieht eine von {c}, also ist die Farbe von {b} oder die von {d} wahr. Eine Zelle, die beide sieht, kann nicht {digit} sein: {eliminations, cells}.',
  'multi-colors-2':
    'für die {digit} gibt es zwei Gruppen starker Links, gefärbt {a} gegen {b} und {c} gegen {d}. Die Farbe von {a} sieht sowohl {c} als auch {d}, und eine von diesen ist wahr, also ist sie falsch: {eliminations, cells}.',
  '3d-medusa':
    'starke Links in Einheiten und Zellen färben die Kandidaten von {cells} mit zwei Farben, von denen eine ganz wahr ist. Was keine der Farben zulässt, ist falsch: {eliminations}.',
  'unique-rectangle-1':
    'enthielten {cells} nur {digits}, so ließen sich diese beiden Ziffern vertauschen, und es gäbe zwei Lösungen. Nur eine der Zellen kann etwas anderes enthalten, also tut sie es: {eliminations}.',
  'unique-rectangle-2': oneOfSeveral,
  'unique-rectangle-3': `${twoSolutions} Also enthält eine der Zellen {extra} eine andere ihrer Ziffern, und zusammen mit {subset} brauchen sie {extraDigits} in {houses} auf: {eliminations}.`,
  'unique-rectangle-4': `${twoSolutions} In {houses} passt eine der beiden Ziffern nur in {extra}, also kann die andere dort nicht stehen: {eliminations}.`,
  'unique-rectangle-5': oneOfSeveral,
  'unique-rectangle-6': `${twoSolutions} In {houses} passt eine der beiden Ziffern nur in diese Zellen, also kann sie nicht in {extra} stehen: {eliminations}.`,
  'hidden-rectangle': `${twoSolutions} In {houses} passt eine der beiden Ziffern nur in diese Zellen. Stünde die andere in der Ecke, in der diese Linien sich treffen, so käme es dazu, also steht sie dort nicht: {eliminations}.`,
  'avoidable-rectangle-1':
    'keine der Zellen {cells} war vorgegeben. Enthielten alle nur {digits}, so ließen sich diese Ziffern vertauschen, und es gäbe zwei Lösungen: {eliminations}.',
  'avoidable-rectangle-2':
    'keine der Zellen {cells} war vorgegeben. Enthielten alle nur {digits}, so gäbe es zwei Lösungen. Also ist eine der Zellen {extra} gleich {extraDigits}, und jede Zelle, die beide sieht, verliert diese Ziffer: {eliminations}.',
  'unique-loop':
    'enthielte die Schleife {cells} nur {digits}, so ließen sich diese beiden Ziffern ringsum vertauschen, und es gäbe zwei Lösungen. Also enthält eine der Zellen {extra} eine andere Ziffer: {eliminations}.',
  'bug-plus-1':
    'ohne den zusätzlichen Kandidaten {extras} von {extra} hätte jede offene Zelle zwei Kandidaten und jede Einheit zwei Plätze für jede Ziffer, und es gäbe keine Lösung oder zwei. Also ist er wahr: {eliminations}.',
  'bug-2': `${bug}, und was sie alle sieht, kann diese Ziffer nicht enthalten: {eliminations}.`,
  'bug-3': `${bug}, und zusammen mit {subset} brauchen ihre Zellen {extraDigits} in {houses} auf: {eliminations}.`,
  'bug-4': `${bug}. In {houses} passt die {digit} nur in ihre beiden Zellen, also erhält eine Zelle diese Ziffer und die andere ihren zusätzlichen Kandidaten: {eliminations}.`,
}))();
