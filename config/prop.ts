import fc from 'fast-check';
import { test } from 'vitest';

/**
 * A test whose inputs are drawn: `prop([fc.nat()])('a law', (n) => …)`.
 *
 * As `test.prop` of @fast-check/vitest, which builds every chain of vitest's modifiers when it is imported: two and a
 * half seconds of CPU in each worker, more than the tests of a small package.
 */
export function prop<T extends [unknown, ...unknown[]]>(
  arbitraries: { [K in keyof T]: fc.Arbitrary<T[K]> },
  parameters?: fc.Parameters<T>,
): (name: string, check: (...drawn: T) => void) => void {
  return (name, check) => {
    test(name, () => {
      fc.assert(fc.property(...arbitraries, check), parameters);
    });
  };
}
