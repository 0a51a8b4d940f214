/** The field as the player sees it, with chances, proofs and choices drawn on it. */
import { useEffect, useRef } from 'preact/hooks';
import { useLongPress } from '../frame/long-press.js';
import { useTableFocus } from '../frame/table-focus.js';
import type { State } from './state.js';
import type { Words } from './words.js';

const HIDDEN = -1;
const FLAG = -2;

export type BoardProps = {
  readonly state: Pick<State, 'history' | 'focus' | 'analysis' | 'shown'>;
  /** Where the mines are, once the game is lost. */
  readonly buried: readonly number[] | undefined;
  readonly words: Words;
  readonly onOpen: (cell: number) => void;
  readonly onFlag: (cell: number) => void;
};

export function Board({ state, buried, words, onOpen, onFlag }: BoardProps) {
  const { focus, analysis, shown } = state;
  const { rows, cols, cells } = state.history.present.board;
  const table = useTableFocus(focus);
  const press = useLongPress(onOpen, onFlag);
  const section = useRef<HTMLElement>(null);
  useEffect(() => bringIntoSight(section.current, shown?.cells[0]), [shown]);
  return (
    <section
      class={cols > 10 ? 'mines-scroll small' : 'mines-scroll'}
      style={{ '--rows': rows, '--cols': cols }}
      aria-label={words.board}
      tabIndex={-1}
      ref={section}
    >
      <table class="mines-board" role="grid" aria-label={words.board} ref={table}>
        <tbody>
          {Array.from({ length: rows }, (_, row) => (
            <tr key={row}>
              {Array.from({ length: cols }, (_, col) => {
                const cell = row * cols + col;
                const content = cells[cell];
                const chance = content < 0 ? (analysis?.probabilities[cell] ?? undefined) : undefined;
                const classes = [
                  'mines-cell',
                  content >= 0 ? `open n${content}` : content < FLAG ? 'exploded' : 'hidden',
                ];
                if (cell === focus) classes.push('chosen');
                if (shown?.cells.includes(cell)) classes.push(`about ${shown.kind}`);
                if (shown?.from.includes(cell)) classes.push('from');
                if (chance === 0) classes.push('no-mine');
                if (chance === 1) classes.push('sure-mine');
                return (
                  <td
                    key={cell}
                    role="gridcell"
                    class={classes.join(' ')}
                    style={chance === undefined ? {} : { '--chance': chance }}
                    tabIndex={cell === focus ? 0 : -1}
                    aria-label={words.cell(row + 1, col + 1, say(content, words))}
                    data-cell={cell}
                    data-glyph={content === HIDDEN && buried?.includes(cell) ? '✹' : glyph(content, chance)}
                    {...press(cell)}
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

/** On a phone a wide board scrolls sideways: what is told of may be out of sight. Only the board scrolls, never the page. */
function bringIntoSight(section: HTMLElement | null, cell: number | undefined): void {
  const target = section?.querySelector(`[data-cell="${cell}"]`);
  if (!section || !target) return;
  const view = section.getBoundingClientRect();
  const { left, right, width } = target.getBoundingClientRect();
  if (left < view.left || right > view.right) section.scrollLeft += left - view.left - (view.width - width) / 2;
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
