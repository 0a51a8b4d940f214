import fc from 'fast-check';
import { expect } from 'vitest';
import { prop } from '../../../../config/prop.js';
import { applySwap, findMatches, type Grid, generateOrbs } from '../../src/index.js';
import { narrowShape } from '../../src/kernel/narrow-board.js';
import { typeRuns } from '../../src/proof/type-runs.js';

/** What is known of each type, by the public rules. */
function told(board: Grid, types: number) {
  const matches = findMatches(board);
  return Array.from({ length: types }, (_, type) => {
    const cells = matches.filter((match) => match.type === type).map((match) => match.cells);
    const count = board.cells.filter((cell) => cell === type).length;
    const wasted = cells.reduce((sum, group) => sum + group.length - 3, 0);
    return {
      cells: cells.flat().sort((a, b) => a - b),
      groups: cells.length,
      able: Math.floor((count - wasted) / 3),
      most: Math.floor(count / 3),
    };
  });
}

prop([fc.constantFrom([5, 6], [4, 5], [8, 4], [3, 3]), fc.nat(1e6), fc.integer({ min: 2, max: 5 }), fc.nat(1e6)], {
  numRuns: 150,
})('the runs of each type are those that the rules clear, also after a swap', ([rows, cols], seed, types, chance) => {
  const board = generateOrbs({ rows: rows!, cols: cols!, types, seed });
  const shape = narrowShape(rows!, cols!);
  const codeAt = new Uint8Array(32);
  for (const [cell, type] of board.cells.entries()) codeAt[shape.bitOf[cell]!] = type + 1;
  const state = typeRuns(shape, types, codeAt);
  const codes = Array.from({ length: types }, (_, type) => type + 1);
  const known = () =>
    codes.map((code) => ({
      cells: [...board.cells.keys()].filter((cell) => (state.runs[code]! >>> shape.bitOf[cell]!) & 1),
      groups: state.groups[code],
      able: state.able[code],
      most: state.most[code],
    }));
  let ability = codes.reduce((sum, code) => sum + state.refresh(code), state.refresh(0));
  const before = told(board, types);
  expect(known()).toEqual(before);
  expect(ability).toBe(before.reduce((sum, { able }) => sum + able, 0));

  const row = Math.floor(chance / cols!) % rows!;
  const a = row * cols! + (chance % (cols! - 1));
  const [held, met] = [codeAt[shape.bitOf[a]!]!, codeAt[shape.bitOf[a + 1]!]!];
  if (held === met) return;
  const both = (1 << shape.bitOf[a]!) | (1 << shape.bitOf[a + 1]!);
  state.masks[held]! ^= both;
  state.masks[met]! ^= both;
  ability += state.refresh(held) + state.refresh(met);
  const after = told(applySwap(board, a, a + 1), types);
  expect(known()).toEqual(after);
  expect(ability).toBe(after.reduce((sum, { able }) => sum + able, 0));

  // Waste is within reach where a type that cannot make its matches has a run.
  for (const near of [0, -1, 1 << shape.bitOf[a]!]) {
    const isNear = after.some(
      ({ able, most, cells }) => able < most && cells.some((cell) => (near >>> shape.bitOf[cell]!) & 1),
    );
    expect(state.canRepair(near)).toBe(isNear);
  }
});
