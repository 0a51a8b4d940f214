/** Rectangles as they come in, and what they carry along. */

/** What a picture was before its transparent edges were cut off: its size, and where the rectangle lies in it. */
export type Source = {
  /** Width of the whole picture. */
  readonly width: number;
  /** Height of the whole picture. */
  readonly height: number;
  /** What was cut off on the left. */
  readonly x: number;
  /** What was cut off at the top. */
  readonly y: number;
};

/** A further name of a rectangle: another picture of the same pixels. */
export type Alias<Id extends string | number = string | number, Data = unknown> = {
  /** Its name; no two rectangles or aliases may have the same. */
  readonly id: Id;
  /** What this picture was before its edges were cut off. */
  readonly source?: Source | undefined;
  /** Whatever the caller wants to get back with it; plain JSON. */
  readonly data?: Data | undefined;
};

/** A rectangle to be placed. */
export type RectInput<Id extends string | number = string | number, Data = unknown> = {
  /** Its name in the answer; by default its index in the list. No two may be equal. */
  readonly id?: Id | undefined;
  /** Width in whole pixels, at least 1. */
  readonly width: number;
  /** Height in whole pixels, at least 1. */
  readonly height: number;
  /**
   * Are `width` and `height` those of the picture turned by 90°, as a {@link Placed} has them? Then the picture is
   * `height` wide and `width` high, and lies in its `source` so. Default false. So places can be packed again.
   */
  readonly rotated?: boolean | undefined;
  /** May this one be turned by 90°? By default what the options say; `false` locks it. */
  readonly rotate?: boolean | undefined;
  /** Rectangles of one tag stay on one page (see `tags` of {@link PackOptions}). */
  readonly tag?: string | undefined;
  /** What it was cut from, if its picture was trimmed (see `trimRect`); comes back with its place. */
  readonly source?: Source | undefined;
  /** Further names of the same picture (see `dedupe`); they come back with its place. */
  readonly aliases?: readonly Alias<Id, Data>[] | undefined;
  /** Whatever the caller wants to get back with its place; plain JSON. */
  readonly data?: Data | undefined;
  /** So many times its edge pixels are repeated around it, 0 to 4096; by default what the options say. */
  readonly extrude?: number | undefined;
  /** Its place has to be at multiples of this, 1 to 4096; see `alignTo` of {@link CommonOptions}. */
  readonly alignTo?: number | undefined;
};

/** The ids of a list of rectangles: an index is a number, and stands for an id that is left out. */
export type IdOf<R> = R extends {
  /** A name. */
  readonly id: infer Id extends string | number;
}
  ? Id
  : R extends {
        /** A name, or none. */
        readonly id?: infer Id | undefined;
      }
    ? Extract<Id, string | number> | number
    : number;

/** What the rectangles of a list carry for their caller. */
export type DataOf<R> = R extends {
  /** What it carries. */
  readonly data?: infer Data | undefined;
}
  ? Exclude<Data, undefined>
  : never;
