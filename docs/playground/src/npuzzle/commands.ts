/** What a person can ask for on the sliding puzzle's page, and what becomes of the answers. */
import type { Solution } from '@kit/npuzzle';
import { travelOfKey } from '../frame/keys.js';
import type { Table as FrameTable } from '../frame/playground.js';
import { randomSeed } from '../frame/seed.js';
import type { Deal } from './deals.js';
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
export function commandsOf({ state: { history, quality, wish }, act, ask, call, task }: Table) {
  const { board } = history.present;

  function deal(asked: Deal = { ...wish, seed: randomSeed() }) {
    if (asked.depth === 0) act({ type: 'deal', deal: asked });
    else
      ask(() =>
        task.run(async (work) => {
          const made = await call('deal', [asked], {
            ...work,
            onProgress: ({ nodes }: { nodes: number }) => work.tell(['searched', nodes]),
          });
          act({ type: 'dealt', deal: asked, made });
        }),
      );
  }

  return {
    deal,

    solve() {
      act({ type: 'forget' });
      task.run(
        async (work) => {
          const solution = await call('solve', [board, quality], {
            ...work,
            onProgress: ({ nodes, best }: { nodes: number; best?: Solution }) => {
              work.tell(['searched', nodes]);
              if (best) act({ type: 'shorter', moves: best.moves });
            },
          });
          act({ type: 'solved', solution });
        },
        { canFinish: true },
      );
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
