/**
 * One pattern database of fewest slides in the line metric: for every track and every placement of a few tiles in its
 * slots (`track-forms`) how many slides the board needs at least, all other tiles being whatever helps.
 *
 * Every slide counts, whoever moves, so the values of several patterns can't be added; the greatest of them is taken.
 * In return a pattern knows where the blank is, that the axes alternate, and what the slides between its own cost.
 *
 * Breadth-first search from home over the forms. The placements on a set of slots are taken together: what a slide makes of
 * the set is the same for all orders of the tiles, and what it makes of the order is a permutation of places, which is
 * done for the first four and the other four places by a table each.
 */
import { createPlacements, firstPlacement } from './placements.js';
import { createReorder } from './reorder.js';
import { rankOfOrder } from './tile-orders.js';
import { countTracks, isOwnImage, type TrackForms, trackForms } from './track-forms.js';

/** Not found yet. */
const unknown = 255;

/** Forms between two reports. */
const slice = 200_000;

/** Fills `values`, which has `countTracks` · placements numbers; yields the number of forms found. `homes` ascend. */
export function* buildTrackPattern(
  rows: number,
  cols: number,
  homes: readonly number[],
  home: number,
  values: Uint8Array,
): Generator<number, void> {
  const forms = trackForms(rows, cols, home);
  const { size, placeOf, cellAt, tracks, trackOf, image } = forms;
  const tiles = homes.length;
  const placements = createPlacements(size - 1, tiles);
  const { sets, orders } = placements;
  const shared = isOwnImage(homes, forms);
  const blocks = countTracks(homes, forms) * sets.length;
  const names = homes.map((cell, tile) => (shared && image ? homes.indexOf(image[cell]) : tile));
  const { packed, rankOf, aim } = createReorder(names);
  const known = rankOf.length - 1;
  values.fill(unknown);
  let active = new Uint8Array(blocks);
  let next = new Uint8Array(blocks);
  for (const axis of shared ? ([0] as const) : ([0, 1] as const)) {
    const track = (axis === 1 ? tracks[0] : 0) + trackOf[axis][home];
    const start = startOf(forms, axis, homes, home);
    const place = track * placements.count + firstPlacement(placements, start.set) + rankOfOrder(start.order);
    values[place] = 1;
    active[Math.floor(place / orders)] = 1;
  }

  const found = new Uint16Array(orders);
  const slots = new Int32Array(tiles);
  let looked = 0;
  for (let level = 1, before = -1; before !== looked; level++) {
    before = looked;
    let reported = looked;
    for (let block = 0; block < blocks; block++) {
      if (active[block] === 0) continue;
      active[block] = 0;
      const count = ordersAt(values, block * orders, orders, level, found);
      looked += count;
      const track = Math.floor(block / sets.length);
      const axis = track < tracks[0] ? 0 : 1;
      const across = 1 - axis;
      const set = sets[block % sets.length];
      const lane = track - axis * tracks[0];
      const width = size / tracks[axis];
      for (let at = lane * width; at < (lane + 1) * width; at++) {
        // The blank stops in this cell and goes on across.
        const cell = cellAt[axis][at];
        const hole = placeOf[across][cell];
        let movedSet = 0;
        for (let slot = 0, tile = 0; slot < size - 1; slot++) {
          if (((set >> slot) & 1) === 0) continue;
          const place = placeOf[across][cellAt[axis][slot < at ? slot : slot + 1]];
          slots[tile] = place > hole ? place - 1 : place;
          movedSet |= 1 << slots[tile++];
        }
        const toTrack = trackOf[across][cell] + (shared || across === 0 ? 0 : tracks[0]);
        const base = toTrack * placements.count + firstPlacement(placements, movedSet);
        const [lower, upper] = aim(slots);
        let any = 0;
        for (let index = 0; index < count; index++) {
          const order = packed[found[index]];
          const to = base + rankOf[(lower[order & 4095] | upper[order >> 12]) & known];
          if (values[to] !== unknown) continue;
          values[to] = level + 1;
          any = 1;
        }
        next[base / orders] |= any;
      }
      if (looked < reported + slice) continue;
      reported = looked;
      yield looked;
    }
    yield looked;
    [active, next] = [next, active];
  }
}

/** The orders of a block whose value is the level. */
function ordersAt(values: Uint8Array, from: number, orders: number, level: number, found: Uint16Array): number {
  let count = 0;
  for (let order = 0; order < orders; order++) if (values[from + order] === level) found[count++] = order;
  return count;
}

/** The solved board in the form of an axis: its set of slots, and the tiles in their order. */
function startOf({ size, placeOf, cellAt }: TrackForms, axis: 0 | 1, homes: readonly number[], home: number) {
  const order: number[] = [];
  let set = 0;
  for (let place = 0; place < size; place++) {
    const tile = homes.indexOf(cellAt[axis][place]);
    if (tile < 0) continue;
    order.push(tile);
    set |= 1 << (place > placeOf[axis][home] ? place - 1 : place);
  }
  return { set, order };
}
