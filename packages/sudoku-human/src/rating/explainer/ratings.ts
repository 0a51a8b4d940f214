/**
 * What a chain costs: a base for its kind and a tenth for each threshold that its length passes.
 *
 * The sums are those of the Explainer, doubles to which 0.1 is added again and again, because hints are compared by them:
 * 6.6 + 0.6 is less than 7.0 + 0.2. Only what is shown is rounded, to tenths.
 */

/** The rating of a chain of so many nodes. */
export function chainRating(base: number, complexity: number): number {
  let term = 0.0;
  for (let at = 0, threshold = 4; threshold < complexity - 2; at++) {
    term += 0.1;
    threshold = at % 2 === 0 ? (threshold * 3) / 2 : (threshold * 4) / 3;
  }
  return base + term;
}

/** A rating as it is shown: in tenths, 7.2. */
export function shownRating(rating: number): number {
  return Math.floor((rating + 0.05) * 10) / 10;
}
