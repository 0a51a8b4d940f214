/**
 * Is this something whose members can be read? No for null and for a revoked proxy, which refuses every question; a
 * getter that throws keeps its own error.
 */
export function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && isArray(value) !== undefined;
}

/** Is this an array? Undefined for a revoked proxy. */
export function isArray(value: unknown): boolean | undefined {
  try {
    return Array.isArray(value);
  } catch {
    return undefined;
  }
}
