/** Fish in German. */

import { eachFish, eachFishKind } from '../../technique/each-fish.js';
import type { FishId } from '../../types.js';

const sizes = {
  'x-wing': 'X-Wing',
  swordfish: 'Schwertfisch',
  jellyfish: 'Qualle',
  squirmbag: 'Squirmbag',
  whale: 'Wal',
  leviathan: 'Leviathan',
} as const;
const kinds = {
  '': '{fish}',
  'finned-': '{fish} mit Flosse',
  'sashimi-': 'Sashimi-{fish}',
  'franken-': 'Franken-{fish}',
  'finned-franken-': 'Franken-{fish} mit Flosse',
  'mutant-': 'Mutanten-{fish}',
  'finned-mutant-': 'Mutanten-{fish} mit Flosse',
  'siamese-': 'Siamesischer Doppelfisch ({fish})',
} as const;

/** The names of the fish. */
export const fishNames: Readonly<Record<FishId, string>> = /* @__PURE__ */ eachFish((prefix, size) =>
  kinds[prefix].replace('{fish}', sizes[size]),
);

/** Why a fish holds. */
export const fishTemplates: Readonly<Record<FishId, string>> = /* @__PURE__ */ eachFishKind({
  plain:
    'in {base} passt die {digit} nur in {cover}, und zwar je einmal. Die Plätze der {digit} in {cover} sind damit vergeben, und aus den übrigen Zellen von {cover} wird sie gestrichen: {eliminations, cells}.',
  finned:
    'in {base} passt die {digit} nur in {cover}, abgesehen von {fins, plural, one {der Flosse} other {den Flossen}} {fins}. Entweder ist {fins, plural, one {die Flosse} other {eine der Flossen}} {digit}, oder {cover} haben ihre {digit} in {base}. In beiden Fällen verlieren die übrigen Zellen von {cover}, die {fins, plural, one {die Flosse} other {alle Flossen}} sehen, die {digit}: {eliminations, cells}.',
  siamese:
    'in {base} passt die {digit} nur in {cover} und in die Flossen {fins}. Je nach Wahl der Deckmengen sind das zwei Fische mit Flosse über denselben Grundmengen, und beide gelten. Gestrichen wird, was einer von ihnen ausschließt: {eliminations, cells}.',
});
