/**
 * Sets of decisions that can't all be taken, since the deal is lost under them.
 *
 * A decision is a number. Each set counts how many of its decisions are taken; where all but one are, that one is barred.
 */

/** Lost sets of decisions, and which decisions they bar. */
export class LostSets {
  private readonly isTaken: Uint8Array;
  private readonly bars: Int32Array;
  private readonly sets: (readonly number[])[] = [];
  private readonly taken: number[] = [];
  /** The sets in which a decision is. */
  private readonly setsWith: number[][];

  constructor(decisions: number) {
    this.isTaken = new Uint8Array(decisions);
    this.bars = new Int32Array(decisions);
    this.setsWith = Array.from({ length: decisions }, () => []);
  }

  /** Would this decision, which is not taken, make a set whole? */
  isBarred(decision: number): boolean {
    return this.bars[decision] > 0;
  }

  /** A set that bars a decision. */
  barOf(decision: number): readonly number[] {
    const set = this.setsWith[decision].find((index) => this.taken[index] === this.sets[index].length - 1);
    return set === undefined ? [] : this.sets[set];
  }

  /** Adds a set of which all decisions but one are taken. */
  add(set: readonly number[]): void {
    for (const decision of set) this.setsWith[decision].push(this.sets.length);
    this.sets.push(set);
    this.taken.push(set.length - 1);
    this.bar(set, 1);
  }

  /** Takes a decision that is not barred. Returns how many sets were touched. */
  take(decision: number): number {
    const own = this.setsWith[decision];
    this.isTaken[decision] = 1;
    for (const index of own) if (++this.taken[index] === this.sets[index].length - 1) this.bar(this.sets[index], 1);
    return own.length;
  }

  /** Takes a decision back. */
  drop(decision: number): void {
    for (const index of this.setsWith[decision]) {
      if (this.taken[index] === this.sets[index].length - 1) this.bar(this.sets[index], -1);
      this.taken[index] -= 1;
    }
    this.isTaken[decision] = 0;
  }

  private bar(set: readonly number[], by: 1 | -1): void {
    for (const decision of set) if (this.isTaken[decision] === 0) this.bars[decision] += by;
  }
}
