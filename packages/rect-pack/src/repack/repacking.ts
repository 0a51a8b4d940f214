import type { IdOf, PackingOf, PackOptions, RectInput } from '../types.js';

/** Options of `repack`: those of `pack` without `tags` and `crop`. */
export type RepackOptions = Omit<PackOptions, 'tags' | 'crop'>;

/** A packing, and what it changes. */
export type Repacking<R extends RectInput = RectInput> = {
  /** The packing. */
  readonly packing: PackingOf<R>;
  /** The ids of all that stays where it was. */
  readonly kept: readonly IdOf<R>[];
  /** The ids of all that lies elsewhere now, or has another size. */
  readonly moved: readonly IdOf<R>[];
  /** The ids of all that the former packing did not have. */
  readonly added: readonly IdOf<R>[];
  /** The ids of what the former packing had and this one has not. */
  readonly removed: readonly (string | number)[];
  /** Pixels to be drawn anew: the areas of what moved and what was added, with their rims. */
  readonly pixels: number;
};
