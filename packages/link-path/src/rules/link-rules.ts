/**
 * When two tiles match and how their line may run. The options of a caller are checked once and become plain rules.
 */
import { checkFlag, checkInteger, checkOptions, describeValue, InvalidInputError, type OptionName } from '@kit/grid';
import type { LinkOptions } from '../types.js';
import { isList } from './is-list.js';

/** The checked options. */
export type LinkRules = {
  readonly maxTurns: number;
  readonly margin: boolean;
  readonly adjacent: boolean;
  /** The class of each kind that is in a group: the first kind of the group. */
  readonly classes: ReadonlyMap<number, number> | undefined;
};

const defaultRules: LinkRules = { maxTurns: 2, margin: true, adjacent: true, classes: undefined };

/** The names of {@link LinkOptions}. */
export const linkOptionNames = ['maxTurns', 'margin', 'adjacent', 'groups'] as const;

/** The rules that the options ask for; `names` are all options that the function takes. */
export function linkRules<T extends LinkOptions>(options: T | undefined, names: readonly OptionName<T>[]): LinkRules {
  return options === undefined ? defaultRules : readRules(options, names);
}

function readRules<T extends LinkOptions>(options: T, names: readonly OptionName<T>[]): LinkRules {
  const { maxTurns = 2, margin = true, adjacent = true, groups } = checkOptions<T>(options, names);
  checkInteger(maxTurns, 'options.maxTurns', 0);
  checkFlag(margin, 'options.margin');
  checkFlag(adjacent, 'options.adjacent');
  return { maxTurns, margin, adjacent, classes: groups === undefined ? undefined : groupClasses(groups) };
}

function groupClasses(groups: unknown): ReadonlyMap<number, number> {
  const classes = new Map<number, number>();
  if (!isList(groups)) throw badGroups(`${describeValue(groups)}: expected a list of lists of kinds`);
  for (const [index, group] of groups.entries()) {
    if (!isList(group)) throw badGroups(`${describeValue(group)}: expected a list of kinds`, `[${index}]`);
    for (const [at, member] of group.entries()) {
      const place = `[${index}][${at}]`;
      const kind = checkInteger(member, `options.groups${place}`, 1, Number.MAX_SAFE_INTEGER, 'bad-groups');
      if (classes.has(kind)) throw badGroups(`${kind}, which is there twice`, place);
      classes.set(kind, group[0] as number);
    }
  }
  return classes;
}

function badGroups(fault: string, place = ''): InvalidInputError {
  const name = `options.groups${place}`;
  return new InvalidInputError('bad-groups', `${name} is ${fault}`, { name });
}

/** Do two kinds match? */
export function kindsMatch(rules: LinkRules, first: number, second: number): boolean {
  if (first === second) return true;
  const { classes } = rules;
  if (classes === undefined) return false;
  const found = classes.get(first);
  return found !== undefined && found === classes.get(second);
}

/** The number that stands for a kind and everything that matches it. */
export function classOf(rules: LinkRules, kind: number): number {
  return rules.classes?.get(kind) ?? kind;
}

/** Do two cells of a board touch side by side? */
export function areAdjacent(cols: number, a: number, b: number): boolean {
  const distance = Math.abs(a - b);
  return distance === cols || (distance === 1 && Math.trunc(a / cols) === Math.trunc(b / cols));
}
