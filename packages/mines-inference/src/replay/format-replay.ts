import { checkObject } from '@kit/grid';
import { fieldOf } from '../board/field-of.js';
import { readField } from '../board/read-board.js';
import { readFlags, readMoves } from '../play/read-moves.js';
import type { PlayedGame } from '../types.js';
import { jsonFormat } from './read-json.js';

/**
 * A game as text, for {@link parseReplay}: JSON in a form of its own, with the field, the flags before the game, and the
 * moves with their times.
 *
 * @param game - a game of one's own, or what {@link parseReplay} gave
 * @returns JSON
 * @throws {@link InvalidInputError} the codes of {@link gameMetrics}
 *
 * @example
 * ```ts
 * import { formatReplay } from '@kit/mines-inference';
 *
 * formatReplay({ field: { rows: 1, cols: 2, mineCells: [1] }, moves: [{ kind: 'open', cell: 0 }] });
 * // => '{"format":"kit-mines-replay","version":1,"field":{"rows":1,"cols":2,"mineCells":[1]},"flags":[],"moves":[{"kind":"open","cell":0}]}'
 * ```
 */
export function formatReplay(game: PlayedGame): string {
  checkObject(game, 'game');
  const { rows, cols, holes } = readField(game.field);
  const { topology } = game.field;
  const mineCells = Array.from(game.field.mineCells);
  const field = fieldOf({ rows, cols }, mineCells, holes, topology);
  const flags = readFlags(game.flags, rows * cols, holes, 'game.flags');
  const moves = readMoves(game.moves, rows * cols, 'game.moves');
  return JSON.stringify({ format: jsonFormat, version: 1, field, flags, moves });
}
