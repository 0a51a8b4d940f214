import type { Constraints } from '../kernel/constraints.js';

/** A constraint by its index, or a flag by its cell as `-1 - cell`. */
export type Claim = number;

/** The parts, in the order of their first claims; claims keep their order within a part. */
export function apart(claims: readonly Claim[], constraints: Constraints): Claim[][] {
  const { starts, members, unknown } = constraints;
  const parent = new Int32Array(claims.length);
  /** By cell: one more than the first claim that speaks of it. */
  const speaker = new Int32Array(unknown.length);
  for (const [index, claim] of claims.entries()) {
    parent[index] = index;
    const cells = claim >= 0 ? members.subarray(starts[claim], starts[claim + 1]) : [-1 - claim];
    for (const cell of cells) {
      if (speaker[cell] === 0) speaker[cell] = index + 1;
      else join(parent, index, speaker[cell] - 1);
    }
  }
  const parts = new Map<number, Claim[]>();
  for (const [index, claim] of claims.entries()) {
    const first = rootOf(parent, index);
    if (first === index) parts.set(first, []);
    parts.get(first)!.push(claim);
  }
  return [...parts.values()];
}

/** The first of two parts takes the other in. */
function join(parent: Int32Array, a: number, b: number): void {
  const one = rootOf(parent, a);
  const other = rootOf(parent, b);
  parent[Math.max(one, other)] = Math.min(one, other);
}

/** The part that a claim belongs to, by its first claim; the way there is halved. */
function rootOf(parent: Int32Array, claim: number): number {
  let at = claim;
  while (parent[at] !== at) {
    parent[at] = parent[parent[at]];
    at = parent[at];
  }
  return at;
}
