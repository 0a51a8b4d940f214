/** What readers of atlas files give: pages with their pictures, and what the files say besides. */
import { InvalidInputError } from '@kit/grid';
import type { FrameDetails } from '../output/frame-details.js';
import { maxPageSide } from '../rects/limits.js';
import type { Animations, PageSize, Source, TextureNotes, Timeline } from '../types.js';

/** A picture of a file. */
export type ParsedFrame = {
  /** Its name. */
  readonly name: string;
  /** Where in the file it stands, for messages. */
  readonly where: string;
  /** Left edge on the page. */
  readonly x: number;
  /** Top edge on the page. */
  readonly y: number;
  /** Width of the upright picture. */
  readonly width: number;
  /** Height of the upright picture. */
  readonly height: number;
  /** Is it turned on the page? */
  readonly rotated: boolean;
  /** What it was cut from. */
  readonly source?: Source | undefined;
  /** Anchor, borders, pads and the like. */
  readonly details?: FrameDetails | undefined;
};

/** A picture that was passed over, and why. */
export type SkippedFrame = {
  /** Its name. */
  readonly name: string;
  /** The index of its page. */
  readonly page: number;
  /** The code of the error that it would have been. */
  readonly code: string;
  /** The message of that error. */
  readonly message: string;
};

/** A page of a file. */
export type ParsedPage = {
  /** Where in the file it stands, for messages. */
  readonly where: string;
  /** File name of its picture. */
  readonly image?: string | undefined;
  /** Its size, if the file tells it. */
  readonly size?: PageSize | undefined;
  /** How its turned pictures lie, if not clockwise. */
  readonly turn?: 'counter-clockwise' | undefined;
  /** What the file says about its texture. */
  readonly texture?: TextureNotes | undefined;
  /** May other files have more of this page? */
  readonly isPart?: boolean | undefined;
  /** Its pictures. */
  readonly frames: readonly ParsedFrame[];
  /** Its pictures that were passed over. */
  readonly skipped?: readonly Omit<SkippedFrame, 'page'>[] | undefined;
  /** Names of what the file says there and is not kept, as often as it is said. */
  readonly leftOut?: readonly string[] | undefined;
  /** Animations that the file has, in names of pictures. */
  readonly animations?: Animations | undefined;
  /** The order in which pictures are played. */
  readonly timeline?: Timeline | undefined;
};

/** A page with all that was passed over on it. */
export type SettledPage = ParsedPage & { readonly skipped: readonly Omit<SkippedFrame, 'page'>[] };

/** What is wrong with a frame: it has whole pixels, lies inside its page, and in its source. */
export function faultOfFrame(frame: ParsedFrame, page: PageSize): InvalidInputError | undefined {
  const { where, x, y, width, height, rotated, source } = frame;
  const [across, down] = rotated ? [height, width] : [width, height];
  if (!isFrameInside(frame, page)) {
    const shown = `${across} × ${down} at ${x}, ${y}`;
    return badFrame(where, shown, `whole pixels inside the page of ${page.width} × ${page.height}`);
  }
  if (source === undefined) return undefined;
  const holds = isWhole(source.x, 0) && isWhole(source.y, 0) && isWhole(source.width, 1) && isWhole(source.height, 1);
  if (holds && source.x + width <= source.width && source.y + height <= source.height) return undefined;
  const shown = `cut at ${source.x}, ${source.y} from ${source.width} × ${source.height}`;
  return badFrame(where, shown, `a source that holds ${width} × ${height}`);
}

/** Does a frame lie on whole pixels of its page? */
export function isFrameInside(
  { x, y, width, height, rotated }: Omit<ParsedFrame, 'name' | 'where'>,
  page: PageSize,
): boolean {
  const [across, down] = rotated ? [height, width] : [width, height];
  const isOn = isWhole(x, 0) && isWhole(y, 0) && isWhole(width, 1) && isWhole(height, 1);
  return isOn && x + across <= page.width && y + down <= page.height;
}

/** Is this a length in whole pixels? */
export function isWhole(value: number, least: number): boolean {
  return Number.isInteger(value) && value >= least && value <= maxPageSide;
}

/** The error for a frame that can't be. */
export function badFrame(where: string, shown: string, expected: string): InvalidInputError {
  return new InvalidInputError('bad-frame', `${where} is ${shown}: expected ${expected}`, { name: where });
}
