/** The package's own format: JSON with the field, the flags and the moves. */
import { isInvalidInputError } from '@kit/grid';
import { fieldOf } from '../board/plain.js';
import { readField } from '../board/read-board.js';
import { numbersOf } from '../kernel/numbers-of.js';
import { cellsWhere } from '../kernel/symbols.js';
import { playMove, startGame, statusOf } from '../play/play-move.js';
import { readClicks } from '../play/read-moves.js';
import type { PlayedGame, Replay } from '../types.js';
import { foreign, forgedAt } from './replay-error.js';
import { checkLength, type ReplayText } from './text-in.js';

/** What the format calls itself. */
export const jsonFormat = 'kit-mines-replay';

/** JSON is parsed in one go, so there may not be too much of it. */
const maxJson = 1_048_576;

export function readJson({ text, isUtf8 }: ReplayText): Replay {
  checkLength(text.length, maxJson);
  if (!isUtf8) throw forgedAt(undefined, 'not UTF-8', 'JSON in UTF-8');
  const file = parse(text);
  if (file.format !== jsonFormat) throw foreign('JSON of another kind');
  if (file.version !== 1) throw forgedAt(undefined, 'of another version', 'version 1');
  try {
    return played(file);
  } catch (error) {
    const why = isInvalidInputError(error) ? error.message : String(error);
    throw forgedAt(undefined, 'JSON with a fault', `what formatReplay writes (${why})`);
  }
}

type File = PlayedGame & { readonly format?: unknown; readonly version?: unknown };

function parse(text: string): File {
  try {
    return JSON.parse(text) as File;
  } catch {
    throw forgedAt(undefined, 'no JSON, or cut', 'JSON');
  }
}

function played(file: File): Replay {
  const read = readField(file.field);
  const { mined, holes } = read;
  const { flags, moves } = readClicks(file, read, '');
  const game = startGame(read, numbersOf(read), flags);
  for (const move of moves) playMove(game, move);
  const mineCells = cellsWhere(mined.length, (cell) => mined[cell] === 1);
  const field = fieldOf(read, mineCells, holes, file.field.topology);
  const status = statusOf(game);
  return { format: 'kit', version: '1', field, flags, moves, status, events: [], square: 0, header: {} };
}
