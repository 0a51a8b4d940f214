/** What a person can ask for on the linking page, and what becomes of the answers. */
import { moveOfKey, travelOfKey } from '../frame/keys.js';
import type { Table as FrameTable } from '../frame/playground.js';
import { randomSeed } from '../frame/seed.js';
import { type Action, knowsHint, type State } from './game.js';
import { sizes } from './rules.js';
import type { Words } from './words.js';
import type { LinkHandlers } from './worker.js';

/** What the page draws. */
export type Table = FrameTable<State, Action, Words, LinkHandlers>;

/** The commands. */
export function commandsOf({ state, act, call, task }: Table) {
  const { size, gravity, plan } = state;
  const board = state.history.present;

  function deal(which = size, falling = gravity) {
    if (which !== size) act({ type: 'size', size: which });
    if (falling !== gravity) act({ type: 'gravity', gravity: falling });
    task.run(async (work) => {
      const { rows, cols, copies } = sizes[which];
      act({ type: 'dealt', made: await call('deal', [rows, cols, copies, randomSeed(), falling], work) });
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
    const by = moveOfKey(event, board.cols);
    const back = travelOfKey(event);
    if (back) act(back);
    else if (event.ctrlKey || event.metaKey) return;
    else if (by !== undefined) act({ type: 'move', by });
    else if (event.key === 'Enter' || event.key === ' ') act({ type: 'pick' });
    else if (event.key.toLowerCase() === 'h') hint();
    else return;
    event.preventDefault();
  }

  return { deal, mix, hint, askClearable, onKey };
}
