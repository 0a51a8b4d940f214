import { expect, test } from 'vitest';
import { reportCases } from '../../../../config/corpora.js';
import * as kit from '../../src/index.js';
import { isSoak, sample } from '../runs.js';
import { libraryCases } from './library-cases.js';
import { keyOf } from './positions.js';

const techniqueOf: Record<string, kit.Technique> = {
  '0000': kit.fullHouse,
  '0002': kit.hiddenSingle,
  '0003': kit.nakedSingle,
  '0100': kit.pointing,
  '0101': kit.claiming,
  '0200': kit.nakedPair,
  '0201': kit.nakedTriple,
  '0202': kit.nakedQuad,
  '0210': kit.hiddenPair,
  '0211': kit.hiddenTriple,
  '0212': kit.hiddenQuad,
  '0300': kit.xWing,
  '0301': kit.swordfish,
  '0302': kit.jellyfish,
  '0310': kit.finnedXWing,
  '0701': kit.xChain,
  '0702': kit.xyChain,
  '0800': kit.xyWing,
  '0801': kit.xyzWing,
  '0803': kit.wWing,
  '0703': kit.remotePair,
  '0706': kit.continuousNiceLoop,
  '0707-1': kit.discontinuousNiceLoop,
  '0707-2': kit.discontinuousNiceLoop,
  '0708-1': kit.aic,
  '0708-2': kit.aic,
  '0709-1': kit.groupedContinuousNiceLoop,
  '0709-2': kit.groupedContinuousNiceLoop,
  '0710-1': kit.groupedDiscontinuousNiceLoop,
  '0710-2': kit.groupedDiscontinuousNiceLoop,
  '0710-3': kit.groupedDiscontinuousNiceLoop,
  '0710-4': kit.groupedDiscontinuousNiceLoop,
  '0711-1': kit.groupedAic,
  '0711-2': kit.groupedAic,
  '0711-3': kit.groupedAic,
  '0711-4': kit.groupedAic,
  '0901-1': kit.alsXz,
  '0901-2': kit.alsXz,
  '0902-1': kit.alsXyWing,
  '0902-2': kit.alsXyWing,
  '0903': kit.alsXyChain,
  '0903-1': kit.alsXyChain,
  '0904-1': kit.deathBlossom,
  '0904-2': kit.deathBlossom,
  '1101': kit.sueDeCoq,
  '0110-1': kit.lockedPair,
  '0111-1': kit.lockedTriple,
  '0311': kit.finnedSwordfish,
  '03111': kit.finnedSwordfish,
  '0312': kit.finnedJellyfish,
  '03121': kit.finnedJellyfish,
  '0320': kit.sashimiXWing,
  '0321': kit.sashimiSwordfish,
  '03211': kit.sashimiSwordfish,
  '0322': kit.sashimiJellyfish,
  '03221': kit.sashimiJellyfish,
  '0331': kit.frankenSwordfish,
  '0332': kit.frankenJellyfish,
  '0340': kit.finnedFrankenXWing,
  '0341': kit.finnedFrankenSwordfish,
  '03411': kit.finnedFrankenSwordfish,
  '0342': kit.finnedFrankenJellyfish,
  '03421': kit.finnedFrankenJellyfish,
  '0362': kit.finnedMutantJellyfish,
  '03621': kit.finnedMutantJellyfish,
  '0363': kit.finnedMutantSquirmbag,
  '0400': kit.skyscraper,
  '0401': kit.twoStringKite,
  '0402': kit.emptyRectangle,
  '0402-1': kit.emptyRectangle,
  '0403': kit.turbotFish,
  '0404': kit.twoStringKite,
  '0405': kit.emptyRectangle,
  '0500': kit.simpleColorsTrap,
  '0501': kit.simpleColorsWrap,
  '0502': kit.multiColors1,
  '0600-1': kit.uniqueRectangle1,
  '0600-2': kit.uniqueRectangle1,
  '0601-1': kit.uniqueRectangle2,
  '0601-2': kit.uniqueRectangle2,
  '0602-1': kit.uniqueRectangle3,
  '0603-1': kit.uniqueRectangle4,
  '0603-2': kit.uniqueRectangle4,
  '0604-1': kit.uniqueRectangle5,
  '0604-2': kit.uniqueRectangle5,
  '0605-1': kit.uniqueRectangle6,
  '0605-2': kit.uniqueRectangle6,
  '0606-1': kit.hiddenRectangle,
  '0606-2': kit.hiddenRectangle,
  '0607-1': kit.avoidableRectangle1,
  '0608-1': kit.avoidableRectangle2,
  '0610': kit.bugPlus1,
  '0610-x': kit.bugPlus1,
  '1201': kit.templateSet,
  '1202': kit.templateDelete,
};

/**
 * Cases without an instance. The loop that the library has in mind comes back to its first cell by way of an almost locked set
 * that holds this cell itself, and so doesn't close: there is no loop in this position, with groups and sets of any size.
 */
const unmet: Record<string, string[]> = { '0709-2': ['0709-2:236'] };

/** The options that a case of the code needs; `-x` marks cases in which nothing may be found. */
function optionsOf(code: string): kit.SolveOptions {
  return {
    siamese: /^03..1$/.test(code),
    dual: code === '0404' || code === '0405',
    twoCandidates: code === '0402-1',
    missingCandidates: /^06..-2$/.test(code),
    alsNodes: /^0709-2|^07.*-[34]/.test(code),
    alsOverlap: /^0903|^090.-2/.test(code),
  };
}

const library = libraryCases();

/** The codes of what takes longest are left to the soak. */
const codes = Object.keys(techniqueOf).filter((code) => isSoak() || !/^036(21|3)/.test(code));

/** Of each code every eighth case, the first among them; the soak asks all. */
const cases = codes.flatMap((code) => [
  ...sample(
    library.filter((entry) => entry.code === code),
    8,
  ),
]);

test('the library is there', () => {
  reportCases('sudoku-human', 'reglib-half.txt', cases.length);
  expect(new Set(cases.map(({ code }) => code))).toEqual(new Set(codes));
});

const stepsByCase = new Map<(typeof cases)[number], kit.Step[]>();

/** Every step of the case's technique on its position. */
function stepsOf(entry: (typeof cases)[number]): kit.Step[] {
  const steps =
    stepsByCase.get(entry) ?? kit.findSteps(entry.position, [techniqueOf[entry.code]], optionsOf(entry.code));
  stepsByCase.set(entry, steps);
  return steps;
}

/** The cases of a code whose instance isn't among all that are found; for `-x` those in which anything is. */
function missedOf(code: string): string[] {
  return cases
    .filter((entry) => entry.code === code)
    .filter((entry) => {
      const { eliminations, placements } = entry;
      const steps = stepsOf(entry);
      if (code.endsWith('-x')) return steps.length > 0;
      return !steps.some(
        (step) =>
          keyOf(step.eliminations) === keyOf(eliminations) &&
          (placements.length === 0 || keyOf(step.placements) === keyOf(placements)),
      );
    })
    .map(nameOf);
}

function nameOf({ line }: (typeof cases)[number]): string {
  return line.split(':').slice(1, 3).join(':');
}

test.each(codes)('library cases %s: the expected instance is among all that are found', (code) => {
  const asked = cases.map(nameOf);
  expect(missedOf(code)).toEqual((unmet[code] ?? []).filter((name) => asked.includes(name)));
});

/** By the first two digits of the code: cases found, and cases; the table of the guide. */
const table: Record<string, [found: number, cases: number]> = {
  '00': [54, 54],
  '01': [52, 52],
  '02': [68, 68],
  '03': [74, 74],
  '04': [33, 33],
  '05': [7, 7],
  '06': [77, 77],
  '07': [115, 116],
  '08': [20, 20],
  '09': [31, 31],
  '11': [15, 15],
  '12': [9, 9],
};

test('every case of the library belongs to a technique, and all but one are found', () => {
  const found: typeof table = {};
  for (const { code } of library) {
    found[code.slice(0, 2)] ??= [0, 0];
    found[code.slice(0, 2)][1]++;
  }
  for (const [family, counts] of Object.entries(found)) {
    const codes = Object.keys(unmet).filter((code) => code.startsWith(family));
    counts[0] = counts[1] - codes.reduce((sum, code) => sum + unmet[code].length, 0);
  }
  expect(found).toEqual(table);
  expect(library.filter(({ code }) => !(code in techniqueOf))).toEqual([]);
});

test('chains of the library are as short as the library says, or shorter', () => {
  const chains = cases.filter(({ code }) => /^07(?!09-2|1.-[34])/.test(code));
  expect(chains.length).toBeGreaterThan(10);
  for (const entry of chains) {
    const { eliminations, code, length } = entry;
    const lengths = stepsOf(entry)
      .filter((step) => keyOf(step.eliminations) === keyOf(eliminations))
      .map((step) => step.pattern.links.length);
    // A loop has one link more here where the library doesn't count a link inside the cell that it begins from.
    const isLoop = /^07(06|07-2|09|10)/.test(code);
    if (lengths.length > 0) expect(Math.min(...lengths)).toBeLessThanOrEqual(length + (isLoop ? 1 : 0));
  }
});

test('every case of the library is read and written back', () => {
  for (const { line } of sample(library, 10)) {
    const position = kit.parsePuzzle(line);
    const [, , , givens, deleted] = line.split(':');
    expect(position.givens.join('')).toBe(givens.replace(/\+\d/g, '0').replaceAll('.', '0'));
    for (const [digit, row, col] of deleted
      .split(' ')
      .filter(Boolean)
      .map((name) => [...name].map(Number))) {
      expect(position.candidates[row * 9 + col - 10] & (1 << (digit - 1))).toBe(0);
    }
    expect(kit.parsePuzzle(kit.formatPuzzle(position, 'library'))).toEqual(position);
  }
});

test('a death blossom needs its largest petal', () => {
  const blossoms = library.filter(({ code }) => code === '0904-1');
  expect(blossoms.length).toBe(4);
  for (const { position } of blossoms) {
    const [step] = kit.findSteps(position, [kit.deathBlossom]);
    const sizes = [...new Set(step.pattern.candidates.map(({ role }) => role))]
      .filter((role) => role.startsWith('petal-'))
      .map((role) => step.pattern.candidates.filter((candidate) => candidate.role === role))
      .map((some) => new Set(some.map(({ cell }) => cell)).size);
    expect(kit.findSteps(position, [kit.deathBlossom], { maxAlsSize: Math.max(...sizes) - 1 })).toEqual([]);
  }
});
