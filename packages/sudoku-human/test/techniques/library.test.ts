import { expect, test } from 'vitest';
import {
  aic,
  alsXyChain,
  alsXyWing,
  alsXz,
  claiming,
  continuousNiceLoop,
  discontinuousNiceLoop,
  findSteps,
  finnedXWing,
  fullHouse,
  groupedAic,
  groupedContinuousNiceLoop,
  groupedDiscontinuousNiceLoop,
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
  remotePair,
  type SolveOptions,
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
  '0703': remotePair,
  '0706': continuousNiceLoop,
  '0707-1': discontinuousNiceLoop,
  '0707-2': discontinuousNiceLoop,
  '0708-1': aic,
  '0708-2': aic,
  '0709-1': groupedContinuousNiceLoop,
  '0709-2': groupedContinuousNiceLoop,
  '0710-1': groupedDiscontinuousNiceLoop,
  '0710-2': groupedDiscontinuousNiceLoop,
  '0710-3': groupedDiscontinuousNiceLoop,
  '0710-4': groupedDiscontinuousNiceLoop,
  '0711-1': groupedAic,
  '0711-2': groupedAic,
  '0711-3': groupedAic,
  '0711-4': groupedAic,
  '0800': xyWing,
  '0801': xyzWing,
  '0803': wWing,
  '0901-1': alsXz,
  '0901-2': alsXz,
  '0902-1': alsXyWing,
  '0902-2': alsXyWing,
  '0903': alsXyChain,
  '0903-1': alsXyChain,
};

/**
 * Continuous loops of the library that are longer than others through each of their links; only the shortest loops are
 * instances here.
 */
const longerLoops: Record<string, string[]> = { '0706': ['0706:34567', '0706:1349'], '0709-2': ['0709-2:236'] };

/** What the library allowed in the search for a case. */
function optionsOf(code: string): SolveOptions {
  return { alsNodes: /^0709-2|^07.*-[34]/.test(code), alsOverlap: /^0903|^090.-2/.test(code) };
}

const cases = libraryCases().filter(({ code }) => code in techniqueOf);

test.each(Object.keys(techniqueOf))('library cases %s: the expected instance is among all that are found', (code) => {
  const missed = cases
    .filter((entry) => entry.code === code)
    .filter(({ position, eliminations, placements }) => {
      const steps = findSteps(position, [techniqueOf[code]], optionsOf(code));
      return !steps.some(
        (step) =>
          keyOf(step.eliminations) === keyOf(eliminations) &&
          (placements.length === 0 || keyOf(step.placements) === keyOf(placements)),
      );
    });
  expect(missed.map(({ line }) => line.split(':').slice(1, 3).join(':'))).toEqual(longerLoops[code] ?? []);
});

test('chains of the library are as short as the library says, or shorter', () => {
  const chains = cases.filter(({ code }) => /^07(?!09-2|1.-[34])/.test(code));
  expect(chains.length).toBeGreaterThan(10);
  for (const { position, eliminations, code, length } of chains) {
    const lengths = findSteps(position, [techniqueOf[code]], optionsOf(code))
      .filter((step) => keyOf(step.eliminations) === keyOf(eliminations))
      .map((step) => step.pattern.links.length);
    // A loop has one link more here where the library doesn't count a link inside the cell that it begins from.
    const isLoop = /^07(06|07-2|09|10)/.test(code);
    if (lengths.length > 0) expect(Math.min(...lengths)).toBeLessThanOrEqual(length + (isLoop ? 1 : 0));
  }
});
