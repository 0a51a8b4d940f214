import { describe, expect, test } from 'vitest';
import { analyze, countLayouts } from '../src/index.js';
import { type CorpusName, readCorpus } from './corpus.js';

const names: CorpusName[] = ['natural', 'flagged', 'check', 'hard', 'huge'];

describe.each(names)('the positions of %s', (name) => {
  const records = readCorpus(name);

  test('have the known status, proofs and chances', () => {
    for (const { record, board, chances } of records) {
      const analysis = analyze(board);
      expect([record.id, analysis.status]).toEqual([record.id, record.status === 'ok' ? 'consistent' : 'inconsistent']);
      if (record.status !== 'ok') continue;
      const proven = (wanted: string) => [...chances].flatMap(([cell, chance]) => (chance === wanted ? [cell] : []));
      expect(analysis.safeCells).toEqual(proven('0').sort((a, b) => a - b));
      expect(analysis.mineCells).toEqual(proven('1').sort((a, b) => a - b));
      let worst = 0;
      for (const [cell, chance] of chances) {
        worst = Math.max(worst, Math.abs(analysis.probabilities[cell]! - Number(chance)));
      }
      expect(worst).toBeLessThan(1e-12);
    }
  });

  test('have exactly the known number of layouts', () => {
    for (const { record, board } of records) {
      if (record.status !== 'ok') expect(countLayouts(board)).toBe('0');
      else if (record.solutions !== undefined)
        expect([record.id, countLayouts(board)]).toEqual([record.id, record.solutions]);
    }
  });
});
