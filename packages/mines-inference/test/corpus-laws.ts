/** What must hold on every position of the corpus: on a sample in the tests, on all of them in the soak. */
import { expect } from 'vitest';
import { analyze, countLayouts, deduce, verifyDeduction } from '../src/index.js';
import type { KnownPosition } from './corpus.js';

/** Status, proofs, chances and the number of layouts are the known ones. */
export function hasKnownAnswer({ record, board, chances }: KnownPosition): void {
  const analysis = analyze(board);
  expect([record.id, analysis.status]).toEqual([record.id, record.status === 'ok' ? 'consistent' : 'inconsistent']);
  if (record.status !== 'ok') {
    expect(countLayouts(board)).toBe('0');
    return;
  }
  const proven = (wanted: string) => [...chances].flatMap(([cell, chance]) => (chance === wanted ? [cell] : []));
  expect(analysis.safeCells).toEqual(proven('0').sort((a, b) => a - b));
  expect(analysis.mineCells).toEqual(proven('1').sort((a, b) => a - b));
  let worst = 0;
  for (const [cell, chance] of chances) {
    worst = Math.max(worst, Math.abs(analysis.probabilities[cell]! - Number(chance)));
  }
  expect(worst).toBeLessThan(1e-12);
  if (record.solutions !== undefined) expect([record.id, countLayouts(board)]).toEqual([record.id, record.solutions]);
}

/** Every certain cell has a certificate, and each is verified. */
export function hasCertificates({ board }: KnownPosition): void {
  const deductions = deduce(board);
  const { safeCells, mineCells } = analyze(board);
  expect(deductions.flatMap(({ cells }) => cells).length).toBe(safeCells.length + mineCells.length);
  for (const deduction of deductions) expect(verifyDeduction(board, deduction)).toBe('valid');
}
