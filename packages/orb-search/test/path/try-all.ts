/** Drags and what they make, written from the rules alone; shares nothing with the sources but the types. */
import type { Grid, Match, PathOptions, Rules, SingleGoal } from '../../src/index.js';
import { dropColumn, matchesOf, type PlainRules, resolvePlainly } from '../oracle/plain-rules.js';

/** What stands when a drag ends, and what it makes. */
export type Made = { readonly matches: readonly Match[]; readonly combos: number; readonly left: number };

/** Waves by the plain form of the rules. Bombs go off before the first, and then it may have no match. */
export function playOut(board: Grid, rules: Rules = {}): Made {
  const { rows, cols } = board;
  const plain = plainRulesOf(board, rules);
  const cells = explode(board, rules, plain);
  const first = matchesOf(cells, rows, cols, plain);
  const played = [...first];
  let left: readonly number[] = cells;
  if (first.length > 0 || cells.some((type, cell) => type !== board.cells[cell])) {
    for (const cell of first.flatMap((match) => match.cells)) cells[cell] = -1;
    for (let col = 0; col < cols; col++) dropColumn(cells, rows, cols, col, plain.locked);
    const later = resolvePlainly(cells, rows, cols, plain);
    if (!rules.firstWaveOnly) played.push(...later.waves.flat());
    left = later.board.cells;
  }
  return { matches: played, combos: played.length, left: left.filter((type) => type >= 0).length };
}

/** What the rules say of matches, by type and by cell. */
function plainRulesOf({ cells }: Grid, { minRun, minGroup, locked, unmatchable }: Rules): PlainRules {
  const byType = (given: Rules['minRun'], usual: number) =>
    Array.from({ length: 15 }, (_, type) => (typeof given === 'object' ? (given[type] ?? usual) : (given ?? usual)));
  return {
    minRun: byType(minRun, 3).map((run, type) => (unmatchable?.includes(type) ? Number.POSITIVE_INFINITY : run)),
    minGroup: byType(minGroup, 1),
    locked: cells.map((_, cell) => (locked?.includes(cell) ? 1 : 0)),
  };
}

/** The cells when bombs in no group have emptied their rows and columns, as long as there were some. */
function explode({ rows, cols, cells: given }: Grid, { bombs = [] }: Rules, plain: PlainRules): number[] {
  const cells = [...given];
  for (;;) {
    const matched = matchesOf(cells, rows, cols, plain).flatMap((match) => match.cells);
    const lit = cells.flatMap((type, cell) =>
      bombs.includes(type) && !plain.locked[cell] && !matched.includes(cell) ? [cell] : [],
    );
    if (lit.length === 0) return cells;
    for (let cell = 0; cell < rows * cols; cell++) {
      const isHit = lit.some(
        (bomb) => bomb % cols === cell % cols || Math.floor(bomb / cols) === Math.floor(cell / cols),
      );
      if (isHit && !plain.locked[cell]) cells[cell] = -1;
    }
  }
}

/** Is a goal met? Of shapes only one, `connected` or `column`, of any type. */
export function meets(goal: SingleGoal, { matches, combos, left }: Made, board: Grid): boolean {
  switch (goal.kind) {
    case 'at-least':
      return combos >= goal.combos;
    case 'exactly':
      return combos === goal.combos;
    case 'colours':
      return goal.types.every((type) => matches.some((match) => match.type === type));
    case 'avoid':
      return !goal.types.some((type) => matches.some((match) => match.type === type));
    case 'orbs-left':
      return left <= goal.atMost;
    case 'damage': {
      const orbs = matches.reduce((sum, { cells }) => sum + 1 + 0.25 * (cells.length - 3), 0);
      return orbs * (1 + 0.25 * (combos - 1)) >= goal.atLeast!;
    }
    case 'shapes':
      return matches.some(({ cells }) =>
        goal.shapes.every(({ shape, size = 4, exact }) => {
          if (shape === 'connected') return exact ? cells.length === size : cells.length >= size;
          return Array.from({ length: board.cols }, (_, col) => col).some(
            (col) => cells.filter((cell) => cell % board.cols === col).length === board.rows,
          );
        }),
      );
    default:
      return false;
  }
}

/**
 * The fewest moves of a drag that meets all goals, breadth first over every drag, and the most combos of any that short.
 * What boards make may be kept for other goals under the same rules.
 */
export function tryAll(
  board: Grid,
  options: PathOptions,
  most: number,
  kept = new Map<string, Made>(),
): { fewest: number | undefined; best: number } {
  const { rows, cols } = board;
  const { rules = {}, maxCost = Number.POSITIVE_INFINITY, goal = [] } = options;
  const goals = 'kind' in goal ? [goal] : goal;
  const list = (cells: PathOptions['start']) =>
    cells === undefined ? board.cells.map((_, cell) => cell) : typeof cells === 'object' ? cells : [cells];
  const closed = new Set([...(rules.locked ?? []), ...(rules.blocked ?? [])]);
  const costs = new Map<number, number>();
  for (const { cell, cost } of rules.burning ?? []) costs.set(cell, (costs.get(cell) ?? 0) + cost);
  const costOf = (cell: number) => costs.get(cell) ?? 0;
  const ends = new Set(list(options.end));
  let states = list(options.start)
    .filter((at) => !closed.has(at))
    .map((at) => ({ cells: board.cells, at, cost: costOf(at) }));
  const cheapest = new Map<string, number>();
  const madeOf = (cells: readonly number[]): Made => {
    const key = cells.join();
    const made = kept.get(key) ?? playOut({ rows, cols, cells }, rules);
    kept.set(key, made);
    return made;
  };
  let best = 0;
  for (let moves = 0; ; moves++) {
    let isMet = false;
    for (const { cells, at, cost } of states) {
      if (!ends.has(at) || cost > maxCost) continue;
      const made = madeOf(cells);
      best = Math.max(best, made.combos);
      isMet ||= goals.length > 0 && goals.every((one) => meets(one, made, board));
    }
    if (isMet) return { fewest: moves, best };
    if (moves === most) return { fewest: undefined, best };
    states = states.flatMap(({ cells, at, cost }) =>
      cells.flatMap((met, to) => {
        const down = Math.abs(Math.floor(to / cols) - Math.floor(at / cols));
        const right = Math.abs((to % cols) - (at % cols));
        const isStep = rules.directions === 8 ? Math.max(down, right) === 1 : down + right === 1;
        const paid = cost + costOf(to);
        if (!isStep || closed.has(to) || paid > maxCost || rules.sticky?.includes(at)) return [];
        const dye = rules.recolouring?.findLast(({ cell }) => cell === to);
        const after = cells.with(to, dye ? dye.type : cells[at]!).with(at, met);
        const key = `${to} ${after}`;
        if ((cheapest.get(key) ?? Number.POSITIVE_INFINITY) <= paid) return [];
        cheapest.set(key, paid);
        return [{ cells: after, at: to, cost: paid }];
      }),
    );
  }
}
