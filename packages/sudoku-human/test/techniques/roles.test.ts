import * as kit from '@kit/sudoku-human';
import { expect, test } from 'vitest';
import { scatteredMarks } from '../layout/boards.js';
import { ownOptions, ownPuzzles } from '../layout/own-layouts.js';
import { fixture } from './positions.js';
import { isLeftToSoak, techniqueById, techniqueCases } from './technique-cases.js';

/** Every role but the numbered ones; the compiler says if one is missing, or if there is no such role. */
const named: Readonly<Record<Exclude<kit.Role, `${'set' | 'petal'}-${number}`>, true>> = {
  single: true,
  locked: true,
  subset: true,
  base: true,
  fin: true,
  end: true,
  joint: true,
  box: true,
  link: true,
  pivot: true,
  wing: true,
  bridge: true,
  'color-a': true,
  'color-b': true,
  'color-c': true,
  'color-d': true,
  deadly: true,
  extra: true,
  off: true,
  on: true,
  discontinuity: true,
  assumption: true,
  stem: true,
  crossing: true,
  line: true,
  pair: true,
  aligned: true,
  excluder: true,
  template: true,
  tridagon: true,
  guardian: true,
  target: true,
  mirror: true,
  'cross-line': true,
  loop: true,
  cell: true,
  filling: true,
  innie: true,
  outie: true,
};
const kinds: readonly kit.RoleKind[] = ['key', 'support', 'fin', 'alternative', 'target'];

/** Steps of every technique, of the paths of both ratings, and on layouts. */
function* someSteps(): Generator<Pick<kit.Step, 'pattern'>> {
  const seen = new Set<string>();
  for (const { id, position, options } of techniqueCases()) {
    if (isLeftToSoak(id) || seen.has(id)) continue;
    seen.add(id);
    yield* kit.findSteps(position, [techniqueById[id]], options);
  }
  for (const text of fixture('hard.txt').slice(24, 26)) {
    yield* kit.rateHodoku(kit.parsePuzzle(text)).steps;
    yield* kit.rateExplainer(kit.parsePuzzle(text), { maxNodes: 100_000 }).steps;
  }
  for (const name of Object.keys(ownOptions)) {
    for (const { position } of ownPuzzles.filter((puzzle) => puzzle.name === name).slice(0, 1)) {
      yield* kit.findSteps(position, kit.techniques.slice(0, 24));
    }
  }
  const cages = [
    { cells: [0, 1], sum: 3 },
    { cells: [2, 6], sum: 4 },
    { cells: [7, 11], sum: 6 },
  ];
  for (let seed = 1; seed <= 20; seed++) {
    const { cageCombinations, cageDigit, houseFillings, inniesOuties, leftovers } = kit;
    const board = scatteredMarks(kit.createLayout({ size: 4, cages }), seed, 0.8);
    yield* kit.findSteps(board, [cageCombinations, cageDigit, houseFillings, inniesOuties, leftovers]);
  }
}

test('steps have the roles of the union, all of them and no others, and each role has a kind', () => {
  const met = new Set<string>();
  for (const { pattern } of someSteps()) for (const { role } of pattern.candidates) met.add(role);
  const numbered = [...met].filter((role) => /-\d+$/.test(role));
  expect([...met].filter((role) => !numbered.includes(role)).sort()).toEqual(Object.keys(named).sort());
  expect(numbered).toEqual(expect.arrayContaining(['set-1', 'set-2', 'set-3', 'petal-1', 'petal-2', 'petal-3']));
  expect(numbered.filter((role) => !/^(set|petal)-[1-9]\d*$/.test(role))).toEqual([]);
  const kindsMet = new Set(Array.from(met, (role) => kit.roleKind(role as kit.Role)));
  expect([...kindsMet].sort()).toEqual([...kinds].sort());
});

test('sets and petals that follow each other differ in kind', () => {
  for (const name of ['set', 'petal'] as const) {
    const found = [1, 2, 3, 10, 11].map((number) => kit.roleKind(`${name}-${number}`));
    expect(found).toEqual(['key', 'alternative', 'key', 'alternative', 'key']);
  }
});

test.each(['', 'set-', 'set-0', 'set-01', 'petal-x', 'toString', 'Base', null, 3])('%j is no role', (role) => {
  expect(() => kit.roleKind(role as kit.Role)).toThrow(/^role is .*: expected a role such as base, fin or set-1$/);
});
