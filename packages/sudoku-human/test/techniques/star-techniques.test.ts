import * as kit from '@kit/sudoku-human';
import { expect, test } from 'vitest';

const idsOf = (list: readonly kit.Technique[]) => list.map(({ id }) => id);
const upTo = (stars: number) => idsOf(kit.starTechniques(stars as kit.Stars));

test('the techniques of so many stars are part of the default list, in its order, and of those with more stars', () => {
  const all = idsOf(kit.techniques);
  for (const stars of [1, 2, 3, 4, 5]) {
    const own = upTo(stars);
    expect(own).toEqual(all.filter((id) => own.includes(id)));
    if (stars > 1) expect(own).toEqual(expect.arrayContaining(upTo(stars - 1)));
  }
  expect(upTo(1)).toEqual(['full-house', 'naked-single', 'hidden-single']);
  expect(kit.starTechniques(5)).toEqual(kit.techniques);
});

test('each technique has its stars', () => {
  const named: Readonly<Record<number, readonly string[]>> = {
    1: ['full-house', 'hidden-single'],
    2: ['pointing', 'claiming'],
    3: ['locked-pair', 'hidden-quad'],
    4: ['x-wing', 'sashimi-jellyfish', 'wxyz-wing', 'multi-colors-2', 'bug-plus-1', 'x-chain', 'remote-pair'].concat([
      'unique-rectangle-6',
      'avoidable-rectangle-1',
      'hidden-rectangle',
      'unique-loop',
    ]),
    5: ['franken-x-wing', 'xy-chain', 'aic', 'als-xz', 'forcing-net'],
  };
  for (const stars of [1, 2, 3, 4, 5]) {
    const fewer = stars === 1 ? [] : upTo(stars - 1);
    const own = upTo(stars).filter((id) => !fewer.includes(id));
    expect(own).toEqual(expect.arrayContaining([...named[stars]]));
  }
});

test('the basic techniques are those of three stars on the classic board', () => {
  expect(idsOf(kit.basicTechniques)).toEqual(idsOf(kit.classicTechniques).filter((id) => upTo(3).includes(id)));
});

test('other numbers of stars are refused', () => {
  for (const stars of [0, 6, 2.5, '3']) expect(() => kit.starTechniques(stars as kit.Stars)).toThrow('from 1 to 5');
});
