/** The choices of so many items of a list, in lexicographic order of their places. */
export function choicesOf<T>(list: readonly T[], count: number): T[][] {
  const found: T[][] = [];
  const chosen: T[] = [];
  const collect = (from: number): void => {
    if (chosen.length === count) {
      found.push(chosen.slice());
      return;
    }
    const end = list.length - (count - chosen.length);
    for (let i = from; i <= end; i++) {
      chosen.push(list[i]);
      collect(i + 1);
      chosen.pop();
    }
  };
  collect(0);
  return found;
}
