import type { PageSize } from '../types.js';
import type { ParsedPage } from './parsed-frames.js';

/** A file of an atlas. */
export type AtlasFile = {
  /** What it is called in messages. */
  readonly where: string;
  /** Its text; empty if it came as an object. */
  readonly text: string;
  /** The object that it is or that its text holds as JSON; undefined if there is none. */
  readonly json: Readonly<Record<string, unknown>> | undefined;
  /** What becomes of a frame with a fault: the file is refused (default), or the frame passed over. */
  readonly onFault?: 'refuse' | 'skip' | undefined;
  /** The sizes in the options, from that of the file's first page on: for forms whose frames depend on them. */
  readonly sizes?: readonly PageSize[] | undefined;
};

/** A form in which atlases are written, for `createAtlasParser`. */
export type AtlasFormat = {
  /** Its name, for messages. */
  readonly name: string;
  /** Does the file look like one of this form? */
  readonly matches: (file: AtlasFile) => boolean;
  /** Reads it. */
  readonly parse: (file: AtlasFile) => readonly ParsedPage[];
};
