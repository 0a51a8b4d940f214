/** Drags and what they make, written from the rules alone; shares nothing with the sources but the types. */
import type { Grid, Match, PathOptions, Rules, SingleGoal } from '../../src/index.js';

/** What stands when a drag ends, and what it makes. */
export type Made = { readonly matches: readonly Match[]; readonly combos: number; readonly left: number };

/**
 * The types of the cells, in waves: bombs go off before the first, what clears goes, the rest falls onto what is below, locked
 * orbs stay.
 */
export function playOut(board: Grid, rules: Rules = {}): Made {
  const { cols } = board;
  const cells = [...board.cells];
  const locked = new Set(rules.locked);
  const hasExploded = explode(cells, board, rules);
  const matches: Match[] = [];
  let combos = 0;
  for (let wave = 0; ; wave++) {
    const groups = groupsOf(cells, board, rules);
    if (wave === 0 || !rules.firstWaveOnly) {
      combos += groups.length;
      for (const group of groups) matches.push({ type: cells[group[0]!]!, cells: group });
    }
    if (groups.length === 0 && !(wave === 0 && hasExploded)) {
      return { matches, combos, left: cells.filter((type) => type >= 0).length };
    }
    for (const cell of groups.flat()) cells[cell] = -1;
    for (let falls = true; falls; ) {
      falls = false;
      for (let cell = 0; cell < cells.length - cols; cell++) {
        if (cells[cell]! < 0 || cells[cell + cols]! >= 0 || locked.has(cell)) continue;
        cells[cell + cols] = cells[cell]!;
        cells[cell] = -1;
        falls = true;
      }
    }
  }

  /** Bombs in no group empty their rows and columns, as long as there are some. */
  function explode(cells: number[], { rows, cols }: Grid, rules: Rules): boolean {
    for (let times = 0; ; times++) {
      const matched = groupsOf(cells, board, rules).flat();
      const lit = cells.flatMap((type, cell) =>
        (rules.bombs ?? []).includes(type) && !locked.has(cell) && !matched.includes(cell) ? [cell] : [],
      );
      if (lit.length === 0) return times > 0;
      for (let cell = 0; cell < rows * cols; cell++) {
        const isHit = lit.some(
          (bomb) => bomb % cols === cell % cols || Math.floor(bomb / cols) === Math.floor(cell / cols),
        );
        if (isHit && !locked.has(cell)) cells[cell] = -1;
      }
    }
  }
}

/** What clears: runs that are long enough, where they touch one another large enough. */
function groupsOf(cells: readonly number[], { rows, cols }: Grid, rules: Rules): number[][] {
  const locked = new Set(rules.locked);
  const of = (list: number | readonly number[] | undefined, type: number, usual: number) =>
    typeof list === 'object' ? (list[type] ?? usual) : (list ?? usual);
  const typeAt = (row: number, col: number) => {
    const cell = row * cols + col;
    const isOff = row < 0 || col < 0 || row >= rows || col >= cols || locked.has(cell);
    return isOff || rules.unmatchable?.includes(cells[cell]!) ? -1 : cells[cell]!;
  };
  const inRun = new Set<number>();
  for (let row = 0; row < rows; row++) {
    for (let col = 0; col < cols; col++) {
      for (const [down, right] of [
        [0, 1],
        [1, 0],
      ] as const) {
        const run: number[] = [];
        const type = typeAt(row, col);
        for (let n = 0; type >= 0 && typeAt(row + n * down, col + n * right) === type; n++) {
          run.push((row + n * down) * cols + col + n * right);
        }
        if (type >= 0 && run.length >= of(rules.minRun, type, 3)) for (const cell of run) inRun.add(cell);
      }
    }
  }
  const groups: number[][] = [];
  for (const first of inRun) {
    const type = cells[first]!;
    const group = [first];
    inRun.delete(first);
    for (const cell of group) {
      for (const to of inRun) {
        const gap = Math.abs((to % cols) - (cell % cols)) + Math.abs(Math.floor(to / cols) - Math.floor(cell / cols));
        if (gap !== 1 || cells[to] !== type) continue;
        inRun.delete(to);
        group.push(to);
      }
    }
    if (group.length >= of(rules.minGroup, type, 1)) groups.push(group);
  }
  return groups;
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
