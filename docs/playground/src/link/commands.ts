/** What a person can ask for on the linking page, and what becomes of the answers. */
import { moveOfKey, travelOfKey } from '../frame/keys.js';
import type { Table as FrameTable } from '../frame/playground.js';
import { randomSeed } from '../frame/seed.js';
import { type Action, knowsHint, type State } from './game.js';
import type { Choices } from './rules.js';
import type { Words } from './words.js';
import type { LinkHandlers } from './worker.js';

/** What the page draws. */
export type Table = FrameTable<State, Action, Words, LinkHandlers>;

/** The commands; on a turned board the arrow keys go where they point. */
export function commandsOf({ state, act, ask, call, task }: Table, isTurned: boolean) {
  const { gravity, plan } = state;
  const board = state.history.present;

  /** A deal, of what was chosen and what is chosen now. */
  function deal(choice: Partial<Choices> = {}) {
    const { size, gravity, shape, difficulty } = { ...state, ...choice };
    ask(() => {
      act({ type: 'choose', choice });
      task.run(async (work) => {
        const made = await call('deal', [{ size, gravity, shape, difficulty }, randomSeed()], work);
        act({ type: 'dealt', made });
      });
    });
  }

  function mix() {
    task.run(async (work) => {
      act({ type: 'mixed', made: await call('reshuffle', [board, randomSeed(), gravity], work) });
    });
  }

  function hint() {
    if (knowsHint(state)) act({ type: 'hint' });
    else
      task.run(async (work) => {
        act({ type: 'hinted', answer: await call('look', [board, gravity], work) });
      });
  }

  function askClearable() {
    if (plan.length > 0) act({ type: 'answered', answer: { status: 'solved', moves: plan } });
    else
      task.run(async (work) => {
        const answer = await call('solve', [board, gravity], {
          ...work,
          onProgress: ({ nodes }: { nodes: number }) => work.tell(['searching', nodes]),
        });
        act({ type: 'answered', answer });
      });
  }

  function onKey(event: KeyboardEvent) {
    const by = moveOfKey(event, board.cols, isTurned);
    const back = travelOfKey(event);
    if (back) act(back);
    else if (by !== undefined) act({ type: 'move', by });
    else if (event.key === 'Enter' || event.key === ' ') act({ type: 'pick' });
    else if (event.key.toLowerCase() === 'h') hint();
    else return;
    event.preventDefault();
  }

  return { deal, mix, hint, askClearable, onKey };
}
