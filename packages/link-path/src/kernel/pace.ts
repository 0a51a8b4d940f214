/**
 * How much a kernel has worked, so that it can yield in time and a limit can count what a position really cost.
 *
 * A unit is about a turn of an inner loop. What can be long asks {@link Pace.isDue} between two pieces of work and yields;
 * what is called in between is short and only counts.
 */

/** Units of work between two yields: well under a millisecond, so that one long piece more is still a short slice. */
const unitsPerSlice = 100_000;
/** The first slices are shorter, since code that has not run yet is many times slower; they grow by an eighth each. */
const unitsAtFirst = 5_000;

/** Counts units of work. */
export class Pace {
  /** All units so far. */
  work = 0;
  private next = unitsAtFirst;

  /** Is it time to yield? If so, the next slice begins. */
  isDue(): boolean {
    if (this.work < this.next) return false;
    this.next = this.work + Math.min(unitsPerSlice, unitsAtFirst + this.work / 8);
    return true;
  }
}
