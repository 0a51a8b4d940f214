/** The sliding puzzle's playground: slide whole lines, shuffle fairly, and have the solution played back. */
import type { Grid } from '@kit/grid';
import { applyMoves, isSolved, shuffle, slide } from '@kit/npuzzle';
import { render } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { Choice } from '../frame/choice.js';
import { connect } from '../frame/connect.js';
import { useHistory } from '../frame/history.js';
import { LanguageChoice, useLanguage } from '../frame/language.js';
import { randomSeed } from '../frame/seed.js';
import { sentencesOf, TaskLine, useTask } from '../frame/task.js';
import { stepOfKey, UndoRedo } from '../frame/undo-redo.js';
import '../frame/frame.css';
import './npuzzle.css';
import { Board } from './board.js';
import { words as allWords } from './words.js';
import type { NpuzzleHandlers } from './worker.js';

type Quality = 'optimal' | 'bounded' | 'fast';
const sizes = Object.fromEntries([2, 3, 4, 5, 6, 7, 8, 9, 10].map((side) => [`${side}`, `${side} × ${side}`]));

/** Puts the playground into its place on the page. */
export function mount(place: HTMLElement): void {
  render(<Npuzzle />, place);
}

/** A sentence from the words of the page. */
const say = sentencesOf(allWords);

function Npuzzle() {
  const [language, setLanguage] = useLanguage();
  const words = allWords[language];
  const call = useMemo(
    () =>
      connect<NpuzzleHandlers>(() => new Worker(new URL('./npuzzle.worker.js', import.meta.url), { type: 'module' })),
    [],
  );
  const task = useTask();
  const [size, setSize] = useState(3);
  const [quality, setQuality] = useState<Quality>('optimal');
  const history = useHistory<Grid>(useMemo(() => deal(3), []));
  const [plan, setPlan] = useState<readonly number[]>([]);
  const [playing, setPlaying] = useState(false);
  const [picture, setPicture] = useState<string>();
  const board = history.present;
  const [bound, setBound] = useState<number>();

  useEffect(() => {
    const abort = new AbortController();
    // The next board asks again; nothing is said of a question that it took back.
    call('bound', [board], { signal: abort.signal }).then(setBound, () => {});
    return () => abort.abort();
  }, [board]);

  useEffect(() => {
    if (!playing) return;
    if (plan.length === 0) {
      setPlaying(false);
      return;
    }
    const timer = setTimeout(() => follow(plan), Math.max(40, 260 - 4 * plan.length));
    return () => clearTimeout(timer);
  }, [playing, plan]);

  function start(next: Grid) {
    task.drop();
    setPlan([]);
    setPlaying(false);
    history.reset(next);
  }

  /** The player's own move; the plan stays if it was the move of the plan. */
  function tap(cell: number) {
    const next = slide(board, cell);
    if (!next) return;
    task.drop();
    setPlan(plan[0] === cell ? plan.slice(1) : []);
    setPlaying(false);
    go(next);
  }

  function go(next: Grid) {
    history.push(next);
    if (isSolved(next)) task.say(say((words) => words.solved));
  }

  function follow([cell, ...rest]: readonly number[]) {
    if (cell === undefined) return;
    setPlan(rest);
    go(applyMoves(board, [cell]));
  }

  function travel(back: () => void) {
    task.drop();
    setPlan([]);
    setPlaying(false);
    back();
  }

  function onKey(event: KeyboardEvent) {
    const step = stepOfKey(event, history);
    if (step) {
      event.preventDefault();
      travel(step);
      return;
    }
    const blank = board.cells.indexOf(0);
    const [row, col] = [Math.floor(blank / board.cols), blank % board.cols];
    // The arrow is the way of the tile: up moves the tile below the gap up into it.
    const from: Record<string, readonly [number, number]> = {
      ArrowUp: [row + 1, col],
      ArrowDown: [row - 1, col],
      ArrowLeft: [row, col + 1],
      ArrowRight: [row, col - 1],
    };
    const place = from[event.key];
    if (!place) return;
    event.preventDefault();
    const [tileRow, tileCol] = place;
    if (tileRow >= 0 && tileRow < board.rows && tileCol >= 0 && tileCol < board.cols)
      tap(tileRow * board.cols + tileCol);
  }

  function solve() {
    setPlan([]);
    setPlaying(false);
    task.run(async (work) => {
      const { status, moves } = await call('solve', [board, quality], {
        ...work,
        onProgress: ({ nodes }: { nodes: number }) => work.tell(say((words) => words.working(nodes))),
      });
      setPlan(moves);
      return say((words) => words.answer(words.statuses[status], moves.length));
    });
  }

  function choosePicture(input: HTMLInputElement) {
    if (picture) URL.revokeObjectURL(picture);
    const file = input.files?.[0];
    setPicture(file ? URL.createObjectURL(file) : undefined);
  }

  return (
    <section class="kit" lang={language}>
      <LanguageChoice language={language} onChoose={setLanguage} />
      <div class="kit-game npuzzle">
        <div class="kit-stage">
          <Board board={board} picture={picture} words={words} onSlide={tap} onKey={onKey} />
          <p class="kit-soft">{words.keys}</p>
        </div>
        <div class="kit-side">
          <div class="kit-row">
            <Choice
              label={words.size}
              value={String(size)}
              options={sizes}
              onChoose={(value) => {
                const chosen = Number(value);
                setSize(chosen);
                if (chosen > 4 && quality === 'optimal') setQuality('fast');
                start(deal(chosen));
              }}
            />
            <button type="button" data-action="shuffle" onClick={() => start(deal(size))}>
              {words.shuffle}
            </button>
          </div>
          <p class="kit-status" data-show="distance">
            {words.made(history.length)}
            {bound === undefined ? '' : ` · ${words.left(bound)}`}
          </p>
          <div class="kit-row">
            <Choice label={words.quality} value={quality} options={words.qualities} onChoose={setQuality} />
            <button type="button" class="kit-main" data-action="solve" disabled={task.busy} onClick={solve}>
              {words.solve}
            </button>
          </div>
          <div class="kit-row">
            <button type="button" data-action="next" disabled={plan.length === 0} onClick={() => follow(plan)}>
              {words.next}
            </button>
            <button
              type="button"
              data-action="play"
              aria-pressed={playing}
              disabled={plan.length === 0}
              onClick={() => setPlaying(!playing)}
            >
              {playing ? words.pause : words.play}
            </button>
            <UndoRedo history={history} language={language} travel={travel} />
          </div>
          <TaskLine task={task} language={language} />
          <div class="kit-panel">
            <label>
              {words.picture}{' '}
              <input type="file" accept="image/*" onChange={(event) => choosePicture(event.currentTarget)} />
            </label>
          </div>
        </div>
      </div>
    </section>
  );
}

function deal(size: number): Grid {
  return shuffle({ rows: size, cols: size, seed: randomSeed() });
}
