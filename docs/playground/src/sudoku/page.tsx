/** The Sudoku playground: enter, play, hints in four depths, the whole solution step by step. */
import {
  applyStep,
  en,
  explainStep,
  findConflicts,
  formatCell,
  formatPuzzle,
  type Hint,
  type HintLevel,
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
import { randomSeed } from '../frame/seed.js';
import { moveOfKey } from '../frame/table-focus.js';
import { type Sentence, sentencesOf, silence, TaskLine, useTask } from '../frame/task.js';
import { stepOfKey, UndoRedo } from '../frame/undo-redo.js';
import '../frame/frame.css';
import './sudoku.css';
import { Board } from './board.js';
import { drawingOfHint, drawingOfStep, nothing } from './drawing.js';
import { Pad } from './pad.js';
import { Setup } from './setup.js';
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

const startWorker = () => new Worker(new URL('./sudoku.worker.js', import.meta.url), { type: 'module' });

type Solution = { readonly start: Position; readonly steps: readonly Step[]; readonly at: number };

/** A sentence from the words of the page. */
const say = sentencesOf(allWords);

function Sudoku() {
  const [language, setLanguage] = useLanguage();
  const words = allWords[language];
  const catalogue = catalogues[language];
  const call = useMemo(() => connect<SudokuHandlers>(startWorker), []);
  // A worker of its own, so that a hint never waits for the rating of a hard puzzle.
  const judgeCall = useMemo(() => connect<SudokuHandlers>(startWorker), []);
  const task = useTask();
  const asked = useMemo(readLocation, []);
  const history = useHistory<Position>(asked.position);
  const [selected, setSelected] = useState(0);
  const [pencil, setPencil] = useState(false);
  const [showMarks, setShowMarks] = useState(true);
  const [entering, setEntering] = useState(false);
  const [hint, setHint] = useState<Hint>();
  const [solution, setSolution] = useState<Solution>();
  const [mistakes, setMistakes] = useState<readonly number[]>([]);
  const [verdict, setVerdict] = useState<{ readonly of: Sentence }>({ of: silence });

  const position = solution ? positionAt(solution) : history.present;
  const conflicts = useMemo(() => findConflicts(position), [position]);
  const shownStep = solution?.steps[solution.at];
  const drawing = solution ? (shownStep ? drawingOfStep(shownStep) : nothing) : hint ? drawingOfHint(hint) : nothing;
  const goesDeeper = hint !== undefined && hint.level !== 'full';

  const givens = history.present.givens.join('');
  useEffect(() => {
    const abort = new AbortController();
    setVerdict({ of: silence });
    if (/[1-9]/.test(givens)) {
      judge(history.present, abort.signal).then(
        (of) => setVerdict({ of }),
        // Another puzzle has come, or the words of the task already say what went wrong.
        () => {},
      );
    }
    return () => abort.abort();
  }, [givens]);

  useEffect(() => {
    if (asked.solve) showSolution();
    else if (asked.trouble) task.say(() => asked.trouble ?? '');
  }, []);

  async function judge(of: Position, signal: AbortSignal): Promise<Sentence> {
    if (findConflicts(positionFromValues(of.givens)).length > 0) return say((words) => words.conflict);
    const count = await judgeCall('count', [of], { signal });
    if (count !== 1) return say((words) => (count === 0 ? words.none : words.several));
    const { stars, level, score } = await judgeCall('rate', [of], { signal });
    if (stars === null || level === null || score === null) return say((words) => words.unique);
    return say((words) => `${words.unique} ${words.rated(words.stars(stars), level, score)}`);
  }

  function forget() {
    task.drop();
    setHint(undefined);
    setSolution(undefined);
    setMistakes([]);
  }

  function change(next: Position) {
    forget();
    history.push(next);
    if (!next.values.includes(0) && findConflicts(next).length === 0) task.say(say((words) => words.done));
  }

  function start(next: Position) {
    forget();
    history.reset(next);
  }

  function travel(go: () => void) {
    forget();
    go();
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
    const move = moveOfKey(event, 9);
    const step = stepOfKey(event, history);
    const key = event.key.toLowerCase();
    if (step) travel(step);
    else if (event.ctrlKey || event.metaKey || event.altKey) return;
    else if (move !== undefined) setSelected((selected + move + 81) % 81);
    else if (/^[1-9]$/.test(key)) write(Number(key));
    else if (['backspace', 'delete', '0'].includes(key)) write(0);
    else if (key === 'p') setPencil(!pencil);
    else if (key === 'h' && !solution) askHint();
    else return;
    event.preventDefault();
  }

  /** The same button tells a little more each time; mistakes come first. */
  function askHint() {
    const level = goesDeeper ? levels[levels.indexOf(hint.level) + 1] : 'where';
    task.run(async (work) => {
      const answer = await call('hint', [history.present, level], work);
      const found = answer.kind === 'step' || answer.kind === 'mistake';
      setHint(found ? answer : undefined);
      setMistakes(answer.kind === 'mistake' ? answer.cells : []);
      return (tongue) => sayHint(answer, tongue);
    });
  }

  function sayHint(of: Hint, tongue: keyof typeof allWords): string {
    const words = allWords[tongue];
    const catalogue = catalogues[tongue];
    switch (of.kind) {
      case 'mistake': {
        const marks = of.cells.length - of.wrong.length;
        const lost = of.lost?.map(({ cell, digit }) => `${formatCell(cell)} ${digit}`).join(', ');
        return `${words.wrong(of.wrong.length, marks)}${lost ? ` ${words.lost(lost)}` : ''}`;
      }
      case 'step':
        if (of.level === 'where') return words.look(words.house(of.house));
        if (of.level === 'full') return explainStep(of.step, catalogue);
        if (of.level === 'why') return words.pattern(techniqueName(of.technique, catalogue));
        return words.technique(
          techniqueName(of.technique, catalogue),
          of.cells.map((cell) => formatCell(cell)).join(' '),
        );
      case 'solved':
        return words.done;
      case 'stuck':
        return words.stuck;
      case 'invalid':
        return words.none;
      case 'multiple':
        return words.several;
    }
  }

  function check() {
    task.run(async (work) => {
      const { wrong, lost } = await call('progress', [history.present], work);
      setHint(undefined);
      setMistakes([...wrong, ...lost].map(({ cell }) => cell));
      if (wrong.length + lost.length > 0) return say((words) => words.wrong(wrong.length, lost.length));
      const isFull = !history.present.values.includes(0);
      return say((words) => (isFull ? words.done : words.right));
    });
  }

  function showSolution() {
    task.run(async (work) => {
      const { status, steps } = await call('solve', [history.present], work);
      if (status === 'invalid') return say((words) => words.none);
      if (status === 'multiple') return say((words) => words.several);
      setHint(undefined);
      setMistakes([]);
      setSolution({ start: history.present, steps, at: steps.length });
      return say((words) => (status === 'solved' ? words.solved(steps.length) : words.stuck));
    });
  }

  function showStep(at: number) {
    if (!solution) return;
    setSolution({ ...solution, at });
    const step = solution.steps[at];
    task.say(
      step ? (tongue) => explainStep(step, catalogues[tongue]) : say((words) => words.solved(solution.steps.length)),
    );
  }

  function generate(stars: Stars) {
    task.run(async (work) => {
      const made = await call('generate', [randomSeed(), stars], work);
      if (made.status !== 'found') return say((words) => words.noPuzzle);
      setEntering(false);
      setHint(undefined);
      setSolution(undefined);
      setMistakes([]);
      history.reset(made.position);
      return undefined;
    });
  }

  function load(text: string) {
    try {
      start(parsePuzzle(text));
      setEntering(false);
    } catch (error) {
      if (!isInvalidInputError(error)) throw error;
      task.say(() => error.message);
    }
  }

  async function share() {
    const url = new URL(location.href);
    url.search = formatPuzzle(positionFromValues(history.present.givens), 'query').replace('s=1', 's=0');
    window.history.replaceState(null, '', url);
    const copied = await navigator.clipboard?.writeText(url.href).then(
      () => true,
      () => false,
    );
    task.say(say((words) => (copied ? words.shared : words.address)));
  }

  return (
    <section class="kit" lang={language}>
      <LanguageChoice language={language} onChoose={setLanguage} />
      <div class="kit-game sudoku">
        <div class="kit-stage">
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
          <Pad words={words} disabled={!!solution} onDigit={write} />
          <p class="kit-soft">{words.keys}</p>
        </div>
        <div class="kit-side">
          <p class="kit-status sudoku-verdict" data-show="verdict">
            {verdict.of(language)}
          </p>
          <div class="kit-row">
            <button
              type="button"
              class="kit-main"
              data-action="hint"
              disabled={task.busy || !!solution}
              onClick={askHint}
            >
              {goesDeeper ? words.deeper : words.hint}
            </button>
            {hint?.kind === 'step' && hint.level === 'full' ? (
              <button type="button" data-action="do" onClick={() => change(applyStep(history.present, hint.step))}>
                {words.doIt}
              </button>
            ) : null}
            <button type="button" data-action="check" disabled={task.busy || !!solution} onClick={check}>
              {words.check}
            </button>
            <button
              type="button"
              data-action="solve"
              aria-pressed={!!solution}
              disabled={task.busy}
              onClick={solution ? forget : showSolution}
            >
              {words.solve}
            </button>
          </div>
          <TaskLine task={task} language={language} />
          {solution ? (
            <StepList steps={solution.steps} at={solution.at} catalogue={catalogue} words={words} onChoose={showStep} />
          ) : null}
          <div class="kit-row">
            <UndoRedo history={history} language={language} disabled={!!solution} travel={travel} />
            <button type="button" aria-pressed={pencil} onClick={() => setPencil(!pencil)}>
              {words.pencil}
            </button>
            <button type="button" aria-pressed={showMarks} onClick={() => setShowMarks(!showMarks)}>
              {words.showMarks}
            </button>
          </div>
          <Setup
            words={words}
            busy={task.busy}
            entering={entering}
            onGenerate={generate}
            onEnter={() => {
              if (!entering) start(positionFromValues(new Uint8Array(81)));
              setEntering(!entering);
            }}
            onShare={share}
            onLoad={load}
          />
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
function readLocation(): { readonly position: Position; readonly solve: boolean; readonly trouble?: string } {
  const query = new URLSearchParams(location.search);
  const puzzle = query.get('p');
  const start = { position: parsePuzzle(articlePuzzle), solve: false };
  if (!puzzle) return start;
  try {
    return { position: parsePuzzle(`?p=${puzzle}`), solve: query.get('s') === '1' };
  } catch (error) {
    if (!isInvalidInputError(error)) throw error;
    return { ...start, trouble: error.message };
  }
}
