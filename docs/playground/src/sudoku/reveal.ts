/** A long chain or net, link by link: hundreds of arrows at once tell nobody anything. */
import type { Link, Pattern } from '@kit/sudoku-human';
import { keyOf } from './played.js';

/** So many links are taken in at a glance. */
const atAGlance = 12;

/** All links of a pattern, one after the other. */
export function linksOf({ links, branches }: Pattern): Link[] {
  return [...links, ...(branches ?? []).flat()];
}

/** How many links are drawn when a step is chosen; null for all. */
export function shownAtFirst(count: number): number | null {
  return count > atAGlance ? 1 : null;
}

/** The pattern as far as so many links reach: what only later links come to isn't there yet. */
export function revealedPattern(pattern: Pattern, count: number | null): Pattern {
  if (count === null) return pattern;
  const links = linksOf(pattern);
  const keysOf = (some: readonly Link[]) =>
    new Set(
      some.flatMap(({ from, to }) => [from, to].flatMap(({ cells, digit }) => cells.map((cell) => keyOf(cell, digit)))),
    );
  const [shown, later] = [keysOf(links.slice(0, count)), keysOf(links.slice(count))];
  const candidates = pattern.candidates.filter(({ cell, digit }) => {
    const key = keyOf(cell, digit);
    return shown.has(key) || !later.has(key);
  });
  return { ...pattern, candidates, links: links.slice(0, count), branches: [] };
}
