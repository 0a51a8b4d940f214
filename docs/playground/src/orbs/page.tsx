/** The orb playground: paint or deal a board, search the best drag with progress, or play the swapping game. */
import type { Grid } from '@kit/grid';
import {
  applyPath,
  applySwap,
  bestSwap,
  findSwaps,
  generateOrbs,
  isDeadlocked,
  type PathResult,
  reshuffle,
  resolve,
} from '@kit/orb-search';
import { render } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { connect } from '../frame/connect.js';
import { LanguageChoice, useLanguage } from '../frame/language.js';
import '../frame/frame.css';
import './orbs.css';
import { Board } from './board.js';
import { words as allWords, deals } from './words.js';
import type { OrbHandlers } from './worker.js';

const sizes = ['6×5', '5×4', '7×6', '8×8'] as const;
type Mode = 'drag' | 'swap';
type Deal = keyof typeof deals;

/** Puts the playground into its place on the page. */
export function mount(place: HTMLElement): void {
  render(<Orbs />, place);
}

function Orbs() {
  const [language, setLanguage] = useLanguage();
  const words = allWords[language];
  const call = useMemo(
    () => connect<OrbHandlers>(new Worker(new URL('./orbs.worker.js', import.meta.url), { type: 'module' })),
    [],
  );
  const [mode, setMode] = useState<Mode>('drag');
  const [size, setSize] = useState<(typeof sizes)[number]>('6×5');
  const [deal, setDeal] = useState<Deal>('five-heal');
  const [diagonal, setDiagonal] = useState(false);
  const [maxMoves, setMaxMoves] = useState(40);
  const [paint, setPaint] = useState<number>();
  const [board, setBoard] = useState<Grid>(() => make('6×5', 'five-heal', 'drag'));
  const [shown, setShown] = useState<Grid>();
  const [path, setPath] = useState<readonly number[]>([]);
  const [results, setResults] = useState<readonly PathResult[]>([]);
  const [chosen, setChosen] = useState<PathResult>();
  const [picked, setPicked] = useState<number>();
  const [cleared, setCleared] = useState(0);
  const [auto, setAuto] = useState(false);
  const [status, setStatus] = useState('');
  const [busy, setBusy] = useState(false);
  const abort = useRef<AbortController>(undefined);
  const swaps = useMemo(() => (mode === 'swap' ? findSwaps(board) : []), [board, mode]);
  const seed = useRef(1);

  useEffect(() => {
    if (!auto || mode !== 'swap') return;
    const timer = setTimeout(() => {
      const best = bestSwap(board);
      if (best) swap(best.a, best.b);
      else mix();
    }, 500);
    return () => clearTimeout(timer);
  }, [auto, board]);

  function fresh(nextSize = size, nextDeal = deal, nextMode = mode) {
    abort.current?.abort();
    setBoard(make(nextSize, nextDeal, nextMode));
    forget();
    setCleared(0);
    setStatus('');
  }

  function forget() {
    setShown(undefined);
    setPath([]);
    setResults([]);
    setChosen(undefined);
    setPicked(undefined);
  }

  function onCell(cell: number) {
    if (paint !== undefined) {
      forget();
      setBoard({ ...board, cells: board.cells.with(cell, paint) });
    } else if (mode === 'swap') {
      if (picked === undefined || picked === cell) setPicked(picked === cell ? undefined : cell);
      else {
        const legal = swaps.find(({ a, b }) => (a === picked && b === cell) || (a === cell && b === picked));
        if (legal) swap(picked, cell);
        setPicked(legal ? undefined : cell);
      }
    }
  }

  /** Swaps, clears and drops, and fills the holes with new orbs. */
  function swap(a: number, b: number) {
    const { board: left, waves } = resolve(applySwap(board, a, b));
    const gone = waves.flat().reduce((sum, match) => sum + match.cells.length, 0);
    const refill = generateOrbs({ rows: left.rows, cols: left.cols, types: [...deals[deal]], seed: ++seed.current });
    const filled = resolve({ ...left, cells: left.cells.map((type, cell) => (type < 0 ? refill.cells[cell] : type)) });
    const second = filled.board.cells.map((type, cell) => (type < 0 ? refill.cells[cell] : type));
    const next = { ...left, cells: second };
    setCleared(cleared + gone);
    setPicked(undefined);
    setBoard(next);
    setStatus(isDeadlocked(next) ? words.deadlock : '');
  }

  function mix() {
    const mixed = reshuffle(board, { seed: ++seed.current });
    if (mixed.status === 'found') setBoard(mixed.board);
    else setStatus(words.deadlock);
  }

  function show(result: PathResult) {
    setShown(undefined);
    setChosen(result);
    setPath([result.path.start, ...result.path.moves]);
    setStatus(words.found(result.combos, result.path.moves.length, result.provenShortest));
  }

  async function run(task: (signal: AbortSignal) => Promise<void>) {
    const controller = new AbortController();
    abort.current = controller;
    forget();
    setBusy(true);
    setStatus(words.working);
    try {
      await task(controller.signal);
    } catch (error) {
      setStatus(controller.signal.aborted ? '' : String(error));
    }
    setBusy(false);
  }

  const solve = () =>
    run(async (signal) => {
      const found: PathResult[] = [];
      const last = await call('solve', [board, diagonal ? 8 : 4, maxMoves], {
        signal,
        onProgress: ({ best }: { best?: PathResult }) => {
          if (!best || found.some((known) => known.combos === best.combos && same(known, best))) return;
          found.unshift(best);
          setResults([...found]);
          setPath([best.path.start, ...best.path.moves]);
          setStatus(words.better(best.combos, best.path.moves.length));
        },
      });
      if (!found.some((known) => same(known, last))) found.unshift(last);
      setResults(found);
      show(last);
    });

  const byStart = () =>
    run(async (signal) => {
      const list = await call('byStart', [board, diagonal ? 8 : 4, maxMoves], { signal });
      const sorted = [...list].sort((a, b) => b.combos - a.combos || a.path.moves.length - b.path.moves.length);
      setResults(sorted);
      if (sorted[0]) show(sorted[0]);
    });

  async function animate() {
    if (!chosen) return;
    const { start, moves } = chosen.path;
    for (let step = 0; step <= moves.length; step++) {
      setShown(applyPath(board, { start, moves: moves.slice(0, step) }));
      setPath([start, ...moves].slice(Math.max(0, step - 1), step + 1));
      await new Promise((resolve) => setTimeout(resolve, 90));
    }
  }

  return (
    <section class="kit" lang={language}>
      <LanguageChoice language={language} onChoose={setLanguage} />
      <div class="kit-row">
        <Choice
          label={words.mode}
          value={mode}
          options={words.modes}
          onChoose={(value) => {
            setMode(value as Mode);
            setAuto(false);
            const nextSize = value === 'swap' ? '8×8' : '6×5';
            setSize(nextSize);
            fresh(nextSize, deal, value as Mode);
          }}
        />
        <Choice
          label={words.size}
          value={size}
          options={Object.fromEntries(sizes.map((name) => [name, name]))}
          onChoose={(value) => {
            setSize(value as typeof size);
            fresh(value as typeof size);
          }}
        />
        <Choice
          label={words.deal}
          value={deal}
          options={words.deals}
          onChoose={(value) => {
            setDeal(value as Deal);
            fresh(size, value as Deal);
          }}
        />
        <button type="button" data-action="random" onClick={() => fresh()}>
          {words.random}
        </button>
      </div>
      <fieldset class="kit-row">
        <legend class="kit-hidden">{words.paint}</legend>
        <span>{words.paint}</span>
        {words.types.map((name, type) => (
          <button
            key={name}
            type="button"
            data-paint={type}
            aria-pressed={paint === type}
            onClick={() => setPaint(paint === type ? undefined : type)}
          >
            {name}
          </button>
        ))}
      </fieldset>
      {mode === 'drag' ? (
        <div class="kit-row">
          <button type="button" aria-pressed={diagonal} onClick={() => setDiagonal(!diagonal)}>
            {words.diagonal}
          </button>
          <label>
            {words.moves}{' '}
            <input
              type="number"
              min={1}
              max={100}
              value={maxMoves}
              onInput={(event) => setMaxMoves(Math.min(100, Math.max(1, Number(event.currentTarget.value) || 1)))}
            />
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
          <button type="button" data-action="by-start" disabled={busy} onClick={byStart}>
            {words.byStart}
          </button>
          <button type="button" data-action="animate" disabled={!chosen} onClick={animate}>
            {words.playPath}
          </button>
          <button
            type="button"
            data-action="drop"
            disabled={!chosen}
            onClick={() => {
              setPath([]);
              setShown(shown || !chosen ? undefined : resolve(applyPath(board, chosen.path)).board);
            }}
          >
            {shown ? words.restore : words.drop}
          </button>
        </div>
      ) : (
        <div class="kit-row">
          <button type="button" class="kit-main" data-action="best" onClick={() => hintSwap()}>
            {words.best}
          </button>
          <button type="button" data-action="autoplay" aria-pressed={auto} onClick={() => setAuto(!auto)}>
            {auto ? words.stop : words.autoplay}
          </button>
          <button type="button" data-action="reshuffle" onClick={mix}>
            {words.reshuffle}
          </button>
          <span class="kit-soft">{words.score(cleared)}</span>
        </div>
      )}
      <p class="kit-status" role="status">
        {status}
      </p>
      {mode === 'swap' ? (
        <p class="kit-status kit-soft" data-show="swaps">
          {words.swaps(swaps.length)}
        </p>
      ) : null}
      <Board
        board={shown ?? board}
        path={path}
        marked={
          new Set(
            mode === 'swap'
              ? picked === undefined
                ? swaps.flatMap(({ a, b }) => [a, b])
                : [picked, ...swaps.filter(({ a, b }) => a === picked || b === picked).flatMap(({ a, b }) => [a, b])]
              : [],
          )
        }
        words={words}
        onCell={onCell}
      />
      {results.length > 0 ? (
        <div class="kit-panel">
          <h2>{words.list}</h2>
          <ol class="orbs-list">
            {results.map((result, index) => (
              <li key={index}>
                <button type="button" aria-pressed={result === chosen} onClick={() => show(result)}>
                  {result.combos} / {result.path.moves.length}
                </button>
              </li>
            ))}
          </ol>
        </div>
      ) : null}
    </section>
  );

  function hintSwap() {
    const best = bestSwap(board);
    if (best) setPath([best.a, best.b]);
    else setStatus(words.deadlock);
  }
}

type ChoiceProps = {
  readonly label: string;
  readonly value: string;
  readonly options: Readonly<Record<string, string>>;
  readonly onChoose: (value: string) => void;
};

function Choice({ label, value, options, onChoose }: ChoiceProps) {
  return (
    <label>
      {label}{' '}
      <select value={value} onChange={(event) => onChoose(event.currentTarget.value)}>
        {Object.entries(options).map(([key, text]) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

function make(size: string, deal: Deal, mode: Mode): Grid {
  const [cols, rows] = size.split('×').map(Number);
  const seed = crypto.getRandomValues(new Uint32Array(1))[0];
  return generateOrbs({ rows, cols, types: [...deals[deal]], seed, standing: mode === 'swap' ? 'none' : 'any' });
}

function same(a: PathResult, b: PathResult): boolean {
  return a.path.start === b.path.start && a.path.moves.join() === b.path.moves.join();
}
