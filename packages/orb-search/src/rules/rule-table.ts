/**
 * Rules with nothing left open: by type the shortest run and the smallest group, by cell what may happen to it.
 *
 * Made once a call from the caller's {@link Rules}; everything behind the front doors reads this table.
 */
import { checkChoice, checkFlag, checkInteger, checkNumber, checkOptions, type Shape } from '@kit/grid';
import { maxType } from '../board/check-board.js';
import { checkEach, checkIntegers, fillByType } from '../board/check-list-of.js';
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
  return ruleNames.every((name) => rules[name] === known[name]);
}

function tableOf(given: Rules, cells: number): RuleTable {
  const directions = checkChoice(given.directions ?? 4, 'options.rules.directions', [4, 8]);
  const minRun = byType(given.minRun ?? 3, 'options.rules.minRun', 8, 3);
  const minGroup = byType(given.minGroup ?? 1, 'options.rules.minGroup', 64, 1);
  const firstWaveOnly = checkFlag(given.firstWaveOnly ?? false, 'options.rules.firstWaveOnly');
  for (const type of checkIntegers(given.unmatchable ?? [], 'options.rules.unmatchable', maxType))
    minRun[type] = neverRuns;
  const locked = flags('locked');
  const blocked = flags('blocked');
  const closed = locked.map((flag, cell) => flag | blocked[cell]);
  const cost = burningCosts(given.burning, cells);
  const sticky = flags('sticky');
  const recolouring = recolouringTypes(given.recolouring, cells);
  const bombTypes = checkIntegers(given.bombs ?? [], 'options.rules.bombs', maxType);
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

  function flags(name: 'locked' | 'blocked' | 'sticky'): Uint8Array {
    const table = new Uint8Array(cells);
    for (const cell of checkIntegers(given[name] ?? [], `options.rules.${name}`, cells - 1, 'bad-cell'))
      table[cell] = 1;
    return table;
  }
}

function byType(value: number | readonly number[], name: string, max: number, fallback: number): Uint8Array {
  const table = new Uint8Array(maxType + 1).fill(fallback);
  return fillByType(table, value, name, (each, place) => checkInteger(each, place, 1, max));
}

function burningCosts(burning: Rules['burning'], cells: number): Float64Array {
  const cost = new Float64Array(cells);
  checkEach(burning ?? [], 'options.rules.burning', (item, name) => {
    checkOptions(item, ['cell', 'cost'], name);
    const cell = checkInteger(item.cell, `${name}.cell`, 0, cells - 1, 'bad-cell');
    cost[cell] = checkNumber(item.cost, `${name}.cost`, 0, 1e9);
  });
  return cost;
}

function recolouringTypes(recolouring: Rules['recolouring'], cells: number): Int8Array | undefined {
  const types = new Int8Array(cells).fill(-1);
  const list = checkEach(recolouring ?? [], 'options.rules.recolouring', (item, name) => {
    checkOptions(item, ['cell', 'type'], name);
    const cell = checkInteger(item.cell, `${name}.cell`, 0, cells - 1, 'bad-cell');
    types[cell] = checkInteger(item.type, `${name}.type`, 0, maxType);
  });
  return list.length > 0 ? types : undefined;
}
