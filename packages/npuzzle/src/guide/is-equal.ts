/** Are two boards of a size the same? */
export function isEqual(one: ArrayLike<number>, other: ArrayLike<number>): boolean {
  for (let cell = 0; cell < one.length; cell++) if (one[cell] !== other[cell]) return false;
  return true;
}
