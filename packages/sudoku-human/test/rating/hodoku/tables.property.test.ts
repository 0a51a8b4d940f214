import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../../../../../config/runs.js';
import { groupedTables, plainTables, type Tables } from '../../../src/rating/hodoku/tables.js';
import { boxOf, cells, houses, sees } from '../../techniques/positions.js';
import { housesOf, nine, type PlainBoard } from '../explainer/plain-explainer.js';
import { plainOf, soundPaths, wildPaths } from './drawn-paths.js';

type Node = { readonly cells: readonly number[]; readonly digit: number };
const lines = [...nine, ...nine.map((i) => 9 + i)];
const linesAndBox = (cell: number) => housesOf[cell].toSorted((a, b) => a - b);

/** What follows from a candidate: its cell first, then row, column and box; each once. */
function ofCandidate({ digits, places }: PlainBoard, { cells: [cell], digit }: Node) {
  const others = digits[cell].filter((one) => one !== digit).map((one) => cell * 9 + one);
  const beside = linesAndBox(cell).map((house) =>
    places[house][digit].filter((one) => one !== cell).map((one) => one * 9 + digit),
  );
  const alone = [others, ...beside].filter((list) => list.length === 1).flat();
  return { isOff: [...new Set([...others, ...beside.flat()])], isOn: [...new Set(alone)] };
}

/** Two or three places of a digit where a line and a box cross: by line, digit and box. */
function groupsIn({ places }: PlainBoard): Node[] {
  return lines.flatMap((line) =>
    nine.flatMap((digit) =>
      [...new Set(places[line][digit].map(boxOf))]
        .map((box) => ({ cells: places[line][digit].filter((cell) => boxOf(cell) === box), digit }))
        .filter((group) => group.cells.length > 1),
    ),
  );
}

/** The line and the box of a group. */
const homes = (group: Node): readonly [number, number] => {
  const line = lines.find((house) => group.cells.every((cell) => houses[house].includes(cell))) as number;
  return [line, 18 + boxOf(group.cells[0])];
};

function plainTablesOf(board: PlainBoard, isGrouped: boolean): Tables {
  const own = cells.flatMap((cell) => board.digits[cell].map((digit): Node => ({ cells: [cell], digit })));
  const groups = isGrouped ? groupsIn(board) : [];
  const nodeOf = new Int16Array(729).fill(-1);
  for (const [at, node] of own.entries()) nodeOf[node.cells[0] * 9 + node.digit] = at;
  const next: number[][] = [...own, ...groups].flatMap(() => [[], []]);
  for (const [at, node] of own.entries()) {
    const { isOff, isOn } = ofCandidate(board, node);
    next[at * 2].push(...isOn.map((candidate) => nodeOf[candidate] * 2 + 1));
    next[at * 2 + 1].push(...isOff.map((candidate) => nodeOf[candidate] * 2));
  }
  for (const [i, group] of groups.entries()) {
    const at = own.length + i;
    const [line, box] = homes(group);
    const seen = own.filter(
      ({ digit, cells: [cell] }) => digit === group.digit && group.cells.every((one) => sees(one, cell)),
    );
    for (const {
      cells: [cell],
      digit,
    } of seen) {
      next[at * 2 + 1].push(nodeOf[cell * 9 + digit] * 2);
      next[nodeOf[cell * 9 + digit] * 2 + 1].push(at * 2);
    }
    for (const house of [box, line]) {
      const rest = seen.filter(({ cells: [cell] }) => houses[house].includes(cell));
      if (rest.length !== 1) continue;
      const other = nodeOf[rest[0].cells[0] * 9 + group.digit];
      next[at * 2].push(other * 2 + 1);
      next[other * 2].push(at * 2 + 1);
    }
    const apart = [...groups.entries()].filter(
      ([, other]) => other.digit === group.digit && !other.cells.some((cell) => group.cells.includes(cell)),
    );
    for (const [j, other] of apart) {
      const [otherLine, otherBox] = homes(other);
      if (otherLine === line || otherBox === box) next[at * 2 + 1].push((own.length + j) * 2);
    }
    for (const house of [line, box]) {
      const all = board.places[house][group.digit];
      // One of two groups that hold all places of a house is true.
      for (const [j, other] of apart) {
        if (all.every((cell) => [...group.cells, ...other.cells].includes(cell)) && homes(other).includes(house))
          next[at * 2].push((own.length + j) * 2 + 1);
      }
    }
  }
  const nodes = [...own, ...groups];
  return {
    candidates: own.length,
    nodes: nodes.length,
    cells: nodes.map((node) => node.cells),
    digits: nodes.map(({ digit }) => digit),
    nodeOf,
    next,
  };
}

test('what follows at once from candidates and groups, in the order of the houses', () => {
  let groups = 0;
  const paths = fc.oneof(soundPaths(20, 25), wildPaths(4, 4));
  fc.assert(
    fc.property(paths, (path) => {
      const board = plainOf(path);
      const grouped = plainTablesOf(board, true);
      expect(plainTables(path.board)).toEqual(plainTablesOf(board, false));
      expect(groupedTables(path.board)).toEqual(grouped);
      groups += grouped.nodes - grouped.candidates;
    }),
    { numRuns: runs(12, 500, 3), endOnFailure: true },
  );
  expect(groups).toBeGreaterThan(200);
});
