/** The orbs, each with a letter and a colour, and the path drawn over them. */
import type { Grid } from '@kit/grid';
import type { Words } from './words.js';

const letters = ['R', 'B', 'G', 'L', 'D', 'H', 'J', 'P'];

export type BoardProps = {
  readonly board: Grid;
  /** The cells of the path in order, its start first. */
  readonly path: readonly number[];
  /** Cells to mark. */
  readonly marked: ReadonlySet<number>;
  readonly words: Words;
  readonly onCell: (cell: number) => void;
};

export function Board({ board: { rows, cols, cells }, path, marked, words, onCell }: BoardProps) {
  const points = path.map((cell) => `${(cell % cols) + 0.5},${Math.floor(cell / cols) + 0.5}`);
  return (
    <fieldset class="orbs-board" style={{ '--rows': rows, '--cols': cols }}>
      <legend class="kit-hidden">{words.board}</legend>
      {cells.map((type, cell) => (
        <button
          // A cell is where it is: its place is its key.
          key={cell}
          type="button"
          class={`orb t${type}${marked.has(cell) ? ' marked' : ''}`}
          data-cell={cell}
          data-letter={letters[type] ?? ''}
          aria-label={words.orb(Math.floor(cell / cols) + 1, (cell % cols) + 1, words.types[type] ?? words.empty)}
          onClick={() => onCell(cell)}
        />
      ))}
      {path.length > 1 ? (
        <svg class="orbs-path" viewBox={`0 0 ${cols} ${rows}`} aria-hidden="true">
          <polyline points={points.join(' ')} />
          <circle class="start" cx={points[0].split(',')[0]} cy={points[0].split(',')[1]} r="0.16" />
          <circle cx={points.at(-1)?.split(',')[0]} cy={points.at(-1)?.split(',')[1]} r="0.1" />
        </svg>
      ) : null}
    </fieldset>
  );
}
