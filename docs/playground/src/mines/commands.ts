/** What a person can ask for on the mines page, and what becomes of the answers. */
import { neighbors8 } from '@kit/grid';
import type { GameMove } from '@kit/mines-inference';
import { moveOfKey, travelOfKey } from '../frame/keys.js';
import type { Table as FrameTable } from '../frame/playground.js';
import { randomSeed } from '../frame/seed.js';
import { type Action, needs, type State, sizeOf } from './state.js';
import type { Words } from './words.js';
import type { MinesHandlers } from './worker.js';

/** What the page draws. */
export type Table = FrameTable<State, Action, Words, MinesHandlers>;

/** The commands. */
export function commandsOf({ state, act, call, task }: Table) {
  const { rule, chances, focus, editing } = state;
  const { board, field, fair, moves } = state.history.present;

  function open(cell: number) {
    act({ type: 'open', cell });
    const need = needs(state, cell);
    if (need === 'fair') openFair(cell);
    if (need !== 'deal') return;
    task.run(async (work) => {
      const { rows, cols, mines } = sizeOf(state);
      const made = await call('deal', [rows, cols, mines, randomSeed(), cell, rule === 'noGuess'], work);
      act({ type: 'dealt', cell, made });
    });
  }

  /** In a fair game each number is asked for; an open number with its flags opens what is left around it. */
  function openFair(cell: number) {
    const around = neighbors8(board, cell);
    const isChord = board.cells[cell] > 0;
    if (isChord && around.filter((other) => board.cells[other] === -2).length !== board.cells[cell]) return;
    const cells = isChord ? around.filter((other) => board.cells[other] === -1) : [cell];
    const move: GameMove = { kind: isChord ? 'chord' : 'open', cell };
    task.run(async (work) => {
      const begun = fair ? { ...fair, board } : { ...sizeOf(state), seed: randomSeed() };
      act({ type: 'faired', move, game: await call('fair', [begun, cells], work) });
    });
  }

  function askReview() {
    if (!field) return;
    task.run(
      async (work) => {
        act({ type: 'reviewed', review: await call('review', [field, moves], work) });
      },
      { canFinish: true },
    );
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
    if (board.cells.every((content) => content < 0) && !field) act({ type: 'first click advised' });
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
    else if (by !== undefined) act({ type: 'move', by });
    else if (event.key === 'Enter' || event.key === ' ') open(focus);
    else if (editing && /^[0-8]$/.test(key)) act({ type: 'write', cell: focus, content: Number(key) });
    else if (editing && (key === 'backspace' || key === 'delete')) act({ type: 'write', cell: focus, content: -1 });
    else if (key === 'f') act({ type: 'flag', cell: focus });
    else if (key === 'h' && !task.busy) askHint(null);
    else return;
    event.preventDefault();
  }

  return { open, askReview, askHint, askBest, askChances, onKey };
}
