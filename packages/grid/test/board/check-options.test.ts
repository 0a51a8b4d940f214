import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { checkOptions } from '../../src/index.js';
import { refusal } from '../support.js';

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

  test('names of up to 36 letters are compared', () => {
    const name = 'n'.repeat(37);
    const message = (given: string) => refusal(() => checkOptions({ [given]: 1 }, [name as never])).message;
    expect(message('n'.repeat(36))).toMatch(`did you mean ${name}?`);
    expect(message('n'.repeat(38))).not.toMatch('did you mean');
  });

  test('a function without options says so', () => {
    expect(refusal(() => checkOptions({ seed: 1 }, [])).message).toBe(
      'options.seed is unknown: there are no options here',
    );
  });

  test('the place is its name', () => {
    expect(refusal(() => checkOptions({ sed: 1 }, ['seed' as never], 'rules'))).toMatchObject({
      code: 'unknown-option',
      at: { name: 'rules.sed' },
    });
  });
});

property.prop([fc.constantFrom(...names), fc.nat(), fc.constantFrom('drop', 'double', 'swap')])(
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
