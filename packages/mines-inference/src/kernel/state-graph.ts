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
import type { Region } from './regions.js';
import { type Pace, refill, spend, type Work, withRoom } from './work.js';

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

/** The most numbers that the keys of one layer, or all moves, may take: a quarter of a gigabyte each. */
const mostWords = 67_108_864;
/** About how many moves are made in one go. */
const pieceOfMoves = 4096;

/** The graph, or undefined if it would have more than `maxStates` states, or not fit into memory. */
export function* buildStateGraph(
  region: Region,
  order: Int32Array,
  maxStates: number,
  pace: Pace,
): Work<StateGraph | undefined> {
  const { sizes, boxStarts, boxConstraints } = region;
  const boxes = sizes.length;
  const layer = yield* startLayers(region, order, pace);
  const { words } = layer.slots;
  const layerStarts = new Int32Array(boxes + 2);
  let states = 1;
  layerStarts[1] = 1;
  for (let step = 0; step < boxes; step++) {
    const box = order[step]!;
    const layerSize = layerStarts[step + 1]! - layerStarts[step]!;
    openBox(region, box, layer);
    layer.nextKeys = new Int32Array(Math.max(4, layerSize * 2) * words);
    layer.nextCount = 0;
    layer.nextFirst = layerStarts[step + 1]!;
    if (layer.tableSize <= pieceOfMoves) layer.table.fill(0);
    else yield* refill(layer.table, 0, layer.tableSize, pace);
    const width = sizes[box]! + 1;
    const piece = Math.max(1, Math.floor(pieceOfMoves / width));
    const cost = boxStarts[box + 1]! - boxStarts[box]! + 1 + width * (words + 2);
    for (let from = 0; from < layerSize; from += piece) {
      const to = Math.min(layerSize, from + piece);
      if (!(yield* makeRoom(layer, to - from, (to - from) * width, pace))) return undefined;
      decideBox(region, box, layer, from, to, boxStarts, boxConstraints);
      if (states + layer.nextCount > maxStates) return undefined;
      if (spend(pace, (to - from) * cost)) yield;
    }
    states += layer.nextCount;
    layerStarts[step + 2] = layerStarts[step + 1]! + layer.nextCount;
    layer.keys = layer.nextKeys;
  }
  const { moveStarts, fewest, targets } = layer;
  return { order, layerStarts, moveStarts, fewest, targets };
}

/** What is known on the way from one layer to the next. */
type Layer = {
  readonly slots: Slots;
  /** Cells of each number that are still to be decided, and whether one of them has been. */
  readonly cellsLeft: Int32Array;
  readonly opened: Uint8Array;
  /** What the numbers that open here bring into a key, and what one mine takes from it. */
  readonly openWords: Int32Array;
  readonly unitWords: Int32Array;
  keys: Int32Array<ArrayBuffer>;
  nextKeys: Int32Array<ArrayBuffer>;
  nextCount: number;
  nextFirst: number;
  table: Int32Array<ArrayBuffer>;
  tableSize: number;
  /** Of all layers so far: states passed and moves made. */
  moveStarts: Int32Array<ArrayBuffer>;
  fewest: Int32Array<ArrayBuffer>;
  targets: Int32Array<ArrayBuffer>;
  passed: number;
  moves: number;
};

function* startLayers(region: Region, order: Int32Array, pace: Pace): Work<Layer> {
  const { sizes, needs, constraintStarts, constraintBoxes } = region;
  const slots = yield* assignSlots(region, order, pace);
  const { words } = slots;
  const cellsLeft = new Int32Array(needs.length);
  for (let c = 0; c < needs.length; c++) {
    for (let at = constraintStarts[c]!; at < constraintStarts[c + 1]!; at++)
      cellsLeft[c]! += sizes[constraintBoxes[at]!]!;
    if (spend(pace, constraintStarts[c + 1]! - constraintStarts[c]! + 1)) yield;
  }
  return {
    slots,
    cellsLeft,
    opened: new Uint8Array(needs.length),
    openWords: new Int32Array(words),
    unitWords: new Int32Array(words),
    keys: new Int32Array(words),
    nextKeys: new Int32Array(0),
    nextCount: 0,
    nextFirst: 0,
    table: new Int32Array(16),
    tableSize: 16,
    moveStarts: new Int32Array(32),
    fewest: new Int32Array(32),
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
  for (let by = boxStarts[box]!; by < boxStarts[box + 1]!; by++) {
    const c = boxConstraints[by]!;
    const slot = slotOf[c]!;
    const word = Math.floor(slot / perWord);
    const shift = (slot % perWord) * bits;
    if (opened[c] === 0) {
      opened[c] = 1;
      openWords[word]! += needs[c]! << shift;
    }
    unitWords[word]! += 1 << shift;
    cellsLeft[c]! -= sizes[box]!;
  }
}

/** Room for so many more states to pass and moves to make; false if there is none. */
function* makeRoom(layer: Layer, states: number, moves: number, pace: Pace): Work<boolean> {
  const { words } = layer.slots;
  const keyWords = (layer.nextCount + moves) * words;
  if (keyWords > mostWords || layer.moves + moves > mostWords) return false;
  if (keyWords > layer.nextKeys.length) layer.nextKeys = yield* withRoom(layer.nextKeys, keyWords, pace);
  if (layer.moves + moves > layer.targets.length) {
    layer.targets = yield* withRoom(layer.targets, layer.moves + moves, pace);
  }
  if (layer.passed + states >= layer.fewest.length) {
    layer.moveStarts = yield* withRoom(layer.moveStarts, layer.passed + states + 1, pace);
    layer.fewest = yield* withRoom(layer.fewest, layer.passed + states + 1, pace);
  }
  if ((layer.nextCount + moves) * 2 > layer.tableSize) {
    while ((layer.nextCount + moves) * 2 > layer.tableSize) layer.tableSize *= 2;
    layer.table = yield* rehash(layer.nextKeys, layer.nextCount, words, layer.tableSize, pace);
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
  const { keys, nextKeys, table, tableSize, cellsLeft, openWords, unitWords, nextFirst } = layer;
  const { moveStarts, fewest, targets } = layer;
  const { slotOf, bits, perWord, words } = layer.slots;
  const slotMask = (1 << bits) - 1;
  const first = boxStarts[box]!;
  const end = boxStarts[box + 1]!;
  let { nextCount, passed, moves } = layer;
  for (let state = fromState; state < toState; state++) {
    const keyAt = state * words;
    let low = 0;
    let high = sizes[box]!;
    for (let by = first; by < end; by++) {
      const c = boxConstraints[by]!;
      const slot = slotOf[c]!;
      const word = (slot / perWord) | 0;
      const remaining = ((keys[keyAt + word]! + openWords[word]!) >> ((slot - word * perWord) * bits)) & slotMask;
      if (remaining < high) high = remaining;
      if (remaining - cellsLeft[c]! > low) low = remaining - cellsLeft[c]!;
    }
    fewest[passed] = low;
    for (let value = low; value <= high; value++) {
      const nextAt = nextCount * words;
      let hash = 0;
      for (let word = 0; word < words; word++) {
        const packed = keys[keyAt + word]! + openWords[word]! - value * unitWords[word]!;
        nextKeys[nextAt + word] = packed;
        hash = mix(hash, packed);
      }
      let place = hash & (tableSize - 1);
      let target = -1;
      while (table[place] !== 0) {
        const candidate = table[place]! - 1;
        if (sameKey(nextKeys, candidate * words, nextAt, words)) {
          target = candidate;
          break;
        }
        place = (place + 1) & (tableSize - 1);
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

function mix(hash: number, word: number): number {
  const mixed = Math.imul(hash ^ word, 0x9e3779b1);
  return mixed ^ (mixed >>> 15);
}

function sameKey(keys: Int32Array, a: number, b: number, words: number): boolean {
  for (let word = 0; word < words; word++) if (keys[a + word] !== keys[b + word]) return false;
  return true;
}

function* rehash(
  keys: Int32Array,
  count: number,
  words: number,
  tableSize: number,
  pace: Pace,
): Work<Int32Array<ArrayBuffer>> {
  const table = new Int32Array(tableSize);
  for (let state = 0; state < count; state++) {
    let hash = 0;
    for (let word = 0; word < words; word++) hash = mix(hash, keys[state * words + word]!);
    let place = hash & (tableSize - 1);
    while (table[place] !== 0) place = (place + 1) & (tableSize - 1);
    table[place] = state + 1;
    if (spend(pace, words + 2)) yield;
  }
  return table;
}

/** Where in a key each number keeps what it needs. */
type Slots = {
  readonly slotOf: Int32Array;
  readonly words: number;
  /** Bits of a slot, and slots in a word. */
  readonly bits: number;
  readonly perWord: number;
};

/** A slot for each number, shared by numbers that are never open together. */
function* assignSlots(
  { boxStarts, boxConstraints, needs, constraintStarts }: Region,
  order: Int32Array,
  pace: Pace,
): Work<Slots> {
  const slotOf = new Int32Array(needs.length).fill(-1);
  const boxesLeft = new Int32Array(needs.length);
  let mostNeeded = 1;
  for (let c = 0; c < needs.length; c++) {
    boxesLeft[c] = constraintStarts[c + 1]! - constraintStarts[c]!;
    mostNeeded = Math.max(mostNeeded, needs[c]!);
  }
  if (spend(pace, needs.length)) yield;
  const free: number[] = [];
  let used = 0;
  for (const box of order) {
    for (let by = boxStarts[box]!; by < boxStarts[box + 1]!; by++) {
      const c = boxConstraints[by]!;
      if (slotOf[c] === -1) slotOf[c] = free.pop() ?? used++;
    }
    for (let by = boxStarts[box]!; by < boxStarts[box + 1]!; by++) {
      const c = boxConstraints[by]!;
      if (--boxesLeft[c]! === 0) free.push(slotOf[c]!);
    }
    if (spend(pace, 2 * (boxStarts[box + 1]! - boxStarts[box]!) + 1)) yield;
  }
  const bits = Math.min(30, 32 - Math.clz32(mostNeeded));
  const perWord = Math.floor(30 / bits);
  return { slotOf, bits, perWord, words: Math.max(1, Math.ceil(used / perWord)) };
}
