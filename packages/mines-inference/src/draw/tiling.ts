/** Where cells lie in a picture, and their outlines: squares, or hexagons whose odd rows are shifted by half a cell. */
import type { Cell, Shape, SvgPicture, SvgStyle } from '@kit/grid';
import type { Topology } from '../types.js';

/** A cell, in pixels. */
const side = 36;
/** From the middle of a hexagon to its corners, and from row to row. */
const radius = side / Math.sqrt(3);
const rowPitch = 1.5 * radius;

/** The cells of a board in a picture. */
export type Tiling = {
  readonly width: number;
  readonly height: number;
  /** The middle of a cell. */
  readonly middleOf: (cell: Cell) => readonly [x: number, y: number];
  /** Draws the outline of a cell, so far inside of its edges. */
  readonly draw: (picture: SvgPicture, cell: Cell, inset: number, style: SvgStyle) => void;
};

/** The cells of a board. */
export function tilingOf({ rows, cols }: Shape, topology: Topology): Tiling {
  return topology === 'hex' ? hexagons({ rows, cols }) : squares({ rows, cols });
}

function squares({ rows, cols }: Shape): Tiling {
  const middleOf = (cell: Cell): readonly [number, number] => [
    ((cell % cols) + 0.5) * side,
    (Math.floor(cell / cols) + 0.5) * side,
  ];
  const draw: Tiling['draw'] = (picture, cell, inset, style) => {
    const [x, y] = middleOf(cell);
    const reach = side / 2 - inset;
    picture.rect(x - reach, y - reach, 2 * reach, 2 * reach, style, 4);
  };
  return { width: cols * side, height: rows * side, middleOf, draw };
}

function hexagons({ rows, cols }: Shape): Tiling {
  const middleOf = (cell: Cell): readonly [number, number] => {
    const row = Math.floor(cell / cols);
    return [((cell % cols) + 0.5 + 0.5 * (row % 2)) * side, radius + row * rowPitch];
  };
  const draw: Tiling['draw'] = (picture, cell, inset, style) => {
    const [x, y] = middleOf(cell);
    const across = side / 2 - inset;
    const down = (across * 2 * radius) / side;
    const d = `M${round(x)} ${round(y - down)}l${edges(across, down)}z`;
    picture.path(d, { ...style, more: 'stroke-linejoin="round"' });
  };
  return { width: (rows > 1 ? cols + 0.5 : cols) * side, height: 2 * radius + (rows - 1) * rowPitch, middleOf, draw };
}

/** From the upper corner clockwise. */
function edges(across: number, down: number): string {
  const half = down / 2;
  const steps = [across, half, 0, down, -across, half, -across, -half, 0, -down];
  return steps.map(round).join(' ');
}

/** At most two digits behind the point. */
function round(value: number): number {
  return Math.round(value * 100) / 100;
}
