/**
 * The graph that all chains run on: candidates as nodes, joined by strong links (not both false) and weak links (not
 * both true).
 *
 * A node is a number: candidate `digit` of `cell` is `cell * size + digit`; groups and almost locked sets can take the
 * numbers after these, because the search below sees nothing but numbers. Which links are in decides which chains come
 * out: X-Chains have the links inside houses, XY-Chains the strong links inside bivalue cells, and alternating
 * inference chains have all. Links are stored in compressed rows, in a fixed order, so a walk over them allocates
 * nothing and always comes out the same. Only nodes with a strong link are in: no chain passes any other. Cost: about
 * 3,000 links in a hard position with all kinds.
 */

/**
 * Links in compressed rows: those of node `n` lead to `to[first[n]] … to[first[n + 1] - 1]`. Each is there both ways.
 */
export type Links = {
  /** By node: where its links begin. */
  readonly first: Uint32Array;
  /** The other ends, in a fixed order within a node. */
  readonly to: Uint16Array;
};

/** The nodes' strong and weak links. */
export type LinkGraph = {
  /** Not both false. */
  readonly strong: Links;
  /** Not both true. */
  readonly weak: Links;
};

/** A graph with the strong links that are wanted, and of the weak ones those between equal digits at both ends of such links. */
export function partOf(
  { strong, weak }: LinkGraph,
  digits: readonly number[],
  isWanted: (digit: number, other: number) => boolean,
): LinkGraph {
  const kept = filtered(strong, digits, isWanted);
  const isNode = digits.map((_, node) => kept.first[node] !== kept.first[node + 1]);
  return { strong: kept, weak: filtered(weak, digits, (digit, other) => digit === other, isNode) };
}

/** The links between digits that are wanted, and if some nodes are given between these. */
function filtered(
  { first, to }: Links,
  digits: readonly number[],
  isWanted: (digit: number, other: number) => boolean,
  isNode?: readonly boolean[],
): Links {
  const starts = new Uint32Array(first.length);
  const ends = new Uint16Array(to.length);
  let count = 0;
  for (let node = 0; node < first.length - 1; node++) {
    const end = isNode?.[node] === false ? first[node] : first[node + 1];
    for (let i = first[node]; i < end; i++) {
      if (isWanted(digits[node], digits[to[i]]) && isNode?.[to[i]] !== false) ends[count++] = to[i];
    }
    starts[node + 1] = count;
  }
  return { first: starts, to: ends.subarray(0, count) };
}
