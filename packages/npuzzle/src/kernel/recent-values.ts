/**
 * A cache with an end: of what is made on first use and asked for again and again, the last few are kept.
 *
 * A `Map` lists its keys in the order in which they came, so what is taken out and put back is the youngest.
 */

/** The last values that were asked for, by name. */
export type RecentValues<T> = {
  /** The value with a name, or undefined if it isn't kept. */
  readonly get: (name: string) => T | undefined;
  /** Keeps a value; the one that was not asked for the longest goes if there are too many. */
  readonly keep: (name: string, value: T) => void;
};

/** A cache of at most so many values. */
export function recentValues<T>(most: number): RecentValues<T> {
  const values = new Map<string, T>();
  const keep = (name: string, value: T): void => {
    values.delete(name);
    values.set(name, value);
    for (const oldest of values.keys()) {
      if (values.size <= most) return;
      values.delete(oldest);
    }
  };
  const get = (name: string): T | undefined => {
    const value = values.get(name);
    if (value !== undefined) keep(name, value);
    return value;
  };
  return { get, keep };
}
