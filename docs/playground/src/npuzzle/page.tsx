/** The sliding puzzle's playground: slide whole lines, shuffle fairly, and have the solution played back. */
import type { Grid } from '@kit/grid';
import { applyMoves, isSolved, lowerBound, type Solution, shuffle, slide } from '@kit/npuzzle';
import { render } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { connect } from '../frame/connect.js';
import { useHistory } from '../frame/history.js';
import { LanguageChoice, useLanguage } from '../frame/language.js';
import '../frame/frame.css';
import './npuzzle.css';
import { Board } from './board.js';
import { words as allWords } from './words.js';
import type { NpuzzleHandlers } from './worker.js';

type Quality = 'optimal' | 'bounded' | 'fast';
const sizes = [2, 3, 4, 5, 6, 7, 8, 9, 10];

/** Puts the playground into its place on the page. */
export function mount(place: HTMLElement): void {
  render(<Npuzzle />, place);
}

function Npuzzle() {
  const [language, setLanguage] = useLanguage();
  const words = allWords[language];
  const call = useMemo(
    () => connect<NpuzzleHandlers>(new Worker(new URL('./npuzzle.worker.js', import.meta.url), { type: 'module' })),
    [],
  );
  const [size, setSize] = useState(3);
  const [quality, setQuality] = useState<Quality>('optimal');
  const history = useHistory<Grid>(deal(3));
  const [moves, setMoves] = useState(0);
  const [plan, setPlan] = useState<readonly number[]>([]);
  const [status, setStatus] = useState('');
  const [picture, setPicture] = useState<string>();
  const [playing, setPlaying] = useState(false);
  const abort = useRef<AbortController>(undefined);
  const [busy, setBusy] = useState(false);
  const board = history.present;
  const bound = useMemo(() => lowerBound(board), [board]);

  useEffect(() => {
    if (!playing) return;
    if (plan.length === 0) {
      setPlaying(false);
      return;
    }
    const timer = setTimeout(() => follow(), Math.max(40, 260 - 4 * plan.length));
    return () => clearTimeout(timer);
  }, [playing, plan]);

  function start(next: Grid) {
    abort.current?.abort();
    setPlan([]);
    setPlaying(false);
    setMoves(0);
    setStatus('');
    history.reset(next);
  }

  function tap(cell: number) {
    const next = slide(board, cell);
    if (!next) return;
    const kept = plan[0] === cell ? plan.slice(1) : [];
    setPlan(kept);
    setPlaying(false);
    go(next);
  }

  function go(next: Grid) {
    setMoves(moves + 1);
    history.push(next);
    setStatus(isSolved(next) ? words.solved : '');
  }

  function follow() {
    const [cell, ...rest] = plan;
    if (cell === undefined) return;
    setPlan(rest);
    go(applyMoves(board, [cell]));
  }

  function onKey(event: KeyboardEvent) {
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

  async function solve() {
    const controller = new AbortController();
    abort.current = controller;
    setBusy(true);
    setStatus(words.working(0));
    try {
      const solution: Solution = await call('solve', [board, quality], {
        signal: controller.signal,
        onProgress: ({ nodes }: { nodes: number }) => setStatus(words.working(nodes)),
      });
      setPlan(solution.moves);
      setStatus(words.answer(words.statuses[solution.status], solution.moves.length));
    } catch (error) {
      setStatus(controller.signal.aborted ? '' : String(error));
    }
    setBusy(false);
  }

  function choosePicture(input: HTMLInputElement) {
    if (picture) URL.revokeObjectURL(picture);
    const file = input.files?.[0];
    setPicture(file ? URL.createObjectURL(file) : undefined);
  }

  return (
    <section class="kit" lang={language}>
      <LanguageChoice language={language} onChoose={setLanguage} />
      <div class="kit-row">
        <label>
          {words.size}{' '}
          <select
            value={size}
            onChange={(event) => {
              const chosen = Number(event.currentTarget.value);
              setSize(chosen);
              if (chosen > 4 && quality === 'optimal') setQuality('fast');
              start(deal(chosen));
            }}
          >
            {sizes.map((side) => (
              <option key={side} value={side}>
                {side} × {side}
              </option>
            ))}
          </select>
        </label>
        <button type="button" data-action="shuffle" onClick={() => start(deal(size))}>
          {words.shuffle}
        </button>
        <button
          type="button"
          disabled={!history.canUndo}
          onClick={() => {
            setPlan([]);
            setMoves(moves - 1);
            history.undo();
          }}
        >
          {words.undo}
        </button>
        <label>
          {words.picture}{' '}
          <input type="file" accept="image/*" onChange={(event) => choosePicture(event.currentTarget)} />
        </label>
      </div>
      <div class="kit-row">
        <label>
          {words.quality}{' '}
          <select value={quality} onChange={(event) => setQuality(event.currentTarget.value as Quality)}>
            {(['optimal', 'bounded', 'fast'] as const).map((name) => (
              <option key={name} value={name}>
                {words.qualities[name]}
              </option>
            ))}
          </select>
        </label>
        {busy ? (
          <button type="button" data-action="cancel" onClick={() => abort.current?.abort()}>
            {words.cancel}
          </button>
        ) : (
          <button type="button" class="kit-main" data-action="solve" onClick={solve}>
            {words.solve}
          </button>
        )}
        <button type="button" data-action="next" disabled={plan.length === 0} onClick={follow}>
          {words.next}
        </button>
        <button type="button" data-action="play" disabled={plan.length === 0} onClick={() => setPlaying(!playing)}>
          {words.play}
        </button>
      </div>
      <p class="kit-status" role="status">
        {status}
      </p>
      <p class="kit-status kit-soft" data-show="distance">
        {words.distance(moves, bound)}
      </p>
      <Board board={board} picture={picture} words={words} onTap={tap} onKey={onKey} />
      <p class="kit-soft">{words.keys}</p>
    </section>
  );
}

function deal(size: number): Grid {
  return shuffle({ rows: size, cols: size, seed: crypto.getRandomValues(new Uint32Array(1))[0] });
}
