import { isInvalidInputError } from '@kit/grid';
import type { AtlasFile } from './atlas-format.js';
import type { ParsedFrame, ParsedPage, SkippedFrame } from './parsed-frames.js';

/** The frames of a list; those with a fault end the reading, or are passed over. */
export function readFrames<Item>(
  file: AtlasFile,
  list: readonly Item[],
  nameOf: (item: Item) => string,
  read: (item: Item) => ParsedFrame,
): { readonly frames: readonly ParsedFrame[]; readonly skipped: NonNullable<ParsedPage['skipped']> } {
  const frames: ParsedFrame[] = [];
  const skipped: Omit<SkippedFrame, 'page'>[] = [];
  for (const item of list) {
    try {
      frames.push(read(item));
    } catch (error) {
      if (file.onFault !== 'skip' || !isInvalidInputError(error)) throw error;
      skipped.push({ name: nameOf(item), code: error.code, message: error.message });
    }
  }
  return { frames, skipped };
}
