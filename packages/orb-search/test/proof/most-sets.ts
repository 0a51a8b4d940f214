/** The most sets of three in the columns, each of one column or of three side by side, by taking each away in turn. */
export function mostSets(digits: readonly number[]): number {
  let most = 0;
  for (let col = 0; col < digits.length; col++) {
    if (digits[col]! >= 3) most = Math.max(most, 1 + mostSets(digits.with(col, digits[col]! - 3)));
    if (digits[col]! > 0 && (digits[col + 1] ?? 0) > 0 && (digits[col + 2] ?? 0) > 0) {
      const left = digits.map((digit, at) => (at >= col && at < col + 3 ? digit - 1 : digit));
      most = Math.max(most, 1 + mostSets(left));
    }
  }
  return most;
}
