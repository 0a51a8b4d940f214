/**
 * What was checked, as plain JSON to give back: lists of any kind as arrays, and -0 as 0. What is plain already is given back as
 * it is.
 */
export function plainJson<T>(value: T): T {
  return plain(value) as T;
}

function plain(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return Object.is(value, -0) ? 0 : value;
  if ('length' in value) {
    const list = Array.from(value as ArrayLike<unknown>, plain);
    return Array.isArray(value) && list.every((member, i) => Object.is(member, value[i])) ? value : list;
  }
  const entries = Object.entries(value);
  const members = entries.map(([name, member]) => [name, plain(member)] as const);
  return members.every(([, member], i) => Object.is(member, entries[i][1])) ? value : Object.fromEntries(members);
}
