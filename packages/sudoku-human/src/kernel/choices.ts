/** The choices of so many items of a list, in lexicographic order of their places. */
export function choicesOf<T>(list: readonly T[], count: number): T[][] {
  if (count === 0) return [[]];
  return list.flatMap((item, i) => choicesOf(list.slice(i + 1), count - 1).map((others) => [item, ...others]));
}
