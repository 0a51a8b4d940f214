/**
 * Sets of mines with several values, written in cells that hold one mine or none: what the kernel counts.
 *
 *     x ──1── q ──1── u        the number 1 over x and q, and over q and u: q = 1 − x and u = x
 *
 * So a clue can see x twice (x and u), or its opposite (q). A cell that holds 0 … k mines is k + 1 selectors of which one
 * is a mine, and selector j is seen j times; a clue with several allowed sums has a ladder of cells that make up for what the
 * sum falls short of the largest. Each layout of the game is exactly one of these cells, so proofs, counts and chances are the
 * game's. The number of mines must follow from the game's, so copies and opposites are made until they differ by as many as
 * the source stands for. The alternative, a kernel of cells with several values, would make every usual board slower.
 */

/** A cell and its helpers. */
export type Source = {
  /** Cells that hold a mine if this does, itself the first. */
  readonly copies: number[];
  /** Cells that hold one if this doesn't. */
  readonly opposites: number[];
  /** How many mines more all of them hold if this is one. */
  readonly stands: number;
};

/** Cells and numbers for the kernel, as they are made. */
export type Compiled = {
  cells: number;
  /** Mines that helpers hold in every layout. */
  mines: number;
  readonly members: (readonly number[])[];
  /** How many members there are in all. */
  listed: number;
  readonly needs: number[];
};

/** A new cell that stands for so many mines of the total. */
export function newSource(compiled: Compiled, stands: number): Source {
  return { copies: [compiled.cells++], opposites: [], stands };
}

/** Sources of which exactly one is a mine, each with what it stands for. */
export function oneOf(compiled: Compiled, stands: readonly number[]): Source[] {
  // One of them is a mine in any case: that much is added to what each stands for, and to the total.
  const sources = stands.map((mines) => newSource(compiled, mines + 1));
  compiled.mines++;
  addNumber(
    compiled,
    sources.map(({ copies }) => copies[0]),
    1,
  );
  return sources;
}

/** A number over some cells. */
export function addNumber(compiled: Compiled, members: readonly number[], need: number): void {
  compiled.members.push(members);
  compiled.listed += members.length;
  compiled.needs.push(need);
}

/** So many cells that hold a mine if the source does. */
export function copiesOf(compiled: Compiled, source: Source, count: number): number[] {
  if (source.copies.length < count && source.opposites.length === 0) addOpposite(compiled, source);
  while (source.copies.length < count) addCopy(compiled, source);
  return source.copies.slice(0, count);
}

/** So many cells that hold a mine if the source doesn't. */
export function oppositesOf(compiled: Compiled, source: Source, count: number): number[] {
  while (source.opposites.length < count) addOpposite(compiled, source);
  return source.opposites.slice(0, count);
}

/** Last of all: makes what the source and its helpers hold a constant and what the source stands for. */
export function balance(compiled: Compiled, source: Source): void {
  const { copies, opposites, stands } = source;
  while (copies.length > opposites.length + stands) addOpposite(compiled, source);
  copiesOf(compiled, source, opposites.length + stands);
  // The first opposite may have come with the copies.
  copiesOf(compiled, source, opposites.length + stands);
  compiled.mines += opposites.length;
}

function addOpposite(compiled: Compiled, source: Source): void {
  const cell = compiled.cells++;
  addNumber(compiled, [source.copies[0], cell], 1);
  source.opposites.push(cell);
}

function addCopy(compiled: Compiled, source: Source): void {
  const cell = compiled.cells++;
  addNumber(compiled, [source.opposites[0], cell], 1);
  source.copies.push(cell);
}
