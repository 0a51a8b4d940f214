/** Puts parameters into a catalogue's text; the grammar is described in `catalogue.ts`. */

import { describeValue, InvalidInputError } from '@kit/grid';
import type { Catalogue, CellNotation, Message, MessageParam } from '../types.js';
import { formatCandidates } from './format-candidates.js';
import { formatCells } from './format-cells.js';
import { formatChain } from './format-chain.js';
import { formatHouses } from './format-houses.js';
import { joinList } from './join-list.js';

/** `{name}`, `{name, cells}`, or `{name, plural, one {…} other {…}}` with plain places inside. */
const placePattern =
  /\{(\w+)(?:, (cells)|, plural, one \{((?:[^{}]|\{[\w, ]+\})*)\} other \{((?:[^{}]|\{[\w, ]+\})*)\})?\}/g;

/** The text with every place filled. */
export function fillTemplate(
  template: string,
  params: Message['params'],
  catalogue: Catalogue,
  notation: CellNotation,
): string {
  return template.replace(placePattern, (_, name: string, cellsOnly?: string, one?: string, other?: string) => {
    if (!Object.hasOwn(params, name)) {
      throw new InvalidInputError('missing-param', `the message has no parameter ${describeValue(name)}`, { name });
    }
    const param = params[name];
    if (one !== undefined && other !== undefined) {
      return fillTemplate(countOf(param) === 1 ? one : other, params, catalogue, notation);
    }
    if (cellsOnly !== undefined && param.type === 'candidates') {
      return formatCells(
        param.candidates.map(({ cell }) => cell),
        notation,
      ).join(catalogue.list.between);
    }
    return writeParam(param, catalogue, notation);
  });
}

function writeParam(param: MessageParam, catalogue: Catalogue, notation: CellNotation): string {
  switch (param.type) {
    case 'cells':
      return joinList(formatCells(param.cells, notation), catalogue);
    case 'candidates':
      return formatCandidates(param.candidates, notation).join(catalogue.list.between);
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
