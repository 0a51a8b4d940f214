/** The board: cells that take clicks, drags and keys, pencil marks and notes, and what a step draws on them. */
import type { Position } from '@kit/sudoku-human';
import { useTableFocus } from '../frame/table-focus.js';
import { CellContent } from './cell.js';
import type { Drawing } from './drawing.js';
import { Links } from './links.js';
import { Outlines } from './outlines.js';
import { keyOf } from './played.js';
import { digitsOf, digitsOfMask, isInWindow, placeOf, type Shape, shapeOf, signOf } from './shape.js';
import type { State } from './state.js';
import { useSelection } from './use-selection.js';
import type { Words } from './words.js';

export type BoardProps = {
  readonly state: State;
  /** As it is drawn: the marks are those that are shown. */
  readonly position: Position;
  readonly drawing: Drawing;
  readonly mistakes: ReadonlySet<number>;
  readonly words: Words;
  readonly onSelect: (cell: number, how?: 'add' | 'toggle') => void;
};

export function Board({ state, position, drawing, mistakes, words, onSelect }: BoardProps) {
  const { selected, chosen, filter, showMarks, solution, isPaused } = state;
  const { layout } = position;
  const shape = shapeOf(layout);
  const { size } = shape;
  const table = useTableFocus(selected);
  const listen = useSelection(table, onSelect, (cell) => chosen.includes(cell));
  const value = position.values[selected];
  const notes = state.history.present;
  // Where a step is drawn, every digit has its place.
  const isOwn = !showMarks && !solution && drawing.marks.size === 0;
  const isFiltered = (cell: number) =>
    filter > 0 && (position.values[cell] === filter || ((position.candidates[cell] >> (filter - 1)) & 1) === 1);
  return (
    <div
      class={`sudoku-board${isPaused ? ' paused' : ''}`}
      style={`--size: ${size}; --mark-cols: ${shape.markCols}; --mark-rows: ${shape.markRows}`}
    >
      {isPaused ? <p class="sudoku-paused">{words.paused}</p> : null}
      <table role="grid" aria-label={words.board} aria-multiselectable="true" ref={table} {...listen}>
        <tbody>
          {digitsOf(size).map((_, row) => (
            <tr key={row}>
              {digitsOf(size).map((_, col) => {
                const cell = row * size + col;
                const color = notes.colors[keyOf(cell)];
                const classes = [
                  'sudoku-cell',
                  ...edgesOf(cell, shape),
                  position.givens[cell] ? 'given' : '',
                  layout && isExtra(layout, cell) ? 'extra' : '',
                  color ? `color-${color}` : '',
                  value && position.values[cell] === value ? 'same' : '',
                  isFiltered(cell) ? 'filtered' : '',
                  drawing.tints.get(cell) ?? '',
                  mistakes.has(cell) ? 'mistake' : '',
                  chosen.includes(cell) ? 'chosen' : '',
                  cell === selected ? 'selected' : '',
                ];
                return (
                  <td
                    key={cell}
                    role="gridcell"
                    class={classes.filter((name) => name !== '').join(' ')}
                    tabIndex={cell === selected ? 0 : -1}
                    aria-selected={chosen.includes(cell)}
                    aria-label={labelOf(position, cell, words, color)}
                    data-cell={placeOf(cell, size)}
                    data-at={cell}
                  >
                    <CellContent
                      cell={cell}
                      shape={shape}
                      value={position.values[cell]}
                      marks={isOwn ? null : position.candidates[cell]}
                      notes={notes}
                      filter={filter}
                      drawing={drawing}
                    />
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <Outlines layout={layout} />
      <Links links={drawing.links} shape={shape} isOngoing={state.revealed !== null} />
    </div>
  );
}

/** Where the cell's region ends. */
function edgesOf(cell: number, { size, regions }: Shape): string[] {
  const isEnd = (other: number) => regions[other] !== regions[cell];
  return [
    (cell + 1) % size !== 0 && isEnd(cell + 1) ? 'edge-right' : '',
    cell + size < size * size && isEnd(cell + size) ? 'edge-bottom' : '',
  ];
}

/** Is the cell in a house that is drawn as a tint? */
function isExtra(layout: NonNullable<Position['layout']>, cell: number): boolean {
  return (layout.windows && isInWindow(layout, cell)) || layout.extraHouses.some((house) => house.includes(cell));
}

function labelOf({ givens, values, candidates, layout }: Position, cell: number, words: Words, color = 0): string {
  const { size } = shapeOf(layout);
  const place = words.cell(Math.floor(cell / size) + 1, (cell % size) + 1);
  const value = values[cell];
  const cage = layout?.cages.find(({ cells }) => cells.includes(cell));
  const more = [
    ...(cage?.sum === undefined ? [] : [words.cage(cage.sum)]),
    ...(color > 0 ? [words.colored(color)] : []),
  ];
  const own = value
    ? [signOf(value), ...(givens[cell] ? [words.given] : [])]
    : [words.empty, words.marks(digitsOfMask(candidates[cell], size).map(signOf).join(' '))];
  return `${place}: ${[...own, ...more].join(', ')}`;
}
