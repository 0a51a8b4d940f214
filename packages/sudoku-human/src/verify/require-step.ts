/** Is it shaped like a step? Whether it is true is another question. */

import type { MessageParam } from '../types.js';
import {
  integer,
  listOf,
  objectOf,
  oneOf,
  optional,
  type Requirement,
  recordOf,
  refuse,
  text,
} from './require-parts.js';

/** How many cells, digits and houses there are, cages among them; and the least count that a message may have. */
export type Ranges = {
  readonly cells: number;
  readonly digits: number;
  readonly houses: number;
  readonly leastCount: number;
};

const classicRanges: Ranges = { cells: 81, digits: 9, houses: 27, leastCount: 0 };

/** The ranges of a layout with so many digits and houses. What innies have more than outies may be less than nothing. */
export function rangesOf(digits: number, houses: number): Ranges {
  return { cells: digits ** 2, digits, houses, leastCount: -10_000 };
}

/** A step with all its parts in range; which techniques there are is for the caller to say. */
export function requireStep(step: unknown, ranges: Ranges = classicRanges): void {
  requirementsOf(ranges).step(step, 'step');
}

/** What steps and their parts must be. */
export function requirementsOf(
  ranges: Ranges,
): Readonly<Record<'house' | 'cells' | 'candidates' | 'pattern' | 'step', Requirement>> {
  const cell = integer('a cell', 0, ranges.cells - 1);
  const digit = integer('a digit', 1, ranges.digits);
  const house = integer('a house', 0, ranges.houses - 1);
  const cells = listOf(cell);
  const candidates = listOf(objectOf({ cell, digit }));
  const node = objectOf({
    cells: (value, place) => {
      cells(value, place);
      const list = value as number[];
      if (list.length === 0 || new Set(list).size < list.length) refuse(value, place, 'one or more different cells');
    },
    digit,
  });
  const links = listOf(objectOf({ from: node, to: node, type: oneOf(['strong', 'weak'], "'strong' or 'weak'") }));
  // The field of each type of parameter has the type's name.
  const parts: Readonly<Record<MessageParam['type'], Requirement>> = {
    cells,
    candidates,
    houses: listOf(house),
    digits: listOf(digit),
    links,
    count: integer('a count', ranges.leastCount, Number.MAX_SAFE_INTEGER),
  };
  const param: Requirement = (value, place) => {
    objectOf({ type: text })(value, place);
    const { type } = value as { type: MessageParam['type'] };
    if (!Object.hasOwn(parts, type)) refuse(type, `${place}.type`, 'a type of parameter');
    objectOf({ [type]: parts[type] })(value, place);
  };
  const role = oneOf(['base', 'cover', 'house'], "'base', 'cover' or 'house'");
  const pattern = objectOf({
    candidates: listOf(objectOf({ cell, digit, role: text })),
    houses: listOf(objectOf({ house, role })),
    links,
    branches: optional(listOf(links)),
  });
  const step = objectOf({
    technique: text,
    placements: candidates,
    eliminations: candidates,
    pattern,
    message: objectOf({ key: text, params: recordOf(param) }),
  });
  return { house, cells, candidates, pattern, step };
}
