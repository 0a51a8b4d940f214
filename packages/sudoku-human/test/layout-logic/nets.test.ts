import { readFileSync } from 'node:fs';
import * as kit from '@kit/sudoku-human';
import { expect, test } from 'vitest';
import { isQuick, some } from '../../../../config/runs.js';
import { readBoard } from '../../src/board/read-position.js';
import { forcingNet } from '../../src/layout-logic/nets.js';
import { createMemory, type Memory } from '../../src/layout-logic/steps.js';
import { viewOf } from '../../src/layout-logic/view.js';
import { ownPuzzles } from '../layout/own-layouts.js';

/** Every step of the finder, with what an earlier look at the board has left in the memory. */
function allSteps(position: kit.Position, left: (memory: Memory, standing: number) => void): kit.Step[] {
  const view = viewOf(readBoard(position));
  const memory = createMemory(view.tables, []);
  left(memory, view.values.filter((value) => value > 0).length);
  const steps: kit.Step[] = [];
  const search = forcingNet.run(
    view,
    (step) => steps.push(step) === 0,
    () => true,
    memory,
  );
  while (!search.next().done);
  return steps;
}

test.each(['jigsaw', 'x'])('on %s nets with cases are right, each once, where those without were in vain', (name) => {
  const position = ownPuzzles.find((puzzle) => puzzle.name === name)?.position as kit.Position;
  const solution = kit.findSolution(position) as number[];
  const steps = allSteps(position, (memory, standing) => {
    memory.open = 0;
    memory.standing = standing;
  });
  const gone = steps.flatMap(({ eliminations }) => eliminations);
  expect(steps.length).toBeGreaterThan(100);
  expect(new Set(gone.map(({ cell, digit }) => 10 * cell + digit)).size).toBe(gone.length);
  expect(gone.filter(({ cell, digit }) => solution[cell] === digit)).toEqual([]);
  for (const step of some(steps, 4)) expect(kit.verifyStep(position, step)).toEqual({ valid: true });
});

test('nets on a killer without digits use its sums, sets of digits and rows, and every step is accepted', () => {
  const layout = kit.createLayout(
    JSON.parse(readFileSync(new URL('../fixtures/killer-x.json', import.meta.url), 'utf8')),
  );
  const empty = new Array<number>(81).fill(0);
  const position = kit.positionFromValues(empty, empty, { layout });
  // Chains, colours and fish would leave fewer of them.
  const techniques = [
    ...[kit.fullHouse, kit.nakedSingle, kit.hiddenSingle, kit.pointing, kit.claiming, kit.commonPeers],
    ...[kit.cageCombinations, kit.cageDigit, kit.inniesOuties, kit.nakedPair, kit.hiddenPair, kit.houseFillings],
    ...[kit.xyChain, kit.aic, kit.alsXz, kit.forcingNet],
  ];
  const search = kit.createSolverSearches(techniques).solveSearch(position);
  const netsIn = (steps: readonly kit.Step[] = []) =>
    steps.filter(({ technique }) => technique === 'forcing-net').length;
  let turn = search.next();
  // `npm test` stops at the first few nets.
  while (!turn.done && !(isQuick && netsIn(turn.value.best?.steps) > 2)) turn = search.next();
  if (!turn.done) turn = search.next('stop');
  const { status, steps, position: end } = turn.value as kit.SolveResult;
  if (!isQuick) expect([status, end.values]).toEqual(['solved', kit.findSolution(position)]);
  let at = position;
  let nets = 0;
  for (const step of steps) {
    if (step.technique === 'forcing-net') {
      nets++;
      expect(kit.verifyStep(at, step)).toEqual({ valid: true });
    }
    at = kit.applyStep(at, step);
  }
  expect(nets).toBeGreaterThan(isQuick ? 2 : 10);
});
