/** What a layout has beyond rows, columns and regions, drawn behind the digits: diagonals, and cages with their sums. */
import type { Layout } from '@kit/sudoku-human';

/** How far a cage's line stays inside its cells. */
const inset = 0.07;

export function Outlines({ layout }: { readonly layout: Layout | undefined }) {
  if (!layout || (!layout.diagonals && layout.cages.length === 0)) return null;
  const { size, cages } = layout;
  return (
    <svg class="sudoku-outlines" viewBox={`0 0 ${size} ${size}`} aria-hidden="true">
      {layout.diagonals ? <path class="diagonal" d={`M0 0 ${size} ${size}M${size} 0 0 ${size}`} /> : null}
      {cages.map(({ cells }) => (
        <path key={cells[0]} class="cage" d={outline(cells, size)} />
      ))}
      {cages.map(({ cells, sum }) =>
        sum === undefined ? null : (
          <text key={cells[0]} x={(cells[0] % size) + 0.1} y={Math.floor(cells[0] / size) + 0.27}>
            {sum}
          </text>
        ),
      )}
    </svg>
  );
}

/** The line round a cage, side by side: it goes on where the next cell is in the cage, and turns where it isn't. */
export function outline(cells: readonly number[], size: number): string {
  const has = (row: number, col: number) =>
    col >= 0 && col < size && row >= 0 && row < size && cells.includes(row * size + col);
  return cells
    .flatMap((cell) => {
      const [row, col] = [Math.floor(cell / size), cell % size];
      // Each side by the step out of the cell; along it lies the other axis.
      return [
        [-1, 0],
        [1, 0],
        [0, -1],
        [0, 1],
      ].flatMap(([down, right]) => {
        if (has(row + down, col + right)) return [];
        const end = (way: number) => {
          const [alongRow, alongCol] = [down === 0 ? way : 0, right === 0 ? way : 0];
          if (!has(row + alongRow, col + alongCol)) return way * (0.5 - inset);
          return has(row + alongRow + down, col + alongCol + right) ? way * (0.5 + inset) : way * 0.5;
        };
        const at = (along: number) => {
          const out = 0.5 - inset;
          const x = col + 0.5 + (right === 0 ? along : right * out);
          const y = row + 0.5 + (down === 0 ? along : down * out);
          return `${+x.toFixed(2)} ${+y.toFixed(2)}`;
        };
        return [`M${at(end(-1))}L${at(end(1))}`];
      });
    })
    .join('');
}
