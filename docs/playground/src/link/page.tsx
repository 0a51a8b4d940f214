/** The linking playground: play, with the line drawn, hints, and exact answers about the rest of the game. */
import type { Grid } from '@kit/grid';
import { findLink, findPairs, removePair } from '@kit/link-path';
import { render } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { Choice } from '../frame/choice.js';
import { connect } from '../frame/connect.js';
import { useHistory } from '../frame/history.js';
import { LanguageChoice, useLanguage } from '../frame/language.js';
import { randomSeed } from '../frame/seed.js';
import { moveOfKey } from '../frame/table-focus.js';
import { type Sentence, sentencesOf, silence, TaskLine, useTask } from '../frame/task.js';
import { stepOfKey, UndoRedo } from '../frame/undo-redo.js';
import '../frame/frame.css';
import './link.css';
import { Board, type Line } from './board.js';
import { words as allWords, type Gravity, type Size, sizes } from './words.js';
import type { LinkHandlers } from './worker.js';

type Pair = { readonly a: number; readonly b: number };

const empty: Grid = { rows: 8, cols: 10, cells: new Array<number>(80).fill(0) };
const noLine: Line = { points: [], lasting: false };

/** Puts the playground into its place on the page. */
export function mount(place: HTMLElement): void {
  render(<Link />, place);
}

/** A sentence from the words of the page. */
const say = sentencesOf(allWords);

function Link() {
  const [language, setLanguage] = useLanguage();
  const words = allWords[language];
  const call = useMemo(
    () => connect<LinkHandlers>(() => new Worker(new URL('./link.worker.js', import.meta.url), { type: 'module' })),
    [],
  );
  const task = useTask();
  const history = useHistory<Grid>(empty);
  const [size, setSize] = useState<Size>('middle');
  const [gravity, setGravity] = useState<Gravity>('none');
  const [focus, setFocus] = useState(0);
  const [picked, setPicked] = useState<number>();
  const [hinted, setHinted] = useState<readonly number[]>([]);
  const [line, setLine] = useState<Line>(noLine);
  // A play that clears the board from here on, as far as one is known.
  const [plan, setPlan] = useState<readonly Pair[]>([]);
  const board = history.present;
  const pairs = useMemo(() => findPairs(board), [board]);
  const tiles = board.cells.filter((kind) => kind > 0).length;

  useEffect(deal, [size, gravity]);

  function clean() {
    setPicked(undefined);
    setHinted([]);
    setLine(noLine);
  }

  function deal() {
    task.run(async (work) => {
      const { rows, cols, copies } = sizes[size];
      const made = await call('deal', [rows, cols, copies, randomSeed(), gravity], work);
      if (made.status !== 'found') return say((words) => (made.status === 'limit' ? words.unknown : words.impossible));
      clean();
      setFocus(0);
      setPlan(made.moves);
      history.reset(made.board);
      return say((words) => words.guaranteed);
    });
  }

  function pick(cell: number) {
    setFocus(cell);
    setHinted([]);
    if (board.cells[cell] <= 0 || cell === picked) {
      setPicked(undefined);
      return;
    }
    if (picked === undefined) {
      setLine(noLine);
      setPicked(cell);
      return;
    }
    const link = findLink(board, picked, cell);
    if (link) take({ a: picked, b: cell });
    else {
      const isSame = board.cells[picked] === board.cells[cell];
      task.say(say((words) => (isSame ? words.unlinked : words.different)));
      setPicked(cell);
    }
  }

  function take(pair: Pair) {
    task.drop();
    clean();
    setLine({ points: findLink(board, pair.a, pair.b)?.points ?? [], lasting: false });
    const next = removePair(board, pair.a, pair.b, { gravity });
    setPlan(isPair(plan[0], pair) ? plan.slice(1) : []);
    history.push(next);
    task.say(sayAfter(next));
  }

  function sayAfter(next: Grid): Sentence {
    if (next.cells.every((kind) => kind <= 0)) return say((words) => words.cleared);
    return findPairs(next).length === 0 ? say((words) => words.deadlock) : silence;
  }

  function onKey(event: KeyboardEvent) {
    const move = moveOfKey(event, board.cols);
    const step = stepOfKey(event, history);
    if (step) travel(step);
    else if (event.ctrlKey || event.metaKey) return;
    else if (move !== undefined) setFocus((focus + move + board.cells.length) % board.cells.length);
    else if (event.key === 'Enter' || event.key === ' ') pick(focus);
    else if (event.key.toLowerCase() === 'h') hint();
    else return;
    event.preventDefault();
  }

  function travel(go: () => void) {
    clean();
    setPlan([]);
    task.drop();
    go();
  }

  function show({ a, b }: Pair) {
    setPicked(undefined);
    setHinted([a, b]);
    setLine({ points: findLink(board, a, b)?.points ?? [], lasting: true });
  }

  /** A pair of a play that clears the board, where one is found; else any pair, and what is known about the rest. */
  function hint() {
    const [first] = pairs;
    if (!first) {
      task.say(say((words) => (tiles === 0 ? words.cleared : words.deadlock)));
      return;
    }
    const [planned] = plan;
    if (planned) {
      show(planned);
      task.say(say((words) => words.goodPair));
      return;
    }
    task.run(async (work) => {
      const answer = await call('look', [board, gravity], work);
      if (answer.status === 'solved') setPlan(answer.moves);
      show(answer.status === 'solved' ? (answer.moves[0] ?? first) : first);
      return say((words) => words.hints[answer.status]);
    });
  }

  const clearable = () =>
    task.run(async (work) => {
      const answer = await call('solve', [board, gravity], {
        ...work,
        onProgress: ({ nodes }: { nodes: number }) => work.tell(say((words) => words.searching(nodes))),
      });
      if (answer.status === 'solved') {
        setPlan(answer.moves);
        return say((words) => words.yes(answer.moves.length));
      }
      return say((words) => (answer.status === 'unsolvable' ? words.no : words.unknown));
    });

  const mix = () =>
    task.run(async (work) => {
      const mixed = await call('reshuffle', [board, randomSeed(), gravity], work);
      if (mixed.status !== 'found')
        return say((words) => (mixed.status === 'limit' ? words.unknown : words.impossible));
      clean();
      setPlan(mixed.moves ?? []);
      history.push(mixed.board);
      return say((words) => words.mixed);
    });

  return (
    <section class="kit" lang={language}>
      <LanguageChoice language={language} onChoose={setLanguage} />
      <div class={board.cols > 12 ? 'kit-game link wide' : 'kit-game link'}>
        <div class="kit-stage">
          <Board
            board={board}
            focus={focus}
            picked={picked}
            hinted={hinted}
            line={line}
            words={words}
            onPick={pick}
            onKey={onKey}
          />
          <p class="kit-soft">{words.keys}</p>
        </div>
        <div class="kit-side">
          <div class="kit-row">
            <Choice label={words.size} value={size} options={words.sizes} onChoose={setSize} />
            <Choice label={words.gravity} value={gravity} options={words.modes} onChoose={setGravity} />
            <button type="button" data-action="deal" disabled={task.busy} onClick={deal}>
              {words.deal}
            </button>
          </div>
          <p class="kit-status" data-show="pairs">
            {words.pairs(pairs.length, tiles)}
          </p>
          <div class="kit-row">
            <button
              type="button"
              class="kit-main"
              data-action="hint"
              disabled={task.busy || tiles === 0}
              onClick={hint}
            >
              {words.hint}
            </button>
            <button type="button" data-action="clearable" disabled={task.busy || tiles === 0} onClick={clearable}>
              {words.clearable}
            </button>
          </div>
          <TaskLine task={task} language={language} />
          <div class="kit-row">
            <UndoRedo history={history} language={language} travel={travel} />
            <button type="button" data-action="reshuffle" disabled={task.busy || tiles === 0} onClick={mix}>
              {words.reshuffle}
            </button>
          </div>
        </div>
      </div>
    </section>
  );
}

function isPair(known: Pair | undefined, { a, b }: Pair): boolean {
  return known !== undefined && ((known.a === a && known.b === b) || (known.a === b && known.b === a));
}
