/** Fills a catalogue's text with a message's parameters; the grammar is `fillTemplate`'s of `@kit/grid`. */

import { fillTemplate } from '@kit/grid';
import type { Message, MessageParam } from '../types.js';
import { type Frame, joinList } from './format.js';
import type { Writer } from './writer.js';

/** The text with every place filled. Candidates have the forms `cells` (cells alone) and `values` (`r1c2=5`). */
export function fillMessage(template: string, params: Message['params'], frame: Frame, writer: Writer): string {
  const paramOf = (name: string) => (Object.hasOwn(params, name) ? params[name] : undefined);
  return fillTemplate(template, {
    write: (name, form) => {
      const param = paramOf(name);
      return param && writeParam(param, form, frame, writer);
    },
    count: (name) => {
      const param = paramOf(name);
      return param && countOf(param);
    },
  });
}

function writeParam(param: MessageParam, form: string | undefined, frame: Frame, writer: Writer): string {
  switch (param.type) {
    case 'cells':
      return joinList(writer.cells(param.cells), frame);
    case 'candidates': {
      const { candidates } = param;
      const parts =
        form === 'cells'
          ? writer.cells(candidates.map(({ cell }) => cell))
          : writer.candidates(candidates, form === 'values' ? '=' : '≠');
      return parts.join(frame.list.between);
    }
    case 'houses':
      return writer.houses(param.houses);
    case 'digits':
      return joinList([...param.digits].sort((a, b) => a - b).map(writer.digit), frame);
    case 'links':
      return writer.chain(param.links);
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
