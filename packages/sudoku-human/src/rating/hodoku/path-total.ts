/** What HoDoKu's path adds up to, without its patterns and words. */

import type { Slices } from '@kit/grid';
import { techniques } from '../../techniques/techniques.js';
import type { Level, Position, TechniqueId } from '../../types.js';
import { levelOfPath } from './levels.js';
import { hodokuPath } from './path.js';

/** Level, score, and how often each technique was taken. */
export type PathTotal = {
  readonly status: 'solved';
  readonly level: Level;
  readonly score: number;
  /** By technique: how many steps. */
  readonly counts: ReadonlyMap<TechniqueId, number>;
  /** By technique: what a step costs, the most where entries share a name. */
  readonly costs: ReadonlyMap<TechniqueId, number>;
};

/** Adds up the path of a checked position; `taken` counts its steps. */
export function* pathTotal(
  position: Position,
  taken: { nodes: number } = { nodes: 0 },
): Slices<PathTotal | { readonly status: 'invalid' | 'multiple' }> {
  const counts = new Map<TechniqueId, number>();
  const costs = new Map<TechniqueId, number>();
  const levels = new Set<Level>();
  let total = 0;
  const status = yield* hodokuPath(position, function* ({ technique, score, level }) {
    counts.set(technique, (counts.get(technique) ?? 0) + 1);
    costs.set(technique, Math.max(score, costs.get(technique) ?? 0));
    levels.add(level);
    total += score;
    taken.nodes++;
    yield;
  });
  if (status !== 'solved') return { status };
  return { status, level: levelOfPath(levels, total), score: total, counts, costs };
}

/** The technique of the path that costs most; of several the last one of the default list. */
export function hardestOf(total: PathTotal): TechniqueId | null {
  return byCost(total).at(-1) ?? null;
}

/** The techniques of the path, the cheapest first; of those that cost the same, in the order of the default list. */
export function byCost({ counts, costs }: PathTotal): TechniqueId[] {
  // A guess isn't in the list, and nothing costs as much.
  const placeOf = (id: TechniqueId): number => techniques.findIndex((technique) => technique.id === id);
  return [...counts.keys()].sort(
    (a, b) => (costs.get(a) as number) - (costs.get(b) as number) || placeOf(a) - placeOf(b),
  );
}
