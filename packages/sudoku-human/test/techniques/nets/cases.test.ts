/** Nets with cases, on layouts: where nets without were in vain, and on a killer that has no digits to begin with. */

import { readFileSync } from 'node:fs';
import * as kit from '@kit/sudoku-human';
import { expect, test } from 'vitest';
import { readQuestion } from '../../../src/solver/context-of.js';
import { netMemory } from '../../../src/techniques/nets/net-cases.js';
import { findersOf } from '../../../src/techniques/shared/technique.js';
import { ownPuzzles } from '../../layout/own-layouts.js';
import { isQuick, some } from '../../runs.js';

test.each(some(['jigsaw', 'x'], 2))('on %s nets with cases are right, each once', (name) => {
  const position = ownPuzzles.find((puzzle) => puzzle.name === name)?.position as kit.Position;
  const solution = kit.findSolution(position) as number[];
  // As after a look in vain: without cases, and with few.
  const { context } = readQuestion(position, {});
  const memory = netMemory(context);
  memory.open = 0;
  memory.standing = position.values.filter((value) => value > 0).length;
  const steps: kit.Step[] = [];
  findersOf([kit.forcingNet])[0].find(context, (step) => steps.push(step) === 0);
  const gone = steps.flatMap(({ eliminations }) => eliminations);
  expect(steps.length).toBeGreaterThan(100);
  expect(new Set(gone.map(({ cell, digit }) => 10 * cell + digit)).size).toBe(gone.length);
  expect(gone.filter(({ cell, digit }) => solution[cell] === digit)).toEqual([]);
  for (const step of some(steps, 8)) expect(kit.verifyStep(position, step)).toEqual({ valid: true });
});

test('nets on a killer without digits use its sums, sets of digits and rows, and every step is accepted', () => {
  const file = new URL('../../fixtures/killer-x.json', import.meta.url);
  const layout = kit.createLayout(JSON.parse(readFileSync(file, 'utf8')));
  const empty = new Array<number>(81).fill(0);
  const position = kit.positionFromValues(empty, empty, { layout });
  const solution = kit.findSolution(position) as number[];
  // In `npm test` the beginning of it, which has no nets yet.
  const solver = isQuick ? kit.createSolver(kit.techniques.slice(0, 20)) : kit;
  const { status, steps, position: end } = solver.solve(position);
  if (!isQuick) expect([status, end.values]).toEqual(['solved', solution]);
  let at = position;
  let nets = 0;
  for (const step of isQuick ? [...steps, kit.createSolver([kit.forcingNet]).nextStep(end) as kit.Step] : steps) {
    if (step.technique === 'forcing-net') {
      nets++;
      expect(kit.verifyStep(at, step)).toEqual({ valid: true });
      expect(step.eliminations.filter(({ cell, digit }) => solution[cell] === digit)).toEqual([]);
    }
    at = kit.applyStep(at, step);
  }
  expect(nets).toBeGreaterThan(isQuick ? 0 : 5);
});
