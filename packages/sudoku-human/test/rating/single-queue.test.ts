import { expect, test } from 'vitest';
import { applyStep, createSolver, findSteps, hiddenSingle, nakedSingle, parsePuzzle } from '../../src/index.js';
import type { Memory } from '../../src/kernel/memory.js';
import { profileTechniques } from '../../src/rating/profile-techniques.js';
import { singleQueues } from '../../src/rating/single-queue.js';
import { stateOf } from '../../src/solver/step-state.js';
import { fixture } from '../techniques/positions.js';

test('every single of every position on the way stands in its queue, in the order in which they came up', () => {
  let singles = 0;
  for (const line of fixture('expert.txt').slice(0, 2)) {
    let position = parsePuzzle(line);
    const memory: Memory = new Map();
    const before: Record<string, number[]> = { naked: [], hidden: [] };
    for (const step of createSolver(profileTechniques().own).solve(position).steps) {
      const queues = singleQueues(memory, stateOf(position));
      for (const [name, technique] of [
        ['naked', nakedSingle],
        ['hidden', hiddenSingle],
      ] as const) {
        const found = findSteps(position, [technique]).map(({ placements: [{ cell, digit }] }) => cell * 9 + digit - 1);
        expect(found.filter((node) => !queues[name].includes(node))).toEqual([]);
        // Nobody jumps the queue.
        expect(queues[name].slice(0, before[name].length)).toEqual(before[name]);
        before[name] = [...queues[name]];
        singles += found.length;
      }
      position = applyStep(position, step);
    }
  }
  expect(singles).toBeGreaterThan(200);
});
