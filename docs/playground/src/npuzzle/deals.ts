/** Deals of the sliding puzzle: what makes a board, as values, and as the query of an address that others can open. */

/** What a deal is to be like. */
export type Wish = {
  readonly rows: number;
  readonly cols: number;
  /** How many moves the shortest solution is to have; 0 for any board, all of them alike. */
  readonly depth: number;
};

/** A deal: the same one gives the same board, wherever it is opened. */
export type Deal = Wish & { readonly seed: number };

/** The sides that the page has boards of. */
export const bounds = { min: 2, max: 20 } as const;

/** No depth that can be found is larger: the 15-puzzle has none above 80. */
export const mostDepth = 80;

/** Is it a deal of the page? */
export function isDeal(deal: unknown): deal is Deal {
  if (typeof deal !== 'object' || deal === null) return false;
  const { rows, cols, depth, seed } = deal as Deal;
  return (
    [rows, cols].every((side) => isWithin(side, bounds.min, bounds.max)) &&
    isWithin(depth, 0, mostDepth) &&
    isWithin(seed, 0, 2 ** 32 - 1)
  );
}

/** The deal that an address names, if it does. */
export function dealOfQuery(search: string): Deal | undefined {
  const query = new URLSearchParams(search);
  const numberOf = (name: string, usual: string) => Number(query.get(name) || usual);
  const deal = {
    rows: numberOf('rows', '4'),
    cols: numberOf('cols', query.get('rows') ?? '4'),
    depth: numberOf('depth', '0'),
    seed: numberOf('seed', 'none'),
  };
  return isDeal(deal) ? deal : undefined;
}

/** The query that names a deal. */
export function queryOf({ rows, cols, depth, seed }: Deal): string {
  return `?rows=${rows}&cols=${cols}${depth > 0 ? `&depth=${depth}` : ''}&seed=${seed}`;
}

function isWithin(value: unknown, min: number, max: number): boolean {
  return Number.isSafeInteger(value) && (value as number) >= min && (value as number) <= max;
}
