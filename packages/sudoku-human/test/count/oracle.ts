/** A backtracking solver that is plainly right: the first cell with the fewest digits left, each of them in turn. */
export function countByBacktracking(masks: readonly number[], limit: number): number {
  const grid = [...masks.keys()].map(() => 0);
  const open = (cell: number): number[] => {
    const digits: number[] = [];
    for (let digit = 1; digit <= 9; digit++) {
      if (masks[cell] & (1 << (digit - 1)) && !grid.some((value, other) => value === digit && see(cell, other))) {
        digits.push(digit);
      }
    }
    return digits;
  };
  const search = (): number => {
    let best = -1;
    let choices: number[] = [];
    for (let cell = 0; cell < 81; cell++) {
      if (grid[cell] !== 0) continue;
      const digits = open(cell);
      if (best < 0 || digits.length < choices.length) [best, choices] = [cell, digits];
    }
    if (best < 0) return 1;
    let count = 0;
    for (const digit of choices) {
      grid[best] = digit;
      count += search();
      grid[best] = 0;
      if (count >= limit) return limit;
    }
    return count;
  };
  return search();
}

/** Do two cells share a row, a column or a box? */
export function see(a: number, b: number): boolean {
  const box = (cell: number) => Math.floor(cell / 27) * 3 + Math.floor((cell % 9) / 3);
  return a !== b && (Math.floor(a / 9) === Math.floor(b / 9) || a % 9 === b % 9 || box(a) === box(b));
}

/** Is this a filled grid that obeys the rules? */
export function isFilledGrid(digits: readonly number[]): boolean {
  return digits.every(
    (digit, cell) => digit >= 1 && digit <= 9 && digits.every((other, at) => other !== digit || !see(cell, at)),
  );
}
