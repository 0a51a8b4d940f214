/** What fins a fish has to have for its name. */

import { intersection, setAt, sizeOf } from '../../kernel/cell-sets.js';
import type { Tables } from '../../kernel/tables.js';
import type { Fish } from './fish-search.js';
import { basic, type FishShape } from './fish-shapes.js';
import { siamesePairs } from './siamese-pairs.js';

/** What fins the fish of a name have. */
export type FishFins = {
  /** Has a fish of the shape these fins? */
  readonly fit: (fish: Fish, shape: FishShape, tables: Tables) => boolean;
  /** How two fish make a Siamese one: by the option of that name, or always. Fish without fins don't. */
  readonly pairs?: { readonly make: typeof siamesePairs; readonly always: boolean } | undefined;
};

const byOption = /* @__PURE__ */ (() => ({ make: siamesePairs, always: false }))();

/** None. */
export const noFins: FishFins = /* @__PURE__ */ (() => ({ fit: () => true }))();

/** Some, and a basic fish's bases keep at least two places without them; regions and mixtures may keep fewer. */
export const finned: FishFins = /* @__PURE__ */ (() => ({
  fit: (fish: Fish, shape: FishShape, tables: Tables) =>
    sizeOf(fish.fins) > 0 && !(shape === basic && isSashimi(fish, tables)),
  pairs: byOption,
}))();

/** Some without which a base keeps fewer than two places. */
export const sashimi: FishFins = /* @__PURE__ */ (() => ({
  fit: (fish: Fish, _: FishShape, tables: Tables) => sizeOf(fish.fins) > 0 && isSashimi(fish, tables),
  pairs: byOption,
}))();

/** Any, but in pairs of fish only. */
export const siamese: FishFins = /* @__PURE__ */ (() => ({
  fit: () => false,
  pairs: { make: siamesePairs, always: true },
}))();

function isSashimi({ bases, body }: Fish, { houseSets, words }: Tables): boolean {
  return bases.some((base) => sizeOf(intersection(body, setAt(houseSets, base, words))) < 2);
}
