/** From the frames of a file to a packing: everything inside its page, one rectangle for each place, a name once. */
import { checkText, describeValue, InvalidInputError } from '@kit/grid';
import type { FrameDetails } from '../output/frame-details.js';
import { longestName, maxPageSide } from '../rects/limits.js';
import { areaOf, packed, pageWith } from '../rects/packed.js';
import { withoutUndefined } from '../rects/without-undefined.js';
import type { Alias, Packing, Page, PageSize, Placed, Timeline } from '../types.js';
import {
  faultOfFrame,
  isWhole,
  type ParsedFrame,
  type ParsedPage,
  type SettledPage,
  type SkippedFrame,
} from './parsed-frames.js';

/** Something that a file says and that an atlas does not keep. */
export type LeftOut = {
  /** What it is called in the file, such as `meta.app` or `frame.vertices`. */
  readonly name: string;
  /** How often the file says it. */
  readonly count: number;
};

/** What {@link parseAtlas} gives: names are ids, and what else a file says about a picture is its `data`. */
export type ParsedAtlas = Packing<string, FrameDetails> & {
  /** What the files say and is not kept. */
  readonly leftOut: readonly LeftOut[];
  /** The pictures that were passed over; none unless `onFault` says so. */
  readonly skipped: readonly SkippedFrame[];
};

/** Makes the packing; `sizes` has those of the pages that don't tell theirs. */
export function parsedPacking(parts: readonly SettledPage[], sizes: readonly PageSize[], skips: boolean): ParsedAtlas {
  const seen = new Set<string>();
  const skipped: SkippedFrame[] = [];
  const pages: Page<string, FrameDetails>[] = [];
  for (const [index, page] of wholePages(parts).entries()) {
    const { where, image, turn, texture, frames, size = sizes[index] } = page;
    skipped.push(...page.skipped.map((one) => ({ ...one, page: index })));
    const badPage = (what: string) => new InvalidInputError('bad-atlas', `${where} ${what}`, { index, name: where });
    if (size === undefined)
      throw badPage(`does not tell its size: expected that of its picture in options.sizes[${index}]`);
    if (!isWhole(size.width, 1) || !isWhole(size.height, 1))
      throw badPage(`is ${size.width} × ${size.height}: expected whole pixels from 1 to ${maxPageSide}`);
    const onFault = (fault: InvalidInputError, name: string): void => {
      if (!skips) throw fault;
      skipped.push({ name, page: index, code: fault.code, message: fault.message });
    };
    const placed = placesOf(frames, size, seen, onFault);
    if (placed.length === 0) continue;
    const notes = {
      image: image === undefined ? undefined : checkText(image, `${where}.image`, longestName),
      turn: placed.some(({ rotated }) => rotated) ? turn : undefined,
      texture,
    };
    pages.push({ ...pageWith(index, size, placed), ...withoutUndefined(notes) });
  }
  const value = pages.reduce((sum, { placed }) => sum + areaOf(placed), 0);
  const moving = movingOf(parts, seen);
  const packing = packed<string, FrameDetails>(pages, [], { measure: 'area', value, bound: areaOf(pages) });
  return { ...packing, ...moving.kept, leftOut: counted(parts, moving.lost), skipped };
}

/** How often each name is left out, in the order in which they occur. */
function counted(parts: readonly ParsedPage[], more: readonly string[]): LeftOut[] {
  const counts = new Map<string, number>();
  for (const name of [...parts.flatMap(({ leftOut = [] }) => leftOut), ...more]) {
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return Array.from(counts, ([name, count]) => ({ name, count }));
}

/** Animations and the timeline, of pictures that are there. */
function movingOf(parts: readonly ParsedPage[], known: ReadonlySet<string>) {
  const lost: string[] = [];
  const animations = new Map<string, string[]>();
  let timeline: Timeline | undefined;
  for (const part of parts) {
    for (const [name, ids] of Object.entries(part.animations ?? {})) {
      const there = ids.map(String).filter((id) => known.has(id));
      if (there.length < ids.length) lost.push(`animation ${describeValue(name)}: frames that are not there`);
      // Other pages may have more of it.
      if (there.length > 0) animations.set(name, [...(animations.get(name) ?? []), ...there]);
    }
    if (part.timeline === undefined) continue;
    if (timeline === undefined && part.timeline.order.every((id) => known.has(String(id)))) timeline = part.timeline;
    else lost.push('meta.frameTags');
  }
  const kept = { animations: animations.size === 0 ? undefined : Object.fromEntries(animations), timeline };
  return { kept: withoutUndefined(kept), lost };
}

/** Parts of one page from several files, put together. */
function wholePages(parts: readonly SettledPage[]): readonly SettledPage[] {
  if (!parts.some(({ isPart }) => isPart)) return parts;
  const byImage = new Map<string | undefined, SettledPage>();
  for (const part of parts) {
    const page = byImage.get(part.image);
    byImage.set(part.image, page === undefined ? part : { ...page, frames: [...page.frames, ...part.frames] });
  }
  return [...byImage.values()];
}

type ParsedPlace = Placed<string, FrameDetails> & { aliases?: Alias<string, FrameDetails>[] };

/** The places of a page: frames of one place are a rectangle and its aliases. */
function placesOf(
  frames: readonly ParsedFrame[],
  page: PageSize,
  seen: Set<string>,
  onFault: (fault: InvalidInputError, name: string) => void,
): ParsedPlace[] {
  const byPlace = new Map<string, ParsedPlace>();
  for (const frame of frames) {
    const { name, x, y, rotated, source, details } = frame;
    const fault = faultOfFrame(frame, page) ?? (seen.has(name) ? nameTwice(frame) : undefined);
    if (fault !== undefined) {
      onFault(fault, name);
      continue;
    }
    seen.add(name);
    const [width, height] = rotated ? [frame.height, frame.width] : [frame.width, frame.height];
    const own = withoutUndefined({ source, data: details });
    const key = `${x},${y},${width},${height},${rotated}`;
    const place = byPlace.get(key);
    if (place === undefined) byPlace.set(key, { id: name, x, y, width, height, rotated, ...own });
    else if (place.aliases === undefined) place.aliases = [{ id: name, ...own }];
    else place.aliases.push({ id: name, ...own });
  }
  return [...byPlace.values()];
}

function nameTwice({ name, where }: ParsedFrame): InvalidInputError {
  const message = `${where} is ${describeValue(name)}: a frame of this name occurs before`;
  return new InvalidInputError('duplicate-name', message, { name: where });
}
