/** Equal keys found by hashing: an open table of places, each 0 or one more than the number of a state. */

/** One more word of a key. */
export function mix(hash: number, word: number): number {
  const mixed = Math.imul(hash ^ word, 0x9e3779b1);
  return mixed ^ (mixed >>> 15);
}

/** Are the keys from these two places on the same? */
export function sameKey(keys: Int32Array, a: number, b: number, words: number): boolean {
  for (let word = 0; word < words; word++) if (keys[a + word] !== keys[b + word]) return false;
  return true;
}

/** Puts states into an empty table. */
export function rehash(keys: Int32Array, count: number, words: number, table: Int32Array): void {
  const placeMask = table.length - 1;
  for (let state = 0; state < count; state++) {
    let hash = 0;
    for (let word = 0; word < words; word++) hash = mix(hash, keys[state * words + word]);
    let place = hash & placeMask;
    while (table[place] !== 0) place = (place + 1) & placeMask;
    table[place] = state + 1;
  }
}
