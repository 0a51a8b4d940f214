/** The board: 81 cells that take clicks and keys, pencil marks, and what a step draws on them. */
import { formatCell, type Position } from '@kit/sudoku-human';
import { useTableFocus } from '../frame/table-focus.js';
import { type Drawing, markKey } from './drawing.js';
import { Links } from './links.js';
import type { Words } from './words.js';

const digits = [1, 2, 3, 4, 5, 6, 7, 8, 9];

export type BoardProps = {
  readonly position: Position;
  readonly selected: number;
  readonly drawing: Drawing;
  readonly mistakes: ReadonlySet<number>;
  readonly words: Words;
  readonly onSelect: (cell: number) => void;
};

export function Board({ position, selected, drawing, mistakes, words, onSelect }: BoardProps) {
  const table = useTableFocus(selected);
  const value = position.values[selected];
  return (
    <div class="sudoku-board">
      <table role="grid" aria-label={words.board} ref={table}>
        <tbody>
          {digits.map((_, row) => (
            <tr key={row}>
              {digits.map((_, col) => {
                const cell = row * 9 + col;
                const classes = [
                  'sudoku-cell',
                  position.givens[cell] ? 'given' : '',
                  cell === selected ? 'selected' : '',
                  drawing.tints.get(cell) ?? '',
                  mistakes.has(cell) ? 'mistake' : '',
                  value && position.values[cell] === value ? 'same' : '',
                ];
                return (
                  <td
                    key={cell}
                    role="gridcell"
                    class={classes.join(' ')}
                    tabIndex={cell === selected ? 0 : -1}
                    aria-selected={cell === selected}
                    aria-label={labelOf(position, cell, words)}
                    data-cell={formatCell(cell)}
                    onPointerDown={() => onSelect(cell)}
                    onFocus={() => cell !== selected && onSelect(cell)}
                  >
                    {position.values[cell] ? (
                      position.values[cell]
                    ) : (
                      <Marks position={position} cell={cell} drawing={drawing} />
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <Links links={drawing.links} />
    </div>
  );
}

/** The digits come from the style sheet: the cell's label says them already. */
function Marks(props: { position: Position; cell: number; drawing: Drawing }) {
  const { position, cell, drawing } = props;
  return (
    <span class="sudoku-marks" aria-hidden="true">
      {digits.map((digit) => {
        const sign = drawing.marks.get(markKey(cell, digit));
        const shown = sign !== undefined || (position.candidates[cell] >> (digit - 1)) & 1;
        return <span key={digit} class={sign ?? ''} data-digit={shown ? digit : ''} />;
      })}
    </span>
  );
}

function labelOf(position: Position, cell: number, words: Words): string {
  const place = words.cell(Math.floor(cell / 9) + 1, (cell % 9) + 1);
  const value = position.values[cell];
  if (value) return `${place}: ${value}${position.givens[cell] ? `, ${words.given}` : ''}`;
  const marks = digits.filter((digit) => (position.candidates[cell] >> (digit - 1)) & 1).join(' ');
  return `${place}: ${words.empty}, ${words.marks(marks)}`;
}
