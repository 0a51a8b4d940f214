/** The orb playground: paint or deal a board, search the best drag with progress, or play the swapping game. */
import type { Grid } from '@kit/grid';
import {
  applyPath,
  applySwap,
  bestSwap,
  findSwaps,
  generateOrbs,
  type PathResult,
  reshuffle,
  resolveSteps,
} from '@kit/orb-search';
import { render } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { Choice } from '../frame/choice.js';
import { connect } from '../frame/connect.js';
import { LanguageChoice, useLanguage } from '../frame/language.js';
import { randomSeed } from '../frame/seed.js';
import { type Sentence, sentencesOf, TaskLine, useTask, type Work } from '../frame/task.js';
import '../frame/frame.css';
import './orbs.css';
import { Board } from './board.js';
import { filmOfPath, filmOfWaves, useFilm } from './film.js';
import { Palette } from './palette.js';
import { Solutions } from './solutions.js';
import { words as allWords, type Deal, deals, type Mode, type Size, sizes } from './words.js';
import type { OrbHandlers } from './worker.js';

/** Puts the playground into its place on the page. */
export function mount(place: HTMLElement): void {
  render(<Orbs />, place);
}

/** A sentence from the words of the page. */
const say = sentencesOf(allWords);
const none: ReadonlySet<number> = new Set();

function Orbs() {
  const [language, setLanguage] = useLanguage();
  const words = allWords[language];
  const call = useMemo(
    () => connect<OrbHandlers>(() => new Worker(new URL('./orbs.worker.js', import.meta.url), { type: 'module' })),
    [],
  );
  const task = useTask();
  const film = useFilm();
  const [mode, setMode] = useState<Mode>('drag');
  const [size, setSize] = useState<Size>('6×5');
  const [deal, setDeal] = useState<Deal>('five-heal');
  const [diagonal, setDiagonal] = useState(false);
  const [maxMoves, setMaxMoves] = useState(40);
  const [paint, setPaint] = useState<number>();
  const [board, setBoard] = useState<Grid>(useMemo(() => make('6×5', 'five-heal', 'drag'), []));
  const [path, setPath] = useState<readonly number[]>([]);
  const [results, setResults] = useState<readonly PathResult[]>([]);
  const [chosen, setChosen] = useState<PathResult>();
  const [dropped, setDropped] = useState(false);
  const [picked, setPicked] = useState<number>();
  const [cleared, setCleared] = useState(0);
  const [auto, setAuto] = useState(false);
  const swaps = useMemo(() => (mode === 'swap' ? findSwaps(board) : []), [board, mode]);
  const directions = diagonal ? 8 : 4;

  useEffect(() => {
    if (!auto || mode !== 'swap' || film.frame) return;
    const timer = setTimeout(() => {
      const best = bestSwap(board);
      if (best) swap(best.a, best.b);
      else mix();
    }, 350);
    return () => clearTimeout(timer);
  }, [auto, board, film.frame]);

  function fresh(nextSize = size, nextDeal = deal, nextMode = mode) {
    forget();
    setBoard(make(nextSize, nextDeal, nextMode));
    setCleared(0);
  }

  function forget() {
    task.drop();
    film.stop();
    setPath([]);
    setResults([]);
    setChosen(undefined);
    setDropped(false);
    setPicked(undefined);
  }

  function change(next: Grid) {
    setBoard(next);
    if (mode === 'swap' && findSwaps(next).length === 0) task.say(say((words) => words.deadlock));
  }

  function onCell(cell: number) {
    if (paint !== undefined) {
      if (board.cells[cell] === paint) return;
      forget();
      change({ ...board, cells: board.cells.with(cell, paint) });
    } else if (mode === 'swap' && !film.frame) {
      const legal = swaps.find(({ a, b }) => (a === picked && b === cell) || (a === cell && b === picked));
      if (legal) swap(legal.a, legal.b);
      else setPicked(picked === cell ? undefined : cell);
    }
  }

  /** Swaps, clears and drops; from above comes what this deal deals. */
  function swap(a: number, b: number) {
    const swapped = applySwap(board, a, b);
    const steps = resolveSteps(swapped, { refillSeed: randomSeed(), types: [...deals[deal]] });
    const gone = steps.flatMap(({ matches }) => matches).reduce((sum, { cells }) => sum + cells.length, 0);
    forget();
    setCleared(cleared + gone);
    film.play(filmOfWaves(swapped, steps), false);
    change(steps.at(-1)?.board ?? swapped);
  }

  function mix() {
    forget();
    const mixed = reshuffle(board, { seed: randomSeed() });
    if (mixed.status === 'found') change(mixed.board);
    else {
      setAuto(false);
      task.say(say((words) => words.noShuffle));
    }
  }

  function show(result: PathResult) {
    film.stop();
    setDropped(false);
    setChosen(result);
    setPath([result.path.start, ...result.path.moves]);
  }

  function search(act: (work: Work) => Promise<PathResult | undefined>) {
    forget();
    task.run(async (work) => {
      const best = await act(work);
      if (!best) return undefined;
      show(best);
      return sayFound(best);
    });
  }

  const solve = () =>
    search(async (work) => {
      const found: PathResult[] = [];
      const note = (result: PathResult) => {
        if (found.some((known) => isSame(known, result))) return;
        found.unshift(result);
        setResults([...found]);
      };
      const last = await call('solve', [board, directions, maxMoves], {
        ...work,
        onProgress: ({ nodes, total, best }: { nodes: number; total?: number; best?: PathResult }) => {
          const share = total === undefined ? undefined : nodes / total;
          if (!best) return;
          note(best);
          show(best);
          work.tell(
            say((words) => words.better(best.combos, best.path.moves.length)),
            share,
          );
        },
      });
      note(last);
      return last;
    });

  const byStart = () =>
    search(async (work) => {
      const list = await call('byStart', [board, directions, maxMoves], {
        ...work,
        onProgress: ({ best = [] }: { best?: readonly PathResult[] }) => {
          const done = best.filter(({ path }) => path.moves.length > 0).length;
          work.tell(
            say((words) => words.starts(done, board.cells.length)),
            done / board.cells.length,
          );
        },
      });
      const sorted = [...list].sort((a, b) => b.combos - a.combos || a.path.moves.length - b.path.moves.length);
      setResults(sorted);
      return sorted[0];
    });

  /** The waves after the drag; the board that is left stays until it is put back. */
  function drop() {
    if (!chosen) return;
    film.stop();
    setDropped(!dropped);
    if (dropped) return;
    const after = applyPath(board, chosen.path);
    film.play(filmOfWaves(after, resolveSteps(after, { rules: { directions } })), true);
  }

  function hintSwap() {
    const best = bestSwap(board);
    if (best) {
      setPath([best.a, best.b]);
      setPicked(best.a);
    } else task.say(say((words) => words.deadlock));
  }

  const shownPath = film.frame ? film.frame.path : path;
  const shownSwaps = film.frame ? [] : swaps.filter(({ a, b }) => picked === undefined || a === picked || b === picked);
  return (
    <section class="kit" lang={language}>
      <LanguageChoice language={language} onChoose={setLanguage} />
      <div class="kit-game orbs">
        <div class="kit-stage">
          <Board
            board={film.frame?.board ?? board}
            path={shownPath}
            swaps={shownSwaps}
            picked={picked}
            matched={film.frame?.matched ?? none}
            paints={paint !== undefined}
            words={words}
            onCell={onCell}
          />
          <Palette paint={paint} words={words} onChoose={setPaint} />
        </div>
        <div class="kit-side">
          <div class="kit-row">
            <Choice
              label={words.mode}
              value={mode}
              options={words.modes}
              onChoose={(value) => {
                const nextSize = value === 'swap' ? '8×8' : '6×5';
                setMode(value);
                setAuto(false);
                setSize(nextSize);
                fresh(nextSize, deal, value);
              }}
            />
            <Choice
              label={words.size}
              value={size}
              options={sizes}
              onChoose={(value) => {
                setSize(value);
                fresh(value);
              }}
            />
            <Choice
              label={words.deal}
              value={deal}
              options={words.deals}
              onChoose={(value) => {
                setDeal(value);
                fresh(size, value);
              }}
            />
            <button type="button" data-action="random" onClick={() => fresh()}>
              {words.random}
            </button>
          </div>
          {mode === 'drag' ? (
            <>
              <div class="kit-row">
                <button type="button" class="kit-main" data-action="solve" disabled={task.busy} onClick={solve}>
                  {words.solve}
                </button>
                <button type="button" data-action="by-start" disabled={task.busy} onClick={byStart}>
                  {words.byStart}
                </button>
                <button type="button" aria-pressed={diagonal} onClick={() => setDiagonal(!diagonal)}>
                  {words.diagonal}
                </button>
                <label class="kit-choice">
                  <span>{words.moves}</span>
                  <input
                    type="number"
                    min={1}
                    max={100}
                    value={maxMoves}
                    onChange={(event) =>
                      setMaxMoves(Math.min(100, Math.max(1, Number(event.currentTarget.value) || 1)))
                    }
                  />
                </label>
              </div>
              <TaskLine task={task} language={language} />
              <div class="kit-row">
                <button
                  type="button"
                  data-action="animate"
                  disabled={!chosen || task.busy}
                  onClick={() => chosen && film.play(filmOfPath(board, chosen), false)}
                >
                  {words.playPath}
                </button>
                <button
                  type="button"
                  data-action="drop"
                  aria-pressed={dropped}
                  disabled={!chosen || task.busy}
                  onClick={drop}
                >
                  {dropped ? words.restore : words.drop}
                </button>
              </div>
              <Solutions
                results={results}
                chosen={chosen}
                words={words}
                onChoose={(result) => {
                  show(result);
                  if (!task.busy) task.say(sayFound(result));
                }}
              />
            </>
          ) : (
            <>
              <p class="kit-status" data-show="swaps">
                {words.swaps(swaps.length)} <span data-show="score">{words.score(cleared)}</span>
              </p>
              <div class="kit-row">
                <button type="button" class="kit-main" data-action="best" disabled={!!film.frame} onClick={hintSwap}>
                  {words.best}
                </button>
                <button type="button" data-action="autoplay" aria-pressed={auto} onClick={() => setAuto(!auto)}>
                  {auto ? words.stop : words.autoplay}
                </button>
                <button type="button" data-action="reshuffle" onClick={mix}>
                  {words.reshuffle}
                </button>
              </div>
              <TaskLine task={task} language={language} />
              <p class="kit-soft">{words.swapKeys}</p>
            </>
          )}
        </div>
      </div>
    </section>
  );
}

function sayFound({ combos, path, provenShortest }: PathResult): Sentence {
  return say((words) => words.found(combos, path.moves.length, provenShortest));
}

function make(size: Size, deal: Deal, mode: Mode): Grid {
  const [cols, rows] = size.split('×').map(Number);
  const standing = mode === 'swap' ? 'none' : 'any';
  const dealt = generateOrbs({ rows, cols, types: [...deals[deal]], seed: randomSeed(), standing });
  // Every deal has two types or more, which always lie without a match somehow.
  if (dealt.status !== 'found') throw new Error(`no board of ${size} without a match`);
  return { rows: dealt.rows, cols: dealt.cols, cells: dealt.cells };
}

function isSame(a: PathResult, b: PathResult): boolean {
  return a.path.start === b.path.start && a.path.moves.join() === b.path.moves.join();
}
