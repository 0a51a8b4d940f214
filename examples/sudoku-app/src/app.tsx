import { callSearch, type SearchPort } from '@kit/grid';
import {
  applyStep,
  en,
  explainHint,
  findConflicts,
  formatCell,
  type Hint,
  type HintLevel,
  positionToSvg,
} from '@kit/sudoku-human';
import { useEffect, useState } from 'react';
import { enter, type Game, isDone, play, positionOf, save, undo } from './game.js';
import type { Searches } from './solver.js';

const worker = new Worker(new URL('./solver.ts', import.meta.url), { type: 'module' }) as Worker & SearchPort<Searches>;
const levels: readonly HintLevel[] = ['where', 'which', 'why', 'full'];
const digits = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** Deals a puzzle; what was not found within a few seconds is dealt with fewer stars. */
export async function deal(stars: 1 | 2 | 3 | 4 | 5): Promise<Game> {
  const seed = Math.floor(Math.random() * 2 ** 32);
  const dealt = await callSearch(worker, 'deal', [seed, stars], { finish: AbortSignal.timeout(5000) });
  if (dealt.status === 'found') return { history: [dealt.position], stars };
  return deal(1);
}

export function App({ first }: { first: Game }) {
  const [game, setGame] = useState(first);
  const position = positionOf(game);
  const [cell, select] = useState(40);
  const [isNote, setNote] = useState(false);
  const [hint, setHint] = useState<Hint>();
  const [said, say] = useState('');

  function change(next: Game, words = '') {
    setGame(next);
    setHint(undefined);
    say(isDone(positionOf(next)) ? 'Solved. Well done!' : words);
    save(next);
  }

  async function start(stars: 1 | 2 | 3 | 4 | 5) {
    say('Dealing …');
    change(await deal(stars));
  }

  /** Each press says a little more about the same step; the last one plays it. */
  async function help() {
    if (hint?.kind === 'step' && hint.level === 'full') return change(play(game, applyStep(position, hint.step)));
    const level = levels[levels.indexOf(hint?.kind === 'step' ? hint.level : 'full') + 1] ?? 'where';
    const next = await callSearch(worker, 'hint', [position, level]);
    setHint(next);
    say(explainHint(next, en));
  }

  const picture = positionToSvg(position, drawnStep(hint), { notes: isNote });
  const marked = new Set(markedCells(hint));
  const wrong = new Set(findConflicts(position));
  const put = (digit: number) => change(enter(game, cell, digit, isNote));

  function onKey({ key }: { key: string }) {
    const arrows: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -9, ArrowDown: 9 };
    const next = cell + (arrows[key] ?? 0);
    if (key in arrows && next >= 0 && next < 81) select(next);
    if (/^[1-9]$/.test(key)) put(Number(key));
    if (key === 'Backspace' || key === 'Delete' || key === '0') put(0);
    if (key === 'n') setNote(!isNote);
  }

  useEffect(() => {
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  });

  return (
    <>
      <h1>Sudoku</h1>
      <div className="board">
        {/* The picture draws everything; a button over each cell takes the clicks and speaks to screen readers. */}
        <img alt="" src={`data:image/svg+xml,${encodeURIComponent(picture)}`} />
        <div className="cells">
          {position.values.map((value, each) => (
            <button
              type="button"
              key={formatCell(each)}
              aria-label={`${formatCell(each)}: ${value === 0 ? 'empty' : value}`}
              aria-pressed={each === cell}
              className={`${marked.has(each) ? 'marked' : ''} ${wrong.has(each) ? 'wrong' : ''}`}
              onClick={() => select(each)}
            />
          ))}
        </div>
      </div>
      <p role="status">{said}</p>
      <div className="row">
        {digits.map((digit) => (
          <button type="button" key={digit} onClick={() => put(digit)}>
            {digit}
          </button>
        ))}
      </div>
      <div className="row">
        <button type="button" onClick={() => put(0)}>
          Erase
        </button>
        <button type="button" aria-pressed={isNote} onClick={() => setNote(!isNote)}>
          Notes
        </button>
        <button type="button" onClick={() => change(undo(game))}>
          Undo
        </button>
        <button type="button" onClick={help}>
          {hint?.kind === 'step' && hint.level === 'full' ? 'Do it' : 'Hint'}
        </button>
        <select
          aria-label="New puzzle"
          value=""
          onChange={({ target }) => start(Number(target.value) as 1 | 2 | 3 | 4 | 5)}
        >
          <option value="">New …</option>
          {([1, 2, 3, 4, 5] as const).map((stars) => (
            <option key={stars} value={stars}>
              {'★'.repeat(stars)}
            </option>
          ))}
        </select>
      </div>
    </>
  );
}

/** The cells that a hint points at. */
function markedCells(hint: Hint | undefined): readonly number[] {
  if (hint?.kind === 'mistake') return hint.cells;
  if (hint?.kind !== 'step' || hint.level === 'full') return [];
  return hint.level === 'where' ? hint.houseCells : hint.cells;
}

/** What is drawn of a hint: the pattern, and at last what follows from it. */
function drawnStep(hint: Hint | undefined) {
  if (hint?.kind !== 'step') return undefined;
  if (hint.level === 'full') return hint.step;
  return hint.level === 'why' ? { pattern: hint.pattern, placements: [], eliminations: [] } : undefined;
}
