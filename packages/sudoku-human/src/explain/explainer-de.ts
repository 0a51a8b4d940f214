/** German, for the steps of a rating. */

import type { ExplainerCatalogue } from '../types.js';
import { de } from './de.js';
import { loopNames, netNames } from './explainer-names.js';
import { conclusionTexts } from './shared-texts.js';

/**
 * The German texts for the steps of {@link rateExplainer}; {@link explainStep} takes them.
 *
 * @example
 * ```ts
 * import { explainerDe } from '@kit/sudoku-human';
 *
 * explainerDe.techniques['direct-hidden-pair']; // => 'Direktes verstecktes Paar'
 * ```
 */
export const explainerDe: ExplainerCatalogue = /* @__PURE__ */ (() => ({
  ...de,
  techniques: {
    ...de.techniques,
    'direct-pointing': 'Direkte Block-Linien-Interaktion',
    'direct-claiming': 'Direkte Linien-Block-Interaktion',
    'direct-hidden-pair': 'Direktes verstecktes Paar',
    'direct-hidden-triple': 'Direkter versteckter Dreier',
    ...loopNames(de.techniques['unique-loop']),
    'bug-1': 'BUG Typ 1',
    'aligned-pair': 'Ausschluss durch zwei Zellen',
    'aligned-triple': 'Ausschluss durch drei Zellen',
    'x-cycle': 'X-Kreis',
    'y-cycle': 'Y-Kreis',
    cycle: 'Kreis',
    'forcing-x-chain': 'Zwingende X-Kette',
    'forcing-chain': 'Zwingende Kette',
    nishio: 'Nishio-Ketten',
    'cell-forcing': 'Zellketten',
    'region-forcing': 'Bereichsketten',
    ...netNames({
      forms: {
        contradiction: 'Widerspruchsketten',
        double: 'Doppelketten',
        region: 'Bereichsketten',
        cell: 'Zellketten',
      },
      levels: {
        dynamic: 'Dynamische {form}',
        'dynamic-plus': 'Dynamische {form} (+)',
        'nested-2': 'Dynamische {form} (+ zwingende Ketten)',
        'nested-3': 'Dynamische {form} (+ mehrfache Ketten)',
        'nested-4': 'Dynamische {form} (+ dynamische Ketten)',
        'nested-5': 'Dynamische {form} (+ dynamische Ketten (+ zwingende Ketten))',
      },
    }),
  },
  templates: {
    ...de.templates,
    'direct-locking':
      'in {base} passt die {digit} nur dorthin, wo {base} und {cover} sich treffen, also sonst nirgends in {cover}. In {house} bleibt ihr nur {cell}, also ist {cell} gleich {digit}.',
    'direct-hidden-set':
      'in {house} passen die Ziffern {digits} nur in {cells}, also enthalten diese Zellen nichts anderes. Der {digit} bleibt in {house} nur {cell}, also ist {cell} gleich {digit}.',
    'unique-rectangle-3-hidden':
      'enthielten {cells} nur {digits}, so gäbe es zwei Lösungen. Also enthält eine der Zellen {extra} eine andere ihrer Ziffern, und die Ziffern {extraDigits} von {houses} füllen die andere und {subset}, die sonst nichts enthalten: {eliminations}.',
    'aligned-sets':
      'setzt man einen der gestrichenen Kandidaten ein und in die übrigen der Zellen {cells} beliebige Ziffern, so sind zwei Zellen gleich, die sich sehen, oder einer der Zellen {excluders} bleibt keine Ziffer. Also {eliminations}.',
    cycle:
      '{chain}. Der Kreis schließt sich: entweder ist alles wahr, was er wahr macht, oder alles andere. Was je eines von beiden mit seiner Ziffer sieht, wird gestrichen: {eliminations}.',
    'contradiction-off':
      'angenommen, {target} ist {digit}: in {count} Schlüssen muss {clashCell} gleich {clashDigit} sein und kann es nicht. Also ist {target} nicht {digit}.',
    'contradiction-on':
      'angenommen, {target} ist nicht {digit}: in {count} Schlüssen muss {clashCell} gleich {clashDigit} sein und kann es nicht. Also ist {target} gleich {digit}.',
    ...conclusionTexts(
      {
        double: 'ob {places} nun {assumed} ist oder nicht: zusammen {count} Schlüsse ',
        cell: 'welche ihrer Ziffern {assumed} die Zelle {places} auch enthält: zusammen {count} Schlüsse ',
      },
      {
        on: 'führen dazu, dass {target} gleich {digit} ist. Also ist {target} gleich {digit}.',
        off: 'schließen die {digit} in {target} aus. Also wird die {digit} in {target} gestrichen.',
      },
    ),
    'house-off':
      'in {house} steht die {assumed} in einer der Zellen {places}, und von jeder aus, zusammen in {count} Schlüssen, ist die {digit} in {target} ausgeschlossen. Also wird die {digit} in {target} gestrichen.',
    'house-on':
      'in {house} steht die {assumed} in einer der Zellen {places}, und von jeder aus, zusammen in {count} Schlüssen, ist {target} gleich {digit}. Also ist {target} gleich {digit}.',
  },
}))();
