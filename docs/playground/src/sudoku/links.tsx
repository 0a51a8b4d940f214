/** The links of a chain as arrows from candidate to candidate: strong ones whole, weak ones dashed. */
import type { ChainNode, Link } from '@kit/sudoku-human';
import type { Shape } from './shape.js';

export type LinksProps = {
  readonly links: readonly Link[];
  readonly shape: Shape;
  /** Is the last one just revealed? */
  readonly isOngoing: boolean;
};

export function Links({ links, shape, isOngoing }: LinksProps) {
  if (links.length === 0) return null;
  return (
    <svg class="sudoku-links" viewBox={`0 0 ${shape.size * 3} ${shape.size * 3}`} aria-hidden="true">
      <defs>
        <marker id="sudoku-arrow" viewBox="0 0 6 6" refX="5" refY="3" markerWidth="4" markerHeight="4" orient="auto">
          <path d="M0 0 6 3 0 6z" />
        </marker>
      </defs>
      {links.map((link, index) => (
        <path
          key={index}
          class={`${link.type}${isOngoing && index === links.length - 1 ? ' latest' : ''}`}
          d={curve(link, shape)}
          marker-end="url(#sudoku-arrow)"
        />
      ))}
    </svg>
  );
}

/** Between two candidates, bent a little to one side so that it doesn't run through others, and short of both ends. */
function curve({ from, to }: Link, shape: Shape): string {
  const [ax, ay] = centre(from, shape);
  const [bx, by] = centre(to, shape);
  const length = Math.hypot(bx - ax, by - ay) || 1;
  const [ux, uy] = [(bx - ax) / length, (by - ay) / length];
  const bend = Math.min(1.2, length * 0.18);
  const [mx, my] = [(ax + bx) / 2 - uy * bend, (ay + by) / 2 + ux * bend];
  const gap = Math.min(0.45, length / 4);
  return `M${ax + ux * gap} ${ay + uy * gap} Q${mx} ${my} ${bx - ux * gap} ${by - uy * gap}`;
}

/** The middle of a node, in thirds of a cell. */
function centre({ cells, digit }: ChainNode, { size, markCols, markRows }: Shape): [number, number] {
  const [right, down] = [((digit - 1) % markCols) + 0.5, Math.floor((digit - 1) / markCols) + 0.5];
  const places = cells.map((cell) => [
    ((cell % size) + right / markCols) * 3,
    (Math.floor(cell / size) + down / markRows) * 3,
  ]);
  const mean = (axis: number) => places.reduce((sum, place) => sum + place[axis], 0) / places.length;
  return [mean(0), mean(1)];
}
