import { expect, test } from 'vitest';
import { emptyRectangle, findSteps, type Position, skyscraper, turbotFish, twoStringKite } from '../../../src/index.js';
import { lcg } from '../../lcg.js';

/** Boards with the marks of one digit, some open and some crowded. */
const boards = Array.from({ length: 100 }, (_, seed): Position => {
  const random = lcg(seed);
  const none = new Array<number>(81).fill(0);
  const chance = 0.18 + 0.04 * (seed % 3);
  return { givens: none, values: none, candidates: none.map(() => (random() < chance ? 1 << 4 : 0)) };
});

const rowOf = (cell: number) => Math.floor(cell / 9);
const colOf = (cell: number) => 9 + (cell % 9);
const boxOf = (cell: number) => 18 + Math.floor(rowOf(cell) / 3) * 3 + Math.floor((cell % 9) / 3);
const housesOf = (cell: number) => [rowOf(cell), colOf(cell), boxOf(cell)];
const shares = (a: number, b: number) => housesOf(a).filter((house) => housesOf(b).includes(house));
const all = Array.from({ length: 81 }, (_, cell) => cell);
const placesOf = ({ candidates }: Position) => all.filter((cell) => candidates[cell] !== 0);

/** Box, crossing line and the cell that loses the digit, as the definition has it. */
function rectanglesOf(position: Position, least: number): string[] {
  const places = placesOf(position);
  const lines = Array.from({ length: 18 }, (_, line) => places.filter((cell) => housesOf(cell).includes(line)));
  const found: string[] = [];
  for (let box = 18; box < 27; box++) {
    const inBox = places.filter((cell) => boxOf(cell) === box);
    if (inBox.length < least) continue;
    // The cross of the box: one of its rows and one of its columns.
    for (const middle of all.filter((cell) => boxOf(cell) === box)) {
      const [row, col] = housesOf(middle);
      if (!inBox.every((cell) => rowOf(cell) === row || colOf(cell) === col)) continue;
      if (!inBox.some((cell) => colOf(cell) !== col) || !inBox.some((cell) => rowOf(cell) !== row)) continue;
      for (const [line, link] of lines.entries()) {
        const across = line < 9 ? col : row;
        const [near] = link.filter((cell) => housesOf(cell).includes(across));
        const [far] = link.filter((cell) => cell !== near);
        if (link.length !== 2 || near === undefined || shares(near, middle).includes(boxOf(middle))) continue;
        // The far end lies in none of the box's lines of its own kind.
        if (
          all.some(
            (cell) => boxOf(cell) === box && housesOf(cell)[line < 9 ? 1 : 0] === housesOf(far)[line < 9 ? 1 : 0],
          )
        )
          continue;
        const struck = all.find((cell) =>
          line < 9
            ? rowOf(cell) === row && colOf(cell) === colOf(far)
            : colOf(cell) === col && rowOf(cell) === rowOf(far),
        ) as number;
        if (places.includes(struck)) found.push(`${box} ${line} ${struck}`);
      }
    }
  }
  return found.sort();
}

test.each([
  [3, {}],
  [2, { twoCandidates: true }],
])('empty rectangles from boxes with %i candidates are those of the definition', (least, options) => {
  const sizes = new Set<number>();
  for (const position of boards) {
    const found = findSteps(position, [emptyRectangle], options);
    for (const { pattern } of found) sizes.add(pattern.candidates.filter(({ role }) => role === 'box').length);
    const named = found.map(({ pattern, eliminations }) => {
      const [box, line] = pattern.houses.map(({ house }) => house);
      return `${box} ${line} ${eliminations.map(({ cell }) => cell).join()}`;
    });
    expect(named.sort()).toEqual(rectanglesOf(position, least));
  }
  expect([...sizes].sort()).toEqual([2, 3, 4, 5].slice(least - 2));
});

/** The chains of two strong links as `houses ends joints struck`, by name. */
function chainsOf(position: Position, kind: string): string[] {
  const places = placesOf(position);
  const inHouse = Array.from({ length: 27 }, (_, house) => places.filter((cell) => housesOf(cell).includes(house)));
  const links = inHouse.flatMap((cells, house) => {
    const isOfLine = (line: number) => line < 18 && inHouse[line].length === 2;
    if (cells.length !== 2 || (house >= 18 && shares(cells[0], cells[1]).some(isOfLine))) return [];
    return [{ house, cells }];
  });
  const found: string[] = [];
  for (const [i, one] of links.entries()) {
    for (const other of links.slice(i + 1)) {
      for (const joint of one.cells) {
        for (const otherJoint of other.cells) {
          const end = one.cells.find((cell) => cell !== joint) as number;
          const otherEnd = other.cells.find((cell) => cell !== otherJoint) as number;
          if (new Set([end, joint, otherJoint, otherEnd]).size < 4 || shares(joint, otherJoint).length === 0) continue;
          const struck = places.filter(
            (cell) =>
              cell !== end && cell !== otherEnd && shares(cell, end).length > 0 && shares(cell, otherEnd).length > 0,
          );
          if (struck.length === 0 || nameOf(one.house, other.house, [end, joint, otherJoint, otherEnd]) !== kind)
            continue;
          found.push(`${one.house},${other.house} ${end},${joint},${otherJoint},${otherEnd} ${struck.join()}`);
        }
      }
    }
  }
  return found.sort();
}

function nameOf(house: number, other: number, [end, joint, otherJoint, otherEnd]: readonly number[]): string {
  const kinds = [house, other].map((each) => 'rcb'[Math.floor(each / 9)]).join('');
  const isAcross = (a: number, b: number) => (kinds === 'rr' ? colOf(a) === colOf(b) : rowOf(a) === rowOf(b));
  if ((kinds === 'rr' || kinds === 'cc') && isAcross(joint, otherJoint))
    return isAcross(end, otherEnd) ? 'x-wing' : 'skyscraper';
  return kinds === 'rc' && boxOf(joint) === boxOf(otherJoint) ? 'two-string-kite' : 'turbot-fish';
}

test.each([skyscraper, twoStringKite, turbotFish])('$id: the chains of its definition, each once', (technique) => {
  let count = 0;
  for (const position of boards) {
    const found = findSteps(position, [technique]).map(({ pattern, eliminations }) => {
      const [first, , last] = pattern.links;
      const chain = [first.from, first.to, last.from, last.to].map(({ cells }) => cells[0]);
      return `${pattern.houses.map(({ house }) => house).join()} ${chain.join()} ${eliminations.map(({ cell }) => cell).join()}`;
    });
    expect(found.sort()).toEqual(chainsOf(position, technique.id));
    count += found.length;
  }
  expect(count).toBeGreaterThan(20);
});
