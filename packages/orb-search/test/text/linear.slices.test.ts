import { linearLaw } from '../../../../config/text-looks.js';
import { parseMarkedOrbs, parseOrbs, parsePath } from '../../src/index.js';

const shape = { rows: 5, cols: 6 };

linearLaw(
  {
    parseOrbs: (text) => parseOrbs(text),
    'parseOrbs of a shape': (text) => parseOrbs(text, shape),
    parseMarkedOrbs: (text) => parseMarkedOrbs(text),
    parsePath: (text) => parsePath(text, shape),
  },
  [
    ...['0', 'R', 'X', '0 ', '0\n', '\n', '\r\n', ' ', '\t', ',', '|', '#', '!', '!1', '>G', '*', '/', '1.5', '.'],
    ...[
      '?patt=',
      '&patt=R',
      'patt=RB',
      '&width=2',
      '&height=',
      'layout=0',
      '%',
      '%2',
      '%2c',
      '%7C',
      '?',
      '&',
      '=',
      'a=',
    ],
    ...[
      'route=',
      '?route=',
      '&route=06,4',
      ' route=0',
      '06,4',
      'r1c1',
      'r1c1: ',
      '→',
      '↓ ',
      '6|7|',
      '?replay=6|7',
      '|',
    ],
    ...['https://', '(www.', 'r', ':', '"', '<', '\ufeff', '０', '\u{1f525}'],
  ],
);
