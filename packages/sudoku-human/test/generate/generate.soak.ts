import { expect, test } from 'vitest';
import { countSolutions, generatePuzzle, rate } from '../../src/index.js';

test.each([1, 2, 3, 4, 5] as const)(
  '200 puzzles of %d stars with a half-turn symmetry: unique, and as hard as asked for',
  (stars) => {
    const givens = new Set<string>();
    const begin = process.cpuUsage().user;
    for (let seed = 0; seed < 200; seed++) {
      const found = generatePuzzle({ seed, stars, symmetry: 'rotate180' });
      if (found.status !== 'found') throw new Error(`seed ${seed}: ${found.status}`);
      givens.add(found.position.givens.join(''));
    }
    const seconds = (process.cpuUsage().user - begin) / 1e6;
    console.log(`${stars} stars: ${(200 / seconds).toFixed(0)} puzzles a CPU second`);
    expect(givens.size).toBe(200);
    for (const line of givens) {
      const values = [...line].map(Number);
      const position = { givens: values, values, candidates: values.map((value) => (value === 0 ? 511 : 0)) };
      expect(countSolutions(position)).toBe(1);
      expect(rate(position).stars).toBe(stars);
    }
  },
);
