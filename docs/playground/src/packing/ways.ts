/** What the page compares: ways to pack, on pages as a person chooses them. */
import type { Packing } from '@kit/rect-pack';
import type { ScaleSet } from './scales.js';

/** The ways to pack, in the order of the page. */
export const ways = ['fixed-split', 'larger-leftover', 'max-rects', 'skyline', 'best'] as const;

/** A way to pack. */
export type Way = (typeof ways)[number];

/** What a person chose. */
export type PackChoice = {
  readonly side: number;
  readonly rotate: boolean;
  readonly padding: number;
  readonly powerOfTwo: boolean;
  /** Are the empty edges of pictures cut off? */
  readonly trim: boolean;
  /** How often the pixels of an edge are repeated around it. */
  readonly extrude: number;
  /** At which scales the pages are taken away. */
  readonly scales: ScaleSet;
};

/** A packing and how long it took, in milliseconds. */
export type TimedPacking = { readonly packing: Packing; readonly ms: number };
