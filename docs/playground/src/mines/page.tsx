/** The mines playground: play, see the chances, and hints that say first when none is needed. */
import {
  type Analysis,
  chord,
  countHint,
  en,
  explainDeduction,
  explainMove,
  type Field,
  gameStatus,
  type HintStats,
  isInvalidInputError,
  type Board as MinesBoard,
  newBoard,
  openCell,
  parseMines,
  toggleFlag,
  zhHant,
} from '@kit/mines-inference';
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
import './mines.css';
import { Board, nothingShown, type Shown } from './board.js';
import { Paste } from './paste.js';
import { words as allWords, type Level, levels } from './words.js';
import type { MinesHandlers } from './worker.js';

const catalogues = { en, 'zh-Hant': zhHant };
const noHints: HintStats = { mistakes: 0, unneeded: 0, given: 0 };

/** Puts the playground into its place on the page. */
export function mount(place: HTMLElement): void {
  render(<Mines />, place);
}

/** A sentence from the words of the page. */
const say = sentencesOf(allWords);

function Mines() {
  const [language, setLanguage] = useLanguage();
  const words = allWords[language];
  const call = useMemo(
    () => connect<MinesHandlers>(() => new Worker(new URL('./mines.worker.js', import.meta.url), { type: 'module' })),
    [],
  );
  const task = useTask();
  const [level, setLevel] = useState<Level>('beginner');
  const [noGuess, setNoGuess] = useState(true);
  const [chances, setChances] = useState(false);
  const [flagging, setFlagging] = useState(false);
  const [field, setField] = useState<Field>();
  const history = useHistory<MinesBoard>(useMemo(() => closed('beginner'), []));
  const [focus, setFocus] = useState(0);
  const [analysis, setAnalysis] = useState<Analysis>();
  const [shown, setShown] = useState<Shown>(nothingShown);
  const [hints, setHints] = useState<HintStats>(noHints);
  const board = history.present;
  const over = field ? gameStatus(field, board) : 'playing';
  const isPasted = !field && board.cells.some((state) => state >= 0);

  useEffect(() => {
    setAnalysis(undefined);
    if (!chances) return;
    task.run(async (work) => {
      const answer = await call('analyze', [board], work);
      setAnalysis(answer);
      if (answer.status === 'inconsistent') {
        setShown({ cells: [...answer.conflicts.flags, ...answer.conflicts.core], from: [], kind: 'wrong' });
        return say((words) => words.inconsistent);
      }
      if (answer.status === 'limit') return say((words) => words.limit);
      return sayState(field, board);
    });
  }, [board, chances]);

  function start(chosen: Level) {
    task.drop();
    setLevel(chosen);
    setField(undefined);
    setShown(nothingShown);
    setHints(noHints);
    setFocus(0);
    history.reset(closed(chosen));
  }

  function go(next: MinesBoard, of: Field | undefined) {
    task.drop();
    setShown(nothingShown);
    history.push(next);
    task.say(sayState(of, next));
  }

  function travel(back: () => void) {
    task.drop();
    setShown(nothingShown);
    back();
  }

  function open(cell: number) {
    setFocus(cell);
    if (flagging && board.cells[cell] < 0) return flag(cell);
    if (over !== 'playing') return;
    if (field) {
      const next = board.cells[cell] >= 0 ? chord(field, board, cell) : openCell(field, board, cell);
      if (next.cells.some((state, at) => state !== board.cells[at])) go(next, field);
      return;
    }
    // Nobody knows what lies under a pasted position.
    if (isPasted) return;
    task.run(async (work) => {
      const { rows, cols, mines } = levels[level];
      const made = await call('deal', [rows, cols, mines, randomSeed(), cell, noGuess], work);
      if (made.status !== 'found') return say((words) => words.noDeal);
      setField(made.field);
      setShown(nothingShown);
      const next = openCell(made.field, newBoard(made.field), cell);
      history.push(next);
      return sayState(made.field, next);
    });
  }

  function flag(cell: number) {
    setFocus(cell);
    if (board.cells[cell] < 0 && over === 'playing') go(toggleFlag(board, cell), field);
  }

  function onKey(event: KeyboardEvent) {
    const move = moveOfKey(event, board.cols);
    const step = stepOfKey(event, history);
    const key = event.key.toLowerCase();
    if (step) travel(step);
    else if (event.ctrlKey || event.metaKey) return;
    else if (move !== undefined) setFocus((focus + move + board.cells.length) % board.cells.length);
    else if (event.key === 'Enter' || event.key === ' ') open(focus);
    else if (key === 'f') flag(focus);
    else if (key === 'h' && !task.busy) hint(null);
    else return;
    event.preventDefault();
  }

  const hint = (cell: number | null) =>
    task.run(async (work) => {
      if (cell !== null && board.cells[cell] !== -1) return say((words) => words.chooseHidden);
      const answer = await call('hint', [board, field ?? null, cell], work);
      setHints((stats) => countHint(stats, answer));
      if (answer.kind === 'inconsistent') {
        const { flags, core } = answer.conflicts;
        setShown({ cells: [...flags, ...core], from: [], kind: 'wrong' });
        return say((words) => words.inconsistent);
      }
      if (answer.kind === 'mistake') {
        setShown({ cells: answer.cells, from: [], kind: 'wrong' });
        return say((words) => words.mistake);
      }
      if (answer.kind === 'not-needed') {
        const { cells, from, mine } = answer.deduction;
        setShown({ cells, from, kind: mine ? 'mine' : 'safe' });
        return (tongue) => allWords[tongue].notNeeded(explainDeduction(answer.deduction, catalogues[tongue]));
      }
      // Nobody stops the search here.
      if (answer.kind === 'limit') return say((words) => words.given);
      setShown({ cells: [answer.cell], from: [], kind: answer.mine ? 'mine' : 'safe' });
      return say((words) => {
        if (answer.mine === undefined) return words.given;
        return `${words.given} ${answer.mine ? words.isMine : words.isSafe}`;
      });
    });

  const best = () =>
    task.run(async (work) => {
      const answer = await call('best', [board], work);
      if (answer.cell === null) return (tongue) => explainMove(answer, catalogues[tongue]);
      setFocus(answer.cell);
      setShown({ cells: answer.safe.length > 0 ? answer.safe : [answer.cell], from: [], kind: 'safe' });
      return (tongue) => explainMove(answer, catalogues[tongue]);
    });

  function load(text: string, mines: number) {
    try {
      const position = parseMines(text, { mines });
      task.drop();
      setField(undefined);
      setShown(nothingShown);
      setHints(noHints);
      setFocus(0);
      setChances(true);
      history.reset(position);
    } catch (error) {
      if (!isInvalidInputError(error)) throw error;
      task.say(() => error.message);
    }
  }

  const flags = board.cells.filter((state) => state === -2).length;
  return (
    <section class="kit" lang={language}>
      <LanguageChoice language={language} onChoose={setLanguage} />
      <div class={board.cols > 20 ? 'kit-game mines wide' : 'kit-game mines'}>
        <div class="kit-stage">
          <Board
            board={board}
            focus={focus}
            analysis={analysis}
            shown={shown}
            buried={over === 'lost' ? field?.mineCells : undefined}
            words={words}
            onOpen={open}
            onFlag={flag}
            onKey={onKey}
          />
          <p class="kit-soft">{words.keys}</p>
        </div>
        <div class="kit-side">
          <div class="kit-row">
            <Choice label={words.level} value={level} options={words.levels} onChoose={start} />
            <button type="button" aria-pressed={noGuess} onClick={() => setNoGuess(!noGuess)}>
              {words.noGuess}
            </button>
            <button type="button" data-action="fresh" onClick={() => start(level)}>
              {words.fresh}
            </button>
          </div>
          <p class="kit-status" data-show="left">
            {words.left(board.mines - flags)} <span class="kit-soft">{words.hints(hints)}</span>
          </p>
          <div class="kit-row">
            <button
              type="button"
              class="kit-main"
              data-action="hint"
              disabled={task.busy || over !== 'playing'}
              onClick={() => hint(null)}
            >
              {words.hint}
            </button>
            <button
              type="button"
              data-action="chosen"
              disabled={task.busy || !field || over !== 'playing'}
              onClick={() => hint(focus)}
            >
              {words.tellChosen}
            </button>
            <button type="button" data-action="best" disabled={task.busy || over !== 'playing'} onClick={best}>
              {words.best}
            </button>
            <button
              type="button"
              data-action="chances"
              aria-pressed={chances}
              onClick={() => {
                task.drop();
                setChances(!chances);
              }}
            >
              {words.chances}
            </button>
          </div>
          <TaskLine task={task} language={language} />
          {shown.cells.length > 0 ? (
            <p class="kit-soft mines-legend">
              <i class={`mark ${shown.kind}`} /> {words.marks[shown.kind]}
              {shown.from.length > 0 ? (
                <>
                  {' '}
                  <i class="mark from" /> {words.from}
                </>
              ) : null}
            </p>
          ) : null}
          <div class="kit-row">
            <button type="button" data-action="flagging" aria-pressed={flagging} onClick={() => setFlagging(!flagging)}>
              ⚑ {words.flagging}
            </button>
            <UndoRedo history={history} language={language} travel={travel} />
          </div>
        </div>
        <Paste words={words} onLoad={load} />
      </div>
    </section>
  );
}

function sayState(field: Field | undefined, board: MinesBoard): Sentence {
  const state = field ? gameStatus(field, board) : 'playing';
  if (state === 'playing') return silence;
  return say((words) => (state === 'won' ? words.won : words.lost));
}

function closed(level: Level): MinesBoard {
  const { rows, cols, mines } = levels[level];
  return { rows, cols, mines, cells: new Array<number>(rows * cols).fill(-1) };
}
