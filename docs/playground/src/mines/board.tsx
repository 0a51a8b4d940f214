/** The field as the player sees it, with chances, proofs and choices drawn on it. */
import type { Analysis, Board as MinesBoard } from '@kit/mines-inference';
import { useTableFocus } from '../frame/table-focus.js';
import type { Words } from './words.js';

const HIDDEN = -1;
const FLAG = -2;

/** The cells that an answer is about, what they are, and the numbers that they follow from. */
export type Shown = {
  readonly cells: readonly number[];
  readonly from: readonly number[];
  readonly kind: 'safe' | 'mine' | 'wrong';
};

/** Nothing is shown. */
export const nothingShown: Shown = { cells: [], from: [], kind: 'safe' };

export type BoardProps = {
  readonly board: MinesBoard;
  readonly focus: number;
  readonly analysis: Analysis | undefined;
  readonly shown: Shown;
  /** Where the mines are, once the game is lost. */
  readonly buried: readonly number[] | undefined;
  readonly words: Words;
  readonly onOpen: (cell: number) => void;
  readonly onFlag: (cell: number) => void;
  readonly onKey: (event: KeyboardEvent) => void;
};

export function Board({ board, focus, analysis, shown, buried, words, onOpen, onFlag, onKey }: BoardProps) {
  const { rows, cols, cells } = board;
  const table = useTableFocus(focus);
  return (
    <section class={cols > 10 ? 'mines-scroll small' : 'mines-scroll'} aria-label={words.board} tabIndex={-1}>
      <table
        class="mines-board"
        role="grid"
        aria-label={words.board}
        ref={table}
        style={{ '--cols': cols }}
        onKeyDown={onKey}
      >
        <tbody>
          {Array.from({ length: rows }, (_, row) => (
            <tr key={row}>
              {Array.from({ length: cols }, (_, col) => {
                const cell = row * cols + col;
                const state = cells[cell];
                const chance = state < 0 ? (analysis?.probabilities[cell] ?? undefined) : undefined;
                const classes = ['mines-cell', state >= 0 ? `open n${state}` : state < FLAG ? 'exploded' : 'hidden'];
                if (shown.cells.includes(cell)) classes.push(`about ${shown.kind}`);
                if (shown.from.includes(cell)) classes.push('from');
                if (chance === 0) classes.push('no-mine');
                if (chance === 1) classes.push('sure-mine');
                return (
                  <td
                    key={cell}
                    role="gridcell"
                    class={classes.join(' ')}
                    style={chance === undefined ? {} : { '--chance': chance }}
                    tabIndex={cell === focus ? 0 : -1}
                    aria-label={words.cell(row + 1, col + 1, say(state, words))}
                    data-cell={cell}
                    data-glyph={state === HIDDEN && buried?.includes(cell) ? '✹' : glyph(state, chance)}
                    onClick={() => onOpen(cell)}
                    onContextMenu={(event) => {
                      event.preventDefault();
                      onFlag(cell);
                    }}
                  />
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function say(state: number, words: Words): string {
  if (state >= 0) return String(state);
  return state === HIDDEN ? words.hidden : state === FLAG ? words.flag : words.mine;
}

function glyph(state: number, chance: number | undefined): string {
  if (state > 0) return String(state);
  if (state === 0) return '';
  if (state === FLAG) return '⚑';
  if (state < FLAG) return '✹';
  return chance === undefined ? '' : String(Math.round(chance * 100));
}
