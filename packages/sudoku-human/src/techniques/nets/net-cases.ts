/**
 * Nets with cases: the last resort on layouts. And what the nets of one solution hand on to the next ones.
 *
 * First a few cases where little is left, then as many as it takes. Assumptions are counted; a net that meets the limit says
 * nothing. The shortest proof is not looked for.
 */

import { recall } from '../../kernel/memory.js';
import type { Context } from '../shared/technique.js';
import { rowAt } from './net-graph.js';
import { type Fact, refuteByCases, type Workshop } from './refute.js';

/**
 * So many cases are tried for so many candidates of the tightest units, and then so many for one after the other. More candidates
 * with few cases find shorter nets, but in vain where a board is hard. What was in vain is tried again when a digit more stands.
 *
 * On eight killers, eight killer-Xs and eight non-consecutive boards of our own (`scripts/limits.mjs net-few-cases
 * net-few-tried`): 16 cases make nets of 285,000, 754,000 and 92,000 links in all, 64 of 393,000, 741,000 and 111,000 with 2 to
 * 5 % fewer pauses, 1 of 551,000, 1,111,000 and 106,000; 128 tried candidates cost 14 % more pauses on killer-Xs than 32 and 8
 * make 11 % more links.
 */
const FEW_CASES = 16;
const FEW_TRIED = 32;
const MOST_CASES = 65_536;

/** What the nets of a solution hand on. */
export type NetMemory = {
  /** Candidates that were refuted beside the one of a step, as `cell * size + digit`, and how many cases that took at most. */
  readonly doubtful: { readonly known: number; readonly cases: number }[];
  /** By name of a unit: how many contradictions have shown there. */
  readonly blamed: Uint32Array;
  /** How many candidates were left when nets without cases said nothing. */
  open: number;
  /** How many digits stood when those with few cases refuted nothing. */
  standing: number;
};

/** What nets have found out before. */
export function netMemory({ state: { tables, places }, memory }: Context): NetMemory {
  return recall(memory, 'nets', () => ({
    doubtful: [],
    // The last name is for the guardians of a pattern.
    blamed: new Uint32Array(tables.cells + places.length + 1),
    open: Number.POSITIVE_INFINITY,
    standing: -1,
  }));
}

/** Keeps what a net refuted beside its step for the next steps. */
export function keepFor({ doubtful }: NetMemory, { graph }: Workshop, facts: readonly Fact[], cases: number): void {
  for (const { node } of facts) doubtful.push({ known: graph.nodes[node], cases });
}

/** What was refuted beside an earlier step, if it still is; undefined where the search may pause. */
export function* keptFacts(shop: Workshop, { doubtful }: NetMemory): Generator<Fact | undefined> {
  for (let one = doubtful.shift(); one !== undefined; one = doubtful.shift()) {
    const node = shop.graph.numbers[one.known];
    if (node < 0) continue;
    shop.cases = one.cases;
    const proof = yield* refuteByCases(shop, node);
    if (proof !== undefined && isWhole({ node, proof })) yield { node, proof };
  }
}

/**
 * Which of the candidates are refuted case by case, after what was refuted on the way, as the rest may need it; undefined where
 * the search may pause.
 */
export function* factsByCases(
  shop: Workshop,
  memory: NetMemory,
  hopeful: readonly number[],
): Generator<Fact | undefined> {
  const standing = shop.graph.state.values.reduce((count, value) => count + (value > 0 ? 1 : 0), 0);
  const seen = new Set<number>();
  const isNew = (fact: Fact): boolean => isWhole(fact) && !seen.has(fact.node);
  for (const cases of [FEW_CASES, MOST_CASES]) {
    const isFew = cases === FEW_CASES;
    if (isFew && memory.standing === standing) continue;
    for (const node of tightestFirst(shop, hopeful).slice(0, isFew ? FEW_TRIED : hopeful.length)) {
      shop.cases = cases;
      const proof = yield* refuteByCases(shop, node);
      const facts = [...shop.kept[0], ...(proof === undefined ? [] : [{ node, proof }])].filter(isNew);
      for (const fact of facts) seen.add(fact.node);
      keepFor(memory, shop, facts.slice(1), cases);
      yield* facts;
    }
    if (seen.size > 0) return;
    // What was found in vain tells the next round where contradictions show.
    if (isFew) memory.standing = standing;
  }
}

/** Does a proof need nothing that is not on the board? */
function isWhole({ proof: { needs } }: Fact): boolean {
  return needs.length === 0;
}

/** The candidates by the unit that has the fewest, where contradictions have shown most often. */
function tightestFirst(
  { graph: { nodes, units, unitsOf, unitNames }, blamed }: Workshop,
  hopeful: readonly number[],
): number[] {
  const scores = Array.from(nodes, (_, node) =>
    Math.min(
      ...Array.from(
        rowAt(unitsOf, node),
        (unit) => (units.first[unit + 1] - units.first[unit]) / (blamed[unitNames[unit]] + 1),
      ),
    ),
  );
  return [...hopeful].sort((a, b) => scores[a] - scores[b]);
}
