import { checkInteger, checkList, checkObject, InvalidInputError } from '@kit/grid';
import type { Rules } from '../types.js';

/** A clue with all that was left out; sums rise, none twice. */
export type CheckedClue = {
  readonly cells: readonly number[];
  readonly weights: readonly number[];
  readonly sums: readonly number[];
};

/** Rules with all that was left out. */
export type CheckedRules = {
  readonly most: readonly number[];
  readonly mines: number | undefined;
  readonly clues: readonly CheckedClue[];
};

const maxCells = 65_536;
const maxClues = 262_144;
const maxMines = 8;
const maxWeight = 8;
const maxSeen = 4096;

/** Throws `bad-options`, `bad-number`, `bad-mines`, `bad-list`, `bad-length`, `bad-cell`. */
export function readRules(rules: Rules): CheckedRules {
  checkObject(rules, 'rules');
  const size = checkInteger(rules.cells, 'rules.cells', 1, maxCells);
  const most = readMost(rules.maxMines ?? 1, size);
  let room = 0;
  for (const limit of most) room += limit;
  const mines = rules.mines === undefined ? undefined : checkInteger(rules.mines, 'rules.mines', 0, room, 'bad-mines');
  const given = checkList(rules.clues, 'rules.clues', 0, maxClues);
  const clues: CheckedClue[] = [];
  for (let index = 0; index < given.length; index++) {
    clues.push(readClue(given[index], `rules.clues[${index}]`, most));
  }
  return { most, mines, clues };
}

function readMost(given: number | ArrayLike<number>, size: number): number[] {
  if (typeof given !== 'object') {
    return new Array<number>(size).fill(checkInteger(given, 'rules.maxMines', 0, maxMines));
  }
  return Array.from(checkList(given, 'rules.maxMines', size, size), (limit, cell) =>
    checkInteger(limit, `rules.maxMines[${cell}]`, 0, maxMines),
  );
}

function readClue(given: Rules['clues'][number], name: string, most: readonly number[]): CheckedClue {
  const clue = checkObject(given, name);
  const list = checkList(clue.cells, `${name}.cells`, 0, maxSeen);
  const met = new Set<number>();
  for (let index = 0; index < list.length; index++) {
    const place = `${name}.cells[${index}]`;
    const cell = checkInteger(list[index], place, 0, most.length - 1, 'bad-cell');
    if (met.has(cell))
      throw new InvalidInputError('bad-cell', `${place} is ${cell}: listed twice`, { name: place, index });
    met.add(cell);
  }
  const weights =
    clue.weights === undefined
      ? new Array<number>(list.length).fill(1)
      : Array.from(checkList(clue.weights, `${name}.weights`, list.length, list.length), (weight, index) =>
          checkInteger(weight, `${name}.weights[${index}]`, -maxWeight, maxWeight),
        );
  const sums = Array.from(checkList(clue.sums, `${name}.sums`, 0, 4 * maxSeen), (sum, index) =>
    checkInteger(sum, `${name}.sums[${index}]`),
  );
  const cells = [...met];
  const room = cells.reduce((sum, cell, index) => sum + Math.abs(weights[index]) * most[cell], 0);
  if (room > maxSeen) {
    const message = `${name} counts up to ${room}: expected at most ${maxSeen}`;
    throw new InvalidInputError('bad-length', message, { name });
  }
  return { cells, weights, sums: [...new Set(sums)].sort((a, b) => a - b) };
}
