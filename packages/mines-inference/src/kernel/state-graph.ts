/**
 * The states of a region: what the open numbers still need after the first boxes of the order are decided.
 *
 * A number is open between its first and its last box. Its remaining need sits in a slot of a packed key (a slot is free
 * again when the number closes, and then holds 0), so deciding a box is one subtraction a word, and merging equal states
 * is a look-up in a small hash table. A state survives only if each number can still be satisfied by the cells left in
 * it. How many mines have been used is no part of the state; the passes over the graph keep it as a polynomial.
 *
 *     layer 0      box 0      layer 1       box 1       layer 2
 *     (start) ──── 0 mines ── need 2 ────── 1 mine ──── need 1
 *             └─── 1 mine ─── need 1 ──┬─── 0 mines ─┘
 *                                      └─── 1 mine ──── need 0 …
 */
import { type Pace, type Slices, spend } from '@kit/grid';
import { findOrder } from './elimination-order.js';
import type { Region } from './regions.js';
import { fullRoom, type Room } from './room.js';
import { type Slots, slotsFor } from './slots.js';
import { mix, rehash, sameKey } from './state-table.js';

/** The states layer by layer, with the moves between them. */
export type StateGraph = {
  /** The box decided between layer i and layer i + 1. */
  readonly order: Int32Array;
  /** The states of layer i are `layerStarts[i] … layerStarts[i + 1] - 1`; there is one layer more than boxes. */
  readonly layerStarts: Int32Array;
  /**
   * Moves of state s: to `targets[moveStarts[s] + j]` by putting `fewest[s] + j` mines into the box. These three lists may
   * have room left at their ends.
   */
  readonly moveStarts: Int32Array;
  readonly fewest: Int32Array;
  readonly targets: Int32Array;
};

/** The graph, or undefined if it would have more than `maxStates` states, or not fit into memory. */
export function* buildStateGraph(
  region: Region,
  maxStates: number,
  pace: Pace,
  room: Room = fullRoom,
): Slices<StateGraph | undefined> {
  const { sizes, boxStarts, boxConstraints } = region;
  const pieceOfMoves = room.moves;
  const boxes = sizes.length;
  const { constraintStarts, constraintBoxes } = region;
  const cells = new Int32Array(region.needs.length);
  for (let c = 0; c < cells.length; c++) {
    for (let at = constraintStarts[c]; at < constraintStarts[c + 1]; at++) cells[c] += sizes[constraintBoxes[at]];
  }
  if (spend(pace, constraintBoxes.length + cells.length)) yield;
  const order = boxes === 1 ? new Int32Array(1) : yield* findOrder(region, cells, pace);
  if (order === undefined) return undefined;
  const layer = startLayers(region, slotsFor(region, order), cells);
  if (spend(pace, 2 * boxConstraints.length + boxes)) yield;
  const { words } = layer.slots;
  const layerStarts = new Int32Array(boxes + 2);
  let states = 1;
  layerStarts[1] = 1;
  for (const [step, box] of order.entries()) {
    const layerSize = layerStarts[step + 1] - layerStarts[step];
    openBox(region, box, layer);
    layer.nextCount = 0;
    layer.nextFirst = layerStarts[step + 1];
    layer.table.fill(0);
    if (spend(pace, layer.table.length / 8)) yield;
    const width = sizes[box] + 1;
    const piece = Math.max(1, Math.floor(pieceOfMoves / width));
    const cost = boxStarts[box + 1] - boxStarts[box] + 1 + width * (words + 2);
    for (let from = 0; from < layerSize; from += piece) {
      const to = Math.min(layerSize, from + piece);
      const moves = (to - from) * width;
      if (!(hasRoom(layer, to - from, moves) || makeRoom(layer, to - from, moves, room))) return undefined;
      decideBox(region, box, layer, from, to, boxStarts, boxConstraints);
      if (states + layer.nextCount > maxStates) return undefined;
      if (spend(pace, (to - from) * cost)) yield;
    }
    states += layer.nextCount;
    layerStarts[step + 2] = layerStarts[step + 1] + layer.nextCount;
    const passedKeys = layer.keys;
    layer.keys = layer.nextKeys;
    layer.nextKeys = passedKeys;
  }
  const { moveStarts, fewest, targets } = layer;
  return { order, layerStarts, moveStarts, fewest, targets };
}

/** The same members with room for at least as many as asked for, and for half as many again. */
function withRoom(list: Int32Array<ArrayBuffer>, room: number): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(room + (room >> 1));
  larger.set(list);
  return larger;
}

/** What is known on the way from one layer to the next. */
type Layer = ReturnType<typeof startLayers>;

function startLayers({ needs }: Region, slots: Slots, cellsLeft: Int32Array) {
  const { words } = slots;
  return {
    slots,
    /** Cells of each number that are still to be decided, and whether one of them has been. */
    cellsLeft,
    opened: new Uint8Array(needs.length),
    /** What the numbers that open here bring into a key, and what one mine takes from it. */
    openWords: new Int32Array(words),
    unitWords: new Int32Array(words),
    // The engine keeps lists of up to 64 bytes beside its objects, which is where most regions end.
    keys: new Int32Array(Math.max(16, words)),
    nextKeys: new Int32Array(Math.max(16, words)),
    nextCount: 0,
    nextFirst: 0,
    table: new Int32Array(16),
    /** Of all layers so far: states passed and moves made. */
    moveStarts: new Int32Array(64),
    fewest: new Int32Array(64),
    targets: new Int32Array(64),
    passed: 0,
    moves: 0,
  };
}

function openBox(
  { sizes, boxStarts, boxConstraints, needs }: Region,
  box: number,
  { slots, cellsLeft, opened, openWords, unitWords }: Layer,
): void {
  const { slotOf, bits, perWord } = slots;
  openWords.fill(0);
  unitWords.fill(0);
  for (let by = boxStarts[box]; by < boxStarts[box + 1]; by++) {
    const c = boxConstraints[by];
    const slot = slotOf[c];
    const word = Math.floor(slot / perWord);
    const shift = (slot % perWord) * bits;
    if (opened[c] === 0) {
      opened[c] = 1;
      openWords[word] += needs[c] << shift;
    }
    unitWords[word] += 1 << shift;
    cellsLeft[c] -= sizes[box];
  }
}

/** Is there room already? There is, for nearly all boxes of small regions. */
function hasRoom(
  { slots, nextCount, nextKeys, targets, fewest, moves: made, passed, table }: Layer,
  states: number,
  moves: number,
): boolean {
  return (
    (nextCount + moves) * slots.words <= nextKeys.length &&
    made + moves <= targets.length &&
    passed + states < fewest.length &&
    (nextCount + moves) * 2 <= table.length
  );
}

/** Room for so many more states to pass and moves to make; false if there is none. */
function makeRoom(layer: Layer, states: number, moves: number, room: Room): boolean {
  const { words } = layer.slots;
  const keyWords = (layer.nextCount + moves) * words;
  if (keyWords > room.words || layer.moves + moves > room.words) return false;
  if (keyWords > layer.nextKeys.length) layer.nextKeys = withRoom(layer.nextKeys, keyWords);
  if (layer.moves + moves > layer.targets.length) {
    layer.targets = withRoom(layer.targets, layer.moves + moves);
  }
  if (layer.passed + states >= layer.fewest.length) {
    layer.moveStarts = withRoom(layer.moveStarts, layer.passed + states + 1);
    layer.fewest = withRoom(layer.fewest, layer.passed + states + 1);
  }
  let tableSize = layer.table.length;
  while ((layer.nextCount + moves) * 2 > tableSize) tableSize *= 2;
  if (tableSize !== layer.table.length) {
    layer.table = new Int32Array(tableSize);
    rehash(layer.nextKeys, layer.nextCount, words, layer.table);
  }
  return true;
}

/** Puts every possible number of mines into a box, for some states of the layer before it. */
function decideBox(
  { sizes }: Region,
  box: number,
  layer: Layer,
  fromState: number,
  toState: number,
  boxStarts: Int32Array,
  boxConstraints: Int32Array,
): void {
  const { keys, nextKeys, table, cellsLeft, openWords, unitWords, nextFirst } = layer;
  const { moveStarts, fewest, targets } = layer;
  const { slotOf, bits, perWord, words } = layer.slots;
  const slotMask = (1 << bits) - 1;
  const placeMask = table.length - 1;
  const first = boxStarts[box];
  const end = boxStarts[box + 1];
  let { nextCount, passed, moves } = layer;
  for (let state = fromState; state < toState; state++) {
    const keyAt = state * words;
    let low = 0;
    let high = sizes[box];
    for (let by = first; by < end; by++) {
      const c = boxConstraints[by];
      const slot = slotOf[c];
      const word = (slot / perWord) | 0;
      const remaining = ((keys[keyAt + word] + openWords[word]) >> ((slot - word * perWord) * bits)) & slotMask;
      if (remaining < high) high = remaining;
      if (remaining - cellsLeft[c] > low) low = remaining - cellsLeft[c];
    }
    fewest[passed] = low;
    for (let value = low; value <= high; value++) {
      const nextAt = nextCount * words;
      let hash = 0;
      for (let word = 0; word < words; word++) {
        const packed = keys[keyAt + word] + openWords[word] - value * unitWords[word];
        nextKeys[nextAt + word] = packed;
        hash = mix(hash, packed);
      }
      let place = hash & placeMask;
      let target = -1;
      while (table[place] !== 0) {
        const candidate = table[place] - 1;
        if (sameKey(nextKeys, candidate * words, nextAt, words)) {
          target = candidate;
          break;
        }
        place = (place + 1) & placeMask;
      }
      if (target === -1) {
        target = nextCount++;
        table[place] = nextCount;
      }
      targets[moves++] = nextFirst + target;
    }
    moveStarts[++passed] = moves;
  }
  layer.nextCount = nextCount;
  layer.passed = passed;
  layer.moves = moves;
}
