/** Chains, loops and nets in German. */

import type { ChainMessageKey, ChainTechniqueId } from '../../types.js';

const aic =
  '{chain}. Ist das erste Glied falsch, so folgt entlang der Kette, dass das letzte wahr ist. Eines der beiden Enden ist also wahr, und was beide ausschließen, fällt weg: {eliminations}.';
const continuous =
  '{chain}. Die Schleife schließt sich: Wie sie auch ausgeht, jeder schwache Link (-) hat ein wahres Ende. Was beide Enden eines schwachen Links ausschließen, fällt also weg: {eliminations}.';
const discontinuous =
  '{chain}. Wäre {cell} gleich {digit}, so käme die Schleife mit dem Schluss zurück, dass es nicht so ist. Also wird die {digit} in {cell} gestrichen.';
const discontinuousOn =
  '{chain}. Wäre {cell} nicht {digit}, so käme die Schleife mit dem Schluss zurück, dass es doch so ist. Also ist {cell} gleich {digit}.';
const anyOfCell = 'welche der Ziffern {assumed} auch in {cell} steht:';
const anyOfHouse = 'in {house} steht die {assumed} in einer der Zellen {places}, und von jeder aus';

/** The names of chains and nets. */
export const chainNames: Readonly<Record<ChainTechniqueId, string>> = {
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
};

/** The reasons of chains and nets. */
export const chainTemplates: Readonly<Record<ChainTechniqueId | ChainMessageKey, string>> = /* @__PURE__ */ (() => ({
  'remote-pair':
    'die Zellen {cells} enthalten alle {digits}, und jede sieht die nächste, also wechseln die beiden Ziffern einander ab. Die Enden {ends} sind verschieden: Jede der beiden Ziffern steht in einem davon und wird in jeder Zelle gestrichen, die beide Enden sieht: {eliminations}.',
  'grouped-x-chain': aic,
  aic,
  'grouped-aic': aic,
  'continuous-nice-loop': continuous,
  'grouped-continuous-nice-loop': continuous,
  'discontinuous-nice-loop': discontinuous,
  'discontinuous-nice-loop-on': discontinuousOn,
  'grouped-discontinuous-nice-loop': discontinuous,
  'grouped-discontinuous-nice-loop-on': discontinuousOn,
  'kraken-fish':
    'in {base} passt die {digit} nur in {cover}, abgesehen von {fins, plural, one {der Flosse} other {den Flossen}} {fins}. Ist keine Flosse {digit}, so haben {cover} ihre {digit} in {base}; ist es eine, so führt sie über eine Kette zum selben Schluss: {chain}. In beiden Fällen {eliminations}.',
  'kraken-fish-2':
    '{base} enthalten die {digit} je einmal, und {cover} ohne {chained} können sie nur einmal weniger enthalten. Eine der Zellen {starts} ist also {digit}, und jede führt über eine Kette zum selben Schluss: {chain}. Also {eliminations}.',
  'forcing-chain': 'was auch wahr ist, die Ketten führen zum selben Schluss: {chain}.',
  'forcing-net':
    'angenommen, {cell} ist {digit}. Folgt man den Einern, so müsste {count, plural, one {einen Schluss} other {{count} Schlüsse}} weiter {clashCell} gleich {clashDigit} sein und könnte es nicht. Also ist {cell} nicht {digit}.',
  'forcing-cell-on': `${anyOfCell} Die Ketten führen dazu, dass {target} gleich {digit} ist: {chain}. Also ist {target} gleich {digit}.`,
  'forcing-cell-off': `${anyOfCell} Die Ketten schließen die {digit} in {target} aus: {chain}. Also wird die {digit} in {target} gestrichen.`,
  'forcing-house-on': `${anyOfHouse} führen die Ketten dazu, dass {target} gleich {digit} ist: {chain}. Also ist {target} gleich {digit}.`,
  'forcing-house-off': `${anyOfHouse} schließen die Ketten die {digit} in {target} aus: {chain}. Also wird die {digit} in {target} gestrichen.`,
}))();
