/** The definitions of skyscraper, two-string kite and turbot fish, of empty rectangles, and of the bridge of a W-Wing. */

import type { Cell } from '@kit/grid';
import type { Rejection, Step } from '../types.js';
import { candidatesIn, type Facts, isFull, placesOf, seeEachOther } from './facts.js';
import { areSame, cellsOf, housesOf, type LayoutCheck, ofRole, unlessAll } from './parts.js';

/** What two pairs of places joined by sight are called; as an X-Wing they have another name. */
function nameOf(facts: Facts, houses: readonly number[], [end, joint, other, far]: readonly Cell[]): string {
  const { size, regions } = facts.layout;
  const [one, two] = houses.map((house) => facts.houses[house].kind);
  const share = (kind: string, a: Cell, b: Cell): boolean =>
    kind === 'row' ? a % size === b % size : Math.floor(a / size) === Math.floor(b / size);
  if (one === two && ['row', 'column'].includes(one) && share(one, joint, other)) {
    return share(one, end, far) ? 'x-wing' : 'skyscraper';
  }
  const isCross = [one, two].includes('row') && [one, two].includes('column');
  return isCross && regions[joint] === regions[other] ? 'two-string-kite' : 'turbot-fish';
}

const turbot: LayoutCheck = (facts, step) => {
  const { links, branches = [], candidates } = step.pattern;
  if (branches.length > 0) return 'unexpected-links';
  if (links.length !== 3) return 'wrong-chain-length';
  if (links.some(({ from, to }) => from.cells.length > 1 || to.cells.length > 1)) return 'not-a-group';
  if (links.map(({ type }) => type).join() !== 'strong,weak,strong') return 'links-do-not-alternate';
  const { digit } = links[0].from;
  if (links.some(({ from, to }) => from.digit !== digit || to.digit !== digit)) return 'wrong-kind-of-chain';
  const cells = [links[0].from, ...links.map(({ to }) => to)].map((node) => node.cells[0]);
  if (links[1].from.cells[0] !== cells[1] || links[2].from.cells[0] !== cells[2]) return 'links-do-not-join';
  const houses = housesOf(step, 'house');
  if (houses.length !== 2 || houses.length !== step.pattern.houses.length) return 'wrong-houses';
  if (!houses.every((house) => isFull(facts, house))) return 'wrong-houses';
  const marks = cells.map((cell) => ({ cell, digit }));
  const arePairs = [0, 1].every((i) => areSame(marks.slice(2 * i, 2 * i + 2), placesOf(facts, houses[i], digit)));
  if (!arePairs) return 'not-a-strong-link';
  if (!seeEachOther(facts, cells[1], cells[2])) return 'not-a-weak-link';
  if (nameOf(facts, houses, cells) !== step.technique) return 'wrong-kind-of-chain';
  const hasRoles =
    candidates.length === 4 &&
    areSame(ofRole(step, 'end'), [marks[0], marks[3]]) &&
    areSame(ofRole(step, 'joint'), [marks[1], marks[2]]);
  if (!hasRoles) return 'wrong-candidates';
  return unlessAll(
    step,
    (struck) => struck.digit === digit && [cells[0], cells[3]].every((end) => seeEachOther(facts, end, struck.cell)),
  );
};

const emptyRectangle: LayoutCheck = (facts, step) => {
  const [box, house] = housesOf(step, 'house');
  if (house === undefined || step.pattern.houses.length !== 2) return 'wrong-houses';
  if (!['box', 'region'].includes(facts.houses[box].kind) || !isFull(facts, house)) return 'wrong-houses';
  const digit = step.pattern.candidates[0]?.digit ?? 0;
  const [places, ends] = [box, house].map((one) => placesOf(facts, one, digit));
  if (ends.length !== 2) return 'not-a-strong-link';
  if (!areSame(ofRole(step, 'box'), places) || !areSame(ofRole(step, 'link'), ends)) return 'wrong-candidates';
  const inBox = (cell: Cell): boolean => facts.houses[box].cells.includes(cell);
  if (ends.some(({ cell }) => inBox(cell))) return 'wrong-candidates';
  const [rows, columns] = ['row', 'column'].map((line) => facts.houses.filter(({ kind }) => kind === line));
  const isRectangle = rows.some((row) =>
    columns.some((column) => {
      const [onRow, onColumn] = [row, column].map((line) => places.map(({ cell }) => line.cells.includes(cell)));
      return (
        onRow.every((isOn, i) => isOn || onColumn[i]) &&
        onRow.some((isOn, i) => isOn && !onColumn[i]) &&
        onColumn.some((isOn, i) => isOn && !onRow[i])
      );
    }),
  );
  if (!isRectangle) return 'not-an-empty-rectangle';
  // If the struck candidate were true the far end would not be, so the near one would, and no place would be left.
  const isRuledOut = (cell: Cell, near: Cell, far: Cell): boolean =>
    cell !== near &&
    seeEachOther(facts, cell, far) &&
    places.every((place) => [cell, near].some((one) => seeEachOther(facts, one, place.cell)));
  const [a, b] = ends.map(({ cell }) => cell);
  return unlessAll(
    step,
    (struck) =>
      struck.digit === digit && !inBox(struck.cell) && (isRuledOut(struck.cell, a, b) || isRuledOut(struck.cell, b, a)),
  );
};

/** Two cells of the same two digits, and a house in which one of these has two places, each seen by another of the cells. */
function wWing(facts: Facts, step: Step): Rejection | undefined {
  const wings = cellsOf(ofRole(step, 'wing'));
  const bridge = ofRole(step, 'bridge');
  const [house, ...others] = housesOf(step, 'house');
  if (house === undefined || others.length > 0 || !isFull(facts, house)) return 'wrong-houses';
  const digits = wings.map((cell) => facts.digits[cell].join());
  if (wings.length !== 2 || !areSame(ofRole(step, 'wing'), candidatesIn(facts, wings))) return 'wrong-candidates';
  if (facts.digits[wings[0]].length !== 2 || digits[0] !== digits[1]) return 'not-a-wing';
  const link = bridge[0]?.digit ?? 0;
  if (bridge.length !== 2 || !areSame(bridge, placesOf(facts, house, link))) return 'not-a-strong-link';
  const [a, b] = bridge.map(({ cell }) => cell);
  const sees = (cell: Cell, wing: Cell): boolean => seeEachOther(facts, cell, wing);
  const [one, two] = wings;
  if (!facts.digits[one].includes(link) || wings.some((wing) => wing === a || wing === b)) return 'not-a-wing';
  if (!(sees(a, one) && sees(b, two)) && !(sees(a, two) && sees(b, one))) return 'not-a-wing';
  return unlessAll(
    step,
    (struck) =>
      struck.digit !== link &&
      facts.digits[one].includes(struck.digit) &&
      wings.every((wing) => sees(wing, struck.cell)),
  );
}

/** The checks of these techniques, by name. */
export const singleDigitChecks: Readonly<Record<string, LayoutCheck>> = {
  skyscraper: turbot,
  'two-string-kite': turbot,
  'turbot-fish': turbot,
  'empty-rectangle': emptyRectangle,
  'w-wing': wWing,
};
