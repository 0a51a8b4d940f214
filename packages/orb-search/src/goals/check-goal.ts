import {
  checkChoice,
  checkFlag,
  checkInteger,
  checkNumber,
  checkObject,
  checkOptions,
  InvalidInputError,
  type OptionName,
} from '@kit/grid';
import { maxType } from '../board/check-board.js';
import { checkEach, checkIntegers } from '../board/check-list-of.js';
import { neverRuns, type RuleTable } from '../rules/rule-table.js';
import { type WeightTable, weightTable } from '../rules/score.js';
import type { Goal, ShapeWanted, SingleGoal } from '../types.js';

/** A goal that has been checked. */
export type CheckedGoal =
  | Exclude<SingleGoal, { readonly kind: 'damage' }>
  | { readonly kind: 'damage'; readonly weights: WeightTable; readonly atLeast: number | undefined };

const kinds = ['max-combos', 'at-least', 'exactly', 'damage', 'shapes', 'colours', 'avoid', 'orbs-left'] as const;
/** What each kind of goal may say. */
const goalNames: Readonly<Record<SingleGoal['kind'], readonly string[]>> = {
  'max-combos': ['kind'],
  'at-least': ['kind', 'combos'],
  exactly: ['kind', 'combos'],
  damage: ['kind', 'weights', 'atLeast'],
  shapes: ['kind', 'shapes'],
  colours: ['kind', 'types'],
  avoid: ['kind', 'types'],
  'orbs-left': ['kind', 'atMost'],
};
const shapeNames = ['row', 'column', 'plus', 'L', 'box', 'connected'] as const;

/** Checks a goal against the rules; one goal becomes a list of one. */
export function checkGoal(goal: Goal, table: RuleTable): CheckedGoal[] {
  const check = (one: SingleGoal, place: string) => checkOne(one, place, table);
  const goals = isList(goal) ? checkEach(goal, 'options.goal', check, 1, 16) : [check(goal, 'options.goal')];
  goals.forEach((one, i) => {
    if (goals.findIndex(({ kind }) => kind === one.kind) < i) {
      throw contradiction(`options.goal[${i}] repeats ${one.kind}: expected each kind once`, i);
    }
  });
  refuseOpposites(goals);
  return goals;
}

/** What is wanted and not wanted at once. */
function refuseOpposites(goals: readonly CheckedGoal[]): void {
  const typesOf = (kind: 'colours' | 'avoid') => goals.flatMap((goal) => (goal.kind === kind ? goal.types : []));
  const avoided = typesOf('avoid');
  const both = typesOf('colours').find((type) => avoided.includes(type));
  if (both !== undefined) throw contradiction(`options.goal wants type ${both} matched and avoided`, both);
  const combosOf = (kind: 'exactly' | 'at-least') =>
    goals.flatMap((goal) => (goal.kind === kind ? goal.combos : []))[0];
  const [exactly, least] = [combosOf('exactly'), combosOf('at-least')];
  if (exactly !== undefined && least !== undefined && least > exactly) {
    throw contradiction(`options.goal wants exactly ${exactly} combos and at least ${least}`, exactly);
  }
}

function isList(goal: Goal): goal is readonly SingleGoal[] {
  try {
    return Array.isArray(goal);
  } catch {
    // A revoked proxy is nothing at all.
    return false;
  }
}

function checkOne(goal: SingleGoal, name: string, table: RuleTable): CheckedGoal {
  checkObject(goal, name);
  checkChoice(goal.kind, `${name}.kind`, kinds);
  checkOptions(goal, goalNames[goal.kind] as readonly OptionName<SingleGoal>[], name);
  switch (goal.kind) {
    case 'max-combos':
      return { kind: 'max-combos' };
    case 'at-least':
    case 'exactly':
      return { kind: goal.kind, combos: checkInteger(goal.combos, `${name}.combos`, 0, 1000) };
    case 'damage':
      return {
        kind: 'damage',
        weights: weightTable(goal.weights ?? {}, `${name}.weights`),
        atLeast: goal.atLeast === undefined ? undefined : checkNumber(goal.atLeast, `${name}.atLeast`),
      };
    case 'shapes':
      return { kind: 'shapes', shapes: checkShapes(goal.shapes, `${name}.shapes`, table) };
    case 'colours': {
      const types = checkEach(
        goal.types,
        `${name}.types`,
        (type, place) => checkMatching(type, place, table),
        1,
        maxType + 1,
      );
      return { kind: 'colours', types };
    }
    case 'avoid':
      return { kind: 'avoid', types: checkIntegers(goal.types, `${name}.types`, maxType, undefined, 1, maxType + 1) };
    case 'orbs-left':
      return { kind: 'orbs-left', atMost: checkInteger(goal.atMost, `${name}.atMost`, 0, 1024) };
  }
}

function checkShapes(shapes: readonly ShapeWanted[], name: string, table: RuleTable): ShapeWanted[] {
  const checkShape = (wanted: ShapeWanted, place: string, i: number): ShapeWanted => {
    const { shape, type, size, exact } = checkOptions(wanted, ['shape', 'type', 'size', 'exact'], place);
    checkChoice(shape, `${place}.shape`, shapeNames);
    const odd =
      shape === 'connected' ? undefined : size !== undefined ? 'size' : exact !== undefined ? 'exact' : undefined;
    if (odd) throw contradiction(`${place}.${odd} is given for ${shape}: expected it for connected only`, i);
    return {
      shape,
      ...(type === undefined ? {} : { type: checkMatching(type, `${place}.type`, table) }),
      ...(size === undefined ? {} : { size: checkInteger(size, `${place}.size`, 1, 64) }),
      ...(exact === undefined ? {} : { exact: checkFlag(exact, `${place}.exact`) }),
    };
  };
  return checkEach(shapes, name, checkShape, 1, 16);
}

/** A type that a goal wants matched must be one that the rules let match. */
function checkMatching(type: number, name: string, table: RuleTable): number {
  checkInteger(type, name, 0, maxType);
  if (table.minRun[type] === neverRuns)
    throw contradiction(`${name} is ${type}: the rules say that it never matches`, type);
  return type;
}

function contradiction(message: string, index: number): InvalidInputError {
  return new InvalidInputError('contradictory-options', message, { name: 'options.goal', index });
}
