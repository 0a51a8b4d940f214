/**
 * German.
 *
 * Glossary: Zeile is a row, Spalte a column, Block a box, Zelle a cell, Kandidat a candidate, streichen to strike out.
 * Houses come without an article, in forms that are the same in the nominative and the dative ("Zeilen 2 und 7").
 */

import type { Catalogue } from '../types.js';
import { alsNames, alsTemplates } from './de/als.js';
import { chainNames, chainTemplates } from './de/chains.js';
import { exoticNames, exoticTemplates } from './de/exotic.js';
import { fishNames, fishTemplates } from './de/fish.js';
import { patternNames, patternTemplates } from './de/patterns.js';

const locked =
  'in {base} passt die {digit} nur in die Zellen, in denen {base} und {cover} sich kreuzen. Eine dieser Zellen ist damit auch die {digit} von {cover}, und aus den übrigen Zellen von {cover} wird die {digit} gestrichen: {eliminations, cells}.';
const chain =
  '{chain}. Ist das erste Glied nicht {digit}, so folgt entlang der Kette, dass das letzte {digit} ist. Ein Ende ist also in jedem Fall {digit}, und jede Zelle, die beide Enden sieht, verliert die {digit}: {eliminations, cells}.';

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
    ...fishNames,
    ...patternNames,
    ...chainNames,
    ...alsNames,
    ...exoticNames,
    'xy-wing': 'XY-Wing',
    'xyz-wing': 'XYZ-Wing',
    'w-wing': 'W-Wing',
    'x-chain': 'X-Kette',
    'xy-chain': 'XY-Kette',
  },
  templates: {
    'full-house':
      '{cell} ist die letzte leere Zelle in {house}, und dort fehlt nur noch die {digit}, also ist {cell} gleich {digit}.',
    'naked-single': 'in {cell} sind alle Ziffern außer {digit} ausgeschlossen, also ist {cell} gleich {digit}.',
    'hidden-single': 'in {house} passt die {digit} nur noch in {cell}, also ist {cell} gleich {digit}.',
    pointing: locked,
    claiming: locked,
    'naked-pair':
      'die zwei Zellen {cells} können nur {digits} enthalten und brauchen beide Ziffern auf. In den übrigen Zellen von {houses} werden sie gestrichen: {eliminations}.',
    'naked-triple':
      'die drei Zellen {cells} können zusammen nur {digits} enthalten und brauchen alle drei Ziffern auf. In den übrigen Zellen von {houses} werden sie gestrichen: {eliminations}.',
    'naked-quad':
      'die vier Zellen {cells} können zusammen nur {digits} enthalten und brauchen alle vier Ziffern auf. In den übrigen Zellen von {houses} werden sie gestrichen: {eliminations}.',
    'hidden-pair':
      'in {house} passen die Ziffern {digits} nur in die zwei Zellen {cells}, für andere Ziffern ist dort kein Platz: {eliminations}.',
    'hidden-triple':
      'in {house} passen die Ziffern {digits} nur in die drei Zellen {cells}, für andere Ziffern ist dort kein Platz: {eliminations}.',
    'hidden-quad':
      'in {house} passen die Ziffern {digits} nur in die vier Zellen {cells}, für andere Ziffern ist dort kein Platz: {eliminations}.',
    ...fishTemplates,
    ...patternTemplates,
    ...chainTemplates,
    ...alsTemplates,
    ...exoticTemplates,
    'xy-wing':
      'welche seiner beiden Ziffern der Drehpunkt {pivot} auch erhält: einem der Flügel {wings} bleibt die {digit}. Jede Zelle, die beide Flügel sieht, verliert daher die {digit}: {eliminations, cells}.',
    'xyz-wing':
      'ist der Drehpunkt {pivot} nicht selbst {digit}, so bleibt einem der Flügel {wings} die {digit}, welche seiner anderen Ziffern er auch erhält. Jede Zelle, die alle drei sieht, verliert daher die {digit}: {eliminations, cells}.',
    'w-wing':
      'die Flügel {wings} haben dieselben zwei Kandidaten. Wäre keiner von ihnen {digit}, so wären beide {link}, und in {house}, wo die {link} nur in {bridge} passt, bliebe kein Platz für sie. Jede Zelle, die beide Flügel sieht, verliert daher die {digit}: {eliminations, cells}.',
    'x-chain': chain,
    'xy-chain': chain,
  },
  houses: {
    row: { one: 'Zeile {n}', other: 'Zeilen {n}' },
    column: { one: 'Spalte {n}', other: 'Spalten {n}' },
    box: { one: 'Block {n}', other: 'Block {n}' },
  },
  list: { between: ', ', last: ' und ' },
}))();
