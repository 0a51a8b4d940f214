import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Candidate, continuousNiceLoop, findSteps, type Position } from '../../../src/index.js';
import { digitsAt, isStrong, isWeak } from '../oracles.js';
import { cells, keyOf, sees, solvedPosition } from '../positions.js';

const maxChainLength = 8;

/** Every loop of strong and weak links in turn that uses no candidate twice: what it strikes out, with the fewest links. */
function everyLoop(position: Position, loopCells: boolean): Map<string, number> {
  const candidates = cells.flatMap((cell) => digitsAt(position, cell).map((digit) => ({ cell, digit })));
  const active = candidates.filter((a) => candidates.some((b) => isStrong(position, a, b)));
  const strong = new Map(active.map((a) => [a, active.filter((b) => isStrong(position, a, b))]));
  const weak = new Map(active.map((a) => [a, active.filter((b) => isWeak(a, b))]));
  const found = new Map<string, number>();
  const close = (loop: readonly Candidate[]): void => {
    const passed = loop.map(({ cell }) => cell);
    const isGone = (struck: Candidate): boolean =>
      loop.some((from, i) => {
        const to = loop[(i + 1) % loop.length];
        if (i % 2 === 0) return false;
        if (from.cell === to.cell) {
          return struck.cell === from.cell && struck.digit !== from.digit && struck.digit !== to.digit;
        }
        const isSeen = struck.digit === from.digit && sees(struck.cell, from.cell) && sees(struck.cell, to.cell);
        return isSeen && (loopCells || !passed.includes(struck.cell));
      });
    const gone = keyOf(candidates.filter(isGone));
    if (gone !== '' && loop.length < (found.get(gone) ?? Infinity)) found.set(gone, loop.length);
  };
  const extend = (loop: readonly Candidate[]): void => {
    const last = loop[loop.length - 1];
    const isOn = loop.length % 2 === 0;
    if (isOn && loop.length > 3 && isWeak(last, loop[0])) close(loop);
    if (loop.length === maxChainLength) return;
    for (const next of (isOn ? weak : strong).get(last) ?? []) if (!loop.includes(next)) extend([...loop, next]);
  };
  for (const start of active) extend([start]);
  return found;
}

test.each([false, true])(
  'for all that continuous loops strike out there is a shortest one (loopCells: %s)',
  (loopCells) => {
    let loops = 0;
    fc.assert(
      fc.property(solvedPosition(60, 30), ({ position }) => {
        const steps = findSteps(position, [continuousNiceLoop], { maxChainLength, loopCells });
        const found = steps.map(({ eliminations, pattern }) => [keyOf(eliminations), pattern.links.length] as const);
        expect(new Map(found)).toEqual(everyLoop(position, loopCells));
        expect(new Set(found.map(([gone]) => gone)).size).toBe(found.length);
        loops += found.length;
      }),
      { numRuns: 10 },
    );
    expect(loops).toBeGreaterThan(0);
  },
);
