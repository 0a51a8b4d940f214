/**
 * What every online kernel does: it holds one bin and finds a place for one rectangle after the other.
 *
 * A place is left in the kernel's own fields instead of an object, so that the hot loop allocates nothing.
 */
export type OnlineBin = {
  /** Left edge of the last place found. */
  readonly x: number;
  /** Top edge of the last place found. */
  readonly y: number;
  /** 1 if the last rectangle was turned. */
  readonly turned: number;
  /** About how many places there are to be looked at: what a rectangle costs. */
  readonly size: number;
  /** Starts with an empty bin. */
  reset(width: number, height: number): void;
  /** Places a rectangle, turned if that is allowed and better; false if there is no place. */
  place(width: number, height: number, turnable: number): boolean;
};
