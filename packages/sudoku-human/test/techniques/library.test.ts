import { expect, test } from 'vitest';
import {
  claiming,
  findSteps,
  finnedXWing,
  fullHouse,
  hiddenPair,
  hiddenQuad,
  hiddenSingle,
  hiddenTriple,
  jellyfish,
  nakedPair,
  nakedQuad,
  nakedSingle,
  nakedTriple,
  pointing,
  swordfish,
  type Technique,
  wWing,
  xChain,
  xWing,
  xyChain,
  xyWing,
  xyzWing,
} from '../../src/index.js';
import { keyOf, libraryCases } from './positions.js';

const techniqueOf: Record<string, Technique> = {
  '0000': fullHouse,
  '0002': hiddenSingle,
  '0003': nakedSingle,
  '0100': pointing,
  '0101': claiming,
  '0200': nakedPair,
  '0201': nakedTriple,
  '0202': nakedQuad,
  '0210': hiddenPair,
  '0211': hiddenTriple,
  '0212': hiddenQuad,
  '0300': xWing,
  '0301': swordfish,
  '0302': jellyfish,
  '0310': finnedXWing,
  '0701': xChain,
  '0702': xyChain,
  '0800': xyWing,
  '0801': xyzWing,
  '0803': wWing,
};

const cases = libraryCases().filter(({ code }) => code in techniqueOf);

test.each(Object.keys(techniqueOf))('library cases %s: the expected instance is among all that are found', (code) => {
  const missed = cases
    .filter((entry) => entry.code === code)
    .filter(({ position, eliminations, placements }) => {
      const steps = findSteps(position, [techniqueOf[code]]);
      return !steps.some(
        (step) =>
          keyOf(step.eliminations) === keyOf(eliminations) &&
          (placements.length === 0 || keyOf(step.placements) === keyOf(placements)),
      );
    });
  expect(missed.map(({ line }) => line)).toEqual([]);
});

test('chains of the library are as short as the library says, or shorter', () => {
  const chains = cases.filter(({ code }) => code.startsWith('07'));
  expect(chains.length).toBeGreaterThan(10);
  for (const { position, eliminations, code, length } of chains) {
    const lengths = findSteps(position, [techniqueOf[code]])
      .filter((step) => keyOf(step.eliminations) === keyOf(eliminations))
      .map((step) => step.pattern.links.length);
    expect(Math.min(...lengths)).toBeLessThanOrEqual(length);
  }
});
