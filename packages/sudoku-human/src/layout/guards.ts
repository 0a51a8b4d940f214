/** Is it an object, a list or not, whose members can be read? A revoked proxy refuses every question, also `Array.isArray`. */
export function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && asArray(value) !== undefined;
}

/** Is it an array that isn't a revoked proxy? */
export function isArray(value: unknown): value is readonly unknown[] {
  return asArray(value) === true;
}

function asArray(value: unknown): boolean | undefined {
  try {
    return Array.isArray(value);
  } catch {
    return undefined;
  }
}
