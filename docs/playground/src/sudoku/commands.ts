/** What a person can ask for on the Sudoku page, and what becomes of the answers. */
import type { Stars, TechniqueId } from '@kit/sudoku-human';
import type { Client } from '../frame/connect.js';
import { moveOfKey, travelOfKey } from '../frame/keys.js';
import type { Table as FrameTable } from '../frame/playground.js';
import { randomSeed } from '../frame/seed.js';
import type { Action, State } from './game.js';
import { nextLevel } from './hints.js';
import { queryOf } from './link.js';
import { judge } from './verdict.js';
import type { Way } from './ways.js';
import type { Words } from './words.js';
import type { SudokuHandlers } from './worker.js';

/** What the page draws. */
export type Table = FrameTable<State, Action, Words, SudokuHandlers>;

/** The commands; `askJudge` asks a worker of its own. */
export function commandsOf({ state, act, ask, call, task }: Table, askJudge: Client<SudokuHandlers>) {
  const { position } = state.history.present;

  /** The same button tells a little more each time; mistakes come first. */
  function askHint() {
    task.run(async (work) => {
      act({ type: 'hinted', hint: await call('hint', [position, nextLevel(state.hint)], work) });
    });
  }

  function askCheck() {
    task.run(async (work) => {
      act({ type: 'checked', report: await call('progress', [position], work) });
    });
  }

  function askSolution(way: Way = 'short') {
    task.run(async (work) => {
      act({ type: 'solved', result: await call('solve', [position, way], work) });
    });
  }

  function generate(stars: Stars, technique?: TechniqueId) {
    ask(() =>
      task.run(async (work) => {
        act({ type: 'generated', made: await call('generate', [randomSeed(), stars, technique], work) });
      }),
    );
  }

  /** The verdict on the printed digits; taken back when others come. */
  function askVerdict() {
    const abort = new AbortController();
    const options = { signal: abort.signal };
    act({ type: 'judged', verdict: null });
    judge(position, {
      count: () => askJudge('count', [position], options),
      rate: () => askJudge('rate', [position], options),
    }).then(
      (verdict) => abort.signal.aborted || act({ type: 'judged', verdict }),
      // Another puzzle has come, or what went wrong is said of the game.
      () => {},
    );
    return () => abort.abort();
  }

  async function share() {
    const url = new URL(location.href);
    url.search = queryOf(position);
    url.hash = '';
    const isCopied = await navigator.clipboard?.writeText(url.href).then(
      () => true,
      () => false,
    );
    act({ type: 'shared', isCopied });
  }

  function onKey(event: KeyboardEvent) {
    const by = moveOfKey(event, 9);
    const back = travelOfKey(event);
    const key = event.key.toLowerCase();
    if (back) act(back);
    else if (by !== undefined) act({ type: 'move', by });
    else if (/^[1-9]$/.test(key)) act({ type: 'write', digit: Number(key) });
    else if (['backspace', 'delete', '0'].includes(key)) act({ type: 'write', digit: 0 });
    else if (key === 'p') act({ type: 'pencil' });
    else if (key === 'h' && !state.solution) askHint();
    else return;
    event.preventDefault();
  }

  return { askHint, askCheck, askSolution, generate, askVerdict, share, onKey };
}
