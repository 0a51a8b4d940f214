/** The mines playground: play, see the chances, and hints that say first when none is needed. */
import {
  type Analysis,
  chord,
  en,
  explainDeduction,
  type Field,
  gameStatus,
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
import { connect } from '../frame/connect.js';
import { useHistory } from '../frame/history.js';
import { LanguageChoice, useLanguage } from '../frame/language.js';
import '../frame/frame.css';
import './mines.css';
import { Board } from './board.js';
import { words as allWords } from './words.js';
import type { MinesHandlers } from './worker.js';

const levels = {
  beginner: { rows: 9, cols: 9, mines: 10 },
  intermediate: { rows: 16, cols: 16, mines: 40 },
  expert: { rows: 16, cols: 30, mines: 99 },
} as const;
type Level = keyof typeof levels;

const catalogues = { en, 'zh-Hant': zhHant };
const nothing = { cells: [], from: [], wrong: false };

/** Puts the playground into its place on the page. */
export function mount(place: HTMLElement): void {
  render(<Mines />, place);
}

function Mines() {
  const [language, setLanguage] = useLanguage();
  const words = allWords[language];
  const call = useMemo(
    () => connect<MinesHandlers>(new Worker(new URL('./mines.worker.js', import.meta.url), { type: 'module' })),
    [],
  );
  const [level, setLevel] = useState<Level>('beginner');
  const [noGuess, setNoGuess] = useState(true);
  const [chances, setChances] = useState(false);
  const [flagging, setFlagging] = useState(false);
  const [field, setField] = useState<Field>();
  const history = useHistory<MinesBoard>(closed('beginner'));
  const [focus, setFocus] = useState(0);
  const [analysis, setAnalysis] = useState<Analysis>();
  const [shown, setShown] = useState<{ cells: readonly number[]; from: readonly number[]; wrong: boolean }>(nothing);
  const [unneeded, setUnneeded] = useState(0);
  const [status, setStatus] = useState('');
  const [busy, setBusy] = useState(false);
  const [text, setText] = useState('');
  const [total, setTotal] = useState(10);
  const board = history.present;
  const over = field ? gameStatus(field, board) : 'playing';

  useEffect(() => {
    setAnalysis(undefined);
    if (!chances) return;
    let current = true;
    call('analyze', [board]).then((answer) => {
      if (!current) return;
      setAnalysis(answer);
      if (answer.status === 'inconsistent') setStatus(words.inconsistent);
      if (answer.status === 'limit') setStatus(words.limit);
    });
    return () => {
      current = false;
    };
  }, [board, chances]);

  async function work(task: () => Promise<string>) {
    setBusy(true);
    setStatus(words.working);
    setStatus(await task().catch((error: Error) => error.message));
    setBusy(false);
  }

  function start(chosen: Level) {
    setLevel(chosen);
    setField(undefined);
    setShown(nothing);
    setUnneeded(0);
    setStatus('');
    history.reset(closed(chosen));
  }

  function go(next: MinesBoard, of: Field | undefined) {
    setShown(nothing);
    history.push(next);
    const state = of ? gameStatus(of, next) : 'playing';
    setStatus(state === 'won' ? words.won : state === 'lost' ? words.lost : '');
  }

  function open(cell: number) {
    setFocus(cell);
    if (flagging) return flag(cell);
    if (over !== 'playing') return;
    if (field) {
      go(board.cells[cell] >= 0 ? chord(field, board, cell) : openCell(field, board, cell), field);
      return;
    }
    if (pasted(board)) return;
    work(async () => {
      const { rows, cols, mines } = levels[level];
      const made = await call('deal', [rows, cols, mines, randomSeed(), cell, noGuess]);
      if (made.status !== 'found') return words.limit;
      setField(made.field);
      go(openCell(made.field, newBoard(made.field), cell), made.field);
      return '';
    });
  }

  function flag(cell: number) {
    setFocus(cell);
    if (board.cells[cell] < 0 && over === 'playing') go(toggleFlag(board, cell), field);
  }

  function onKey(event: KeyboardEvent) {
    const moves: Record<string, number> = { ArrowUp: -board.cols, ArrowDown: board.cols, ArrowLeft: -1, ArrowRight: 1 };
    const move = moves[event.key];
    if (move !== undefined) setFocus((focus + move + board.cells.length) % board.cells.length);
    else if (event.key === 'Enter' || event.key === ' ') open(focus);
    else if (event.key.toLowerCase() === 'f') flag(focus);
    else return;
    event.preventDefault();
  }

  const hint = (cell: number | null) =>
    work(async () => {
      const answer = await call('hint', [board, field ?? null, cell]);
      switch (answer.kind) {
        case 'mistake':
          setShown({ cells: answer.cells, from: [], wrong: true });
          return words.mistake;
        case 'not-needed':
          setUnneeded(unneeded + 1);
          setShown({ cells: answer.deduction.cells, from: answer.deduction.from, wrong: false });
          return words.notNeeded(explainDeduction(answer.deduction, catalogues[language]));
        default:
          setShown({ cells: [answer.cell], from: [], wrong: false });
          if (answer.mine === undefined) return words.given;
          return `${words.given} ${answer.mine ? words.isMine : words.isSafe}`;
      }
    });

  const best = () =>
    work(async () => {
      const answer = await call('best', [board]);
      if (answer.cell === null) return '';
      setShown({ cells: answer.safe.length > 0 ? answer.safe : [answer.cell], from: [], wrong: false });
      return words.survival(`${(answer.survival * 100).toFixed(answer.survival === 1 ? 0 : 1)} %`);
    });

  function load() {
    try {
      const position = parseMines(text, { mines: total });
      setField(undefined);
      setShown(nothing);
      setChances(true);
      setStatus('');
      history.reset(position);
    } catch (error) {
      if (!isInvalidInputError(error)) throw error;
      setStatus(error.message);
    }
  }

  const flags = board.cells.filter((state) => state === -2).length;
  return (
    <section class="kit" lang={language}>
      <LanguageChoice language={language} onChoose={setLanguage} />
      <div class="kit-row">
        <label>
          {words.level}{' '}
          <select value={level} onChange={(event) => start(event.currentTarget.value as Level)}>
            {Object.keys(levels).map((name) => (
              <option key={name} value={name}>
                {words.levels[name]}
              </option>
            ))}
          </select>
        </label>
        <button type="button" aria-pressed={noGuess} onClick={() => setNoGuess(!noGuess)}>
          {words.noGuess}
        </button>
        <button type="button" data-action="fresh" onClick={() => start(level)}>
          {words.fresh}
        </button>
      </div>
      <div class="kit-row">
        <button type="button" class="kit-main" data-action="hint" disabled={busy} onClick={() => hint(null)}>
          {words.hint}
        </button>
        <button type="button" data-action="chosen" disabled={busy || !field} onClick={() => hint(focus)}>
          {words.tellChosen}
        </button>
        <button type="button" data-action="best" disabled={busy} onClick={best}>
          {words.best}
        </button>
        <button type="button" data-action="chances" aria-pressed={chances} onClick={() => setChances(!chances)}>
          {words.chances}
        </button>
        <button type="button" aria-pressed={flagging} onClick={() => setFlagging(!flagging)}>
          {words.flagging}
        </button>
        <button type="button" disabled={!history.canUndo} onClick={history.undo}>
          {words.undo}
        </button>
      </div>
      <p class="kit-status" role="status">
        {status || (field || pasted(board) ? '' : words.start)}
      </p>
      <p class="kit-status kit-soft">{words.left(board.mines - flags, unneeded)}</p>
      <Board
        board={board}
        focus={focus}
        analysis={analysis}
        shown={shown}
        words={words}
        onOpen={open}
        onFlag={flag}
        onKey={onKey}
      />
      <p class="kit-soft">{words.keys}</p>
      <div class="kit-panel">
        <label>
          {words.paste}
          <textarea rows={4} spellcheck={false} value={text} onInput={(event) => setText(event.currentTarget.value)} />
        </label>
        <div class="kit-row">
          <label>
            {words.mines}{' '}
            <input
              type="number"
              min={0}
              value={total}
              onInput={(event) => setTotal(Number(event.currentTarget.value))}
            />
          </label>
          <button type="button" data-action="load" onClick={load}>
            {words.load}
          </button>
        </div>
      </div>
    </section>
  );
}

function closed(level: Level): MinesBoard {
  const { rows, cols, mines } = levels[level];
  return { rows, cols, mines, cells: new Array<number>(rows * cols).fill(-1) };
}

/** Has something been opened on a board that no field is known of? */
function pasted(board: MinesBoard): boolean {
  return board.cells.some((state) => state >= 0);
}

function randomSeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0];
}
