import { analyze, bestMove, type Field, generateMines, hint, parseMines } from '@kit/mines-inference';
import { expect, test } from 'vitest';
import { example } from '../../src/mines/example.js';
import { type Action, first, game, minesLeft, needsDeal, type State, statusOf } from '../../src/mines/game.js';
import { keeps } from '../keeps.js';
import { play as playGame } from '../play.js';

const play = (state: State, ...actions: Action[]) => playGame(game, state, ...actions);
const made = generateMines({ rows: 9, cols: 9, mines: 10, seed: 4, firstOpen: 40, firstIs: 'zero', noGuess: true });
const started = play(first, { type: 'open', cell: 40 }, { type: 'dealt', cell: 40, made });
const boardOf = ({ history }: State) => history.present.board;
const contents = (state: State) => boardOf(state).cells;
const field = started.history.present.field as Field;

test('the first tap waits for the deal, and then opens a hole', () => {
  expect(needsDeal(first, 40)).toBe(true);
  expect(play(first, { type: 'open', cell: 40 })).toEqual({ ...first, focus: 40 });
  expect(contents(started)[40]).toBe(0);
  expect(needsDeal(started, 0)).toBe(false);
  expect(contents(play(started, { type: 'undo' }))).toEqual(contents(first));
  expect(play(first, { type: 'dealt', cell: 40, made: { status: 'limit' } }).said).toEqual(['noDeal']);
});

test('a mine that is opened loses, and undo takes it back', () => {
  const lost = play(started, { type: 'open', cell: field.mineCells[0] });
  expect(statusOf(lost)).toBe('lost');
  expect(lost.said).toEqual(['lost']);
  expect(play(lost, { type: 'open', cell: 0 }, { type: 'flag', cell: 1 }).history).toBe(lost.history);
  const back = play(lost, { type: 'undo' });
  expect(statusOf(back)).toBe('playing');
  expect(back.said).toBeNull();
});

test('opening every safe cell wins', () => {
  const safe = contents(first).flatMap((_, cell) => (field.mineCells.includes(cell) ? [] : [cell]));
  const won = play(started, ...safe.map((cell): Action => ({ type: 'open', cell })));
  expect(won.said).toEqual(['won']);
});

test('flags are set by their key or by a tap while taps flag, and only on hidden cells', () => {
  const cell = field.mineCells[0];
  const flagged = play(started, { type: 'flag', cell });
  expect(contents(flagged)[cell]).toBe(-2);
  expect(minesLeft(boardOf(flagged))).toBe(9);
  const tapped = play(started, { type: 'flagging' }, { type: 'open', cell });
  expect(contents(tapped)).toEqual(contents(flagged));
  expect(play(started, { type: 'flag', cell: 40 }).history).toBe(started.history);
  expect(needsDeal(play(first, { type: 'flagging' }), 0)).toBe(false);
});

test('the keys walk round the board', () => {
  expect(play(first, { type: 'move', by: -9 }).focus).toBe(72);
});

test('the chances go with the board that they belong to', () => {
  const analysis = analyze(boardOf(started));
  const shown = play(started, { type: 'chances' }, { type: 'analyzed', analysis });
  expect(shown).toMatchObject({ analysis, said: null });
  expect(game.topic(shown)).not.toEqual(game.topic(started));
  expect(play(shown, { type: 'flag', cell: field.mineCells[0] }).analysis).toBeNull();
  expect(play(shown, { type: 'chances' })).toMatchObject({ analysis: null, chances: false });
});

test('a board without a layout is said to be so, with the cells that contradict each other', () => {
  const state = play(first, { type: 'load', text: '# 1 F\n1 1 0\n0 0 0', mines: 1 });
  const analysis = analyze(boardOf(state));
  expect(analysis.status).toBe('inconsistent');
  expect(play(state, { type: 'analyzed', analysis })).toMatchObject({
    said: ['inconsistent'],
    shown: { kind: 'wrong' },
  });
});

test('a board from elsewhere has no field below it, and a bad text changes nothing but what is said', () => {
  const loaded = play(started, { type: 'load', text: '1##\n1##\n1##', mines: 2 });
  expect(loaded.history.present).toEqual({ board: parseMines('1##\n1##\n1##', { mines: 2 }), field: null });
  expect(loaded.chances).toBe(true);
  // Undo reaches back over it.
  expect(play(loaded, { type: 'undo' }).history.present).toEqual(started.history.present);
  expect(needsDeal(loaded, 1)).toBe(false);
  expect(play(loaded, { type: 'open', cell: 1 }).history).toBe(loaded.history);
  const refused = play(started, { type: 'load', text: '9x', mines: 2 });
  expect(refused).toEqual({ ...started, said: ['failed', expect.any(String)] });
});

test('hints are counted by their kind and shown with what they follow from', () => {
  const board = boardOf(started);
  const unneeded = play(started, { type: 'hinted', hint: hint(board) });
  expect(unneeded).toMatchObject({ hints: { unneeded: 1, given: 0, mistakes: 0 }, said: ['notNeeded', {}] });
  expect(unneeded.shown?.from.length).toBeGreaterThan(0);
  const safe = contents(first).findIndex((_, cell) => board.cells[cell] < 0 && !field.mineCells.includes(cell));
  const wrong = play(unneeded, { type: 'flag', cell: safe });
  expect(wrong.shown).toBeNull();
  const mistake = play(wrong, { type: 'hinted', hint: hint(boardOf(wrong), { field }) });
  expect(mistake).toMatchObject({ hints: { unneeded: 1, mistakes: 1 }, said: ['mistake'], shown: { cells: [safe] } });
  expect(play(started, { type: 'hinted', hint: { kind: 'given', cell: 3, mine: true } })).toMatchObject({
    said: ['givenMine'],
    shown: { kind: 'mine' },
  });
  expect(play(unneeded, { type: 'hinted', hint: { kind: 'limit' } })).toMatchObject({
    said: ['limit'],
    shown: unneeded.shown,
  });
  expect(play(started, { type: 'open cell chosen' }).said).toEqual(['chooseHidden']);
});

test('the best move is shown, and the keys stand on it', () => {
  const move = bestMove(boardOf(started));
  expect(play(started, { type: 'advised', move })).toMatchObject({
    focus: move.cell,
    shown: { cells: move.safe, kind: 'safe' },
    said: ['move', move],
  });
});

test('a new game keeps what was set, and undo reaches back to the old one', () => {
  const fresh = play(started, { type: 'noGuess' }, { type: 'start', level: 'expert' });
  expect(fresh).toMatchObject({ level: 'expert', noGuess: false, history: { present: { field: null } } });
  expect(play(fresh, { type: 'undo' }).history.present).toEqual(started.history.present);
  // A board on which nothing was opened is no past.
  expect(play(fresh, { type: 'start', level: 'beginner' }).history.past).toEqual(fresh.history.past);
  expect(contents(fresh)).toHaveLength(480);
});

test('a guess is called a guess', () => {
  const move = bestMove(parseMines('1 #\n# #', { mines: 1 }));
  expect(move.safe).toEqual([]);
  expect(play(started, { type: 'advised', move }).shown).toEqual({ cells: [move.cell], from: [], kind: 'guess' });
  expect(play(first, { type: 'first click advised' }).said).toEqual(['firstIsFree']);
});

test('a hint about one cell says so where it speaks of another', () => {
  const told = hint(boardOf(started));
  const cell = contents(started).findIndex(
    (content, at) => content < 0 && told.kind === 'not-needed' && !told.deduction.cells.includes(at),
  );
  expect(play(started, { type: 'told', hint: told, cell }).said).toMatchObject(['otherFirst', cell, 9, {}]);
  const own = told.kind === 'not-needed' ? told.deduction.cells[0] : -1;
  expect(play(started, { type: 'told', hint: told, cell: own }).said).toMatchObject(['notNeeded', {}]);
});

test('with a wrong flag the chances stay, and the flag is named', () => {
  const state = play(first, { type: 'load', text: '# 1 F\n1 1 0\n0 0 0', mines: 1 });
  const analysis = analyze(boardOf(state), { flags: 'check' });
  expect(analysis.probabilities[0]).toBe(1);
  expect(play(state, { type: 'analyzed', analysis })).toMatchObject({ said: ['wrongFlags', 1], shown: { cells: [2] } });
});

test('the prefilled position has layouts, certain cells and uncertain ones', () => {
  const { status, safeCells, mineCells, probabilities } = analyze(parseMines(example.text, { mines: example.mines }));
  expect(status).toBe('consistent');
  expect(safeCells.length * mineCells.length).toBeGreaterThan(0);
  expect(probabilities.some((chance) => chance !== null && chance > 0 && chance < 1)).toBe(true);
});

keeps(game, first, [first, started, play(started, { type: 'chances' }, { type: 'flag', cell: field.mineCells[0] })]);
