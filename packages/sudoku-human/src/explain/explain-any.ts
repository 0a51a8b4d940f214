/** Steps on layouts in words: the same catalogues, other cells and houses. */

import { fillTemplate } from '@kit/grid';
import type { Tables } from '../kernel/tables.js';
import { digitName } from '../layout/digits.js';
import type { Catalogue, ExplainOptions, MessageParam, Step } from '../types.js';
import { rangesOf, requireStep } from '../verify/require-step.js';
import { joinList, notationOf } from './format.js';
import { candidateNames, cellNames, chainName, houseNames, type Writing } from './layout-names.js';
import { requireEntry } from './require-catalogue.js';
import { techniqueName } from './technique-name.js';

/** As `explainStep` of the classic board. */
export function explainOnLayout(
  step: Step,
  { size, named }: Tables,
  catalogue: Catalogue,
  options: ExplainOptions,
): string {
  requireStep(step, rangesOf(size, named.length));
  const writing: Writing = { size, houses: named, catalogue, notation: notationOf(options) };
  const technique = techniqueName(step.technique, catalogue);
  const template = requireEntry(catalogue.templates, step.message.key, 'unknown-message');
  const paramOf = (name: string): MessageParam | undefined =>
    Object.hasOwn(step.message.params, name) ? step.message.params[name] : undefined;
  const text = fillTemplate(template, {
    write: (name, form) => {
      const param = paramOf(name);
      return param && writeParam(param, form, writing);
    },
    count: (name) => {
      const param = paramOf(name);
      return param && countOf(param);
    },
  });
  return catalogue.explanation.replace('{technique}', () => technique).replace('{text}', () => text);
}

function writeParam(param: MessageParam, form: string | undefined, writing: Writing): string {
  const { catalogue } = writing;
  switch (param.type) {
    case 'cells':
      return joinList(cellNames(param.cells, writing), catalogue);
    case 'candidates': {
      const cells = param.candidates.map(({ cell }) => cell);
      return (form === 'cells' ? cellNames(cells, writing) : candidateNames(param.candidates, writing)).join(
        catalogue.list.between,
      );
    }
    case 'houses':
      return houseNames(param.houses, writing);
    case 'digits':
      return joinList([...param.digits].sort((a, b) => a - b).map(digitName), catalogue);
    case 'links':
      return chainName(param.links, writing);
    case 'count':
      return String(param.count);
  }
}

function countOf(param: MessageParam): number {
  if (param.type === 'count') return param.count;
  const { [param.type]: list } = param as unknown as Record<string, readonly unknown[]>;
  return list.length;
}
