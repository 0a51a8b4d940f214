/** The orbs, each with a letter and a colour; over them the path of a drag, or the map of the swaps that match. */
import type { Grid } from '@kit/grid';
import type { Words } from './words.js';

const letters = ['R', 'B', 'G', 'L', 'D', 'H', 'J', 'P'];

export type BoardProps = {
  readonly board: Grid;
  /** The cells of the path in order, its start first. */
  readonly path: readonly number[];
  /** The pairs to join: the swaps that match. */
  readonly swaps: readonly { readonly a: number; readonly b: number }[];
  readonly picked: number | null;
  /** Cells that are about to clear. */
  readonly matched: readonly number[];
  /** Does a finger that moves over the board paint? */
  readonly paints: boolean;
  readonly words: Words;
  readonly onCell: (cell: number) => void;
};

export function Board({ board, path, swaps, picked, matched, paints, words, onCell }: BoardProps) {
  const { rows, cols, cells } = board;
  const x = (cell: number) => (cell % cols) + 0.5;
  const y = (cell: number) => Math.floor(cell / cols) + 0.5;

  function paint(event: PointerEvent) {
    if (!paints || (event.buttons & 1) === 0) return;
    // Touch stays with the orb where it began, so the one below the finger is asked for.
    const below = document.elementFromPoint(event.clientX, event.clientY)?.getAttribute('data-cell');
    if (below) onCell(Number(below));
  }

  return (
    <fieldset
      class={paints ? 'orbs-board paints' : 'orbs-board'}
      style={{ '--rows': rows, '--cols': cols }}
      onPointerMove={paint}
    >
      <legend class="kit-hidden">{words.board}</legend>
      {cells.map((type, cell) => {
        const classes = ['orb', `t${type}`];
        if (cell === picked) classes.push('picked');
        if (matched.includes(cell)) classes.push('matched');
        if (cell === path[0]) classes.push('held');
        return (
          <button
            // A cell is where it is: its place is its key.
            key={cell}
            type="button"
            class={classes.join(' ')}
            data-cell={cell}
            data-letter={letters[type] ?? ''}
            aria-label={words.orb(Math.floor(cell / cols) + 1, (cell % cols) + 1, words.types[type] ?? words.empty)}
            onClick={() => onCell(cell)}
          />
        );
      })}
      {swaps.length > 0 ? (
        <svg class="orbs-swaps" viewBox={`0 0 ${cols} ${rows}`} aria-hidden="true">
          {swaps.map(({ a, b }) => (
            <line key={`${a}-${b}`} {...shortened(x(a), y(a), x(b), y(b))} />
          ))}
        </svg>
      ) : null}
      {path.length > 1 ? (
        <svg class="orbs-path" viewBox={`0 0 ${cols} ${rows}`} aria-hidden="true">
          <polyline class="edge" points={path.map((cell) => `${x(cell)},${y(cell)}`).join(' ')} />
          <polyline points={path.map((cell) => `${x(cell)},${y(cell)}`).join(' ')} />
          <circle class="start" cx={x(path[0] as number)} cy={y(path[0] as number)} r="0.17" />
          <circle cx={x(path.at(-1) as number)} cy={y(path.at(-1) as number)} r="0.12" />
        </svg>
      ) : null}
    </fieldset>
  );
}

/** The middle part of a line, where two orbs meet. */
function shortened(ax: number, ay: number, bx: number, by: number) {
  const [cx, cy] = [(ax + bx) / 2, (ay + by) / 2];
  const [dx, dy] = [(bx - ax) * 0.17, (by - ay) * 0.17];
  return { x1: cx - dx, y1: cy - dy, x2: cx + dx, y2: cy + dy };
}
