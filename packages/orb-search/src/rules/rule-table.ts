/**
 * Rules with nothing left open: by type the shortest run and the smallest group, by cell what may happen to it.
 *
 * Made once a call from the caller's {@link Rules}; everything behind the front doors reads this table.
 */
import { checkChoice, checkFlag, checkInteger, checkList, checkNumber, checkOptions, type Shape } from '@kit/grid';
import { maxType } from '../board/check-board.js';
import type { MatchRules } from '../kernel/special-matches.js';
import type { Rules } from '../types.js';

/** What rules there are. */
export const ruleNames: readonly (keyof Rules)[] = [
  'directions',
  'minRun',
  'minGroup',
  'unmatchable',
  'firstWaveOnly',
  'locked',
  'blocked',
  'burning',
  'sticky',
  'recolouring',
  'bombs',
];

/** A run that no board holds: types with it never match. */
export const neverRuns = 255;

/** The rules as the inner functions read them. */
export type RuleTable = MatchRules & {
  readonly directions: 4 | 8;
  readonly firstWaveOnly: boolean;
  /** 1 for cells that the dragged orb may not touch: blocked or locked. */
  readonly closed: Uint8Array;
  /** What a touch of each cell costs. */
  readonly cost: Float64Array;
  /** 1 for cells at which a drag ends. */
  readonly sticky: Uint8Array;
  /** By cell the type that the dragged orb takes there, -1 where it stays as it is; undefined where it always does. */
  readonly recolouring: Int8Array | undefined;
  /** By type 1 for bombs; undefined where there are none. */
  readonly bombs: Uint8Array | undefined;
  /** Runs of three, any group, no cell with a state: what the bit kernel knows. */
  readonly ordinary: boolean;
};

/** Checks the rules for a board of a size and fills in the defaults. */
export function ruleTable(rules: Rules | undefined, shape: Shape): RuleTable {
  const cells = shape.rows * shape.cols;
  if (rules === undefined) {
    if (usual?.locked.length !== cells) usual = tableOf({}, cells);
    return usual;
  }
  const given = checkOptions(rules, ruleNames, 'options.rules');
  if (last && last.table.locked.length === cells && isSame(given, last.rules)) return last.table;
  const table = tableOf(given, cells);
  // What is in a list may change before the next call.
  if (ruleNames.every((name) => typeof given[name] !== 'object')) last = { rules: { ...given }, table };
  return table;
}

/** The table of no rules for the size that was asked for last: it depends on nothing else, and nobody writes into it. */
let usual: RuleTable | undefined;

/** Rules without a list that were asked for last, and their table: most games ask for the same ones, board after board. */
let last: { readonly rules: Rules; readonly table: RuleTable } | undefined;

function isSame(rules: Rules, known: Rules): boolean {
  return (
    rules.directions === known.directions &&
    rules.minRun === known.minRun &&
    rules.minGroup === known.minGroup &&
    rules.firstWaveOnly === known.firstWaveOnly &&
    rules.unmatchable === undefined &&
    rules.locked === undefined &&
    rules.blocked === undefined &&
    rules.burning === undefined &&
    rules.sticky === undefined &&
    rules.recolouring === undefined &&
    rules.bombs === undefined
  );
}

function tableOf(given: Rules, cells: number): RuleTable {
  const directions = checkChoice(given.directions ?? 4, 'options.rules.directions', [4, 8]);
  const minRun = byType(given.minRun ?? 3, 'options.rules.minRun', 8, 3);
  const minGroup = byType(given.minGroup ?? 1, 'options.rules.minGroup', 64, 1);
  const firstWaveOnly = checkFlag(given.firstWaveOnly ?? false, 'options.rules.firstWaveOnly');
  for (const type of integers(given.unmatchable, 'options.rules.unmatchable', maxType)) minRun[type] = neverRuns;
  const locked = new Uint8Array(cells);
  for (const cell of integers(given.locked, 'options.rules.locked', cells - 1, 'bad-cell')) locked[cell] = 1;
  const closed = locked.slice();
  for (const cell of integers(given.blocked, 'options.rules.blocked', cells - 1, 'bad-cell')) closed[cell] = 1;
  const cost = burningCosts(given.burning, cells);
  const sticky = new Uint8Array(cells);
  for (const cell of integers(given.sticky, 'options.rules.sticky', cells - 1, 'bad-cell')) sticky[cell] = 1;
  const recolouring = recolouringTypes(given.recolouring, cells);
  const bombTypes = integers(given.bombs, 'options.rules.bombs', maxType);
  const bombs =
    bombTypes.length > 0 ? new Uint8Array(maxType + 1).map((_, type) => (bombTypes.includes(type) ? 1 : 0)) : undefined;
  const areRunsUsual = minRun.every((run) => run === 3) && minGroup.every((group) => group <= 3);
  const ordinary =
    areRunsUsual &&
    !firstWaveOnly &&
    closed.every((flag) => flag === 0) &&
    cost.every((value) => value === 0) &&
    sticky.every((flag) => flag === 0) &&
    !recolouring &&
    !bombs;
  const runs = { minRun, minGroup, areRunsUsual };
  return { ...runs, directions, firstWaveOnly, locked, closed, cost, sticky, recolouring, bombs, ordinary };
}

function byType(value: number | readonly number[], name: string, max: number, fallback: number): Uint8Array {
  const table = new Uint8Array(maxType + 1).fill(fallback);
  if (typeof value !== 'object') return table.fill(checkInteger(value, name, 1, max));
  const list = checkList(value, name, 0, maxType + 1);
  for (let type = 0; type < list.length; type++) table[type] = checkInteger(list[type], `${name}[${type}]`, 1, max);
  return table;
}

function integers(value: readonly number[] | undefined, name: string, max: number, code?: string): number[] {
  const list = checkList(value ?? [], name);
  return Array.from({ length: list.length }, (_, index) =>
    checkInteger(list[index], `${name}[${index}]`, 0, max, code),
  );
}

function burningCosts(burning: Rules['burning'], cells: number): Float64Array {
  const cost = new Float64Array(cells);
  const list = checkList(burning ?? [], 'options.rules.burning');
  for (let i = 0; i < list.length; i++) {
    const item = checkOptions(list[i], ['cell', 'cost'], `options.rules.burning[${i}]`);
    const cell = checkInteger(item.cell, `options.rules.burning[${i}].cell`, 0, cells - 1, 'bad-cell');
    cost[cell] = checkNumber(item.cost, `options.rules.burning[${i}].cost`, 0, 1e9);
  }
  return cost;
}

function recolouringTypes(recolouring: Rules['recolouring'], cells: number): Int8Array | undefined {
  const list = checkList(recolouring ?? [], 'options.rules.recolouring');
  if (list.length === 0) return undefined;
  const types = new Int8Array(cells).fill(-1);
  for (let i = 0; i < list.length; i++) {
    const name = `options.rules.recolouring[${i}]`;
    const item = checkOptions(list[i], ['cell', 'type'], name);
    const cell = checkInteger(item.cell, `${name}.cell`, 0, cells - 1, 'bad-cell');
    types[cell] = checkInteger(item.type, `${name}.type`, 0, maxType);
  }
  return types;
}
