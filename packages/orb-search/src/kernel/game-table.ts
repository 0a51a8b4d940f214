/**
 * A swap game as its kernels read it: the geometry of the board, and the rules with every name turned into a number.
 *
 * A piece is `type + 16 * special`: types 0 to 14, 15 for no colour; special 0 is an ordinary piece. An empty cell is -1, whose
 * low bits read as "no colour", so that it matches nothing without a test. A blocker is 0 for none, 1 to 9 for a crate of so
 * many layers, 10 for a stone, 11 to 19 for a chain of one to nine layers.
 */

/** Bits of what a match contains. */
export const contains = {
  line3Row: 1,
  line3Col: 2,
  line4Row: 4,
  line4Col: 8,
  line5Row: 16,
  line5Col: 32,
  line6Row: 64,
  line6Col: 128,
  corner: 256,
  tee: 512,
  plus: 1024,
  square: 2048,
} as const;

/** What an effect does; beside each what its numbers mean. */
export const effectCodes = {
  /** Half the width. */
  row: 0,
  col: 1,
  diagonals: 2,
  /** Radius. */
  square: 3,
  plus: 4,
  colour: 5,
  board: 6,
  /** From and to in the list of what the pieces become. */
  turn: 7,
  /** From and to in the list of effects that are carried, and how many fly. */
  fly: 8,
} as const;

/** Words of an effect: its code and three numbers. */
export const effectWords = 4;

/** What is counted while a game is played: cleared by type, specials fired and made by number, layers, points. */
export const counters = {
  fired: 16,
  made: 32,
  ice: 48,
  crates: 49,
  chains: 50,
  score: 51,
  pieces: 52,
  /** Pieces of the queue that came in. */
  queued: 53,
  length: 54,
} as const;

/** The rules of a game, whatever the board: names are numbers. */
export type RuleNumbers = {
  readonly passHoles: boolean;
  readonly diagonals: boolean;
  readonly squares: boolean;
  /** Is each line a match of its own? */
  readonly byLine: boolean;
  /** The pieces that come in first. */
  readonly queue: Int16Array;
  /** The types that come in, each as often as it weighs. */
  readonly bag: Uint8Array;
  /** Effects, each of {@link effectWords} words; those of special k from `effectStart[k]` up to `effectStart[k + 1]`. */
  readonly effects: Int16Array;
  readonly effectStart: Int16Array;
  readonly intoList: Uint8Array;
  /** By special: has it the colour of what made it, does it fire by any swap, by a tap, by itself in the next wave? */
  readonly coloured: Uint8Array;
  readonly bySwap: Uint8Array;
  readonly byTap: Uint8Array;
  readonly byItself: Uint8Array;
  /** What stands in its place after it fired, 0 for nothing. */
  readonly leaves: Uint8Array;
  /** Which special a match makes: the bits of which it contains one, and the special; the first that fits. */
  readonly shapes: Int16Array;
  /** By two specials (0 for ordinary pieces): which pair rule, or -1; and the effects of each pair rule. */
  readonly pairs: Int16Array;
  readonly pairStart: Int16Array;
  readonly points: {
    readonly piece: number;
    readonly layer: number;
    readonly special: number;
    readonly match: number;
    readonly cascade: number;
  };
};

/** The rules of a game on a board, and its goals. */
export type GameTable = RuleNumbers & {
  readonly rows: number;
  readonly cols: number;
  readonly rowOf: Uint8Array;
  /** 1 for cells that are none. */
  readonly holes: Uint8Array;
  /** Where pieces come in, in the order in which they do. */
  readonly sources: Int16Array;
  /** One more than the greatest type that may stand on the board. */
  readonly types: number;
  /** How many special pieces there are. */
  readonly specials: number;
  /** Which counter a goal looks at, and how much of it is wanted. */
  readonly goalCounter: Uint8Array;
  readonly goalNeed: Float64Array;
};

/** A position: three layers of the board, and what was counted so far. */
export type GameState = {
  /** -1 for a hole, else the layers of ice. */
  readonly ground: Int8Array;
  readonly pieces: Int16Array;
  readonly blockers: Int8Array;
  readonly counts: Float64Array;
};

/** Chance, as a kernel sees it: a whole number below n. */
export type Dice = { readonly int: (n: number) => number };

/** A position of its own with the same content. */
export function copyState({ ground, pieces, blockers, counts }: GameState): GameState {
  return { ground: ground.slice(), pieces: pieces.slice(), blockers: blockers.slice(), counts: counts.slice() };
}

/** Takes the content of one position over into another. */
export function assignState(to: GameState, from: GameState): void {
  to.ground.set(from.ground);
  to.pieces.set(from.pieces);
  to.blockers.set(from.blockers);
  to.counts.set(from.counts);
}

/** Are all goals met? A game without goals is never won. */
export function isWon({ goalCounter, goalNeed }: GameTable, { counts }: GameState): boolean {
  for (let goal = 0; goal < goalNeed.length; goal++) if (counts[goalCounter[goal]] < goalNeed[goal]) return false;
  return goalNeed.length > 0;
}
