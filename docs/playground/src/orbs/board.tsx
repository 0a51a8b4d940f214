/** The orbs, each with a letter and a colour; over them the path of a drag, or the map of the swaps that match. */
import type { Grid } from '@kit/grid';
import { useRef } from 'preact/hooks';
import { useTableFocus } from '../frame/table-focus.js';
import type { Mode } from './deals.js';
import { letters } from './letters.js';
import { type Marks, markOf } from './marks.js';
import { areNeighbours, cellBelow, keepsSpace } from './swipe.js';
import type { Words } from './words.js';

export type BoardProps = {
  readonly board: Grid;
  readonly marks: Marks;
  /** The cells of the path in order, its start first. */
  readonly path: readonly number[];
  /** The pairs to join: the swaps that match. */
  readonly swaps: readonly { readonly a: number; readonly b: number }[];
  readonly picked: number | null;
  /** Where the orb is that is being dragged. */
  readonly held: number | undefined;
  /** The cell that the keys stand on. */
  readonly focus: number;
  /** Cells that are about to clear. */
  readonly matched: readonly number[];
  /** What a finger that moves over the board does. */
  readonly gesture: 'paint' | Mode;
  readonly words: Words;
  readonly onCell: (cell: number) => void;
  /** A cell has the focus, or is pressed without a finger. */
  readonly onReach: (cell: number) => void;
  readonly onPress: (cell: number) => void;
  readonly onGrab: (cell: number) => void;
  readonly onDrag: (cell: number) => void;
  readonly onRelease: () => void;
  readonly onSwipe: (from: number, to: number) => void;
};

export function Board(props: BoardProps) {
  const { board, marks, path, swaps, picked, held, focus, matched, gesture, words } = props;
  const { onCell, onReach, onPress, onGrab, onDrag, onRelease, onSwipe } = props;
  const grid = useTableFocus<HTMLDivElement>(focus);
  // The cell that the finger went down on, and whether it has swiped since.
  const began = useRef<{ readonly cell: number; hasSwiped: boolean }>(undefined);
  const { rows, cols, cells } = board;
  const x = (cell: number) => (cell % cols) + 0.5;
  const y = (cell: number) => Math.floor(cell / cols) + 0.5;

  function labelOf(cell: number, orb: string, mark: string | undefined): string {
    const label = words.orb(Math.floor(cell / cols) + 1, (cell % cols) + 1, orb);
    return mark ? `${label}, ${mark}` : label;
  }

  function down(event: PointerEvent) {
    const cell = cellBelow(event);
    if (event.button !== 0 || cell === undefined) return;
    began.current = { cell, hasSwiped: false };
    if (gesture === 'drag') onGrab(cell);
  }

  function move(event: PointerEvent) {
    const start = began.current;
    const cell = cellBelow(event);
    if ((event.buttons & 1) === 0 || start === undefined || cell === undefined) return;
    if (gesture === 'paint') onCell(cell);
    else if (gesture === 'drag') onDrag(cell);
    else if (!start.hasSwiped && areNeighbours(start.cell, cell, cols)) {
      start.hasSwiped = true;
      onSwipe(start.cell, cell);
    }
  }

  function up() {
    if (began.current && gesture === 'drag') onRelease();
  }

  return (
    <div
      role="grid"
      aria-label={words.board}
      ref={grid}
      class={`orbs-board ${gesture}`}
      style={{ '--rows': rows, '--cols': cols }}
      onPointerDown={down}
      onPointerMove={move}
      onPointerUp={up}
      onPointerCancel={up}
      onKeyUp={keepsSpace}
    >
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/a11y/useFocusableInteractive: the focus is on its cells
        <div key={row} role="row" class="orbs-row">
          {cells.slice(row * cols, (row + 1) * cols).map((type, col) => {
            const cell = row * cols + col;
            const mark = markOf(marks, cell);
            const classes = ['orb', `t${type}`];
            if (mark) classes.push('mark', mark);
            if (cell === picked) classes.push('picked');
            if (matched.includes(cell)) classes.push('matched');
            if (cell === path[0]) classes.push('held');
            return (
              <button
                // A cell is where it is: its place is its key.
                key={cell}
                type="button"
                role="gridcell"
                tabIndex={cell === focus ? 0 : -1}
                aria-selected={cell === (held ?? picked)}
                class={classes.join(' ')}
                data-cell={cell}
                data-letter={letters[type] ?? ''}
                aria-label={labelOf(cell, words.types[type] ?? words.empty, mark && words.marks[mark])}
                onFocus={() => cell !== focus && held === undefined && onReach(cell)}
                onClick={({ detail }) => {
                  // A screen reader presses without a finger; a swipe that comes back to its orb is no tap.
                  if (detail === 0) onPress(cell);
                  else if (!began.current?.hasSwiped) onCell(cell);
                }}
              />
            );
          })}
        </div>
      ))}
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
    </div>
  );
}

/** The middle part of a line, where two orbs meet. */
function shortened(ax: number, ay: number, bx: number, by: number) {
  const [cx, cy] = [(ax + bx) / 2, (ay + by) / 2];
  const [dx, dy] = [(bx - ax) * 0.17, (by - ay) * 0.17];
  return { x1: cx - dx, y1: cy - dy, x2: cx + dx, y2: cy + dy };
}
