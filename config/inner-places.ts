/** The places within a value: what stands in each, and copies of the value with something else there. */

/** A place within a value. */
export type InnerPlace = {
  /** Such as `.cells[3]`; empty for the value as a whole. */
  readonly path: string;
  /** What stands there. */
  readonly held: unknown;
  /** A copy of the whole value in which something else stands there. */
  readonly put: (other: unknown) => unknown;
};

/**
 * All places within lists and plain records, however deep, the value as a whole first.
 *
 * @param value - any value
 * @param every - if false, a list stands for its members that look different (by sign, type or keys), and its last
 */
export function* innerPlaces(value: unknown, every: boolean): Generator<InnerPlace> {
  yield { path: '', held: value, put: (other) => other };
  if (!isPlain(value)) return;
  const keys = Array.isArray(value) && !every ? differentMembers(value) : Object.keys(value);
  for (const key of keys) {
    const here = Array.isArray(value) ? `[${key}]` : `.${key}`;
    for (const { path, held, put } of innerPlaces(value[key as never], every)) {
      yield { path: `${here}${path}`, held, put: (other) => withMember(value, key, put(other)) };
    }
  }
}

/** A copy of a value with −0 in place of each 0 within it; the value itself if it has none. */
export function withMinusZeros(value: unknown): unknown {
  if (value === 0) return -0;
  if (!isPlain(value)) return value;
  return Object.entries(value).reduce<unknown>((copy, [key, member]) => {
    const changed = withMinusZeros(member);
    return Object.is(changed, member) ? copy : withMember(copy as object, key, changed);
  }, value);
}

/** The members of an array as `{ 0: …, length: 1 }`, and as a typed array if they are whole numbers; none of another value. */
export function otherLists(value: unknown): ArrayLike<unknown>[] {
  if (!Array.isArray(value)) return [];
  const like = { ...value, length: value.length };
  const isTyped = value.length > 0 && value.every((member) => Number.isInteger(member) && member === (member | 0));
  return isTyped ? [like, Int32Array.from(value)] : [like];
}

/** What no arithmetic takes, and lists with nothing in them. */
export function bareJunk(): unknown[] {
  return [Symbol('junk'), 10n, Object.create(null), {}, undefined, null, Number.NaN, [], { length: 1 }];
}

function isPlain(value: unknown): value is readonly unknown[] | Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return false;
  return Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
}

function withMember(value: object, key: string, member: unknown): unknown {
  return Array.isArray(value) ? value.with(Number(key), member) : { ...value, [key]: member };
}

function differentMembers(list: readonly unknown[]): string[] {
  const seen = new Set<string>();
  return [...list.keys()].map(String).filter((_, at) => {
    const kind = kindOf(list[at]);
    const isNew = !seen.has(kind);
    seen.add(kind);
    return isNew || at === list.length - 1;
  });
}

function kindOf(value: unknown): string {
  if (typeof value === 'number') return `${Math.sign(value)}`;
  return isPlain(value) && !Array.isArray(value) ? Object.keys(value).join() : typeof value;
}
