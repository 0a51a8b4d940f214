/** What a person can ask for on the orb page, and what becomes of the answers. */
import type { PathOptions, PathResult } from '@kit/orb-search';
import { stepOfKey, travelOfKey } from '../frame/keys.js';
import type { Table as FrameTable } from '../frame/playground.js';
import { randomSeed } from '../frame/seed.js';
import { goalOf } from './goals.js';
import { type Ground, stepTo } from './keyboard.js';
import { rulesOf } from './marks.js';
import type { Action, State } from './state.js';
import type { Words } from './words.js';
import type { OrbHandlers } from './worker.js';

/** What the page draws. */
export type Table = FrameTable<State, Action, Words, OrbHandlers>;

/** The commands. */
export function commandsOf({ state, act, call, task }: Table) {
  const { mode, board, marks, diagonal, aim, maxMoves, drag, focus } = state;
  const options: PathOptions = { rules: rulesOf(marks, diagonal), goal: goalOf(aim, board), maxMoves };

  /** The best path, shown as it gets better; it can be ended with the best so far. */
  function solve() {
    act({ type: 'forget' });
    task.run(
      async (work) => {
        const result = await call('solve', [board, options], {
          ...work,
          onProgress: ({ nodes, total, best }: { nodes: number; total?: number; best?: PathResult }) => {
            if (!best) return;
            act({ type: 'better', result: best });
            work.tell(['better', best.combos, best.path.moves.length], total === undefined ? undefined : nodes / total);
          },
        });
        act({ type: 'found', result });
      },
      { canFinish: true },
    );
  }

  function solveByStart() {
    act({ type: 'forget' });
    task.run(async (work) => {
      const starts = board.cells.length;
      const results = await call('byStart', [board, options], {
        ...work,
        onProgress: ({ best = [] }: { best?: readonly PathResult[] }) => {
          const done = best.filter(({ path }) => path.moves.length > 0).length;
          work.tell(['starts', done, starts], done / starts);
        },
      });
      act({ type: 'all starts', results });
    });
  }

  /** Keys on any board; `press` is what Enter does. Only a drag goes slantwise. */
  function onKey(
    event: KeyboardEvent,
    ground: Ground = board,
    press = () => act({ type: 'press', seed: randomSeed() }),
  ) {
    const back = travelOfKey(event);
    const step = stepOfKey(event, mode === 'drag' && diagonal);
    if (back) act(back);
    else if (step) act({ type: 'move', cell: stepTo(focus, ...step, ground) });
    else if (event.key === 'Enter' || event.key === ' ') press();
    else if (event.key === 'Escape' && drag.length > 0) act({ type: 'put back' });
    else return;
    event.preventDefault();
  }

  return { solve, solveByStart, onKey };
}
