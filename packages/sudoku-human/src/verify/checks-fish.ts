/** The definitions behind the names of the fish. */

import type { FishId, FishSize } from '../types.js';
import { checkFish, checkSiameseFish, type FishName } from './check-fish.js';
import type { Check } from './rejection.js';

const check =
  (size: number, shape: FishName['shape'], fins: FishName['fins']): Check =>
  (position, step) =>
    checkFish(position, step, { size, shape, fins });

const siamese =
  (size: number): Check =>
  (position, step) =>
    checkSiameseFish(position, step, size);

/** The kinds of fish of one size; the names without a prefix first. */
const kindsOf = <Size extends FishSize>(name: Size, size: number): Record<Extract<FishId, `${string}${Size}`>, Check> =>
  ({
    [name]: check(size, 'basic', 'none'),
    [`finned-${name}`]: check(size, 'basic', 'finned'),
    [`sashimi-${name}`]: check(size, 'basic', 'sashimi'),
    [`franken-${name}`]: check(size, 'franken', 'none'),
    [`finned-franken-${name}`]: check(size, 'franken', 'finned'),
    [`mutant-${name}`]: check(size, 'mutant', 'none'),
    [`finned-mutant-${name}`]: check(size, 'mutant', 'finned'),
    [`siamese-${name}`]: siamese(size),
  }) as Record<Extract<FishId, `${string}${Size}`>, Check>;

/** Each fish's check, by name. */
export const fishChecks: Readonly<Record<FishId, Check>> = /* @__PURE__ */ (() => ({
  .../* @__PURE__ */ kindsOf('x-wing', 2),
  .../* @__PURE__ */ kindsOf('swordfish', 3),
  .../* @__PURE__ */ kindsOf('jellyfish', 4),
  .../* @__PURE__ */ kindsOf('squirmbag', 5),
  .../* @__PURE__ */ kindsOf('whale', 6),
  .../* @__PURE__ */ kindsOf('leviathan', 7),
}))();
