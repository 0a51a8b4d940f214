import { checkChoice, checkNumber, checkObject, InvalidInputError } from '@kit/grid';
import { fieldOf } from '../board/plain.js';
import { readField } from '../board/read-board.js';
import { readClicks } from '../play/read-moves.js';
import type { PlayedGame } from '../types.js';
import { jsonFormat } from './read-json.js';
import { writeRawVf } from './write-raw-vf.js';

/**
 * Writes a game as text that {@link parseReplay} reads: the field, the flags before the game, and the moves with their times.
 * What the mouse did in between and the name of the player are not part of either form.
 *
 * RawVF (revision 6) holds square8 boards without holes. Other programs read it, so it follows their rules: a move without
 * a time has the time of the move before it, moves after the end of the game are left out, and flags that were set and
 * taken away before the first opened cell are no clicks when the text is read.
 *
 * @param game - a game of your own, or the result of {@link parseReplay}
 * @param form - `'kit'` (default): JSON of this package; `'rawvf'`: RawVF
 * @returns the text
 * @throws {@link InvalidInputError} `bad-choice` and the codes of {@link gameMetrics}; for RawVF also `unsupported-topology`
 * (another topology, or holes), `bad-number` (a time before that of the move before), `bad-move` (a `question` without a mark)
 *
 * @example
 * ```ts
 * import { formatReplay } from '@kit/mines-inference';
 *
 * formatReplay({ field: { rows: 1, cols: 2, mineCells: [1] }, moves: [{ kind: 'open', cell: 0 }] });
 * // => '{"format":"kit-mines-replay","version":1,"field":{"rows":1,"cols":2,"mineCells":[1]},"flags":[],"moves":[{"kind":"open","cell":0}]}'
 * formatReplay({ field: { rows: 1, cols: 2, mineCells: [1] }, moves: [{ kind: 'open', cell: 0 }] }, 'rawvf').split('\n')[0];
 * // => 'RawVF_Version: Rev6'
 * ```
 */
export function formatReplay(game: PlayedGame, form: 'kit' | 'rawvf' = 'kit'): string {
  checkObject(game, 'game');
  checkChoice(form, 'form', ['kit', 'rawvf']);
  const board = readField(game.field);
  const { holes } = board;
  const { flags, moves } = readClicks(game, board, 'game.');
  if (form === 'rawvf') {
    const name = 'game.field.topology';
    const found =
      holes.length > 0 ? 'a board with holes' : typeof board.topology === 'string' ? board.topology : 'a list';
    if (holes.length > 0 || board.topology !== 'square8') {
      const message = `${name} is ${found}: expected square8 without holes, as RawVF knows no other board`;
      throw new InvalidInputError('unsupported-topology', message, { name });
    }
    const timeMs = game.timeMs === undefined ? undefined : checkNumber(game.timeMs, 'game.timeMs', 0);
    return writeRawVf({ ...board, flags, moves, timeMs });
  }
  const field = fieldOf(board, Array.from(game.field.mineCells), holes, game.field.topology);
  return JSON.stringify({ format: jsonFormat, version: 1, field, flags, moves });
}
