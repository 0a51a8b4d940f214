/**
 * Breadth-first search through all boards of a size, one bit each: 240 million for 3×4. Knows nothing of the solvers.
 *
 * A board is the number of its order of tiles, blank included, in the factorial number system; the boards of a level stand
 * in a list. A board may be met again from the level before it, so every one seen keeps its bit.
 */
type Shape = { readonly rows: number; readonly cols: number };

/** How many boards there are at each depth; every so many of them is shown, with its depth. */
export function countDepths(
  { rows, cols }: Shape,
  every: number,
  show: (cells: number[], depth: number) => void,
): number[] {
  const size = rows * cols;
  const factorials = [1];
  for (let n = 1; n <= size; n++) factorials.push(factorials[n - 1] * n);
  const seen = new Uint8Array(Math.ceil(factorials[size] / 8));
  const cells = new Uint8Array(size);

  const rank = (): number => {
    let sum = 0;
    let used = 0;
    for (let at = 0; at < size; at++) {
      // The smaller tiles that have not yet come.
      let rest = ~used & ((1 << cells[at]) - 1);
      let smaller = 0;
      for (; rest !== 0; rest &= rest - 1) smaller++;
      sum += smaller * factorials[size - 1 - at];
      used |= 1 << cells[at];
    }
    return sum;
  };
  const unrank = (number: number): void => {
    let left = (1 << size) - 1;
    for (let at = 0; at < size; at++) {
      let digit = Math.floor(number / factorials[size - 1 - at]);
      number -= digit * factorials[size - 1 - at];
      let rest = left;
      for (; digit > 0; digit--) rest &= rest - 1;
      cells[at] = 31 - Math.clz32(rest & -rest);
      left &= ~(1 << cells[at]);
    }
  };
  const swap = (one: number, other: number): void => {
    const held = cells[one];
    cells[one] = cells[other];
    cells[other] = held;
  };

  for (let cell = 0; cell < size; cell++) cells[cell] = (cell + 1) % size;
  let level = Uint32Array.of(rank());
  seen[level[0] >> 3] |= 1 << (level[0] & 7);
  const counts: number[] = [];
  let shown = 0;
  while (level.length > 0) {
    let next = new Uint32Array(level.length * 2 + 4);
    let found = 0;
    for (const number of level) {
      unrank(number);
      if (shown++ % every === 0) show([...cells], counts.length);
      const blank = cells.indexOf(0);
      const col = blank % cols;
      for (const [isOn, to] of [
        [blank >= cols, blank - cols],
        [col > 0, blank - 1],
        [col < cols - 1, blank + 1],
        [blank < size - cols, blank + cols],
      ] as const) {
        if (!isOn) continue;
        swap(blank, to);
        const after = rank();
        swap(blank, to);
        if (((seen[after >> 3] >> (after & 7)) & 1) === 1) continue;
        seen[after >> 3] |= 1 << (after & 7);
        if (found === next.length) {
          const longer = new Uint32Array(found * 2);
          longer.set(next);
          next = longer;
        }
        next[found++] = after;
      }
    }
    counts.push(level.length);
    level = next.slice(0, found);
  }
  return counts;
}
