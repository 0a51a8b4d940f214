import { checkObject, checkOptions } from '@kit/grid';
import type { Rules, RulesOption } from '../types.js';
import { ruleNames } from './rule-table.js';

/** The options of a call that has none: nothing in it needs to be checked. */
export const noOptions: RulesOption = {};

/**
 * The rules of an options argument that holds nothing else. The rules themselves in its place, as they stood there before,
 * are read until 1.0.
 */
export function rulesOf(options: RulesOption | Rules): Rules | undefined {
  if (options === noOptions) return undefined;
  checkObject(options, 'options');
  return isBare(options) ? options : checkOptions(options as RulesOption, ['rules']).rules;
}

/** Is it rules, and no options that hold rules? */
export function isBare(options: object): options is Rules {
  return !('rules' in options) && Object.keys(options).some((name) => (ruleNames as readonly string[]).includes(name));
}
