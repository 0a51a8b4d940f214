import { defineSearch, type GridLike, runSync, type Search, type Slices } from '@kit/grid';
import { checkBoard } from '../board/check-board.js';
import { bestCombos } from '../bounds/best-combos.js';
import { isMet } from '../goals/measure.js';
import { type PathRequest, pathRequest, widthsOf } from '../request/path-request.js';
import { rulesOf } from '../rules/read-rules.js';
import { ruleTable } from '../rules/rule-table.js';
import type { MaxCombos, Rules, RulesOption } from '../types.js';
import { improveBest, newRun, type Run } from './improve-best.js';

/**
 * The most combos that these orbs can make in any order.
 *
 * The sum of ⌊count / 3⌋ over the types bounds it, and a dominant type lowers it: 25 orbs of one type and 5 of another on
 * 6×5 make 4 combos, not 9. `exact` is true where the number is known to be the greatest: on every full board of 6×5 and
 * 5×4 with runs of three, by a table that is complete, and else if a path from this very board makes so many. Else `combos`
 * is only an upper bound. Neither the directions nor where the orbs lie make a difference, and what the cells do to a drag is
 * left out.
 *
 * @param board - orb types 0 to 14, or -1; at most 8 × 8
 * @param options - the rules (the rules themselves in this place are read until 1.0)
 * @returns the number, and whether it is exact or only a bound
 * @throws {@link InvalidInputError} as {@link findMatches}
 *
 * @example
 * ```ts
 * import { maxCombos, parseOrbs } from '@kit/orb-search';
 *
 * maxCombos(parseOrbs('533413534035025131254003524241')); // => { combos: 8, exact: true }
 * maxCombos(parseOrbs('000001000001000001000001000001')); // => { combos: 4, exact: true }
 * ```
 */
export function maxCombos(board: GridLike, options: RulesOption | Rules = {}): MaxCombos {
  return runSync(maxCombosSearch(board, options));
}

/**
 * {@link maxCombos} as a search that can be shared with the event loop and stopped: it looks for a path that makes as many
 * combos as the bound.
 *
 * @param board - as for {@link maxCombos}
 * @param options - as for {@link maxCombos}
 * @returns a generator of progress (`nodes` are evaluated boards; `best` is the bound) that returns the number, not exact
 * if it is stopped too early
 * @throws {@link InvalidInputError} as {@link maxCombos}, at the call
 *
 * @example
 * ```ts
 * import { generateOrbs, maxCombosSearch, runAsync } from '@kit/orb-search';
 *
 * (await runAsync(maxCombosSearch(generateOrbs({ rows: 6, cols: 7, seed: 1 })))).exact; // => true
 * ```
 */
export function maxCombosSearch(board: GridLike, options: RulesOption | Rules = {}): Search<MaxCombos> {
  return search(board, options);
}

const search = /* @__PURE__ */ defineSearch({
  read(board: GridLike, options: RulesOption | Rules) {
    const { rows, cols, cells } = checkBoard(board, 8);
    const given = rulesOf(options);
    const { closed } = ruleTable(given, board);
    // Only what decides how orbs match: neither where a drag may go nor what it does to an orb on its way.
    const rules = { ...given, blocked: [], burning: [], sticky: [], recolouring: [] };
    const bound = bestCombos(cells, rows, cols, ruleTable(rules, board));
    const isKnown = bound.exact || closed.every((flag) => flag === 1);
    return { bound, run: isKnown ? undefined : runOf(pathRequest(board, { rules })) };
  },
  // The bound is exact if a path makes so many combos.
  *work({ bound, run }, pace): Slices<MaxCombos> {
    if (!run) return bound;
    yield* improveBest(run, pace);
    return { ...bound, exact: isMet(run.found) };
  },
  // Without a run there is no pause.
  report: ({ bound, run }) => ({ nodes: run!.evaluations, best: bound }),
  stopped: ({ bound, run }) => ({ ...bound, exact: isMet(run!.newest()) }),
});

function runOf(request: PathRequest): Run {
  const limits = request.kernel === 'plain' ? { ...widthsOf(100), maxEvaluations: 20_000 } : widthsOf(2000);
  return newRun({ ...request, ...limits });
}
