/** Fills a catalogue's text with a message's parameters; the grammar is `fillTemplate`'s of `@kit/grid`. */

import { fillTemplate } from '@kit/grid';
import type { CellNotation, Message, MessageParam } from '../types.js';
import { type Frame, formatCandidates, formatCells, formatChain, formatHouses, joinList } from './format.js';

/** The text with every place filled; the form `cells` of candidates names their cells alone. */
export function fillMessage(
  template: string,
  params: Message['params'],
  catalogue: Frame,
  notation: CellNotation,
): string {
  const paramOf = (name: string) => (Object.hasOwn(params, name) ? params[name] : undefined);
  return fillTemplate(template, {
    write: (name, form) => {
      const param = paramOf(name);
      return param && writeParam(param, form, catalogue, notation);
    },
    count: (name) => {
      const param = paramOf(name);
      return param && countOf(param);
    },
  });
}

function writeParam(param: MessageParam, form: string | undefined, catalogue: Frame, notation: CellNotation): string {
  switch (param.type) {
    case 'cells':
      return joinList(formatCells(param.cells, notation), catalogue);
    case 'candidates': {
      const cells = param.candidates.map(({ cell }) => cell);
      const parts = form === 'cells' ? formatCells(cells, notation) : formatCandidates(param.candidates, notation);
      return parts.join(catalogue.list.between);
    }
    case 'houses':
      return formatHouses(param.houses, catalogue, notation);
    case 'digits':
      return joinList([...param.digits].sort((a, b) => a - b).map(String), catalogue);
    case 'links':
      return formatChain(param.links, notation);
    case 'count':
      return String(param.count);
  }
}

function countOf(param: MessageParam): number {
  switch (param.type) {
    case 'cells':
      return param.cells.length;
    case 'candidates':
      return param.candidates.length;
    case 'houses':
      return param.houses.length;
    case 'digits':
      return param.digits.length;
    case 'links':
      return param.links.length;
    case 'count':
      return param.count;
  }
}
