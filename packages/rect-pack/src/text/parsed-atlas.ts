/** From the frames of a file to a packing: everything inside its page, one rectangle for each place, a name once. */
import { checkText, describeValue, InvalidInputError } from '@kit/grid';
import type { FrameDetails } from '../output/frame-details.js';
import { maxPageSide } from '../rects/limits.js';
import type { Alias, Packing, Page, PageSize, Placed, Source } from '../types.js';

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
  /** Anchor, borders and pads. */
  readonly details?: FrameDetails | undefined;
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
  /** May other files have more of this page? */
  readonly isPart?: boolean | undefined;
  /** Its pictures. */
  readonly frames: readonly ParsedFrame[];
};

/** Makes the packing; `sizes` has those of the pages that don't tell theirs. */
export function parsedPacking(parts: readonly ParsedPage[], sizes: readonly PageSize[]): Packing<string, FrameDetails> {
  const seen = new Set<string>();
  const pages: Page<string, FrameDetails>[] = [];
  let value = 0;
  let bound = 0;
  for (const [index, page] of wholePages(parts).entries()) {
    const { where, image, turn, frames, size = sizes[index] } = page;
    if (size === undefined) {
      const message = `${where} does not tell its size: expected that of its picture in options.sizes[${index}]`;
      throw new InvalidInputError('bad-atlas', message, { index, name: where });
    }
    if (!isWhole(size.width, 1) || !isWhole(size.height, 1)) {
      const message = `${where} is ${size.width} × ${size.height}: expected whole pixels from 1 to ${maxPageSide}`;
      throw new InvalidInputError('bad-atlas', message, { index, name: where });
    }
    if (frames.length === 0) continue;
    const placed = placesOf(frames, size, seen);
    const area = placed.reduce((sum, { width, height }) => sum + width * height, 0);
    const { width, height } = size;
    pages.push({
      index,
      width,
      height,
      placed,
      occupancy: area / (width * height),
      ...(image === undefined ? undefined : { image: checkText(image, `${where}.image`, 4096) }),
      ...(turn === undefined || !frames.some(({ rotated }) => rotated) ? undefined : { turn }),
    });
    value += area;
    bound += width * height;
  }
  const gap = bound === 0 ? 0 : Math.abs(bound - value) / bound;
  return { status: 'complete', pages, unplaced: [], measure: 'area', value, bound, gap, proven: value === bound };
}

/** Parts of one page from several files, put together. */
function wholePages(parts: readonly ParsedPage[]): readonly ParsedPage[] {
  if (!parts.some(({ isPart }) => isPart)) return parts;
  const byImage = new Map<string | undefined, ParsedPage>();
  for (const part of parts) {
    const page = byImage.get(part.image);
    byImage.set(part.image, page === undefined ? part : { ...page, frames: [...page.frames, ...part.frames] });
  }
  return [...byImage.values()];
}

type ParsedPlace = Placed<string, FrameDetails> & { aliases?: Alias<string, FrameDetails>[] };

/** The places of a page: frames of one place are a rectangle and its aliases. */
function placesOf(frames: readonly ParsedFrame[], page: PageSize, seen: Set<string>): ParsedPlace[] {
  const byPlace = new Map<string, ParsedPlace>();
  for (const frame of frames) {
    checkFrame(frame, page);
    const { name, where, x, y, rotated, source, details } = frame;
    if (seen.has(name)) {
      const message = `${where} is ${describeValue(name)}: a frame of this name occurs before`;
      throw new InvalidInputError('duplicate-name', message, { name: where });
    }
    seen.add(name);
    const [width, height] = rotated ? [frame.height, frame.width] : [frame.width, frame.height];
    const own = {
      ...(source === undefined ? undefined : { source }),
      ...(details === undefined ? undefined : { data: details }),
    };
    const key = `${x},${y},${width},${height},${rotated}`;
    const place = byPlace.get(key);
    if (place === undefined) byPlace.set(key, { id: name, x, y, width, height, rotated, ...own });
    else if (place.aliases === undefined) place.aliases = [{ id: name, ...own }];
    else place.aliases.push({ id: name, ...own });
  }
  return [...byPlace.values()];
}

/** Whole pixels, inside the page, inside the source. */
function checkFrame(frame: ParsedFrame, page: PageSize): void {
  const { where, x, y, width, height, rotated, source } = frame;
  const [across, down] = rotated ? [height, width] : [width, height];
  if (!isFrameInside(frame, page)) {
    const shown = `${across} × ${down} at ${x}, ${y}`;
    throw badFrame(where, shown, `whole pixels inside the page of ${page.width} × ${page.height}`);
  }
  if (source === undefined) return;
  const holds = isWhole(source.x, 0) && isWhole(source.y, 0) && isWhole(source.width, 1) && isWhole(source.height, 1);
  if (holds && source.x + width <= source.width && source.y + height <= source.height) return;
  const shown = `cut at ${source.x}, ${source.y} from ${source.width} × ${source.height}`;
  throw badFrame(where, shown, `a source that holds ${width} × ${height}`);
}

/** Does a frame lie on whole pixels of its page? */
export function isFrameInside({ x, y, width, height, rotated }: ParsedFrame, page: PageSize): boolean {
  const [across, down] = rotated ? [height, width] : [width, height];
  const isOn = isWhole(x, 0) && isWhole(y, 0) && isWhole(width, 1) && isWhole(height, 1);
  return isOn && x + across <= page.width && y + down <= page.height;
}

function isWhole(value: number, least: number): boolean {
  return Number.isInteger(value) && value >= least && value <= maxPageSide;
}

/** The error for a frame that can't be. */
export function badFrame(where: string, shown: string, expected: string): InvalidInputError {
  return new InvalidInputError('bad-frame', `${where} is ${shown}: expected ${expected}`, { name: where });
}

/** The source, if it is more than the frame. */
export function trimmedSource(source: Source, width: number, height: number): { readonly source?: Source } {
  const isWhole = source.width === width && source.height === height && source.x === 0 && source.y === 0;
  return isWhole ? {} : { source };
}

/** What there is of the details. */
export function detailsOf({ anchor, borders, pads }: FrameDetails): { readonly details?: FrameDetails } {
  if (anchor === undefined && borders === undefined && pads === undefined) return {};
  return {
    details: {
      ...(anchor === undefined ? undefined : { anchor }),
      ...(borders === undefined ? undefined : { borders }),
      ...(pads === undefined ? undefined : { pads }),
    },
  };
}
