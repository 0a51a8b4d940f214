/**
 * The name that a slip was meant to be: the one with the fewest slips (a letter too many, one left out, one changed, or
 * two neighbours swapped: the edit distance of Damerau 1964), if these are at most a third of its letters; by that rule
 * two unrelated words are never near.
 *
 * Tried slip by slip and not by the usual table: it takes half the code, and only errors pay for it. More than four slips
 * are never forgiven, so a name costs a few hundred comparisons.
 */
const maxSlips = 4;

/** The nearest name, the first of several; undefined if none is near. */
export function nearestName(given: string, names: readonly string[]): string | undefined {
  for (let slips = 0; slips <= maxSlips; slips++) {
    const found = names.find(
      (name) => slips <= Math.max(1, name.length / 3) && isWithin(slips, given.toLowerCase(), name.toLowerCase()),
    );
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Do so many slips turn one word into the other? What begins alike costs none. */
function isWithin(slips: number, from: string, to: string): boolean {
  if (from === to) return true;
  const rest = from.slice(1);
  if (from[0] === to[0]) return isWithin(slips, rest, to.slice(1));
  if (slips === 0) return false;
  const swapped = rest.slice(0, 1) + from[0] + rest.slice(1);
  return [rest, to[0] + rest, to[0] + from, swapped].some((next) => isWithin(slips - 1, next, to));
}
