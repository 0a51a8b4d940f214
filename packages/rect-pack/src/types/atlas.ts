/** What atlas files say besides places. */

/** What a file says about the texture of a page. */
export type TextureNotes = {
  /** Pixel format, such as `RGBA8888`. */
  readonly format?: string | undefined;
  /** How the texture is filtered when it is drawn smaller and larger, such as `Linear` or `MipMapLinearLinear`. */
  readonly filter?:
    | {
        /** When it is drawn smaller. */
        readonly min: string;
        /** When it is drawn larger. */
        readonly mag: string;
      }
    | undefined;
  /** In which directions the texture repeats itself. */
  readonly repeat?: 'none' | 'x' | 'y' | 'xy' | undefined;
  /** Are its colours multiplied by their alpha? */
  readonly premultiplied?: boolean | undefined;
  /** Pixels of the page for a unit of the game, or for a pixel of the pictures as they were drawn. */
  readonly scale?: number | undefined;
};

/** Names of animations, with the ids of their pictures in order. */
export type Animations = Readonly<Record<string, readonly (string | number)[]>>;

/** Pictures in the order in which they are played, and parts of it that have names, as Aseprite writes them. */
export type Timeline = {
  /** The ids of the pictures. */
  readonly order: readonly (string | number)[];
  /** The parts. */
  readonly tags: readonly TimelineTag[];
};

/** A part of a {@link Timeline}. */
export type TimelineTag = {
  /** Its name. */
  readonly name: string;
  /** The first of its pictures, as an index of `order`. */
  readonly from: number;
  /** The last of them. */
  readonly to: number;
  /** How it is played: `forward`, `reverse`, `pingpong` or `pingpong_reverse`. */
  readonly direction?: string | undefined;
  /** How often, as Aseprite writes it. */
  readonly repeat?: string | undefined;
  /** Its colour in the editor. */
  readonly color?: string | undefined;
};
