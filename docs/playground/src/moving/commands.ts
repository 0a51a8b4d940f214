/** What the page asks its worker for. */
import type { Table as FrameTable } from '../frame/playground.js';
import type { Action, State } from './game.js';
import type { Words } from './words.js';
import type { MovingHandlers } from './worker.js';

/** What the page draws. */
export type Table = FrameTable<State, Action, Words, MovingHandlers>;

/** The commands. */
export function commandsOf({ state: { count, layout, seed }, act, call, task }: Table) {
  /** Both look for the pairs of the same frames, in turns. */
  function compare() {
    task.run(async (work) => {
      work.tell(['comparing'], 0);
      const { kit, rbush } = await call('compare', [count, layout, seed], {
        ...work,
        onProgress: ({ nodes, total }: { nodes: number; total: number }) => work.tell(['comparing'], nodes / total),
      });
      act({ type: 'compared', said: ['compared', count, kit, rbush] });
    });
  }

  return { compare };
}
