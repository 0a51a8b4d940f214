/** What callers give a solver: options with their defaults, and a list of techniques. */

import { checkFlag, checkInteger, checkOptions, type InputPlace, unexpected } from '@kit/grid';
import { markNames } from '../board/marks.js';
import { isArray, isObject } from '../layout/guards.js';
import type { Limits } from '../techniques/shared/technique.js';
import { type Finder, findersOf } from '../techniques/shared/technique.js';
import type { SolveOptions, Technique } from '../types.js';

/** The options that are numbers: the least and the greatest allowed, and the default. */
const numbers = /* @__PURE__ */ (() =>
  [
    ['maxChainLength', 1, Number.MAX_SAFE_INTEGER, 20],
    ['maxFishSize', 2, 7, 7],
    ['maxFins', 0, 9, 5],
    ['maxAlsSize', 1, 8, 8],
  ] as const)();

/** The options that are switches, all off by default. */
const switches = [
  'siamese',
  'dual',
  'twoCandidates',
  'missingCandidates',
  'alsNodes',
  'alsOverlap',
  'loopCells',
] as const;

/** Every option of the solver. */
const names = /* @__PURE__ */ (() => [...markNames, ...numbers.map(([name]) => name), ...switches])();

/** The options with their defaults filled in; `more` are names that the caller reads itself. */
export function readOptions(options: SolveOptions, more: readonly string[] = []): Limits {
  checkOptions(options, [...names, ...(more as readonly never[])]);
  const limits: { -readonly [Name in keyof Limits]?: unknown } = {};
  for (const [name, least, most, usual] of numbers) {
    const { [name]: value = usual } = options;
    limits[name] = checkInteger(value, `options.${name}`, least, most);
  }
  for (const name of switches) {
    const { [name]: value = false } = options;
    limits[name] = checkFlag(value, `options.${name}`);
  }
  return limits as Limits;
}

/** A copy of the list, or `bad-techniques` unless it is a list of techniques. */
export function checkTechniques(techniques: readonly Technique[]): readonly Finder[] {
  if (!isArray(techniques)) refuse(techniques, { name: 'techniques' }, 'a list');
  for (const [index, technique] of techniques.entries()) {
    if (!isTechnique(technique)) refuse(technique, { name: `techniques[${index}]`, index }, 'a technique');
  }
  return [...findersOf(techniques)];
}

function refuse(value: unknown, at: InputPlace, expected: string): never {
  throw unexpected('bad-techniques', `${at.name}`, value, expected, at);
}

function isTechnique(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { id, find, slices } = value as Partial<Finder>;
  return typeof id === 'string' && typeof find === 'function' && (slices === undefined || typeof slices === 'function');
}
