/** How large the lists of one region may get, and what is done with them in one go. */
export type Room = {
  /** The most numbers that the keys of one layer of states, or all moves between states, may take. */
  readonly words: number;
  /** The most counts that one pass over a region may take. */
  readonly counts: number;
  /** Moves between states that are made in one go, about. */
  readonly moves: number;
};

/** A quarter of a gigabyte each for keys, for moves and for counts. */
export const fullRoom: Room = /* @__PURE__ */ Object.freeze({ words: 67_108_864, counts: 33_554_432, moves: 4096 });
