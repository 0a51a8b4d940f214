/**
 * All that follows from each literal, near or far, as sets of bits.
 *
 * Literals that lead to one another have the same consequences; they are found together (Tarjan's strongly connected
 * components, without recursion), last things first, so that each set is made once of sets that are ready: one word-wise
 * union a link.
 *
 * @see https://doi.org/10.1137/0201010 (Tarjan, Depth-first search and linear graph algorithms)
 */

/** By literal: the literals that follow, itself included, as bits from `literal * words`. */
export type Closure = {
  readonly words: number;
  readonly bits: Int32Array;
};

/** The index of a literal that no walk has come to yet. */
const UNSEEN = -1;

/** Gathers what follows from each literal. */
export function closureOf(next: readonly (readonly number[])[]): Closure {
  const count = next.length;
  const words = (count + 31) >> 5;
  const bits = new Int32Array(count * words);
  const index = new Int32Array(count).fill(UNSEEN);
  const low = new Int32Array(count);
  const isDone = new Uint8Array(count);
  const at = new Int32Array(count);
  const stack: number[] = [];
  const component: number[] = [];
  let found = 0;
  for (const root of next.keys()) {
    if (index[root] !== UNSEEN) continue;
    stack.push(root);
    while (stack.length > 0) {
      const literal = stack[stack.length - 1];
      if (index[literal] === UNSEEN) {
        index[literal] = low[literal] = found++;
        component.push(literal);
      }
      const list = next[literal];
      let down: number | undefined;
      while (down === undefined && at[literal] !== list.length) {
        const other = list[at[literal]++];
        if (index[other] === UNSEEN) down = other;
        else if (isDone[other] === 0) low[literal] = Math.min(low[literal], index[other]);
      }
      if (down !== undefined) {
        stack.push(down);
        continue;
      }
      stack.pop();
      const above = stack[stack.length - 1];
      if (above !== undefined) low[above] = Math.min(low[above], low[literal]);
      if (low[literal] === index[literal]) close(next, component, literal, bits, words, isDone);
    }
  }
  return { words, bits };
}

/** Takes a component from the list and makes its one set. */
function close(
  next: readonly (readonly number[])[],
  component: number[],
  root: number,
  bits: Int32Array,
  words: number,
  isDone: Uint8Array,
): void {
  const from = component.lastIndexOf(root);
  const members = component.splice(from);
  const own = root * words;
  for (const member of members) bits[own + (member >> 5)] |= 1 << (member & 31);
  for (const member of members) {
    for (const other of next[member]) {
      // What is in the set brought all that follows from it, and so do the other members.
      if ((bits[own + (other >> 5)] & (1 << (other & 31))) !== 0) continue;
      const theirs = other * words;
      for (let word = 0; word < words; word++) bits[own + word] |= bits[theirs + word];
    }
  }
  for (const member of members) {
    isDone[member] = 1;
    if (member !== root) bits.copyWithin(member * words, own, own + words);
  }
}

/** Does the one literal lead to the other? */
export function follows({ words, bits }: Closure, from: number, to: number): boolean {
  return (bits[from * words + (to >> 5)] & (1 << (to & 31))) !== 0;
}
