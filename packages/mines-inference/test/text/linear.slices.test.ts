import { linearLaw } from '../../../../config/text-looks.js';
import { formatReplay, parseMines, parseReplay } from '../../src/index.js';

const board = 'RawVF_Version: Rev6\nWidth: 2\nHeight: 1\nBoard:\n*0\n';
const events = `${board}Events:\n`;

linearLaw(
  {
    parseMines: (text) => parseMines(text),
    'parseMines with options': (text) => parseMines(text, { mines: 1, topology: 'hex' }),
    parseReplay: (text) => parseReplay(text),
    'parseReplay of bytes': (text) => parseReplay(new TextEncoder().encode(text)),
  },
  [
    ...[
      'mines 1\n',
      'mines',
      'topology hex\n',
      'topology ',
      '#',
      '1 ',
      '12',
      '/',
      '\n',
      '\r',
      '\r\n',
      ' ',
      '\t',
      ':',
      '=',
    ],
    ...['F', '*', '_', '.', 'x', '\u00a0', '\ufeff', '\u{1f6a9}', '１'],
    ...['RawVF_Version: Rev6\n', 'Board:\n', 'Events:\n', board, events, `${events}0.5 lc 1 1 (8 8)\n`],
    ...[
      '0.5 lc 1 1 (8 8)\n',
      '0.500 mv (3 3)\n',
      'cell opened (number 3) 1 1\n',
      'flag 1 1\n',
      'start\n',
      'Player: a\n',
    ],
    ...['(', '0.5', '-', '{"format":"kit-mines-replay"', '{"a":', '[', '"', '\\u0041', '{', ','],
    formatReplay({ field: { rows: 1, cols: 3, mineCells: [2] }, moves: [{ kind: 'open', cell: 0, timeMs: 40 }] }),
  ],
);
