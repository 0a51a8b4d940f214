import { expect } from 'vitest';
import { type Analyzer, analyze, type Board, countLayouts } from '../src/index.js';
import { bruteForce } from './oracle.js';

/** Status, number of layouts, proofs and chances, with and without an analyser that saw other boards before. */
export function equalsBruteForce(board: Board, analyzer: Analyzer): void {
  const { count, chances } = bruteForce(board);
  const analysis = analyze(board);
  expect(analysis.status).toBe(count > 0 ? 'consistent' : 'inconsistent');
  expect(countLayouts(board)).toBe(String(count));
  expect(analyzer.analyze(board)).toEqual(analysis);
  if (count === 0) return;
  const proven = (wanted: number) => [...chances].flatMap(([cell, chance]) => (chance === wanted ? [cell] : []));
  expect(analysis.safeCells).toEqual(proven(0));
  expect(analysis.mineCells).toEqual(proven(1));
  for (const [cell, chance] of chances) expect(analysis.probabilities[cell]).toBeCloseTo(chance, 12);
}
