/** The board of a level: pieces with a letter and a sign, what stands over and under them, and the swap that is shown. */
import type { FullSwapGame } from '@kit/orb-search';
import { letters } from '../letters.js';
import { useSwipe } from '../swipe.js';
import type { Words } from '../words.js';
import type { LevelFrame } from './film.js';
import { type CellParts, partsOf, signs } from './signs.js';

export type LevelBoardProps = {
  readonly game: FullSwapGame;
  /** The picture of a film; undefined while nothing moves. */
  readonly frame: LevelFrame | undefined;
  readonly picked: number | null;
  readonly hint: { readonly a: number; readonly b: number } | null;
  readonly words: Words;
  readonly onCell: (cell: number) => void;
  readonly onSwipe: (from: number, to: number) => void;
};

export function LevelBoard({ game, frame, picked, hint, words, onCell, onSwipe }: LevelBoardProps) {
  const { rows, cols } = game;
  const { isTap, ...finger } = useSwipe(cols, onSwipe);
  const middle = (cell: number) => [(cell % cols) + 0.5, Math.floor(cell / cols) + 0.5] as const;
  const [x1, y1] = middle(hint?.a ?? 0);
  const [x2, y2] = middle(hint?.b ?? 0);
  return (
    <fieldset class="orbs-board level" style={{ '--rows': rows, '--cols': cols }} {...finger}>
      <legend class="kit-hidden">{words.board}</legend>
      {Array.from({ length: rows * cols }, (_, cell) => {
        const parts = partsOf(game, frame?.layers ?? game, cell);
        const { isHole, ice, crate, chain, isStone, colour, special } = parts;
        const classes = ['orb', `t${colour ?? (special ? 'x' : '-1')}`];
        if (ice > 0) classes.push('ice');
        if (crate > 0) classes.push('crate');
        if (isStone) classes.push('stone');
        if (chain > 0) classes.push('chain');
        if (cell === picked) classes.push('picked');
        if (frame?.fired.includes(cell)) classes.push('fires');
        else if (frame?.gone.includes(cell)) classes.push('matched');
        return isHole ? (
          // A cell is where it is: its place is its key.
          <span key={cell} class="hole" />
        ) : (
          <button
            key={cell}
            type="button"
            class={classes.join(' ')}
            data-cell={cell}
            data-letter={special ? signs[special] : colour === undefined ? '' : letters[colour]}
            data-layers={crate || chain || ice || ''}
            aria-label={labelOf(words, parts, Math.floor(cell / cols) + 1, (cell % cols) + 1)}
            onClick={() => isTap() && onCell(cell)}
          />
        );
      })}
      {hint ? (
        <svg class="orbs-path" viewBox={`0 0 ${cols} ${rows}`} aria-hidden="true">
          <polyline class="edge" points={`${x1},${y1} ${x2},${y2}`} />
          <polyline points={`${x1},${y1} ${x2},${y2}`} />
          <circle class="start" cx={x1} cy={y1} r="0.17" />
          <circle class="start" cx={x2} cy={y2} r="0.17" />
        </svg>
      ) : null}
    </fieldset>
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
