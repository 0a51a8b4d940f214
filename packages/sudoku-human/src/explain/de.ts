/**
 * German.
 *
 * Glossary: Zeile is a row, Spalte a column, Block a box, Zelle a cell, Kandidat a candidate, streichen to strike out.
 * Houses come without an article, in forms that are the same in the nominative and the dative ("Zeilen 2 und 7").
 */

import { eachFishKind } from '../techniques/shared/each-fish.js';
import type { Catalogue } from '../types.js';
import { commonNames, fishNames, numberedNames, sharedTexts } from './shared-texts.js';

const fishSizes = {
  'x-wing': 'X-Wing',
  swordfish: 'Schwertfisch',
  jellyfish: 'Qualle',
  squirmbag: 'Squirmbag',
  whale: 'Wal',
  leviathan: 'Leviathan',
} as const;
const fishKinds = {
  '': '{fish}',
  'finned-': '{fish} mit Flosse',
  'sashimi-': 'Sashimi-{fish}',
  'franken-': 'Franken-{fish}',
  'finned-franken-': 'Franken-{fish} mit Flosse',
  'mutant-': 'Mutanten-{fish}',
  'finned-mutant-': 'Mutanten-{fish} mit Flosse',
  'siamese-': 'Siamesischer Doppelfisch ({fish})',
} as const;
const twoSolutions = 'enthielten {cells} nur {digits}, so gäbe es zwei Lösungen.';
const bug =
  'ohne die zusätzlichen Kandidaten in {extra} hätte das Rätsel nicht genau eine Lösung. Also ist einer von ihnen wahr';
const anyOfCell = 'welche der Ziffern {assumed} auch in {cell} steht:';
const anyOfHouse = 'in {house} steht die {assumed} in einer der Zellen {places}, und von jeder aus';

/**
 * The German texts, for {@link explainStep}.
 *
 * @example
 * ```ts
 * import { de } from '@kit/sudoku-human';
 *
 * de.techniques['naked-pair']; // => 'Nacktes Paar'
 * ```
 */
export const de: Catalogue = /* @__PURE__ */ (() => ({
  locale: 'de',
  explanation: '{technique}: {text}',
  techniques: {
    'locked-candidates': 'Gebundene Kandidaten',
    'common-peers': 'Gemeinsame Nachbarn',
    'naked-set': 'Nackte Menge',
    leftovers: 'Gesetz der Überhänge',
    'cage-combinations': 'Käfigkombinationen',
    'cage-digit': 'Ziffer eines Käfigs',
    'innies-outies': 'Innies und Outies',
    'house-fillings': 'Füllungen eines Hauses',
    'full-house': 'Letzte Zelle',
    'naked-single': 'Nackter Einer',
    'hidden-single': 'Versteckter Einer',
    pointing: 'Block-Linien-Interaktion',
    claiming: 'Linien-Block-Interaktion',
    'naked-pair': 'Nacktes Paar',
    'naked-triple': 'Nackter Dreier',
    'naked-quad': 'Nackter Vierer',
    'hidden-pair': 'Verstecktes Paar',
    'hidden-triple': 'Versteckter Dreier',
    'hidden-quad': 'Versteckter Vierer',
    ...numberedNames({
      'unique-rectangle': 'Eindeutiges Rechteck {n}',
      'avoidable-rectangle': 'Vermeidbares Rechteck {n}',
      bug: 'BUG Typ {n}',
    }),
    ...fishNames(fishKinds, fishSizes),
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
    'hidden-rectangle': 'Verstecktes Rechteck',
    'unique-loop': 'Eindeutige Schleife',
    'remote-pair': 'Entferntes Paar',
    'grouped-x-chain': 'Gruppierte X-Kette',
    aic: 'AIC (alternierende Inferenzkette)',
    'grouped-aic': 'Gruppierte AIC',
    'continuous-nice-loop': 'Geschlossener Nice Loop',
    'grouped-continuous-nice-loop': 'Gruppierter geschlossener Nice Loop',
    'discontinuous-nice-loop': 'Offener Nice Loop',
    'grouped-discontinuous-nice-loop': 'Gruppierter offener Nice Loop',
    'kraken-fish': 'Kraken-Fisch',
    'forcing-chain': 'Zwangskette',
    'forcing-net': 'Zwangsnetz',
    ...commonNames,
    'als-xy-chain': 'ALS-XY-Kette',
    'aligned-pair-exclusion': 'Aligned Pair Exclusion',
    'template-set': 'Schablone gesetzt',
    'template-delete': 'Schablone gestrichen',
    'brute-force': 'Brute Force',
    firework: 'Feuerwerk',
    'sk-loop': 'SK-Schleife',
    'multi-sector-locked-sets': 'Gesperrte Mengen über mehrere Häuser',
    'x-chain': 'X-Kette',
    'xy-chain': 'XY-Kette',
  },
  templates: {
    ...sharedTexts({
      numbers: ['zwei', 'drei', 'vier'],
      naked:
        'die {n} Zellen {cells} können zusammen nur {digits} enthalten und brauchen alle {n} Ziffern auf. In den übrigen Zellen von {houses} werden sie gestrichen: {eliminations}.',
      hidden:
        'in {house} passen die Ziffern {digits} nur in die {n} Zellen {cells}, für andere Ziffern ist dort kein Platz: {eliminations}.',
      locked:
        'in {base} passt die {digit} nur in die Zellen, in denen {base} und {cover} sich kreuzen. Eine dieser Zellen ist damit auch die {digit} von {cover}, und aus den übrigen Zellen von {cover} wird die {digit} gestrichen: {eliminations, cells}.',
      turbot:
        'in {houses} hat die {digit} nur je zwei Plätze, und {joints} sehen einander, sind also nicht beide {digit}. Daher ist eines der anderen Enden {ends} gleich {digit}, und jede Zelle, die beide sieht, verliert die {digit}: {eliminations}.',
      oneOfSeveral: `${twoSolutions} Also ist eine der Zellen {extra} gleich {extraDigits}, und jede Zelle, die sie alle sieht, verliert diese Ziffer: {eliminations}.`,
      chain:
        '{chain}. Ist das erste Glied nicht {digit}, so folgt entlang der Kette, dass das letzte {digit} ist. Ein Ende ist also in jedem Fall {digit}, und jede Zelle, die beide Enden sieht, verliert die {digit}: {eliminations, cells}.',
      aic: '{chain}. Ist das erste Glied falsch, so folgt entlang der Kette, dass das letzte wahr ist. Eines der beiden Enden ist also wahr, und was beide ausschließen, fällt weg: {eliminations}.',
      continuous:
        '{chain}. Die Schleife schließt sich: Wie sie auch ausgeht, jeder schwache Link (-) hat ein wahres Ende. Was beide Enden eines schwachen Links ausschließen, fällt also weg: {eliminations}.',
      discontinuous:
        '{chain}. Wäre {cell} gleich {digit}, so käme die Schleife mit dem Schluss zurück, dass es nicht so ist. Also wird die {digit} in {cell} gestrichen.',
      discontinuousOn:
        '{chain}. Wäre {cell} nicht {digit}, so käme die Schleife mit dem Schluss zurück, dass es doch so ist. Also ist {cell} gleich {digit}.',
      setChain:
        'die {count} Mengen von {first} über {between} bis {last} sind fast gesperrt: Jede hat eine Ziffer mehr als Zellen, und ihre Verbindungsziffer ({common}) kann nur in einer von zwei benachbarten Mengen stehen. Was der ersten Menge fehlt, hat daher die letzte, und eine Ziffer, die beide Enden gemeinsam haben, wird in jeder Zelle gestrichen, die alle ihre Plätze sieht: {eliminations}.',
    }),
    'common-peers':
      'in {house} kann {digits} nur in {cells} stehen. Welche davon auch zutrifft, es entfällt: {eliminations}.',
    'common-peers-cell':
      '{cells} kann nur {digits} enthalten. Welche davon auch zutrifft, es entfällt: {eliminations}.',
    'naked-set':
      'die Zellen {cells} enthalten nur {digits}, und Zellen mit gemeinsamer Ziffer sehen einander: Jede Ziffer steht in einer davon. Sie entfällt, wo alle ihre Plätze dort gesehen werden: {eliminations}.',
    leftovers:
      '{base} und {cover} enthalten jede Ziffer gleich oft. Also enthalten {innies}, die nur die einen haben, dieselben Ziffern wie {outies}, die nur die anderen haben. Für {digits} ist in {innies} kein Platz, also auch hier nicht: {eliminations}.',
    'cage-combinations':
      'die offenen Zellen {cells} von {cage} ergeben mit verschiedenen Ziffern {sum}. Keine Füllung enthält: {eliminations}.',
    'cage-combinations-on': 'in {cage} ist nur {cells} offen, und {sum} bleibt übrig. Also ist {cells} {digit}.',
    'cage-digit':
      'jede Füllung von {cage} enthält {digit}, in einer von {cells}. Also entfällt {digit}, wo alle diese gesehen werden: {eliminations, cells}.',
    'innies-outies':
      '{base} haben eine bekannte Summe, also auch, was die Käfige davon abschneiden: Offene Zellen innen gezählt, außen abgezogen, bleiben {sum}. Keine Füllung enthält: {eliminations}.',
    'innies-outies-on':
      '{base} haben eine bekannte Summe. Ohne die Käfige bleibt eine einzige Zelle, {cell}: Sie ist {digit}.',
    'house-fillings':
      'keine Füllung von {house}, mit den Käfigen darin und dem, was nebeneinander liegt, enthält: {eliminations}.',
    'full-house':
      '{cell} ist die letzte leere Zelle in {house}, und dort fehlt nur noch die {digit}, also ist {cell} gleich {digit}.',
    'naked-single': 'in {cell} sind alle Ziffern außer {digit} ausgeschlossen, also ist {cell} gleich {digit}.',
    'hidden-single': 'in {house} passt die {digit} nur noch in {cell}, also ist {cell} gleich {digit}.',
    'naked-pair':
      'die zwei Zellen {cells} können nur {digits} enthalten und brauchen beide Ziffern auf. In den übrigen Zellen von {houses} werden sie gestrichen: {eliminations}.',
    ...eachFishKind({
      plain:
        'in {base} passt die {digit} nur in {cover}, und zwar je einmal. Die Plätze der {digit} in {cover} sind damit vergeben, und aus den übrigen Zellen von {cover} wird sie gestrichen: {eliminations, cells}.',
      finned:
        'in {base} passt die {digit} nur in {cover}, abgesehen von {fins, plural, one {der Flosse} other {den Flossen}} {fins}. Entweder ist {fins, plural, one {die Flosse} other {eine der Flossen}} {digit}, oder {cover} haben ihre {digit} in {base}. In beiden Fällen verlieren die übrigen Zellen von {cover}, die {fins, plural, one {die Flosse} other {alle Flossen}} sehen, die {digit}: {eliminations, cells}.',
      siamese:
        'in {base} passt die {digit} nur in {cover} und in die Flossen {fins}. Je nach Wahl der Deckmengen sind das zwei Fische mit Flosse über denselben Grundmengen, und beide gelten. Gestrichen wird, was einer von ihnen ausschließt: {eliminations, cells}.',
    }),
    'locked-pair':
      'die zwei Zellen {cells} können nur {digits} enthalten und liegen zugleich in {houses}. In den übrigen Zellen von beiden werden diese Ziffern gestrichen: {eliminations}.',
    'locked-triple':
      'die drei Zellen {cells} können zusammen nur {digits} enthalten und liegen zugleich in {houses}. In den übrigen Zellen von beiden werden diese Ziffern gestrichen: {eliminations}.',
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
    'unique-rectangle-3': `${twoSolutions} Also enthält eine der Zellen {extra} eine andere ihrer Ziffern, und zusammen mit {subset} brauchen sie {extraDigits} in {houses} auf: {eliminations}.`,
    'unique-rectangle-4': `${twoSolutions} In {houses} passt eine der beiden Ziffern nur in {extra}, also kann die andere dort nicht stehen: {eliminations}.`,
    'unique-rectangle-6': `${twoSolutions} In {houses} passt eine der beiden Ziffern nur in diese Zellen, also kann sie nicht in {extra} stehen: {eliminations}.`,
    'hidden-rectangle': `${twoSolutions} In {houses} passt eine der beiden Ziffern nur in diese Zellen. Stünde die andere in der Ecke, in der diese Linien sich treffen, so käme es dazu, also steht sie dort nicht: {eliminations}.`,
    'avoidable-rectangle-1':
      'keine der Zellen {cells} war vorgegeben. Enthielten alle nur {digits}, so ließen sich diese Ziffern vertauschen, und es gäbe zwei Lösungen: {eliminations}.',
    'avoidable-rectangle-2':
      'keine der Zellen {cells} war vorgegeben. Enthielten alle nur {digits}, so gäbe es zwei Lösungen. Also ist eine der Zellen {extra} gleich {extraDigits}, und jede Zelle, die beide sieht, verliert diese Ziffer: {eliminations}.',
    'unique-loop':
      'enthielte die Schleife {cells} nur {digits}, so ließen sich diese beiden Ziffern ringsum vertauschen, und es gäbe zwei Lösungen. Also enthält eine der Zellen {extra} eine andere Ziffer: {eliminations}.',
    'bug-plus-1':
      'ohne {extras, plural, one {den zusätzlichen Kandidaten} other {die zusätzlichen Kandidaten}} {extras} von {extra} hätte jede offene Zelle zwei Kandidaten und jede Einheit zwei Plätze für jede Ziffer, und es gäbe keine Lösung oder zwei. Also {extras, plural, one {ist er} other {ist einer davon}} wahr: {eliminations}.',
    'bug-2': `${bug}, und was sie alle sieht, kann diese Ziffer nicht enthalten: {eliminations}.`,
    'bug-3': `${bug}, und zusammen mit {subset} brauchen ihre Zellen {extraDigits} in {houses} auf: {eliminations}.`,
    'bug-4': `${bug}. In {houses} passt die {digit} nur in ihre beiden Zellen, also erhält eine Zelle diese Ziffer und die andere ihren zusätzlichen Kandidaten: {eliminations}.`,
    'remote-pair':
      'die Zellen {cells} enthalten alle {digits}, und jede sieht die nächste, also wechseln die beiden Ziffern einander ab. Die Enden {ends} sind verschieden: Jede der beiden Ziffern steht in einem davon und wird in jeder Zelle gestrichen, die beide Enden sieht: {eliminations}.',
    'kraken-fish':
      'in {base} passt die {digit} nur in {cover}, abgesehen von {fins, plural, one {der Flosse} other {den Flossen}} {fins}. Ist keine Flosse {digit}, so haben {cover} ihre {digit} in {base}; ist es eine, so führt sie über eine Kette zum selben Schluss: {chain}. In beiden Fällen {eliminations}.',
    'kraken-fish-2':
      '{base} enthalten die {digit} je einmal, und {cover} ohne {chained} können sie nur einmal weniger enthalten. Eine der Zellen {starts} ist also {digit}, und jede führt über eine Kette zum selben Schluss: {chain}. Also {eliminations}.',
    'forcing-chain': 'was auch wahr ist, die Ketten führen zum selben Schluss: {chain}.',
    'forcing-net':
      'angenommen, {cell} ist {digit}. Folgt man den Einern, so müsste {count, plural, one {einen Schluss} other {{count} Schlüsse}} weiter {clashCell} gleich {clashDigit} sein und könnte es nicht. Also ist {cell} nicht {digit}.',
    'forcing-net-on':
      'angenommen, {cell} ist nicht {digit}. Folgt man den Einern, so müsste {count, plural, one {einen Schluss} other {{count} Schlüsse}} weiter {clashCell} gleich {clashDigit} sein und könnte es nicht. Also ist {cell} gleich {digit}.',
    'forcing-net-guardians':
      'von den übrigen Kandidaten des Tridagons, {guardians}, ist einer wahr. Angenommen, {cell} ist {digit}. Folgt man den Einern und dem letzten dieser Kandidaten, so müsste {count, plural, one {einen Schluss} other {{count} Schlüsse}} weiter {clashCell} gleich {clashDigit} sein und könnte es nicht. Also ist {cell} nicht {digit}.',
    'forcing-cell-on': `${anyOfCell} Die Ketten führen dazu, dass {target} gleich {digit} ist: {chain}. Also ist {target} gleich {digit}.`,
    'forcing-cell-off': `${anyOfCell} Die Ketten schließen die {digit} in {target} aus: {chain}. Also wird die {digit} in {target} gestrichen.`,
    'forcing-house-on': `${anyOfHouse} führen die Ketten dazu, dass {target} gleich {digit} ist: {chain}. Also ist {target} gleich {digit}.`,
    'forcing-house-off': `${anyOfHouse} schließen die Ketten die {digit} in {target} aus: {chain}. Also wird die {digit} in {target} gestrichen.`,
    'als-xz':
      '{first} und {last} haben je eine Ziffer mehr als Zellen, und {common} kann nur in einer der beiden Mengen stehen. {common, plural, one {Die andere ist dann mit allen ihren übrigen Ziffern gesperrt, und eine gemeinsame Ziffer wird in jeder Zelle gestrichen, die alle ihre Plätze in beiden sieht} other {Mit zwei solchen Ziffern behält jede Menge alle ihre eigenen, und jede der beiden gemeinsamen steht in einer der Mengen}}: {eliminations}.',
    'sue-de-coq':
      'die {count} Zellen {crossing}, {lineCells} und {boxCells} enthalten zusammen {count} Ziffern: {digits}. Keine davon kann zweimal darin stehen, denn {lineCells} und {boxCells} haben keine Ziffer gemeinsam; jede steht also genau einmal darin. Was in {boxCells} fehlt, wird im Rest von {line} gestrichen, was in {lineCells} fehlt, im Rest von {box}: {eliminations}.',
    'sue-de-coq-shared':
      'die {count} Zellen {crossing}, {lineCells} und {boxCells} enthalten zusammen diese Ziffern: {digits}. {lineCells} und {boxCells} haben nur {shared} gemeinsam; keine andere Ziffer kann also zweimal darin stehen. Um alle zu füllen, braucht es {shared} auf beiden Seiten und jede andere Ziffer einmal. Was in {boxCells} fehlt, wird im Rest von {line} gestrichen, was in {lineCells} fehlt, im Rest von {box}, und {shared} in beiden: {eliminations}.',
    'death-blossom':
      'welche der Ziffern {assumed} auch im Stamm {stem} steht: Eine der fast gesperrten Mengen in {cells} verliert diese Ziffer und behält alle anderen. Jede dieser Mengen enthält {digits}, also fällt weg, was alle Plätze {digits, plural, one {dieser Ziffer} other {einer dieser Ziffern}} in den Mengen sieht: {eliminations}.',
    'aligned-pair-exclusion':
      'setzt man eine der gestrichenen Ziffern in ihre Zelle und irgendeine Ziffer in die andere der beiden Zellen {pair}, so sind diese gleich, obwohl sie einander sehen, oder einigen der Zellen {cells} bleiben weniger Ziffern als Zellen. Also {eliminations}.',
    'wxyz-wing':
      'die vier Zellen {pivot} und {wings} enthalten zusammen vier Ziffern, und jede außer {digit} kann nur einmal darin stehen. Eine von ihnen ist also {digit}, und diese Ziffer wird in jeder Zelle gestrichen, die alle ihre Plätze dort sieht: {eliminations, cells}.',
    'template-set':
      'jede Art, die {digit} einmal in jede Zeile, jede Spalte und jeden Block zu setzen, ohne eine sichere Zelle anderer Ziffern, nutzt {placements, cells}, also {placements, plural, one {ist diese Zelle} other {sind diese Zellen}} gleich {digit}.',
    'template-delete':
      'keine Art, die {digit} einmal in jede Zeile, jede Spalte und jeden Block zu setzen, ohne eine sichere Zelle anderer Ziffern, nutzt {eliminations, cells}, also wird die {digit} dort gestrichen.',
    'brute-force': 'keine Technik der Liste hilft weiter. In der einzigen Lösung ist {cell} gleich {digit}.',
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
    'xy-wing':
      'welche seiner beiden Ziffern der Drehpunkt {pivot} auch erhält: einem der Flügel {wings} bleibt die {digit}. Jede Zelle, die beide Flügel sieht, verliert daher die {digit}: {eliminations, cells}.',
    'xyz-wing':
      'ist der Drehpunkt {pivot} nicht selbst {digit}, so bleibt einem der Flügel {wings} die {digit}, welche seiner anderen Ziffern er auch erhält. Jede Zelle, die alle drei sieht, verliert daher die {digit}: {eliminations, cells}.',
    'w-wing':
      'die Flügel {wings} haben dieselben zwei Kandidaten. Wäre keiner von ihnen {digit}, so wären beide {link}, und in {house}, wo die {link} nur in {bridge} passt, bliebe kein Platz für sie. Jede Zelle, die beide Flügel sieht, verliert daher die {digit}: {eliminations, cells}.',
  },
  hints: {
    where: 'Sieh dir {house} an.',
    which: 'sieh dir {cells} an.',
    why: 'sieh dir {digits} in {cells} an. Was folgt daraus?',
    'why-houses': 'sieh dir {digits} in {cells} an, dazu {houses}. Was folgt daraus?',
    'why-links': 'sieh dir {chain} an. Was folgt daraus?',
    wrong: '{wrong, plural, one {Eine Ziffer ist} other {{wrong} Ziffern sind}} falsch.',
    struck: '{struck, plural, one {Ein Kandidat wurde} other {{struck} Kandidaten wurden}} zu Unrecht gestrichen.',
    'wrong-and-struck':
      '{wrong, plural, one {Eine Ziffer ist} other {{wrong} Ziffern sind}} falsch, und {struck, plural, one {ein Kandidat wurde} other {{struck} Kandidaten wurden}} zu Unrecht gestrichen.',
    mistakes: '{cells, plural, one {In {cells} steckt ein Fehler} other {In {cells} stecken Fehler}}.',
    right: 'Richtig {right, plural, one {ist} other {sind}} {right, values}.',
    restore: 'Zu Unrecht gestrichen: {lost, values}.',
    'right-and-restore':
      'Richtig {right, plural, one {ist} other {sind}} {right, values}. Zu Unrecht gestrichen: {lost, values}.',
    solved: 'Gelöst.',
    stuck: 'Von hier aus hilft keine Technik der Liste weiter.',
    invalid: 'Dieses Rätsel hat keine Lösung.',
    multiple: 'Dieses Rätsel hat mehr als eine Lösung.',
    limit: 'Die Suche wurde beendet, bevor sie eine Antwort fand.',
  },
  houses: {
    row: { one: 'Zeile {n}', other: 'Zeilen {n}' },
    column: { one: 'Spalte {n}', other: 'Spalten {n}' },
    box: { one: 'Block {n}', other: 'Block {n}' },
    layout: {
      region: { one: 'Region {n}', other: 'Regionen {n}' },
      diagonal: { one: 'Diagonale {n}', other: 'Diagonalen {n}' },
      window: { one: 'Fenster {n}', other: 'Fenster {n}' },
      'hidden-window': { one: 'verborgenes Fenster {n}', other: 'verborgene Fenster {n}' },
      group: { one: 'Gruppe {n}', other: 'Gruppen {n}' },
      extra: { one: 'Zusatzeinheit {n}', other: 'Zusatzeinheiten {n}' },
      cage: { one: 'Käfig {n}', other: 'Käfige {n}' },
    },
  },
  list: { between: ', ', last: ' und ' },
}))();
