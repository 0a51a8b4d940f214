/** A walk that enters nothing twice, where the shortest one does. */

/** How many steps are tried: beyond, it is taken that there is none. */
const maxSteps = 20_000;

/**
 * A walk from one node to another with so many links at most, depth first, without meeting a place twice.
 *
 * @param next - where a node leads to; links of one digit are strong and weak in turn
 * @param placeOf - what may not be met twice; the node itself by default
 * @param isEnd - may a walk of so many links end? By default those with an odd number
 */
export function simpleWalk(
  start: number,
  end: number,
  maxLength: number,
  next: (node: number, isStrong: boolean) => readonly number[],
  placeOf: (node: number) => number = (node) => node,
  isEnd: (links: number) => boolean = (links) => links % 2 === 1,
): number[] | undefined {
  const walk = [start];
  const open = [[...next(start, true)]];
  const met = new Set([placeOf(start)]);
  for (let steps = 0; open.length > 0 && steps < maxSteps; steps++) {
    const node = open[open.length - 1].pop();
    if (node === undefined) {
      open.pop();
      met.delete(placeOf(walk.pop() as number));
      continue;
    }
    const isMet = met.has(placeOf(node));
    if (node === end && isEnd(walk.length) && (!isMet || node === start)) return [...walk, node];
    if (isMet || walk.length >= maxLength) continue;
    walk.push(node);
    met.add(placeOf(node));
    open.push([...next(node, walk.length % 2 === 1)]);
  }
  return undefined;
}
