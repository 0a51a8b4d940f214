import { expect, test } from 'vitest';
import * as kit from '../../../src/index.js';
import { techniqueCases } from '../technique-cases.js';

test('fish up to the size that is asked for are looked for, and no larger ones', () => {
  const [{ position }] = techniqueCases('jellyfish');
  const sizes = (maxFishSize: number) =>
    kit.findSteps(position, [kit.swordfish, kit.jellyfish], { maxFishSize }).map((s) => s.technique);
  expect(sizes(4)).toContain('jellyfish');
  expect(sizes(3)).not.toContain('jellyfish');
  const [other] = techniqueCases('swordfish');
  expect(kit.findSteps(other.position, [kit.swordfish], { maxFishSize: 3 }).length).toBeGreaterThan(0);
  expect(kit.findSteps(other.position, [kit.swordfish], { maxFishSize: 2 })).toEqual([]);
});

test.each([
  ['finned-swordfish', kit.finnedSwordfish, 3],
  ['finned-jellyfish', kit.finnedJellyfish, 4],
] as const)('fins need as many bases: %s', (id, technique, size) => {
  const [{ position }] = techniqueCases(id);
  expect(kit.findSteps(position, [technique], { maxFishSize: size }).length).toBeGreaterThan(0);
  expect(kit.findSteps(position, [technique], { maxFishSize: size - 1 })).toEqual([]);
});
