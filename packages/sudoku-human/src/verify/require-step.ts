/** Is it shaped like a step? Whether it is true is another question. */

import type { MessageParam } from '../types.js';
import {
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

/** A step with all its parts; which techniques there are is for the caller to say. */
export function requireStep(step: unknown): void {
  requireFields(step, 'step', {
    technique: requireText,
    placements: listOf(requireCandidate),
    eliminations: listOf(requireCandidate),
    pattern: requirePattern,
    message: requireMessage,
  });
}

function requirePattern(value: unknown, place: string): void {
  requireFields(value, place, {
    candidates: listOf((item, at) =>
      requireFields(item, at, { cell: requireCell, digit: requireDigit, role: requireText }),
    ),
    houses: listOf((item, at) => requireFields(item, at, { house: requireHouse, role: requireHouseRole })),
    links: listOf(requireLink),
    branches: (item, at) => {
      if (item !== undefined) requireList(item, at, listOf(requireLink));
    },
  });
}

function requireHouseRole(value: unknown, place: string): void {
  if (value !== 'base' && value !== 'cover' && value !== 'house') refuse(value, place, "'base', 'cover' or 'house'");
}

function requireMessage(value: unknown, place: string): void {
  requireFields(value, place, {
    key: requireText,
    params: (params, at) => {
      requireFields(params, at, {});
      for (const [name, param] of Object.entries(params as object)) requireParam(param, `${at}.${name}`);
    },
  });
}

function requireParam(value: unknown, place: string): void {
  requireFields(value, place, { type: requireText });
  const { type } = value as { type: string };
  if (!Object.hasOwn(paramParts, type)) refuse(type, `${place}.type`, 'a type of parameter');
  requireFields(value, place, { [type]: paramParts[type as MessageParam['type']] });
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
