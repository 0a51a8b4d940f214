/** The board of a level: pieces with a letter and a sign, what stands over and under them, and the swap that is shown. */
import type { FullSwapGame } from '@kit/orb-search';
import { useTableFocus } from '../../frame/table-focus.js';
import { letters } from '../letters.js';
import { keepsSpace, useSwipe } from '../swipe.js';
import type { Words } from '../words.js';
import type { LevelFrame } from './film.js';
import { type CellParts, isHole, partsOf, signs } from './signs.js';

export type LevelBoardProps = {
  readonly game: FullSwapGame;
  /** The picture of a film; undefined while nothing moves. */
  readonly frame: LevelFrame | undefined;
  readonly picked: number | null;
  /** The cell that the keys stand on. */
  readonly focus: number;
  readonly hint: { readonly a: number; readonly b: number } | null;
  readonly words: Words;
  readonly onCell: (cell: number) => void;
  readonly onReach: (cell: number) => void;
  readonly onSwipe: (from: number, to: number) => void;
};

export function LevelBoard({ game, frame, picked, focus, hint, words, onCell, onReach, onSwipe }: LevelBoardProps) {
  const { rows, cols } = game;
  const { isTap, ...finger } = useSwipe(cols, onSwipe);
  // In a hole nothing can be reached.
  const reached = isHole(game, focus) ? game.cells.findIndex((_, cell) => !isHole(game, cell)) : focus;
  const grid = useTableFocus<HTMLDivElement>(reached);
  const middle = (cell: number) => [(cell % cols) + 0.5, Math.floor(cell / cols) + 0.5] as const;
  const [x1, y1] = middle(hint?.a ?? 0);
  const [x2, y2] = middle(hint?.b ?? 0);
  return (
    <div
      role="grid"
      aria-label={words.board}
      ref={grid}
      class="orbs-board level"
      style={{ '--rows': rows, '--cols': cols }}
      onKeyUp={keepsSpace}
      {...finger}
    >
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/a11y/useFocusableInteractive: the focus is on its cells
        <div key={row} role="row" class="orbs-row">
          {Array.from({ length: cols }, (_, col) => {
            const cell = row * cols + col;
            const parts = partsOf(game, frame?.layers ?? game, cell);
            const { ice, crate, chain, isStone, colour, special } = parts;
            const classes = ['orb', `t${colour ?? (special ? 'x' : '-1')}`];
            if (ice > 0) classes.push('ice');
            if (crate > 0) classes.push('crate');
            if (isStone) classes.push('stone');
            if (chain > 0) classes.push('chain');
            if (cell === picked) classes.push('picked');
            if (frame?.fired.includes(cell)) classes.push('fires');
            else if (frame?.gone.includes(cell)) classes.push('matched');
            return isHole(game, cell) ? (
              // A cell is where it is: its place is its key.
              <span key={cell} class="hole" />
            ) : (
              <button
                key={cell}
                type="button"
                role="gridcell"
                tabIndex={cell === reached ? 0 : -1}
                aria-selected={cell === picked}
                class={classes.join(' ')}
                data-cell={cell}
                data-letter={special ? signs[special] : colour === undefined ? '' : letters[colour]}
                data-layers={crate || chain || ice || ''}
                aria-label={labelOf(words, parts, row + 1, col + 1)}
                onFocus={() => cell !== focus && onReach(cell)}
                onClick={() => isTap() && onCell(cell)}
              />
            );
          })}
        </div>
      ))}
      {hint ? (
        <svg class="orbs-path" viewBox={`0 0 ${cols} ${rows}`} aria-hidden="true">
          <polyline class="edge" points={`${x1},${y1} ${x2},${y2}`} />
          <polyline points={`${x1},${y1} ${x2},${y2}`} />
          <circle class="start" cx={x1} cy={y1} r="0.17" />
          <circle class="start" cx={x2} cy={y2} r="0.17" />
        </svg>
      ) : null}
    </div>
  );
}

function labelOf(
  words: Words,
  { ice, crate, chain, isStone, colour, special }: CellParts,
  row: number,
  col: number,
): string {
  const { crates, chains, ices, stone, specials } = words.level;
  const kind = colour === undefined ? undefined : words.types[colour];
  const piece = [kind, special && specials[special]].filter(Boolean).join(' ');
  const parts = [
    crate > 0 ? crates(crate) : isStone ? stone : piece || words.empty,
    ...(chain > 0 ? [chains(chain)] : []),
    ...(ice > 0 ? [ices(ice)] : []),
  ];
  return words.orb(row, col, parts.join(', '));
}
