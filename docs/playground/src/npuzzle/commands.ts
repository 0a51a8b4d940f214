/** What a person can ask for on the sliding puzzle's page, and what becomes of the answers. */
import { travelOfKey } from '../frame/keys.js';
import type { Table as FrameTable } from '../frame/playground.js';
import { randomSeed } from '../frame/seed.js';
import type { Action, State, Way } from './game.js';
import type { Words } from './words.js';
import type { NpuzzleHandlers } from './worker.js';

/** What the page draws. */
export type Table = FrameTable<State, Action, Words, NpuzzleHandlers>;

const ways: Readonly<Record<string, Way>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

/** The commands. */
export function commandsOf({ state: { history, quality }, act, call, task }: Table) {
  const { board } = history.present;
  return {
    deal: (size: number) => act({ type: 'deal', size, seed: randomSeed() }),

    solve() {
      act({ type: 'forget' });
      task.run(async (work) => {
        const solution = await call('solve', [board, quality], {
          ...work,
          onProgress: ({ nodes }: { nodes: number }) => work.tell(['searched', nodes]),
        });
        act({ type: 'solved', solution });
      });
    },

    /** Asks beside the task; the next board takes the question back, and nothing is said of that. */
    askBound() {
      const abort = new AbortController();
      call('bound', [board], { signal: abort.signal }).then(
        (bound) => act({ type: 'bounded', bound }),
        () => {},
      );
      return () => abort.abort();
    },

    onKey(event: KeyboardEvent) {
      const way = ways[event.key];
      const action: Action | undefined = travelOfKey(event) ?? (way && { type: 'push', way });
      if (!action) return;
      event.preventDefault();
      act(action);
    },
  };
}
