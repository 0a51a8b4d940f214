/**
 * Shapes by name and by text: 1 a cell to fill, 0 an empty one, -1 a stone.
 */
import { type GridLike, parseGrid, type Shape } from '@kit/grid';

/** Is a cell of a shape to be filled? By how far it is from the middle of the rows and of the columns, of 1000 at the edge. */
const presets: Readonly<Record<string, (down: number, across: number) => boolean>> = {
  diamond: (down, across) => down + across <= 1000,
  ring: (down, across) => down > 500 || across > 500,
  cross: (down, across) => down <= 400 || across <= 400,
  hourglass: (down, across) => across <= Math.max(down, 200),
};

/** The shape that a name or a text tells, of this size where it is a name. */
export function shapeOf(told: string, { rows, cols }: Shape): GridLike {
  if (!Object.hasOwn(presets, told)) return parseGrid(told, { '.': 0, o: 1, '#': -1 });
  const cells = Int8Array.from({ length: rows * cols }, (_, cell) => {
    const row = Math.trunc(cell / cols);
    const down = rows === 1 ? 0 : Math.trunc((1000 * Math.abs(2 * row - rows + 1)) / (rows - 1));
    const across = cols === 1 ? 0 : Math.trunc((1000 * Math.abs(2 * (cell % cols) - cols + 1)) / (cols - 1));
    return presets[told](down, across) ? 1 : 0;
  });
  return { rows, cols, cells };
}
