/** Is it shaped like a step? Whether it is true is another question. */

import type { MessageParam } from '../types.js';
import {
  type Fields,
  type Requirement,
  refuse,
  requireCandidate,
  requireCell,
  requireCount,
  requireDigit,
  requireFields,
  requireHouse,
  requireLink,
  requireList,
  requireText,
} from './require-parts.js';

const stepFields: Fields = /* @__PURE__ */ Object.entries({
  technique: requireText,
  placements: /* @__PURE__ */ listOf(requireCandidate),
  eliminations: /* @__PURE__ */ listOf(requireCandidate),
  pattern: requirePattern,
  message: requireMessage,
});

const patternFields: Fields = /* @__PURE__ */ Object.entries({
  candidates: /* @__PURE__ */ listOf(requirePatternCandidate),
  houses: /* @__PURE__ */ listOf(requirePatternHouse),
  links: /* @__PURE__ */ listOf(requireLink),
  branches: requireBranches,
});

const patternCandidateFields: Fields = /* @__PURE__ */ Object.entries({
  cell: requireCell,
  digit: requireDigit,
  role: requireText,
});

const patternHouseFields: Fields = /* @__PURE__ */ Object.entries({ house: requireHouse, role: requireHouseRole });

const messageFields: Fields = /* @__PURE__ */ Object.entries({ key: requireText, params: requireParams });

const paramFields: Fields = /* @__PURE__ */ Object.entries({ type: requireText });

/** A step with all its parts; which techniques there are is for the caller to say. */
export function requireStep(step: unknown): void {
  requireFields(step, 'step', stepFields);
}

function requirePattern(value: unknown, place: string): void {
  requireFields(value, place, patternFields);
}

function requirePatternCandidate(value: unknown, place: string): void {
  requireFields(value, place, patternCandidateFields);
}

function requirePatternHouse(value: unknown, place: string): void {
  requireFields(value, place, patternHouseFields);
}

function requireBranches(value: unknown, place: string): void {
  if (value !== undefined) requireList(value, place, listOf(requireLink));
}

function requireHouseRole(value: unknown, place: string): void {
  if (value !== 'base' && value !== 'cover' && value !== 'house') refuse(value, place, "'base', 'cover' or 'house'");
}

function requireMessage(value: unknown, place: string): void {
  requireFields(value, place, messageFields);
}

function requireParams(value: unknown, place: string): void {
  requireFields(value, place, []);
  for (const [name, param] of Object.entries(value as object)) requireParam(param, `${place}.${name}`);
}

function requireParam(value: unknown, place: string): void {
  requireFields(value, place, paramFields);
  const { type } = value as { type: string };
  if (!Object.hasOwn(paramParts, type)) refuse(type, `${place}.type`, 'a type of parameter');
  requireFields(value, place, [[type, paramParts[type as MessageParam['type']]]]);
}

/** The field of each type of parameter has the type's name. */
const paramParts: Readonly<Record<MessageParam['type'], Requirement>> = {
  cells: (value, place) => requireList(value, place, requireCell),
  candidates: (value, place) => requireList(value, place, requireCandidate),
  houses: (value, place) => requireList(value, place, requireHouse),
  digits: (value, place) => requireList(value, place, requireDigit),
  links: (value, place) => requireList(value, place, requireLink),
  count: requireCount,
};

function listOf(item: Requirement): Requirement {
  return (value, place) => requireList(value, place, item);
}
