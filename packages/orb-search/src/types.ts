/** The public types. */
import type { Cell, Fall, Grid } from '@kit/grid';

/** A cell that costs something whenever the dragged orb touches it. */
export type BurningCell = {
  /** The cell. */
  readonly cell: Cell;
  /** What each touch costs: picking up there, or entering. At least 0. */
  readonly cost: number;
};

/** The rules of a game. Everything may be left out; the defaults are those of Puzzle & Dragons. */
export type Rules = {
  /** In how many directions the orb may be dragged, default 4. */
  readonly directions?: 4 | 8 | undefined;
  /** The shortest straight run that clears, 1 to 8: for all types, or a list by type (3 where the list ends). Default 3. */
  readonly minRun?: number | readonly number[] | undefined;
  /** The smallest group that clears, 1 to 64: for all types, or a list by type (1 where the list ends). Default 1. */
  readonly minGroup?: number | readonly number[] | undefined;
  /** Types that never match. */
  readonly unmatchable?: readonly number[] | undefined;
  /** Do only the matches of the first wave count? Default false. The rest still clears and falls. */
  readonly firstWaveOnly?: boolean | undefined;
  /** Cells whose orb can be neither cleared nor moved; it does not fall and holds what stands above it. */
  readonly locked?: readonly Cell[] | undefined;
  /** Cells that the dragged orb may not touch; their orbs match and fall like others. */
  readonly blocked?: readonly Cell[] | undefined;
  /** Cells that cost something at each touch. */
  readonly burning?: readonly BurningCell[] | undefined;
};

/** Options of the functions that need nothing but the rules. */
export type RulesOption = {
  /** The rules; by default those of Puzzle & Dragons. */
  readonly rules?: Rules | undefined;
};

/** One combo: a connected group of clearing cells of one type. */
export type Match = {
  /** The type of its orbs. */
  readonly type: number;
  /** Its cells in ascending order. */
  readonly cells: readonly Cell[];
};

/** A drag: where the orb is picked up, and the cells that it enters one after the other; each step swaps. */
export type Path = {
  /** The cell where the orb is picked up. */
  readonly start: Cell;
  /** The cells that are entered, each a neighbour of the one before. */
  readonly moves: readonly Cell[];
};

/** What is left when nothing matches any more. */
export type Resolution = {
  /** The combos, wave by wave. */
  readonly waves: readonly (readonly Match[])[];
  /** How many combos count: those of all waves, or of the first under `firstWaveOnly`. */
  readonly combos: number;
  /** The board at the end; cleared cells are -1. */
  readonly board: Grid;
};

/** What an orb of each type is worth; a list is by type (0 where it ends). */
export type Weights = {
  /** Weight of an orb in a small match: for all types, or by type. Default 1. */
  readonly normal?: number | readonly number[] | undefined;
  /** Weight in a match of `massSize` orbs or more: for all types, or by type. Default: as `normal`. */
  readonly mass?: number | readonly number[] | undefined;
  /** From how many orbs a match is a mass attack, default 5. */
  readonly massSize?: number | undefined;
  /** Bonus for each orb of a match above three, default 0.25. */
  readonly orbBonus?: number | undefined;
  /** Bonus for each combo above one, default 0.25. */
  readonly comboBonus?: number | undefined;
};

/** An orb that comes in from above. */
export type Spawn = {
  /** Where it lands. */
  readonly cell: number;
  /** Its type. */
  readonly type: number;
  /** How many rows it falls, counted from where it starts above the board. */
  readonly drop: number;
};

/** One wave, as an animation needs it. */
export type ResolveStep = {
  /** What clears; cells as they stand before the wave. */
  readonly matches: readonly Match[];
  /** What falls where. */
  readonly falls: readonly Fall[];
  /** What comes in from above (nothing without `refillSeed`). */
  readonly spawned: readonly Spawn[];
  /** The board after the wave. */
  readonly board: Grid;
};

/** Options of {@link resolveSteps}. */
export type ResolveStepsOptions = {
  /** The rules. */
  readonly rules?: Rules | undefined;
  /** Refill from above with orbs drawn from this seed; by default nothing comes in. */
  readonly refillSeed?: number | undefined;
  /** The types to refill with, each equally likely (list one twice to double it); by default those on the board. Refused
   * without `refillSeed`. */
  readonly types?: readonly number[] | undefined;
  /** After how many waves to stop, default 1000: a refill may go on for ever. */
  readonly maxWaves?: number | undefined;
};

/** Options of {@link expectedScore}. */
export type ExpectedScoreOptions = {
  /** The rules. */
  readonly rules?: Rules | undefined;
  /** What orbs are worth. */
  readonly weights?: Weights | undefined;
  /** The types that come in from above; by default those on the board. */
  readonly types?: readonly number[] | undefined;
  /** How many refills to try, default 200. */
  readonly samples?: number | undefined;
  /** Seed of the refills, default 0. */
  readonly seed?: number | undefined;
};

/** What {@link expectedScore} found. */
export type ExpectedScore = {
  /** Mean number of combos. */
  readonly combos: number;
  /** Mean score. */
  readonly score: number;
  /** How many refills were drawn; 0 (and means of 0) for a search that was stopped before the first was played out. */
  readonly samples: number;
};

/** A shape that a match may have. */
export type ShapeWanted = {
  /**
   * `row` and `column`: a whole row or column of the board in one match. `plus`: five orbs, a centre and its four
   * neighbours, and no more. `L`: five orbs, two runs of three that share their ends, and no more. `box`: nine orbs,
   * 3 × 3, and no more. `connected`: a match of at least `size` orbs.
   */
  readonly shape: 'row' | 'column' | 'plus' | 'L' | 'box' | 'connected';
  /** Of which type, by default of any. */
  readonly type?: number | undefined;
  /** For `connected`: the fewest orbs, default 4. */
  readonly size?: number | undefined;
};

/**
 * What a path is for.
 *
 * - `max-combos`: as many combos as the board allows.
 * - `at-least`: so many combos.
 * - `damage`: the greatest {@link score}; reached at `atLeast`, or never proved reached without it.
 * - `shapes`: each of the shapes by a match of its own.
 * - `colours`: each of the types matched at least once.
 * - `orbs-left`: at most so many orbs left at the end.
 */
export type SingleGoal =
  | {
      /** As many combos as the board allows. */
      readonly kind: 'max-combos';
    }
  | {
      /** So many combos or more. */
      readonly kind: 'at-least';
      /** How many. */
      readonly combos: number;
    }
  | {
      /** The greatest score. */
      readonly kind: 'damage';
      /** What the orbs are worth. */
      readonly weights?: Weights | undefined;
      /** The score that is enough. */
      readonly atLeast?: number | undefined;
    }
  | {
      /** Matches of certain shapes. */
      readonly kind: 'shapes';
      /** The shapes, each by a match of its own. */
      readonly shapes: readonly ShapeWanted[];
    }
  | {
      /** Certain types matched. */
      readonly kind: 'colours';
      /** The types, each matched at least once. */
      readonly types: readonly number[];
    }
  | {
      /** Few orbs left. */
      readonly kind: 'orbs-left';
      /** At most so many. */
      readonly atMost: number;
    };

/** One goal, or several in order: the first counts most, the next decides between equals. */
export type Goal = SingleGoal | readonly SingleGoal[];

/** Options of the path searches. */
export type PathOptions = {
  /** The rules. */
  readonly rules?: Rules | undefined;
  /** What the path is for, default `{ kind: 'max-combos' }`. Then the shortest counts, then the fewest turns. */
  readonly goal?: Goal | undefined;
  /** The most moves, default 100, at most 250. */
  readonly maxMoves?: number | undefined;
  /** Where the orb may be picked up: a cell, or a list of cells; by default anywhere. */
  readonly start?: Cell | readonly Cell[] | undefined;
  /** Where the orb may be let go: a cell, or a list of cells; by default anywhere. */
  readonly end?: Cell | readonly Cell[] | undefined;
  /** The most that the touched burning cells may cost together; by default anything. */
  readonly maxCost?: number | undefined;
  /**
   * How many states are kept a move at the widest, 1 to 1,000,000. By default 40,000 on 6×5 with five or six types, but only
   * where the path that fewer find is long; 14,000 to 48,000 on other boards of up to 32 cells and in eight directions,
   * 12,000 on larger ones, and 600 where the bit kernels can't help. From 100,000 on 6×5 is searched twice, by
   * other tables the second time. A million takes 120 MB.
   */
  readonly beam?: number | undefined;
  /** The most boards to evaluate, default 8,000,000. */
  readonly maxEvaluations?: number | undefined;
  /** The most nodes for proving that no shorter path exists, default 20,000; see {@link certify} for long proofs. */
  readonly maxProofNodes?: number | undefined;
};

/** The answer of a path search. */
export type PathResult = {
  /**
   * `reached`: every goal is met. `unreachable`: proved that no path of at most `maxMoves`, within `start`, `end` and
   * `maxCost`, meets them all. `limit`: not met within the limits of the search (or a damage without a target, of which
   * nobody knows the greatest). The path is the best found in any case.
   */
  readonly status: 'reached' | 'unreachable' | 'limit';
  /** The best path found. */
  readonly path: Path;
  /** How many combos it makes. */
  readonly combos: number;
  /** Its damage: by the weights of the damage goal, else each orb weighs 1. */
  readonly score: number;
  /** What its burning cells cost. */
  readonly cost: number;
  /** The board after the drag, when nothing matches any more. */
  readonly board: Resolution['board'];
  /** Is it proved that no shorter path meets the goals? */
  readonly provenShortest: boolean;
  /** Proved: no path with fewer moves than this meets the goals. */
  readonly lowerBound: number;
};

/** Options of {@link findPaths}. */
export type FindPathsOptions = PathOptions & {
  /** How many different paths, 1 to 1000; default 5. */
  readonly count?: number | undefined;
};

/** Options of {@link certify}: those of the search that the path came from, with a limit of nodes. */
export type CertifyOptions = Pick<PathOptions, 'rules' | 'goal' | 'start' | 'end' | 'maxCost'> & {
  /** The most nodes, default 500,000,000: about a minute. */
  readonly maxNodes?: number | undefined;
};

/** What {@link certify} found out. */
export type Certificate = {
  /** Is it proved that no path with fewer moves meets the goals? */
  readonly provenShortest: boolean;
  /** Proved: no path with fewer moves than this meets the goals. */
  readonly lowerBound: number;
  /** A shorter path that meets the goals, if there is one; when the search came to its end, a shortest. */
  readonly path?: Path | undefined;
};

/** What {@link maxCombos} found out. */
export type MaxCombos = {
  /** The most combos, or a bound that no order passes. */
  readonly combos: number;
  /** Is it known that so many can be had? */
  readonly exact: boolean;
};

/** A legal swap of a match-3 game. */
export type Swap = {
  /** One of the two cells, the smaller index. */
  readonly a: Cell;
  /** The other cell. */
  readonly b: Cell;
  /** The matches that the swap makes: those that hold one of the two cells. */
  readonly matches: readonly Match[];
  /** Their {@link score} with equal weights, without what falls afterwards. */
  readonly score: number;
};

/** Options of {@link bestSwap}. */
export type BestSwapOptions = {
  /** The rules. */
  readonly rules?: Rules | undefined;
  /** What orbs are worth, by default all the same. */
  readonly weights?: Weights | undefined;
  /** How many swaps to look ahead, 1 (default) to 4: the best sum wins. Nothing is refilled in between. */
  readonly lookAhead?: number | undefined;
};

/** The best swap, with everything that falls afterwards counted. */
export type BestSwap = Swap & {
  /** How many combos the swap makes, cascades included. */
  readonly combos: number;
  /** The damage of the swap with its cascades, and of the best swaps after it up to `lookAhead`. */
  readonly total: number;
};

/** Options of {@link reshuffle}. */
export type ReshuffleOptions = {
  /** Seed, default 0. */
  readonly seed?: number | undefined;
  /** The rules. */
  readonly rules?: Rules | undefined;
  /** How many shuffles to try, default 1000. */
  readonly maxTries?: number | undefined;
};

/** A board that was reshuffled. */
export type Reshuffled = {
  /** The board that was found. */
  readonly board: Grid;
};

/** Options of {@link generateOrbs}. */
export type GenerateOrbsOptions = {
  /** Number of rows, default 5. */
  readonly rows?: number | undefined;
  /** Number of columns, default 6. */
  readonly cols?: number | undefined;
  /** How many types (3 gives 0, 1, 2), or the list of them; list one twice to double its chance. Default 6. */
  readonly types?: number | readonly number[] | undefined;
  /** Seed, default 0. */
  readonly seed?: number | undefined;
  /** May matches stand on the board? Default `'any'`. */
  readonly standing?: 'any' | 'none' | undefined;
  /** Has at least one swap to be legal, as in a swap game that begins? Default false. */
  readonly playable?: boolean | undefined;
  /** What counts as a match for `standing: 'none'` and `playable`. */
  readonly rules?: Rules | undefined;
};

/** Options of {@link scoreDrag}. */
export type ScoreDragOptions = {
  /** The rules. */
  readonly rules?: Rules | undefined;
  /** What the drag is for, default `{ kind: 'max-combos' }`. */
  readonly goal?: Goal | undefined;
};

/** What a drag is worth. */
export type DragScore = {
  /** How many combos count. */
  readonly combos: number;
  /** Its damage: by the weights of the damage goal, else each orb weighs 1. */
  readonly score: number;
  /** What its burning cells cost. */
  readonly cost: number;
  /** How many moves it has. */
  readonly moves: number;
  /** How often it changes its direction. */
  readonly turns: number;
  /** Does it meet every goal? */
  readonly reached: boolean;
  /** The combos, wave by wave. */
  readonly waves: Resolution['waves'];
  /** The board when nothing matches any more. */
  readonly board: Grid;
};

/** How a board is written: digits or letters, a line a row or all on one line. */
export type OrbFormat = 'digits' | 'letters' | 'digits-line' | 'letters-line';

/** How a path is written: the simulators' route code, or arrows for people. */
export type PathFormat = 'route' | 'arrows';
