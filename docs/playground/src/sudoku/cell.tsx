/** What stands in a cell: its digit, the marks of all digits in their places, or the player's own notes. */
import type { Drawing } from './drawing.js';
import { keyOf, type Played } from './played.js';
import { digitsOf, digitsOfMask, type Shape, signOf } from './shape.js';

export type CellProps = {
  readonly cell: number;
  readonly shape: Shape;
  readonly value: number;
  /** The marks that are shown in their places; null where the notes are shown as they were written. */
  readonly marks: number | null;
  readonly notes: Pick<Played, 'corner' | 'centre' | 'colors'>;
  readonly filter: number;
  readonly drawing: Drawing;
};

/** Digits come from the style sheet where the cell's label says them already. */
export function CellContent({ cell, shape, value, marks, notes, filter, drawing }: CellProps) {
  if (value) return <>{signOf(value)}</>;
  const lookOf = (digit: number) => {
    const color = notes.colors[keyOf(cell, digit)];
    return [color ? `color-${color}` : '', digit === filter ? 'lit' : ''];
  };
  if (marks === null) return <Notes cell={cell} notes={notes} shape={shape} lookOf={lookOf} />;
  return (
    <span class="sudoku-marks" aria-hidden="true">
      {digitsOf(shape.size).map((digit) => {
        const sign = drawing.marks.get(keyOf(cell, digit));
        const isShown = sign !== undefined || ((marks >> (digit - 1)) & 1) === 1;
        const classes = [sign ?? '', ...(isShown ? lookOf(digit) : [])].join(' ').trim();
        return <span key={digit} class={classes} data-digit={isShown ? signOf(digit) : ''} />;
      })}
    </span>
  );
}

/** Where notes go one after the other: the corners first, then the sides. */
const corners = ['nw', 'ne', 'sw', 'se', 'n', 's', 'w', 'e'];

function Notes(props: Pick<CellProps, 'cell' | 'shape' | 'notes'> & { lookOf: (digit: number) => string[] }) {
  const { cell, shape, notes, lookOf } = props;
  const corner = digitsOfMask(notes.corner[cell], shape.size);
  const centre = digitsOfMask(notes.centre[cell], shape.size);
  return (
    <span class="sudoku-notes" aria-hidden="true">
      {corner.map((digit, at) => (
        // More than the rim can hold stand in their own order.
        <span
          key={digit}
          class={[corner.length <= corners.length ? corners[at] : '', ...lookOf(digit)].join(' ').trim()}
          data-digit={signOf(digit)}
        />
      ))}
      {centre.length > 0 ? (
        <span class="centre">
          {centre.map((digit) => (
            <span key={digit} class={lookOf(digit).join(' ').trim()} data-digit={signOf(digit)} />
          ))}
        </span>
      ) : null}
    </span>
  );
}
