/** Is this an array? A revoked proxy is none, where `Array.isArray` would throw. */
export function isList(value: unknown): value is readonly unknown[] {
  try {
    return Array.isArray(value);
  } catch {
    return false;
  }
}
