/** The linking playground: play, with the line drawn, hints, and exact answers about the rest of the game. */
import type { Grid } from '@kit/grid';
import { findLink, findPairs, removePair } from '@kit/link-path';
import { render } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { connect } from '../frame/connect.js';
import { useHistory } from '../frame/history.js';
import { LanguageChoice, useLanguage } from '../frame/language.js';
import '../frame/frame.css';
import './link.css';
import { Board } from './board.js';
import { words as allWords, type Gravity, gravities } from './words.js';
import type { LinkHandlers } from './worker.js';

/** Columns × rows and how many tiles of a kind. */
const sizes = ['8×6×2', '10×8×4', '18×8×4'] as const;
const none: Grid = { rows: 6, cols: 8, cells: new Array<number>(48).fill(0) };

/** Puts the playground into its place on the page. */
export function mount(place: HTMLElement): void {
  render(<Link />, place);
}

function Link() {
  const [language, setLanguage] = useLanguage();
  const words = allWords[language];
  const call = useMemo(
    () => connect<LinkHandlers>(new Worker(new URL('./link.worker.js', import.meta.url), { type: 'module' })),
    [],
  );
  const history = useHistory<Grid>(none);
  const [size, setSize] = useState<(typeof sizes)[number]>('10×8×4');
  const [gravity, setGravity] = useState<Gravity>('none');
  const [focus, setFocus] = useState(0);
  const [picked, setPicked] = useState<number>();
  const [hinted, setHinted] = useState<readonly number[]>([]);
  const [line, setLine] = useState<readonly { row: number; col: number }[]>([]);
  const [status, setStatus] = useState('');
  const [busy, setBusy] = useState(false);
  const board = history.present;
  const pairs = useMemo(() => findPairs(board), [board]);
  const tiles = board.cells.filter((kind) => kind > 0).length;

  useEffect(deal, [size, gravity]);

  async function work(task: () => Promise<string>) {
    setBusy(true);
    setStatus(words.working);
    setStatus(await task().catch((error: Error) => error.message));
    setBusy(false);
  }

  function clean() {
    setPicked(undefined);
    setHinted([]);
    setLine([]);
  }

  function deal() {
    work(async () => {
      const [cols, rows, copies] = size.split('×').map(Number);
      const made = await call('deal', [rows, cols, copies, randomSeed(), gravity]);
      if (made.status !== 'found') return made.status === 'limit' ? words.unknown : words.impossible;
      clean();
      history.reset(made.board);
      return words.guaranteed;
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
      setLine([]);
      setPicked(cell);
      return;
    }
    const link = findLink(board, picked, cell);
    if (link) {
      setLine(link.points);
      setPicked(undefined);
      const next = removePair(board, picked, cell, gravity === 'none' ? {} : { gravity });
      history.push(next);
      setStatus(sayAfter(next));
    } else {
      setStatus(board.cells[picked] === board.cells[cell] ? words.unlinked : words.different);
      setPicked(cell);
    }
  }

  function sayAfter(next: Grid): string {
    if (next.cells.every((kind) => kind <= 0)) return words.cleared;
    return findPairs(next).length === 0 ? words.deadlock : '';
  }

  function onKey(event: KeyboardEvent) {
    const moves: Record<string, number> = { ArrowUp: -board.cols, ArrowDown: board.cols, ArrowLeft: -1, ArrowRight: 1 };
    const move = moves[event.key];
    if (move !== undefined) setFocus((focus + move + board.cells.length) % board.cells.length);
    else if (event.key === 'Enter' || event.key === ' ') pick(focus);
    else if ((event.ctrlKey || event.metaKey) && event.key === 'z') undo();
    else return;
    event.preventDefault();
  }

  function undo() {
    clean();
    setStatus('');
    history.undo();
  }

  function hint() {
    const [pair] = pairs;
    if (!pair) return setStatus(words.deadlock);
    setHinted([pair.a, pair.b]);
    setLine(findLink(board, pair.a, pair.b)?.points ?? []);
  }

  const clearable = () =>
    work(async () => {
      const answer = await call('solve', [board, gravity]);
      if (answer.status === 'solved') return words.yes(answer.moves.length);
      return answer.status === 'unsolvable' ? words.no : words.unknown;
    });

  const mix = () =>
    work(async () => {
      const mixed = await call('reshuffle', [board, randomSeed(), gravity]);
      if (mixed.status !== 'found') return mixed.status === 'limit' ? words.unknown : words.impossible;
      clean();
      history.push(mixed.board);
      return words.guaranteed;
    });

  return (
    <section class="kit" lang={language}>
      <LanguageChoice language={language} onChoose={setLanguage} />
      <div class="kit-row">
        <label>
          {words.size}{' '}
          <select value={size} onChange={(event) => setSize(event.currentTarget.value as typeof size)}>
            {sizes.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
        <label>
          {words.gravity}{' '}
          <select value={gravity} onChange={(event) => setGravity(event.currentTarget.value as Gravity)}>
            {gravities.map((mode) => (
              <option key={mode} value={mode}>
                {words.modes[mode]}
              </option>
            ))}
          </select>
        </label>
        <button type="button" data-action="deal" disabled={busy} onClick={deal}>
          {words.deal}
        </button>
      </div>
      <div class="kit-row">
        <button type="button" class="kit-main" data-action="hint" onClick={hint}>
          {words.hint}
        </button>
        <button type="button" data-action="undo" disabled={!history.canUndo} onClick={undo}>
          {words.undo}
        </button>
        <button type="button" data-action="clearable" disabled={busy} onClick={clearable}>
          {words.clearable}
        </button>
        <button type="button" data-action="reshuffle" disabled={busy || tiles === 0} onClick={mix}>
          {words.reshuffle}
        </button>
      </div>
      <p class="kit-status" role="status">
        {status}
      </p>
      <p class="kit-status kit-soft" data-show="pairs">
        {words.pairs(pairs.length, tiles)}
      </p>
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
    </section>
  );
}

/** A new seed for each deal; the deal itself depends on the seed alone. */
function randomSeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0];
}
