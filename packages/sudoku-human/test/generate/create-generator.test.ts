import { expect, test } from 'vitest';
import * as kit from '../../src/index.js';

const singles = [kit.fullHouse, kit.hiddenSingle, kit.nakedSingle];
const pairs = [...singles, kit.pointing, kit.nakedPair, kit.hiddenPair];

function made(list: readonly kit.Technique[], options?: kit.GeneratorOptions): kit.Position {
  const found = kit.createGenerator(list).generatePuzzle(options);
  if (found.status !== 'found') throw new Error(`no puzzle for ${JSON.stringify(options)}`);
  return found.position;
}

const codeOf = (ask: () => unknown): unknown => {
  try {
    ask();
    return 'no error';
  } catch (error) {
    return kit.isInvalidInputError(error) && error.code;
  }
};

test('every puzzle has one solution, and its list solves it without any wish', () => {
  for (const list of [singles, pairs, [kit.nakedSingle], [kit.hiddenSingle]]) {
    for (let seed = 0; seed < 3; seed++) {
      const position = made(list, { seed, symmetry: seed === 1 ? 'rotate180' : 'none' });
      expect(kit.countSolutions(kit.positionFromValues(position.givens))).toBe(1);
      expect(kit.createSolver(list).solve(position).status).toBe('solved');
    }
  }
});

test('a list without techniques solves what is full already', () => {
  expect(made([]).values).not.toContain(0);
});

test('singles that the list lacks count as known: what they solve has one star', () => {
  const list = [kit.nakedSingle, kit.pointing, kit.nakedPair, kit.hiddenPair];
  for (let seed = 0; seed < 3; seed++) {
    const puzzle = made(list, { seed, stars: 3, maxTries: 5000 });
    expect(kit.createSolver(list).solve(puzzle).status).toBe('solved');
    expect(kit.createSolver([kit.nakedSingle, kit.hiddenSingle]).solve(puzzle).status).toBe('stuck');
    // Nor do the techniques of the list with fewer stars.
    expect(kit.createSolver([kit.nakedSingle, kit.pointing]).solve(puzzle).status).toBe('stuck');
  }
});

test('stars and techniques are what the list needs', () => {
  const hard = made([...pairs, kit.xWing], { seed: 1, technique: 'x-wing', maxTries: 2000 });
  expect(kit.createSolver(pairs).solve(hard).status).toBe('stuck');
  expect(kit.createSolver([...pairs, kit.xWing]).solve(hard).status).toBe('solved');

  const two = made(pairs, { seed: 4, stars: 2 });
  expect(kit.createSolver(singles).solve(two).status).toBe('stuck');
  expect(kit.createSolver(pairs).solve(two).status).toBe('solved');
});

test('with all techniques and a wish it deals as generatePuzzle does', () => {
  for (const options of [
    { seed: 2, stars: 3 },
    { seed: 5, stars: 1, minimal: true },
  ] as const) {
    expect(kit.createGenerator(kit.techniques).generatePuzzle(options)).toEqual(kit.generatePuzzle(options));
  }
});

test('an ER that the caller rates is met too', () => {
  const position = made(singles, { seed: 1, er: { min: 1.5, max: 2.3, rater: kit.rateExplainerSearch } });
  const { er } = kit.rateExplainer(position) as { er: number };
  expect(er).toBeGreaterThanOrEqual(1.5);
  expect(er).toBeLessThanOrEqual(2.3);
});

test('a search can be stopped, and the list it was made with is its own', () => {
  const list = [...singles];
  const { generatePuzzleSearch, generatePuzzle: deal } = kit.createGenerator(list);
  const search = generatePuzzleSearch({ maxTries: 7 });
  expect(search.next().value).toEqual({ nodes: 0 });
  expect(search.next('stop').value).toEqual({ status: 'limit' });
  list.length = 0;
  expect(deal({ seed: 1 })).toEqual(kit.createGenerator(singles).generatePuzzle({ seed: 1 }));
});

test('what is no technique of this package is refused, and so are the wishes of other makers', () => {
  const stranger = { id: 'my-own', find: () => false } as unknown as kit.Technique;
  expect(codeOf(() => kit.createGenerator([kit.nakedSingle, stranger]))).toBe('unknown-technique');
  expect(codeOf(() => kit.createGenerator([{ ...stranger, id: 'toString' } as unknown as kit.Technique]))).toBe(
    'unknown-technique',
  );
  expect(codeOf(() => kit.createGenerator(7 as never))).toBe('bad-techniques');
  for (const options of [{ score: {} }, { level: 'easy' }, { layout: {} }]) {
    expect(codeOf(() => kit.createGenerator(singles).generatePuzzle(options as never))).toBe('unknown-option');
  }
  expect(codeOf(() => kit.createGenerator(singles).generatePuzzle({ technique: 'x-wing' }))).toBe('unknown-technique');
});
