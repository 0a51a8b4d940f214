import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { prop } from '../../../../config/prop.js';
import { refusal } from '../../../../config/refusals.js';
import { checkOptions } from '../../src/index.js';

const names = ['gravity', 'maxNodes', 'seed', 'rows', 'goal'];

function complaint(options: object): string {
  return refusal(() => checkOptions(options, names as never[])).message;
}

describe('an option that there is none of', () => {
  test.each([
    ['a letter twice', 'gravitty', 'gravity'],
    ['a letter too many at the front', 'agravity', 'gravity'],
    ['a letter left out', 'gravty', 'gravity'],
    ['another letter', 'gravyty', 'gravity'],
    ['two letters swapped', 'gravtiy', 'gravity'],
    ['two letters swapped at the front', 'rgavity', 'gravity'],
    ['two slips in a word of seven', 'grevitty', 'gravity'],
    ['case', 'maxnodes', 'maxNodes'],
    ['a short name', 'sed', 'seed'],
    ['the nearer of two names', 'gows', 'rows'],
  ])('%s: %s was meant to be %s', (_, given, meant) => {
    expect(complaint({ [given]: 1 })).toBe(
      `options.${given} is unknown: did you mean ${meant}? Known are gravity, maxNodes, seed, rows, goal`,
    );
  });

  test.each(['depth', 'grevvitt', 'gl', 'gravity'.repeat(6), ''])('nothing is near %j', (given) => {
    expect(complaint({ [given]: 1 })).toBe(
      `options.${given.slice(0, 36)} is unknown: Known are gravity, maxNodes, seed, rows, goal`,
    );
  });

  test('of two names that are equally near the first was meant', () => {
    const message = (known: string[]) => refusal(() => checkOptions({ gol: 1 } as object, known as never[])).message;
    expect(message(['gold', 'goal'])).toMatch('did you mean gold?');
    expect(message(['goal', 'gold'])).toMatch('did you mean goal?');
  });

  test('a name of any length is compared, and shown up to 36 letters', () => {
    const message = (given: string) => refusal(() => checkOptions({ [given]: 1 }, ['n'.repeat(37) as never])).message;
    expect(message('n'.repeat(38))).toBe(
      `options.${'n'.repeat(36)} is unknown: did you mean ${'n'.repeat(37)}? Known are ${'n'.repeat(37)}`,
    );
    expect(message('n'.repeat(100_000))).not.toMatch('did you mean');
    expect(message(`${'n'.repeat(35)}🚩`)).toMatch(`options.${'n'.repeat(35)} is unknown`);
  });

  test('no more than four slips are forgiven, however long the name', () => {
    const message = (given: string) => refusal(() => checkOptions({ [given]: 1 }, ['a'.repeat(30) as never])).message;
    expect(message(`xxxx${'a'.repeat(26)}`)).toMatch('did you mean');
    expect(message(`xxxxx${'a'.repeat(25)}`)).not.toMatch('did you mean');
  });

  test('the place is its name', () => {
    expect(refusal(() => checkOptions({ sed: 1 }, ['seed' as never], 'rules'))).toMatchObject({
      code: 'unknown-option',
      at: { name: 'rules.sed' },
    });
  });
});

prop([fc.constantFrom(...names), fc.nat(), fc.constantFrom('drop', 'double', 'swap')])(
  'one slip in a name is always understood',
  (name, random, slip) => {
    const at = random % (name.length - 1);
    const [before, letter, after] = [name.slice(0, at), name[at], name.slice(at + 1)];
    const given = {
      drop: before + after,
      double: before + letter + letter + after,
      swap: before + after[0] + letter + after.slice(1),
    }[slip];
    fc.pre(given !== undefined && !names.includes(given));
    // A slip may lie as near to another name (a letter of `goal` or `rows`), never nearer.
    expect(complaint({ [given]: 1 })).toMatch(/did you mean/);
  },
);

/** The oracle: the table of edit distances (letters added, dropped, changed, or swapped with their neighbour). */
function editDistance(from: string, to: string): number {
  const table = Array.from({ length: from.length + 1 }, (_, row) => [row]);
  for (let col = 1; col <= to.length; col++) table[0][col] = col;
  for (let row = 1; row <= from.length; row++) {
    for (let col = 1; col <= to.length; col++) {
      const changed = from[row - 1] === to[col - 1] ? 0 : 1;
      table[row][col] = Math.min(table[row - 1][col] + 1, table[row][col - 1] + 1, table[row - 1][col - 1] + changed);
      if (row > 1 && col > 1 && from[row - 1] === to[col - 2] && from[row - 2] === to[col - 1]) {
        table[row][col] = Math.min(table[row][col], table[row - 2][col - 2] + 1);
      }
    }
  }
  return table[from.length][to.length];
}

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 13 });

const optionName = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 13 });

prop([word, fc.uniqueArray(optionName, { minLength: 1, maxLength: 3 })])(
  'what was meant is the name at the least distance, if that is near enough',
  (given, known) => {
    fc.pre(!known.includes(given));
    const near = known
      .map((name) => ({ name, distance: editDistance(given, name) }))
      .filter(({ name, distance }) => distance <= Math.max(1, Math.floor(name.length / 3)))
      .sort((a, b) => a.distance - b.distance);
    const asked = near.length === 0 ? '' : ` did you mean ${near[0].name}?`;
    const message = refusal(() => checkOptions({ [given]: 1 }, known as never[])).message;
    expect(message).toBe(`options.${given} is unknown:${asked} Known are ${known.join(', ')}`);
  },
);
