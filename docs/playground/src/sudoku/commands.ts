/** What a person can ask for on the Sudoku page, and what becomes of the answers. */
import type { Layout } from '@kit/sudoku-human';
import type { Client } from '../frame/connect.js';
import { moveOfKey, travelOfKey } from '../frame/keys.js';
import type { Table as FrameTable } from '../frame/playground.js';
import { refusal } from '../frame/refusal.js';
import { randomSeed } from '../frame/seed.js';
import type { Wish } from './deal.js';
import { nextLevel } from './hints.js';
import type { Kind } from './kinds.js';
import { addressOf } from './link.js';
import { type Mode, positionOf } from './played.js';
import { digitOfKey, shapeOf } from './shape.js';
import type { Action, State } from './state.js';
import { judge } from './verdict.js';
import type { Way } from './ways.js';
import type { Words } from './words.js';
import type { SudokuHandlers } from './worker.js';

/** What the page draws. */
export type Table = FrameTable<State, Action, Words, SudokuHandlers>;

/** The keys that choose what digits write. */
const modeKeys: Readonly<Record<string, Mode>> = { z: 'digit', x: 'corner', c: 'centre', v: 'color' };

/** The commands; `askJudge` asks a worker of its own. */
export function commandsOf({ state, act, ask, call, task }: Table, askJudge: Client<SudokuHandlers>) {
  const { position } = state.history.present;
  const { size } = shapeOf(position.layout);

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
      const result = await call('solve', [position, way], work);
      if (result.status !== 'invalid') return act({ type: 'solved', result });
      const report = await call('progress', [position], work);
      if (report.status === 'mistakes') return act({ type: 'unsolvable', report });
      // Nothing is wrong by itself: is it the puzzle as it was printed?
      const printed = positionOf(position.givens, position.layout);
      act({ type: 'unsolvable', report: await call('progress', [printed], work) });
    });
  }

  /** Every step that there is now; who has waited long enough gets those found by then. A mistake leads to nonsense. */
  function askAllSteps() {
    task.run(
      async (work) => {
        const report = await call('progress', [position], work);
        if (report.status === 'mistakes') act({ type: 'unsolvable', report });
        else act({ type: 'listed', result: await call('steps', [position], work) });
      },
      { canFinish: true },
    );
  }

  function generate(wish: Wish) {
    ask(() =>
      task.run(async (work) => {
        act({ type: 'generated', made: await call('generate', [randomSeed(), wish], work) });
      }),
    );
  }

  /** The board is emptied for a puzzle of the kind to be typed in; of a killer, the cages that are there stay. */
  function enter(kind: Kind) {
    if (state.isEntering || kind === 'classic') return act({ type: 'enter' });
    task.run(async () => act({ type: 'enter', layout: await layoutFor(kind) }));
  }

  async function layoutFor(kind: Kind): Promise<Layout | undefined> {
    if (kind === 'classic') return undefined;
    if (kind === 'killer') return position.layout;
    if (kind !== 'jigsaw') return call('layout', [kind]);
    const made = await call('generate', [randomSeed(), { kind, stars: 1, technique: undefined }]);
    return made.status === 'found' ? made.position.layout : undefined;
  }

  /** A puzzle from elsewhere; a text that is none changes nothing but what is said. */
  function load(text: string, kind: Kind) {
    task.run(async (work) => {
      // Where regions are drawn by chance, those on the board are meant.
      const layout = kind === 'jigsaw' ? position.layout : await layoutFor(kind).catch(() => undefined);
      const action: Action = await call('read', [text, layout], work).then(
        (read) => ({ type: 'load', position: read }),
        (error) => ({ type: 'refused', said: refusal(error, text) }),
      );
      act(action);
    });
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
    const href = await addressOf(position, location.href);
    const isCopied = await navigator.clipboard?.writeText(href).then(
      () => true,
      () => false,
    );
    act({ type: 'shared', isCopied });
  }

  function onKey(event: KeyboardEvent) {
    const by = moveOfKey(event, size);
    const back = travelOfKey(event);
    const key = event.key.toLowerCase();
    // With Shift a digit's key writes a sign, and which one hangs on the country.
    const typed = digitOfKey(/^Digit([1-9])$/.exec(event.code)?.[1] ?? key, size);
    if (back) act(back);
    else if (by !== undefined) act({ type: 'move', by, adds: event.shiftKey });
    else if (typed !== undefined)
      act(event.shiftKey ? { type: 'filter', digit: typed } : { type: 'write', digit: typed });
    else if (['backspace', 'delete', '0'].includes(key)) act({ type: 'write', digit: 0 });
    else if (key === 'p') act({ type: 'pencil' });
    else if (modeKeys[key]) act({ type: 'mode', mode: modeKeys[key] });
    else if (key === 'escape' && state.chosen.length > 1) act({ type: 'select', cell: state.selected });
    else if (key === 'h' && !state.solution && !state.isPaused) askHint();
    else return;
    event.preventDefault();
  }

  return { askHint, askCheck, askSolution, askAllSteps, generate, enter, load, askVerdict, share, onKey };
}
