/** What a person can ask for on the mines page, and what becomes of the answers. */
import { moveOfKey, travelOfKey } from '../frame/keys.js';
import type { Table as FrameTable } from '../frame/playground.js';
import { randomSeed } from '../frame/seed.js';
import { type Action, needsDeal, type State } from './game.js';
import { levels } from './levels.js';
import type { Words } from './words.js';
import type { MinesHandlers } from './worker.js';

/** What the page draws. */
export type Table = FrameTable<State, Action, Words, MinesHandlers>;

/** The commands. */
export function commandsOf({ state, act, call, task }: Table) {
  const { level, noGuess, chances, focus } = state;
  const { board, field } = state.history.present;

  function open(cell: number) {
    act({ type: 'open', cell });
    if (!needsDeal(state, cell)) return;
    task.run(async (work) => {
      const { rows, cols, mines } = levels[level];
      act({ type: 'dealt', cell, made: await call('deal', [rows, cols, mines, randomSeed(), cell, noGuess], work) });
    });
  }

  function askHint(cell: number | null) {
    if (cell === null) {
      task.run(async (work) => {
        act({ type: 'hinted', hint: await call('hint', [board, field], work) });
      });
    } else if (board.cells[cell] !== -1) act({ type: 'open cell chosen' });
    else
      task.run(async (work) => {
        act({ type: 'told', hint: await call('tell', [board, field, cell], work), cell });
      });
  }

  function askBest() {
    if (needsDeal(state, focus)) act({ type: 'first click advised' });
    else
      task.run(async (work) => {
        act({ type: 'advised', move: await call('best', [board], work) });
      });
  }

  function askChances() {
    if (!chances) return;
    task.run(async (work) => {
      act({ type: 'analyzed', analysis: await call('analyze', [board], work) });
    });
  }

  function onKey(event: KeyboardEvent) {
    const by = moveOfKey(event, board.cols);
    const back = travelOfKey(event);
    const key = event.key.toLowerCase();
    if (back) act(back);
    else if (event.ctrlKey || event.metaKey) return;
    else if (by !== undefined) act({ type: 'move', by });
    else if (event.key === 'Enter' || event.key === ' ') open(focus);
    else if (key === 'f') act({ type: 'flag', cell: focus });
    else if (key === 'h' && !task.busy) askHint(null);
    else return;
    event.preventDefault();
  }

  return { open, askHint, askBest, askChances, onKey };
}
