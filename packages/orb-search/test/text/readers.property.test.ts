import { readerLaws } from '../../../../config/reader-laws.js';
import { formatMarkedOrbs, formatOrbs, formatPath, parseMarkedOrbs, parseOrbs, parsePath } from '../../src/index.js';
import { boards, walks } from '../support.js';

/** A single row or column looks like a list. */
const drawn = boards(6, 6, 15, true).filter(({ rows, cols }) => rows > 1 && cols > 1);

for (const format of ['digits', 'letters'] as const) {
  readerLaws(`parseOrbs of ${format}`, {
    values: drawn,
    write: (board) => formatOrbs(board, format),
    read: (text) => parseOrbs(text),
  });
}

readerLaws('parseOrbs of a line of a known shape', {
  values: drawn,
  write: (board) => formatOrbs(board, 'letters-line'),
  read: (text, { rows, cols }) => parseOrbs(text, { rows, cols }),
});

readerLaws('parseMarkedOrbs', {
  values: drawn.map((board) => ({
    board,
    rules: { blocked: [0], burning: [{ cell: board.cells.length - 1, cost: 25 }] },
  })),
  write: ({ board, rules }) => formatMarkedOrbs(board, rules),
  read: (text) => parseMarkedOrbs(text) as never,
  own: '/',
});

for (const format of ['route', 'arrows'] as const) {
  readerLaws(`parsePath of ${format}`, {
    values: walks,
    write: ({ path, board }) => formatPath(path, board, format),
    read: (text, { board }) => ({ board, path: parsePath(text, board) }),
  });
}
