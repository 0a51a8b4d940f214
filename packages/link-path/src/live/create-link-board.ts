import { type Cell, checkCell, type Fall, runSlices } from '@kit/grid';
import { checkBoard, isWhole, plainCells } from '../board/check-board.js';
import { boardMarks, marksOf } from '../board/marks.js';
import { numberTiles } from '../board/numbered-tiles.js';
import { fieldPlace } from '../kernel/field.js';
import { bestLink } from '../link/best-link.js';
import { fieldOf, searchTurns } from '../link/turn-levels.js';
import { beside } from '../rules/beside.js';
import { stone } from '../rules/cell-values.js';
import { gravityFrom, gravityRule, modesAt, settleCells } from '../rules/gravity-rule.js';
import { areAdjacent, linkOptionNames, linkRules } from '../rules/link-rules.js';
import type { BoardLike, LinkBoard, LinkBoardOptions, Pair, TileMarks } from '../types.js';
import { type Change, LiveTiles } from './live-tiles.js';
import { checkMixedMarks, mixTiles } from './mix-tiles.js';
import { RunEnds } from './run-ends.js';

/**
 * A live board: free runs and all legal pairs are kept up to date after each removal, gravity included.
 *
 * Building is O(cells). `isLinked` reads run ends and costs one comparison a crossing. After a removal only the rows and
 * columns that changed are swept, and only pairs are tested again whose line could use what changed. With more than two
 * turns every question searches the board.
 *
 * @param board - 0 empty, -1 a stone, a positive number a kind
 * @param options - turns, margin, what matches, gravity
 * @returns the live board; the given one is not changed
 * @throws {@link InvalidInputError} `bad-grid`, `bad-size`, `bad-length`, `bad-value`, `bad-options`, `unknown-option`,
 * `bad-number`, `bad-flag`, `bad-groups`, `bad-choice`
 *
 * @example
 * ```ts
 * import { createLinkBoard, parseGrid } from '@kit/link-path';
 *
 * const live = createLinkBoard(parseGrid('2 1\n1 2\n1 1'), { gravity: 'down' });
 * live.pairs(); // => [{ a: 1, b: 5 }, { a: 2, b: 4 }, { a: 4, b: 5 }]
 * live.removePair(4, 5); // => true
 * live.board().cells; // => [0, 0, 2, 1, 1, 2]
 * live.falls(); // => [{ from: 0, to: 2 }, { from: 1, to: 3 }, { from: 2, to: 4 }, { from: 3, to: 5 }]
 * live.pairs(); // => []
 * live.undo(); // => { a: 4, b: 5 }
 * live.isLinked(2, 4); // => true
 * ```
 */
export function createLinkBoard(board: BoardLike, options: LinkBoardOptions = {}): LinkBoard {
  const { rows, cols, cells } = checkBoard(board);
  const rules = linkRules(options, [...linkOptionNames, 'gravity']);
  const modes = gravityRule(options.gravity);
  const asked = gravityFrom(options.gravity, 0);
  const shape = { rows, cols };
  const size = rows * cols;
  const { maxTurns, margin, adjacent } = rules;

  // `kinds` and `classOf` belong to a tile, `values` and `classAt` to a cell.
  const values = plainCells(cells);
  const numbered = runSlices(numberTiles(board, rules));
  const kinds = Array.from(numbered.cellOf, (cell) => values[cell]);
  const classAt = numbered.classes;
  const ends = new RunEnds(cells, rows, cols, margin);
  const fewTurns = Math.min(maxTurns, 2);

  const isLine = (a: number, b: number): boolean => {
    if (!adjacent && areAdjacent(cols, a, b)) return false;
    if (ends.isLinked(ends.placeOf(a), ends.placeOf(b), fewTurns)) return true;
    if (maxTurns <= 2) return false;
    const field = fieldOf(values, rows, cols, margin);
    return searchTurns(field, fieldPlace(cols, a), fieldPlace(cols, b), maxTurns) !== undefined;
  };

  const tiles = new LiveTiles(numbered, ends, isLine, maxTurns > 2);
  const { tileAt, classOf, isFrozen } = tiles;
  const hasIce = numbered.frozen !== undefined;
  const partners = marksOf(board)?.partners ?? new Map<Cell, Cell>();
  const ties = [...partners].filter(([a, b]) => a < b).map(([a, b]) => [tileAt[a], tileAt[b]] as const);

  const history: { step: Pair | 'reshuffle'; back: Change }[] = [];
  let pairs: readonly Pair[] | undefined;
  let falls: readonly Fall[] = [];
  /** How many pairs have gone from the board as it was given. */
  let played = 0;

  const isLinked = (a: Cell, b: Cell): boolean => {
    if (!(isWhole(a) && a >= 0 && a < size)) checkCell(shape, a, 'a');
    if (!(isWhole(b) && b >= 0 && b < size)) checkCell(shape, b, 'b');
    if (hasIce && isFrozen[tileAt[a]] + isFrozen[tileAt[b]] > 0) return false;
    return classAt[a] > 0 && classAt[a] === classAt[b] && a !== b && isLine(a, b);
  };

  const change = (wanted: Change): Change => {
    falls = fallsOf(wanted, tiles.cellOf);
    // The cells first: with more than two turns the tests below read them.
    for (const [index, cell] of wanted.cells.entries()) {
      const tile = wanted.tiles[index];
      values[cell] = tile < 0 ? 0 : kinds[tile];
      classAt[cell] = tile < 0 ? 0 : classOf[tile];
    }
    pairs = undefined;
    return tiles.apply(wanted);
  };

  const fall = Array.from(cells);
  const changeFor = (a: Cell, b: Cell): Change => {
    const ice = hasIce ? [...beside(shape, a), ...beside(shape, b)].map((cell) => tileAt[cell]) : [];
    const melted = [...new Set(ice)].filter((tile) => tile >= 0 && isFrozen[tile] === 1);
    if (modes.length === 0) return { cells: [a, b], tiles: [-1, -1], ice: melted };
    // Falls with the tiles' numbers: 1 more than the number, so that 0 is empty and -1 a stone.
    for (let cell = 0; cell < size; cell++) fall[cell] = values[cell] === stone ? stone : tileAt[cell] + 1;
    fall[a] = 0;
    fall[b] = 0;
    settleCells(fall, shape, modesAt(modes, played));
    const changed: number[] = [];
    const after: number[] = [];
    for (let cell = 0; cell < size; cell++) {
      if (fall[cell] === stone || fall[cell] === tileAt[cell] + 1) continue;
      changed.push(cell);
      after.push(fall[cell] - 1);
    }
    return { cells: changed, tiles: after, ice: melted };
  };

  const listPairs = (): readonly Pair[] => {
    if (pairs !== undefined) return pairs;
    const list: Pair[] = [];
    for (const key of tiles.pairKeys()) {
      const a = Math.trunc(key / size);
      list.push({ a, b: key - a * size });
    }
    pairs = list;
    return list;
  };

  const marksNow = (): TileMarks => {
    const frozen = hasIce ? Array.from(tiles.cellOf).filter((cell, tile) => cell >= 0 && isFrozen[tile] === 1) : [];
    const left = ties.map(([one, other]) => ({ a: tiles.cellOf[one], b: tiles.cellOf[other] }));
    return boardMarks(
      frozen,
      left.filter(({ a }) => a >= 0),
    );
  };

  return {
    isLinked,
    findLink: (a, b) => (isLinked(a, b) ? bestLink(values, rows, cols, rules, a, b) : undefined),
    pairs: listPairs,
    isCleared: () => values.every((value) => value <= 0),
    isDeadlocked: () => listPairs().length === 0,
    removePair: (a, b) => {
      if (!isLinked(a, b)) return false;
      history.push({ step: { a: a + 0, b: b + 0 }, back: change(changeFor(a, b)) });
      played += 1;
      return true;
    },
    reshuffle: (mixed) => {
      checkMixedMarks(checkBoard(mixed, 'mixed'), marksNow());
      const wanted = mixTiles(mixed, shape, values, tileAt);
      history.push({ step: 'reshuffle', back: change(wanted) });
    },
    falls: () => falls,
    undo: () => {
      const last = history.pop();
      if (last === undefined) return undefined;
      change(last.back);
      if (last.step !== 'reshuffle') played -= 1;
      return last.step;
    },
    board: () => ({ rows, cols, cells: [...values], ...marksNow() }),
    gravity: () => gravityFrom(asked, played),
  };
}

/** Where a change moves tiles to that are on the board before it and after it. */
function fallsOf({ cells, tiles }: Change, cellOf: Int32Array): Fall[] {
  const falls: Fall[] = [];
  for (const [index, to] of cells.entries()) {
    const from = tiles[index] < 0 ? -1 : cellOf[tiles[index]];
    if (from >= 0 && from !== to) falls.push({ from, to });
  }
  return falls.sort((first, second) => first.from - second.from);
}
