/** Choices of some of a list, in lexicographic order. */

/** Goes on to the next choice of `size` places out of `count`; false after the last. Begin with 0, 1, 2, …. */
export function nextChoice(places: number[], size: number, count: number): boolean {
  let at = size - 1;
  while (at >= 0 && places[at] === count - size + at) at--;
  if (at < 0) return false;
  places[at]++;
  for (let i = at + 1; i < size; i++) places[i] = places[i - 1] + 1;
  return true;
}

/** The first choice. */
export function firstChoice(size: number): number[] {
  const places: number[] = [];
  for (let i = 0; i < size; i++) places.push(i);
  return places;
}
