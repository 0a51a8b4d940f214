/**
 * A skyline in which the lowest segment is known at once.
 *
 * There are three skylines here, because three callers ask three things of one. A rectangle that looks for its place
 * walks along all segments from left to right: `Skyline` (skyline.ts) keeps two plain lists. A place that looks for its
 * rectangle wants the lowest segment and its neighbors and nothing else: this chain, for `LowestGap` and `FirstFitGap`.
 * A beam copies thousands of skylines at every level: `OpenSkyline` (beam/open-skyline.ts) is two short arrays without
 * links, so that a copy is two loops, and finding the lowest by a walk costs less than keeping a chain would.
 *
 *     │   ┌──┐            The segments are a chain from edge to edge: where one starts, its level, the one before it and
 *     ├───┘2 └──┐         the next; it ends where the next one starts. The edges are segments as well, higher than
 *     │ 1     3 └──┤      anything may become. A second chain leads from the ground through 4, 1, 3, 2 by rising level.
 *                4
 *
 * New levels are among the highest where a sequence is by falling height, so they soon find their place from the end of
 * the second chain. All of it is one array of whole numbers; a segment is the place where it begins there.
 */

export const levelOf = 1;
export const previousOf = 2;
export const nextOf = 3;
export const lowerOf = 4;
export const higherOf = 5;
export const segmentSize = 6;
// The first four segments, one after the other: as numbers, since bundlers keep sums that nobody uses.
export const leftEdge = 0;
export const rightEdge = 6;
export const ground = 12;
export const firstSegment = 18;

/** Where the turns of the walks along the second chain are counted; whoever reads them sets them to 0. */
export const walked = 15;

/** How long the array is for so many items: each makes one segment at the most, besides the first and the fixed ones. */
export function skylineLength(count: number): number {
  return segmentSize * (count + 4);
}

/** The empty bin: one segment between the edges. */
export function openSkyline(skyline: Int32Array, width: number, height: number): void {
  skyline[leftEdge] = 0;
  skyline[leftEdge + levelOf] = height + 1;
  skyline[leftEdge + nextOf] = firstSegment;
  skyline[rightEdge] = width;
  skyline[rightEdge + levelOf] = height + 1;
  skyline[rightEdge + previousOf] = firstSegment;
  skyline[walked] = 0;
  skyline[ground + levelOf] = -1;
  skyline[ground + lowerOf] = firstSegment;
  skyline[ground + higherOf] = firstSegment;
  skyline[firstSegment] = 0;
  skyline[firstSegment + levelOf] = 0;
  skyline[firstSegment + previousOf] = leftEdge;
  skyline[firstSegment + nextOf] = rightEdge;
  skyline[firstSegment + lowerOf] = ground;
  skyline[firstSegment + higherOf] = ground;
}

/** A segment takes its place in the chain by level, behind those of the same. */
function rank(skyline: Int32Array, segment: number, level: number): void {
  let lower = skyline[ground + lowerOf];
  let turns = 0;
  for (; skyline[lower + levelOf] > level; turns++) lower = skyline[lower + lowerOf];
  skyline[walked] = skyline[walked] + turns;
  const higher = skyline[lower + higherOf];
  skyline[segment + lowerOf] = lower;
  skyline[segment + higherOf] = higher;
  skyline[lower + higherOf] = segment;
  skyline[higher + lowerOf] = segment;
}

/** A segment leaves the chain by level. */
function unrank(skyline: Int32Array, segment: number): void {
  const lower = skyline[segment + lowerOf];
  const higher = skyline[segment + higherOf];
  skyline[lower + higherOf] = higher;
  skyline[higher + lowerOf] = lower;
}

/** A segment comes up to the level of one of its neighbours, or of both, and becomes one with them. */
export function closeSegment(skyline: Int32Array, segment: number, before: number, after: number, level: number): void {
  let next = after;
  if (skyline[before + levelOf] !== level) skyline[after] = skyline[segment];
  else if (skyline[after + levelOf] === level) {
    next = skyline[after + nextOf];
    unrank(skyline, after);
  }
  unrank(skyline, segment);
  skyline[before + nextOf] = next;
  skyline[next + previousOf] = before;
}

/** The lowest segment is filled from end to end; level with a neighbour it becomes one with it. */
export function fillSegment(skyline: Int32Array, low: number, before: number, after: number, level: number): void {
  if (skyline[before + levelOf] === level || skyline[after + levelOf] === level) {
    closeSegment(skyline, low, before, after, level);
    return;
  }
  unrank(skyline, low);
  skyline[low + levelOf] = level;
  rank(skyline, low, level);
}

/** A new segment between two. */
export function insertSegment(
  skyline: Int32Array,
  fresh: number,
  x: number,
  level: number,
  before: number,
  after: number,
): void {
  skyline[fresh] = x;
  skyline[fresh + levelOf] = level;
  skyline[fresh + previousOf] = before;
  skyline[fresh + nextOf] = after;
  skyline[before + nextOf] = fresh;
  skyline[after + previousOf] = fresh;
  rank(skyline, fresh, level);
}

/**
 * An item is laid into the lowest segment, between its neighbours, at the left or the right end; true if that takes the
 * fresh segment. What ends level with a neighbour becomes one with it.
 */
export function layInto(
  skyline: Int32Array,
  low: number,
  before: number,
  after: number,
  atRight: boolean,
  x: number,
  width: number,
  level: number,
  fresh: number,
): boolean {
  const isFilled = atRight ? x === skyline[low] : x + width === skyline[after];
  if (isFilled) {
    fillSegment(skyline, low, before, after, level);
    return false;
  }
  let one = before;
  let other = low;
  if (atRight) {
    if (skyline[after + levelOf] === level) {
      skyline[after] = x;
      return false;
    }
    one = low;
    other = after;
  } else {
    skyline[low] = x + width;
    if (skyline[before + levelOf] === level) return false;
  }
  insertSegment(skyline, fresh, x, level, one, other);
  return true;
}
