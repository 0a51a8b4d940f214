/** The Sudoku playground: enter, play, hints in four depths, the whole solution step by step. */
import {
  applyStep,
  en,
  explainStep,
  findConflicts,
  formatPuzzle,
  isInvalidInputError,
  type Position,
  parsePuzzle,
  positionFromValues,
  type Stars,
  type Step,
  setValue,
  techniqueName,
  toggleCandidate,
  zhHant,
} from '@kit/sudoku-human';
import { render } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { connect } from '../frame/connect.js';
import { useHistory } from '../frame/history.js';
import { LanguageChoice, useLanguage } from '../frame/language.js';
import '../frame/frame.css';
import './sudoku.css';
import { Board } from './board.js';
import { drawingOf, type HintLevel, housesOfStep, nothing } from './drawing.js';
import { Pad } from './pad.js';
import { StepList } from './step-list.js';
import { words as allWords } from './words.js';
import type { SudokuHandlers } from './worker.js';

const articlePuzzle = '800010000520900080076002000009500600340090025005008400000200540010009037000080006';
const levels: readonly HintLevel[] = ['where', 'which', 'why', 'full'];
const catalogues = { en, 'zh-Hant': zhHant };

/** Puts the playground into its place on the page. */
export function mount(place: HTMLElement): void {
  render(<Sudoku />, place);
}

type Hint = { readonly step: Step; readonly level: HintLevel };
type Solution = { readonly start: Position; readonly steps: readonly Step[]; readonly at: number };

function Sudoku() {
  const [language, setLanguage] = useLanguage();
  const words = allWords[language];
  const catalogue = catalogues[language];
  const call = useMemo(
    () => connect<SudokuHandlers>(new Worker(new URL('./sudoku.worker.js', import.meta.url), { type: 'module' })),
    [],
  );
  const asked = useMemo(readLocation, []);
  const history = useHistory<Position>(asked.position);
  const [selected, setSelected] = useState(0);
  const [pencil, setPencil] = useState(false);
  const [showMarks, setShowMarks] = useState(true);
  const [entering, setEntering] = useState(false);
  const [hint, setHint] = useState<Hint>();
  const [solution, setSolution] = useState<Solution>();
  const [mistakes, setMistakes] = useState<ReadonlySet<number>>(new Set());
  const [status, setStatus] = useState('');
  const [verdict, setVerdict] = useState('');
  const [stars, setStars] = useState<Stars>(2);
  const [text, setText] = useState('');
  const [busy, setBusy] = useState(false);

  const position = solution ? positionAt(solution) : history.present;
  const conflicts = useMemo(() => new Set(findConflicts(position)), [position]);
  const drawing = solution
    ? solution.at < solution.steps.length
      ? drawingOf(solution.steps[solution.at], 'full')
      : nothing
    : hint
      ? drawingOf(hint.step, hint.level)
      : nothing;

  const givens = history.present.givens.join('');
  useEffect(() => {
    let current = true;
    if (!/[1-9]/.test(givens)) {
      setVerdict('');
      return;
    }
    judge(history.present).then((sentence) => current && setVerdict(sentence));
    return () => {
      current = false;
    };
  }, [givens, language]);

  useEffect(() => {
    if (asked.solve) showSolution();
  }, []);

  async function judge(of: Position): Promise<string> {
    if (findConflicts(positionFromValues(of.givens)).length > 0) return words.conflict;
    const count = await call('count', [of]);
    if (count !== 1) return count === 0 ? words.none : words.several;
    const { stars, level, score } = await call('rate', [of]);
    if (stars === null || level === null || score === null) return words.unique;
    return `${words.unique} ${words.rated(words.stars(stars), level, score)}`;
  }

  /** Runs something that the worker does, with a word about it. */
  async function work(task: () => Promise<void>) {
    setBusy(true);
    setStatus(words.working);
    try {
      await task();
    } catch (error) {
      setStatus(error instanceof Error ? error.message : String(error));
    }
    setBusy(false);
  }

  function change(next: Position) {
    setHint(undefined);
    setSolution(undefined);
    setMistakes(new Set());
    setStatus('');
    history.push(next);
  }

  function start(next: Position) {
    setHint(undefined);
    setSolution(undefined);
    setMistakes(new Set());
    setStatus('');
    history.reset(next);
  }

  function write(digit: number) {
    if (solution) return;
    const { present } = history;
    if (entering) {
      change(positionFromValues(present.values.with(selected, digit)));
    } else if (present.givens[selected] === 0) {
      if (pencil && digit > 0) {
        if (present.values[selected] === 0) change(toggleCandidate(present, selected, digit));
      } else change(setValue(present, selected, present.values[selected] === digit ? 0 : digit));
    }
  }

  function onKey(event: KeyboardEvent) {
    const moves: Record<string, number> = { ArrowUp: -9, ArrowDown: 9, ArrowLeft: -1, ArrowRight: 1 };
    const move = moves[event.key];
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z')
      event.shiftKey ? history.redo() : history.undo();
    else if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'y') history.redo();
    else if (event.ctrlKey || event.metaKey || event.altKey) return;
    else if (move !== undefined) setSelected((selected + move + 81) % 81);
    else if (/^[1-9]$/.test(event.key)) write(Number(event.key));
    else if (['Backspace', 'Delete', '0'].includes(event.key)) write(0);
    else if (event.key.toLowerCase() === 'p') setPencil(!pencil);
    else return;
    event.preventDefault();
  }

  function askHint() {
    if (hint && hint.level !== 'full') {
      tell({ step: hint.step, level: levels[levels.indexOf(hint.level) + 1] });
      return;
    }
    work(async () => {
      const progress = await call('progress', [history.present]);
      if (progress.wrong.length + progress.lost.length > 0) {
        setMistakes(new Set([...progress.wrong, ...progress.lost].map(({ cell }) => cell)));
        setStatus(words.wrong(progress.wrong.length, progress.lost.length));
        return;
      }
      const step = await call('step', [history.present]);
      if (step) tell({ step, level: 'where' });
      else setStatus(history.present.values.includes(0) ? words.stuck : words.done);
    });
  }

  function tell(next: Hint) {
    setHint(next);
    const { step, level } = next;
    if (level === 'where') setStatus(words.look(words.house(housesOfStep(step)[0])));
    else if (level === 'which') setStatus(words.technique(techniqueName(step.technique, catalogue)));
    else if (level === 'why') setStatus(`${words.technique(techniqueName(step.technique, catalogue))}`);
    else setStatus(explainStep(step, catalogue));
  }

  function check() {
    work(async () => {
      const { wrong, lost } = await call('progress', [history.present]);
      setMistakes(new Set([...wrong, ...lost].map(({ cell }) => cell)));
      if (wrong.length + lost.length > 0) setStatus(words.wrong(wrong.length, lost.length));
      else setStatus(history.present.values.includes(0) ? words.right : words.done);
    });
  }

  function showSolution() {
    work(async () => {
      const result = await call('solve', [history.present]);
      if (result.status === 'invalid') setStatus(words.none);
      else if (result.status === 'multiple') setStatus(words.several);
      else {
        setHint(undefined);
        setSolution({ start: history.present, steps: result.steps, at: result.steps.length });
        setStatus(result.status === 'solved' ? words.solved(result.steps.length) : words.stuck);
      }
    });
  }

  function hideSolution() {
    setSolution(undefined);
    setStatus('');
  }

  function generate() {
    work(async () => {
      const made = await call('generate', [crypto.getRandomValues(new Uint32Array(1))[0], stars]);
      if (made.status !== 'found') setStatus(words.noPuzzle);
      else {
        setEntering(false);
        start(made.position);
      }
    });
  }

  function load() {
    try {
      start(parsePuzzle(text));
      setEntering(false);
    } catch (error) {
      if (!isInvalidInputError(error)) throw error;
      setStatus(error.message);
    }
  }

  async function share() {
    const url = new URL(location.href);
    url.search = formatPuzzle(history.present, 'query').replace('s=1', 's=0');
    window.history.replaceState(null, '', url);
    await navigator.clipboard?.writeText(url.href).catch(() => {});
    setStatus(words.shared);
  }

  return (
    <section class="kit" lang={language}>
      <LanguageChoice language={language} onChoose={setLanguage} />
      <div class="sudoku">
        <div>
          <Board
            position={position}
            selected={selected}
            drawing={drawing}
            mistakes={new Set([...mistakes, ...conflicts])}
            showMarks={showMarks || solution !== undefined}
            words={words}
            onSelect={setSelected}
            onKey={onKey}
          />
          <Pad words={words} onDigit={write} />
          <p class="kit-soft">{words.keys}</p>
        </div>
        <div class="sudoku-side">
          <div class="kit-row">
            <button type="button" onClick={history.undo} disabled={!history.canUndo || !!solution}>
              {words.undo}
            </button>
            <button type="button" onClick={history.redo} disabled={!history.canRedo || !!solution}>
              {words.redo}
            </button>
            <button type="button" aria-pressed={pencil} onClick={() => setPencil(!pencil)}>
              {words.pencil}
            </button>
            <button type="button" aria-pressed={showMarks} onClick={() => setShowMarks(!showMarks)}>
              {words.showMarks}
            </button>
          </div>
          <div class="kit-row">
            <button type="button" class="kit-main" data-action="hint" disabled={busy || !!solution} onClick={askHint}>
              {hint && hint.level !== 'full' ? words.deeper : words.hint}
            </button>
            {hint?.level === 'full' ? (
              <button type="button" data-action="do" onClick={() => change(applyStep(history.present, hint.step))}>
                {words.doIt}
              </button>
            ) : null}
            <button type="button" data-action="check" disabled={busy || !!solution} onClick={check}>
              {words.check}
            </button>
            <button
              type="button"
              data-action="solve"
              aria-pressed={!!solution}
              disabled={busy}
              onClick={solution ? hideSolution : showSolution}
            >
              {words.solve}
            </button>
          </div>
          <p class="kit-status" role="status">
            {status}
          </p>
          <p class="kit-status kit-soft" data-show="verdict">
            {verdict}
          </p>
          {solution ? (
            <StepList
              steps={solution.steps}
              at={solution.at}
              catalogue={catalogue}
              words={words}
              onChoose={(at) => {
                setSolution({ ...solution, at });
                setStatus(at < solution.steps.length ? explainStep(solution.steps[at], catalogue) : '');
              }}
            />
          ) : null}
          <div class="kit-panel">
            <div class="kit-row">
              <label>
                {words.difficulty}{' '}
                <select value={stars} onChange={(event) => setStars(Number(event.currentTarget.value) as Stars)}>
                  {[1, 2, 3, 4, 5].map((count) => (
                    <option key={count} value={count}>
                      {words.stars(count)}
                    </option>
                  ))}
                </select>
              </label>
              <button type="button" data-action="generate" disabled={busy} onClick={generate}>
                {words.fresh}
              </button>
              <button
                type="button"
                aria-pressed={entering}
                onClick={() => {
                  if (!entering) start(positionFromValues(new Uint8Array(81)));
                  setEntering(!entering);
                }}
              >
                {entering ? words.play : words.enter}
              </button>
              <button type="button" data-action="share" onClick={share}>
                {words.share}
              </button>
            </div>
          </div>
          <div class="kit-panel">
            <label>
              {words.paste}
              <textarea
                rows={4}
                spellcheck={false}
                value={text}
                onInput={(event) => setText(event.currentTarget.value)}
              />
            </label>
            <button type="button" data-action="load" onClick={load}>
              {words.load}
            </button>
          </div>
        </div>
      </div>
    </section>
  );
}

/** The position before the step that is shown; after the last one the end. */
function positionAt({ start, steps, at }: Solution): Position {
  return steps.slice(0, at).reduce<Position>((position, step) => applyStep(position, step), start);
}

/** `?p=…` gives a puzzle, `s=1` solves it at once; without one, the puzzle of the article. */
function readLocation(): { position: Position; solve: boolean } {
  const query = new URLSearchParams(location.search);
  const puzzle = query.get('p');
  try {
    if (puzzle) return { position: parsePuzzle(`?p=${puzzle}`), solve: query.get('s') === '1' };
  } catch (error) {
    if (!isInvalidInputError(error)) throw error;
  }
  return { position: parsePuzzle(articlePuzzle), solve: false };
}
