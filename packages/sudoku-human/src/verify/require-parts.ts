/** The parts of a step, tested one by one, so that junk is refused by name before any logic sees it. */

import { unexpected } from '@kit/grid';
import { isArray, isObject } from '../layout/guards.js';

/** Refuses a value, or returns. `place` says where it stands, such as `step.placements[0].cell`. */
export type Requirement = (value: unknown, place: string) => void;

/** Throws `bad-step`, naming the value and its place. */
export function refuse(value: unknown, place: string, expected: string): never {
  throw unexpected('bad-step', place, value, expected);
}

/** What the fields of an object must be, by name: `Object.entries` of requirements. */
export type Fields = readonly (readonly [name: string, requirement: Requirement])[];

/** An object whose listed fields meet their requirements. */
export function requireFields(value: unknown, place: string, fields: Fields): void {
  if (!isObject(value)) refuse(value, place, 'an object');
  for (const [name, requirement] of fields) {
    requirement((value as Record<string, unknown>)[name], `${place}.${name}`);
  }
}

/** A list whose items meet the requirement. */
export function requireList(value: unknown, place: string, item: Requirement): void {
  if (!isArray(value)) refuse(value, place, 'a list');
  for (let index = 0; index < value.length; index++) item(value[index], `${place}[${index}]`);
}

/** A string. */
export function requireText(value: unknown, place: string): void {
  if (typeof value !== 'string') refuse(value, place, 'a text');
}

/** A cell 0–80. */
export function requireCell(value: unknown, place: string): void {
  requireInteger(value, place, 0, 80, 'a cell');
}

/** A digit 1–9. */
export function requireDigit(value: unknown, place: string): void {
  requireInteger(value, place, 1, 9, 'a digit');
}

/** A house 0–26. */
export function requireHouse(value: unknown, place: string): void {
  requireInteger(value, place, 0, 26, 'a house');
}

/** A count from 0 up. */
export function requireCount(value: unknown, place: string): void {
  requireInteger(value, place, 0, Number.MAX_SAFE_INTEGER, 'a count');
}

const candidateFields: Fields = /* @__PURE__ */ Object.entries({ cell: requireCell, digit: requireDigit });

/** A digit in a cell. */
export function requireCandidate(value: unknown, place: string): void {
  requireFields(value, place, candidateFields);
}

const linkFields: Fields = /* @__PURE__ */ Object.entries({
  from: requireNode,
  to: requireNode,
  type: requireLinkType,
});

const nodeFields: Fields = /* @__PURE__ */ Object.entries({ cells: requireNodeCells, digit: requireDigit });

/** A link between two nodes, each of at least one cell and none twice. */
export function requireLink(value: unknown, place: string): void {
  requireFields(value, place, linkFields);
}

function requireNode(value: unknown, place: string): void {
  requireFields(value, place, nodeFields);
}

function requireNodeCells(value: unknown, place: string): void {
  requireList(value, place, requireCell);
  const cells = value as number[];
  if (cells.length === 0 || new Set(cells).size < cells.length) refuse(value, place, 'one or more different cells');
}

function requireLinkType(value: unknown, place: string): void {
  if (value !== 'strong' && value !== 'weak') refuse(value, place, "'strong' or 'weak'");
}

function requireInteger(value: unknown, place: string, least: number, most: number, what: string): void {
  if (!Number.isInteger(value) || (value as number) < least || (value as number) > most) {
    refuse(value, place, `${what}, an integer from ${least} to ${most}`);
  }
}
