/** The levels of the page: what each asks for, and with which pieces it can be played. */
import {
  dealLevel,
  type FullSwapGame,
  plainRules,
  rocketRules,
  type SwapLevel,
  type SwapRules,
  stripedRules,
} from '@kit/orb-search';

/** The pieces that a level can be played with. */
export const pieceRules = {
  plain: plainRules,
  striped: stripedRules,
  rockets: rocketRules,
} as const satisfies Readonly<Record<string, SwapRules>>;

/** The name of such rules. */
export type Pieces = keyof typeof pieceRules;

const side = 8;

/** Something for each cell, by how far it is from the middle and by its row and column. */
const layer = (of: (far: number, row: number, col: number) => number): number[] =>
  Array.from({ length: side * side }, (_, cell) => {
    const [row, col] = [Math.floor(cell / side), cell % side];
    return of(Math.max(Math.abs(row - 3.5), Math.abs(col - 3.5)), row, col);
  });

type Plan = Pick<SwapLevel, 'shape' | 'cells' | 'blockers' | 'goals'> & {
  readonly moves: Readonly<Record<Pieces, number>>;
};

/**
 * What is asked for. With these moves the level lab's greedy player wins some nine games of ten, with plain pieces half of
 * those with crates and eight of ten with chains (`simulateLevel`, 120 games each).
 */
const plans = {
  collect: {
    goals: [
      { kind: 'collect', type: 0, count: 25 },
      { kind: 'collect', type: 1, count: 25 },
    ],
    moves: { plain: 16, striped: 12, rockets: 12 },
  },
  ice: {
    cells: layer((far) => (far < 1 ? 2 : far < 2.6 ? 1 : 0)),
    goals: [{ kind: 'ice' }],
    moves: { plain: 20, striped: 14, rockets: 12 },
  },
  crates: {
    blockers: layer((_, row) => (row === side - 1 ? 2 : row === side - 2 ? 1 : 0)),
    goals: [{ kind: 'crates' }],
    moves: { plain: 30, striped: 25, rockets: 16 },
  },
  chains: {
    shape: ['##....##', '#......#', '........', '........', '........', '........', '#......#', '##....##'],
    // A ring of chains round the middle, and two stones at either side.
    blockers: layer((far, row, col) =>
      (row === 3 || row === 4) && (col === 0 || col === side - 1) ? 10 : far > 1 && far < 2 ? 11 : 0,
    ),
    goals: [{ kind: 'chains' }],
    moves: { plain: 30, striped: 25, rockets: 16 },
  },
} as const satisfies Readonly<Record<string, Plan>>;

/** The name of a level. */
export type LevelName = keyof typeof plans;

export const levelNames = Object.keys(plans) as readonly LevelName[];

/** The colours that come in. */
export const colours = 5;

/** A game of a level. */
export function dealGame(name: LevelName, pieces: Pieces, seed: number): FullSwapGame {
  const { moves, ...plan } = plans[name];
  const rules = { ...pieceRules[pieces], types: colours };
  const dealt = dealLevel({ rows: side, cols: side, ...plan, rules, moves: moves[pieces] }, { seed });
  // Levels that leave most of a board open are always dealt.
  if (dealt.status !== 'found') throw new Error(`no game of ${name}`);
  return dealt.game;
}
