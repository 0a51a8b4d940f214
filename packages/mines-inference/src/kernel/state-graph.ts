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
import { filledInts, type Pace, refill, spend, type Work, withRoom } from './work.js';

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

/** The graph, or undefined if it would have more than `maxStates` states, or not fit into memory. */
export function* buildStateGraph(
  region: Region,
  order: Int32Array,
  maxStates: number,
  pace: Pace,
): Work<StateGraph | undefined> {
  const { sizes, boxStarts, boxConstraints, needs, constraintStarts, constraintBoxes } = region;
  const boxes = sizes.length;
  const slots = yield* assignSlots(region, order, pace);
  const { words, bits } = slots;
  const slotsPerWord = Math.floor(30 / bits);
  const slotMask = (1 << bits) - 1;
  const cellsLeft = new Int32Array(needs.length);
  for (let c = 0; c < needs.length; c++) {
    for (let at = constraintStarts[c]!; at < constraintStarts[c + 1]!; at++)
      cellsLeft[c]! += sizes[constraintBoxes[at]!]!;
    if (spend(pace, constraintStarts[c + 1]! - constraintStarts[c]! + 1)) yield;
  }
  const opened = new Uint8Array(needs.length);

  let keys = new Int32Array(words);
  const layerStarts = new Int32Array(boxes + 2);
  let moveStarts = new Int32Array(64);
  let fewest = new Int32Array(64);
  let targets = new Int32Array(128);
  let passed = 0;
  let moves = 0;
  const openWords = new Int32Array(words);
  const unitWords = new Int32Array(words);
  let tableSize = 16;
  let table = new Int32Array(tableSize);
  let states = 1;
  layerStarts[1] = 1;
  for (let layer = 0; layer < boxes; layer++) {
    const box = order[layer]!;
    const first = boxStarts[box]!;
    const degree = boxStarts[box + 1]! - first;
    openWords.fill(0);
    unitWords.fill(0);
    for (let by = first; by < first + degree; by++) {
      const c = boxConstraints[by]!;
      const slot = slots.slotOf[c]!;
      const word = Math.floor(slot / slotsPerWord);
      const shift = (slot % slotsPerWord) * bits;
      if (opened[c] === 0) {
        opened[c] = 1;
        openWords[word]! += needs[c]! << shift;
      }
      unitWords[word]! += 1 << shift;
      cellsLeft[c]! -= sizes[box]!;
    }

    const layerSize = layerStarts[layer + 1]! - layerStarts[layer]!;
    let nextKeys = new Int32Array(Math.max(4, layerSize * 2) * words);
    let nextCount = 0;
    yield* refill(table, 0, tableSize, pace);
    moveStarts = yield* withRoom(moveStarts, passed + layerSize + 1, pace);
    fewest = yield* withRoom(fewest, passed + layerSize, pace);
    for (let state = 0; state < layerSize; state++) {
      const keyAt = state * words;
      let low = 0;
      let high = sizes[box]!;
      for (let by = first; by < first + degree; by++) {
        const c = boxConstraints[by]!;
        const slot = slots.slotOf[c]!;
        const word = (slot / slotsPerWord) | 0;
        const remaining =
          ((keys[keyAt + word]! + openWords[word]!) >> ((slot - word * slotsPerWord) * bits)) & slotMask;
        if (remaining < high) high = remaining;
        if (remaining - cellsLeft[c]! > low) low = remaining - cellsLeft[c]!;
      }
      fewest[passed] = low;
      const room = Math.max(0, high - low + 1);
      if (moves + room > mostWords) return undefined;
      if (moves + room > targets.length) targets = yield* withRoom(targets, moves + room, pace);
      if (spend(pace, degree + 1)) yield;
      for (let value = low; value <= high; value++) {
        if ((nextCount + 1) * words > nextKeys.length) {
          if ((nextCount + 1) * words > mostWords) return undefined;
          nextKeys = yield* withRoom(nextKeys, (nextCount + 1) * words, pace);
        }
        if (nextCount * 2 >= tableSize) {
          tableSize *= 4;
          table = yield* rehash(nextKeys, nextCount, words, tableSize, pace);
        }
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
        targets[moves++] = layerStarts[layer + 1]! + target;
        if (spend(pace, words + 2)) {
          // A single layer can hold more states than are allowed altogether.
          if (states + nextCount > maxStates) return undefined;
          yield;
        }
      }
      moveStarts[++passed] = moves;
    }
    states += nextCount;
    if (states > maxStates) return undefined;
    if (spend(pace, degree)) yield;
    layerStarts[layer + 2] = layerStarts[layer + 1]! + nextCount;
    keys = nextKeys;
  }
  return { order, layerStarts, moveStarts, fewest, targets };
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

/** A slot for each number, shared by numbers that are never open together. */
function* assignSlots(
  region: Region,
  order: Int32Array,
  pace: Pace,
): Work<{ slotOf: Int32Array; words: number; bits: number }> {
  const { boxStarts, boxConstraints, needs, constraintStarts } = region;
  const slotOf = yield* filledInts(needs.length, -1, pace);
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
  return { slotOf, bits, words: Math.max(1, Math.ceil(used / Math.floor(30 / bits))) };
}
