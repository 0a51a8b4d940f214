import { readerLaws } from '../../../../config/reader-laws.js';
import { type Board, formatMines, parseMines } from '../../src/index.js';
import { smallBoards } from '../boards.js';

const boards = smallBoards({ spoil: false }).map(({ mineCells: _, ...board }): Board => board);

/** A table of one's own is no part of the text. */
const topologyOf = ({ topology }: Board) => (typeof topology === 'object' ? { topology } : {});

readerLaws('parseMines', {
  values: boards.filter(({ topology }) => topology !== 'square8'),
  write: formatMines,
  read: (text, board) => parseMines(text, topologyOf(board)),
});

readerLaws('parseMines with spaces between the cells', {
  values: boards.filter(({ topology }) => topology === undefined),
  write: (board) => {
    const [head, ...rows] = formatMines(board).split('\n');
    return [head, ...rows.map((row) => [...row].join(' '))].join('\n');
  },
  read: (text) => parseMines(text),
});
