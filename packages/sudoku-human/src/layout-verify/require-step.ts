/** Is it shaped like a step on this layout? Whether it is true is another question. */

import type { MessageParam } from '../types.js';
import { type Requirement, refuse, requireFields, requireList, requireText } from '../verify/require-parts.js';

/** The ranges of a layout. */
export type Ranges = { readonly cells: number; readonly digits: number; readonly houses: number };

/** A step with all its parts in range; throws `bad-step`. */
export function requireLayoutStep(step: unknown, { cells, digits, houses }: Ranges): void {
  const integer =
    (what: string, least: number, most: number): Requirement =>
    (value, place) => {
      if (!Number.isInteger(value) || (value as number) < least || (value as number) > most) {
        refuse(value, place, `${what}, an integer from ${least} to ${most}`);
      }
    };
  const cell = integer('a cell', 0, cells - 1);
  const digit = integer('a digit', 1, digits);
  const house = integer('a house', 0, houses - 1);
  const listOf =
    (item: Requirement): Requirement =>
    (value, place) =>
      requireList(value, place, item);
  const oneOf =
    (...choices: readonly string[]): Requirement =>
    (value, place) => {
      if (!choices.includes(value as string)) refuse(value, place, choices.map((choice) => `'${choice}'`).join(' or '));
    };
  const object =
    (fields: Readonly<Record<string, Requirement>>): Requirement =>
    (value, place) =>
      requireFields(value, place, Object.entries(fields));
  const candidate = object({ cell, digit });
  const node = object({
    digit,
    cells: (value, place) => {
      requireList(value, place, cell);
      const list = value as number[];
      if (list.length === 0 || new Set(list).size < list.length) refuse(value, place, 'one or more different cells');
    },
  });
  const link = object({ from: node, to: node, type: oneOf('strong', 'weak') });
  const parts: Readonly<Record<MessageParam['type'], Requirement>> = {
    cells: listOf(cell),
    candidates: listOf(candidate),
    houses: listOf(house),
    digits: listOf(digit),
    links: listOf(link),
    count: (value, place) => integer('a number', -10_000, Number.MAX_SAFE_INTEGER)(value, place),
  };
  const param: Requirement = (value, place) => {
    requireFields(value, place, [['type', requireText]]);
    const { type } = value as { type: string };
    if (!Object.hasOwn(parts, type)) refuse(type, `${place}.type`, 'a type of parameter');
    requireFields(value, place, [[type, parts[type as MessageParam['type']]]]);
  };
  const params: Requirement = (value, place) => {
    requireFields(value, place, []);
    for (const [name, one] of Object.entries(value as object)) param(one, `${place}.${name}`);
  };
  object({
    technique: requireText,
    placements: listOf(candidate),
    eliminations: listOf(candidate),
    pattern: object({
      candidates: listOf(object({ cell, digit, role: requireText })),
      houses: listOf(object({ house, role: oneOf('base', 'cover', 'house') })),
      links: listOf(link),
      branches: (value, place) => value === undefined || requireList(value, place, listOf(link)),
    }),
    message: object({ key: requireText, params }),
  })(step, 'step');
}
