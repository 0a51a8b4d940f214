/** The tiles, each a button that follows the finger; a picture, if there is one, is cut over them. */
import type { Grid } from '@kit/grid';
import { useRef, useState } from 'preact/hooks';
import type { Picture } from './picture-choice.js';
import type { Words } from './words.js';

export type BoardProps = {
  readonly board: Grid;
  readonly picture: Picture | undefined;
  readonly words: Words;
  /** A tile was tapped, or its line was dragged far enough. */
  readonly onSlide: (cell: number) => void;
};

/** A line of tiles under the finger: how far it has come towards the gap, in cells. */
type Drag = {
  readonly cells: ReadonlySet<number>;
  readonly down: number;
  readonly right: number;
  readonly way: number;
};

/** What a finger may tremble and still mean a tap, in pixels. */
const tremble = 6;
/** How far a line must come to go the rest of the way by itself, in cells. */
const farEnough = 0.35;

export function Board({ board, picture, words, onSlide }: BoardProps) {
  const { rows, cols, cells } = board;
  const field = useRef<HTMLFieldSetElement>(null);
  const start = useRef<{ readonly cell: number; readonly x: number; readonly y: number; moved: boolean }>(undefined);
  const [drag, setDrag] = useState<Drag>();

  function grab(event: PointerEvent, cell: number) {
    if (event.button !== 0) return;
    (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
    start.current = { cell, x: event.clientX, y: event.clientY, moved: false };
  }

  function pull(event: PointerEvent) {
    const from = start.current;
    const line = from && lineTo(board, from.cell);
    if (!from || !field.current) return;
    const [dx, dy] = [event.clientX - from.x, event.clientY - from.y];
    if (Math.hypot(dx, dy) > tremble) from.moved = true;
    if (!line || !from.moved) return;
    const side = field.current.clientWidth / cols;
    const way = Math.min(1, Math.max(0, (dx * line.right + dy * line.down) / side));
    setDrag({ ...line, way });
  }

  function letGo(commit: boolean) {
    const from = start.current;
    start.current = undefined;
    setDrag(undefined);
    // A line that came far enough goes on; any other springs back.
    if (from && commit && (!from.moved || (drag && drag.way >= farEnough))) onSlide(from.cell);
  }

  return (
    <fieldset class="npuzzle-board" ref={field} style={{ '--rows': rows, '--cols': cols }}>
      <legend class="kit-hidden">{words.board}</legend>
      {Array.from({ length: rows * cols }, (_, tile) => {
        if (tile === 0) return null;
        const cell = cells.indexOf(tile);
        const pulled = drag?.cells.has(cell) ? drag : undefined;
        const classes = ['npuzzle-tile'];
        if (picture) classes.push('pictured');
        if (pulled) classes.push('pulled');
        if (cell === tile - 1) classes.push('home');
        return (
          <button
            key={tile}
            type="button"
            class={classes.join(' ')}
            data-cell={cell}
            aria-label={words.tile(tile, Math.floor(cell / cols) + 1, (cell % cols) + 1)}
            style={{
              '--row': Math.floor(cell / cols) + (pulled ? pulled.down * pulled.way : 0),
              '--col': (cell % cols) + (pulled ? pulled.right * pulled.way : 0),
              ...(picture ? cutOf(picture, tile - 1, board) : {}),
            }}
            onPointerDown={(event) => grab(event, cell)}
            onPointerMove={pull}
            onPointerUp={() => letGo(true)}
            onPointerCancel={() => letGo(false)}
            // Enter and Space on a tile; clicks of a pointer are taps already.
            onClick={(event) => event.detail === 0 && onSlide(cell)}
          >
            <span aria-hidden="true" data-tile={tile} />
          </button>
        );
      })}
    </fieldset>
  );
}

/** The tiles from a cell to the gap and the way they go, if they are in line. */
function lineTo({ cols, cells }: Grid, cell: number): Omit<Drag, 'way'> | undefined {
  const gap = cells.indexOf(0);
  const down = Math.sign(Math.floor(gap / cols) - Math.floor(cell / cols));
  const right = Math.sign((gap % cols) - (cell % cols));
  if (Math.abs(down) + Math.abs(right) !== 1) return undefined;
  const line = new Set<number>();
  for (let at = cell; at !== gap; at += down * cols + right) line.add(at);
  return { cells: line, down, right };
}

/** The part of the picture that belongs to a cell: the picture covers the board, and what stands out is cut off evenly. */
function cutOf({ url, aspect }: Picture, home: number, { rows, cols }: Grid) {
  // The picture's sides in cells.
  const width = Math.max(cols, rows * aspect);
  const height = Math.max(rows, cols / aspect);
  // A share is how much of what stands out of the cell lies to its left, or above it.
  const share = (place: number, count: number, side: number) =>
    `${((place + (side - count) / 2) / Math.max(1e-9, side - 1)) * 100}%`;
  return {
    backgroundImage: `url(${url})`,
    backgroundSize: `${width * 100}% ${height * 100}%`,
    backgroundPosition: `${share(home % cols, cols, width)} ${share(Math.floor(home / cols), rows, height)}`,
  };
}
