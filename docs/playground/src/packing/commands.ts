/** What the packing page asks for, and what becomes of the answers. */
import type { Table as FrameTable } from '../frame/playground.js';
import { type Action, packedRects, type State } from './game.js';
import { ways } from './ways.js';
import type { Words } from './words.js';
import type { PackingHandlers } from './worker.js';

/** What the page draws. */
export type Table = FrameTable<State, Action, Words, PackingHandlers>;

/** The commands. */
export function commandsOf({ state, act, call, task }: Table) {
  const { choice } = state;
  const rects = packedRects(state);

  /** One way after the other, so that none slows another down. */
  function pack() {
    task.run(async (work) => {
      for (const [index, way] of ways.entries()) {
        const tell = (share: number) => work.tell(['packing', way], (index + share) / ways.length);
        tell(0);
        const result = await call('pack', [rects, way, choice], {
          ...work,
          onProgress: ({ nodes, total }: { nodes: number; total?: number }) => tell(total ? nodes / total : 0),
        });
        act({ type: 'packed', way, result });
      }
    });
  }

  return { pack };
}
