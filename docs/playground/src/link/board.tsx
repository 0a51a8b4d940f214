/** The tiles with a margin of one cell around them, where the lines may run too. */
import { useTableFocus } from '../frame/table-focus.js';
import type { State } from './game.js';
import type { Words } from './words.js';

const glyphs = [...'ABCDEFGHJKLMNPQRSTUVWXYZ23456789αβγδεζηθλμξπρστφψω'];

const pictures = [...'🍎🍋🍇🍒🍓🥝🍍🥥🌽🥕🍄🌻🌵🌲🍁🐶🐱🐭🐰🦊🐻🐼🐸🐵🐔🐧🦉🐢🐙🦀🐟🐬🦋🐞🐝🚗🚀⛵🎈🎁🔔🎲🎹⚽'];

export type BoardProps = {
  readonly state: Pick<State, 'history' | 'focus' | 'picked' | 'hinted' | 'line' | 'pictures'>;
  /** Are rows drawn as columns? */
  readonly isTurned: boolean;
  readonly words: Words;
  readonly onPick: (cell: number) => void;
};

export function Board({ state, isTurned, words, onPick }: BoardProps) {
  const { history, focus, picked, hinted, line } = state;
  const { rows, cols, cells } = history.present;
  const [lines, places] = isTurned ? [cols, rows] : [rows, cols];
  const signs = state.pictures ? pictures : glyphs;
  const table = useTableFocus(focus);
  return (
    <div class="link-board" style={{ '--rows': lines, '--cols': places }}>
      <table role="grid" aria-label={words.board} ref={table}>
        <tbody>
          {Array.from({ length: lines }, (_, line) => (
            <tr key={line}>
              {Array.from({ length: places }, (_, place) => {
                const [row, col] = isTurned ? [place, line] : [line, place];
                const cell = row * cols + col;
                const kind = cells[cell];
                const classes = ['link-tile', kind > 0 ? 'tile' : kind < 0 ? 'stone' : ''];
                if (cell === picked) classes.push('picked');
                if (hinted.includes(cell)) classes.push('hinted');
                return (
                  <td
                    key={cell}
                    role="gridcell"
                    class={classes.join(' ')}
                    style={{ '--hue': (kind * 137) % 360 }}
                    tabIndex={cell === focus ? 0 : -1}
                    aria-selected={cell === picked}
                    aria-label={(kind > 0 ? words.tile : kind < 0 ? words.stone : words.free)(row + 1, col + 1, kind)}
                    data-cell={cell}
                    data-glyph={kind > 0 ? signs[(kind - 1) % signs.length] : ''}
                    onClick={() => onPick(cell)}
                  />
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {line ? (
        <svg
          // A new line begins to fade anew.
          key={JSON.stringify(line.points)}
          class={line.isLasting ? 'link-line lasting' : 'link-line'}
          viewBox={`-1 -1 ${places + 2} ${lines + 2}`}
          aria-hidden="true"
        >
          <polyline
            points={line.points
              .map(({ row, col }) => (isTurned ? [row, col] : [col, row]).map((at) => at + 0.5).join())
              .join(' ')}
          />
        </svg>
      ) : null}
    </div>
  );
}
