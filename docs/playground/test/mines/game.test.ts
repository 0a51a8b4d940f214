import {
  analyze,
  bestMove,
  boardMetrics,
  type FairGame,
  type Field,
  generateMines,
  hint,
  newFairGame,
  openFair,
  parseMines,
  reviewGame,
} from '@kit/mines-inference';
import { expect, test } from 'vitest';
import { example } from '../../src/mines/example.js';
import { game, isTimed } from '../../src/mines/game.js';
import { type Action, first, minesLeft, needs, type State, statusOf } from '../../src/mines/state.js';
import { words } from '../../src/mines/words.js';
import { keeps } from '../keeps.js';
import { play as playGame } from '../play.js';

const play = (state: State, ...actions: Action[]) => playGame(game, state, ...actions);
const made = generateMines({ rows: 9, cols: 9, mines: 10, seed: 4, firstOpen: 40, firstIs: 'zero', noGuess: true });
const started = play(first, { type: 'open', cell: 40 }, { type: 'dealt', cell: 40, made });
const boardOf = ({ history }: State) => history.present.board;
const contents = (state: State) => boardOf(state).cells;
const field = started.history.present.field as Field;

test('the first tap waits for the deal, and then opens a hole', () => {
  expect(needs(first, 40)).toBe('deal');
  expect(play(first, { type: 'open', cell: 40 })).toEqual({ ...first, focus: 40 });
  expect(contents(started)[40]).toBe(0);
  expect(needs(started, 0)).toBeUndefined();
  expect(contents(play(started, { type: 'undo' }))).toEqual(contents(first));
  expect(play(first, { type: 'dealt', cell: 40, made: { status: 'limit' } }).said).toEqual(['noDeal']);
});

test('the clock runs from the first move until the game is over, and stands at nought before', () => {
  const tick: Action = { type: 'tick' };
  expect(play(first, tick)).toBe(first);
  const played = play(started, tick, tick);
  expect(played.seconds).toBe(2);
  expect(play(played, { type: 'undo' }).seconds).toBe(0);
  expect(play(played, { type: 'start', level: 'beginner' }).seconds).toBe(0);
  const lost = play(played, { type: 'open', cell: field.mineCells[0] }, tick);
  expect(lost.seconds).toBe(2);
  expect(isTimed(lost)).toBe(false);
});

test('hints are counted in words', () => {
  const { hints } = words.en;
  expect(hints({ given: 0, unneeded: 0, mistakes: 0 })).toBe('');
  expect(hints({ given: 0, unneeded: 1, mistakes: 0 })).toBe('1 hint, not needed.');
  expect(hints({ given: 2, unneeded: 1, mistakes: 1 })).toBe('3 hints, 1 not needed, 1 mistake.');
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
  expect(needs(play(first, { type: 'flagging' }), 0)).toBeUndefined();
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
  const board = parseMines('1##\n1##\n1##', { mines: 2 });
  expect(loaded.history.present).toEqual({ board, field: null, fair: null, moves: [] });
  expect(loaded.chances).toBe(true);
  // Undo reaches back over it.
  expect(play(loaded, { type: 'undo' }).history.present).toEqual(started.history.present);
  expect(needs(loaded, 1)).toBeUndefined();
  expect(play(loaded, { type: 'open', cell: 1 }).history).toBe(loaded.history);
  const refused = play(started, { type: 'load', text: '9x', mines: 2 });
  expect(refused).toEqual({ ...started, said: ['refused', expect.objectContaining({ code: 'bad-text' })] });
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
  const fresh = play(started, { type: 'rule', rule: 'luck' }, { type: 'start', level: 'expert' });
  expect(fresh).toMatchObject({ level: 'expert', rule: 'luck', history: { present: { field: null } } });
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

test('a board of any size, with at most as many mines as leave the first cell free', () => {
  const own = play(first, { type: 'resize', size: { rows: 5, cols: 7 } });
  expect(own).toMatchObject({ level: 'custom', size: { rows: 5, cols: 7, mines: 26 } });
  expect(boardOf(own)).toMatchObject({ rows: 5, cols: 7, mines: 26 });
  expect(contents(own)).toHaveLength(35);
  expect(play(own, { type: 'resize', size: { mines: 4 } })).toMatchObject({ size: { mines: 4 } });
});

test('a fair game asks for each number, and tells its field at the end', () => {
  const fair = play(first, { type: 'rule', rule: 'fair' });
  expect(needs(fair, 40)).toBe('fair');
  const begun = openFair(newFairGame({ rows: 9, cols: 9, mines: 10, seed: 2, firstIs: 'zero' }), 40);
  const faired = (game: FairGame): Action => ({ type: 'faired', move: { kind: 'open', cell: 40 }, game });
  const going = play(fair, { type: 'open', cell: 40 }, faired(begun));
  expect(statusOf(going)).toBe('playing');
  expect(going.history.present).toMatchObject({ field: null, moves: [{ kind: 'open', cell: 40 }] });
  // What changes nothing is no move; a limit is said.
  expect(play(going, faired(begun)).history).toBe(going.history);
  expect(play(going, faired({ ...begun, status: 'limit' })).said).toEqual(['limit']);
  const hidden = contents(going).indexOf(-1);
  expect(needs(going, hidden)).toBe('fair');
  expect(needs(going, 40)).toBeUndefined();
  const flagged = play(going, { type: 'flag', cell: hidden });
  expect(needs(flagged, hidden)).toBeUndefined();
  expect(play(going, { type: 'open', cell: hidden }).history).toBe(going.history);
  let game = begun;
  while (game.status === 'playing') game = openFair(game, game.board.cells.indexOf(-1));
  const over = play(going, faired(game));
  expect(over.said).toEqual([game.status]);
  expect(over.history.present.field).toEqual(game.field);
  expect(needs(over, hidden)).toBeUndefined();
});

test('a position is written number by number, with its chances', () => {
  const edited = play(started, { type: 'edit' });
  expect(edited).toMatchObject({ editing: true, chances: true, history: { present: { field: null, moves: [] } } });
  const cell = contents(started).indexOf(-1);
  const tap: Action = { type: 'open', cell };
  expect(contents(play(edited, tap))[cell]).toBe(0);
  expect(contents(play(edited, tap, tap))[cell]).toBe(1);
  expect(contents(play(edited, tap, { type: 'flag', cell }))[cell]).toBe(-1);
  expect(contents(play(edited, { type: 'flag', cell }))[cell]).toBe(8);
  expect(contents(play(edited, { type: 'flag', cell }, tap))[cell]).toBe(-1);
  expect(contents(play(edited, { type: 'write', cell, content: 3 }))[cell]).toBe(3);
  expect(boardOf(play(edited, { type: 'mines', mines: 12 })).mines).toBe(12);
  expect(needs(edited, cell)).toBeUndefined();
  expect(play(edited, { type: 'edit' })).toMatchObject({ editing: false, chances: true });
});

test('a game that is over is reviewed, and each judged move can be looked at', () => {
  const lost = play(started, { type: 'flag', cell: field.mineCells[1] }, { type: 'open', cell: field.mineCells[0] });
  const { moves } = lost.history.present;
  expect(moves.map(({ kind }) => kind)).toEqual(['open', 'flag', 'open']);
  const review = { game: reviewGame({ field, moves }), threeBv: boardMetrics(field).threeBv };
  const reviewed = play(lost, { type: 'reviewed', review });
  expect(reviewed.said).toEqual(['reviewed', review]);
  const looked = play(reviewed, { type: 'look', at: 2 });
  expect(looked).toMatchObject({ focus: field.mineCells[0], shown: { cells: [field.mineCells[0]], kind: 'wrong' } });
  expect(play(reviewed, { type: 'look', at: 0 }).shown?.kind).toBe('safe');
  expect(play(reviewed, { type: 'look', at: 9 })).toBe(reviewed);
  expect(play(reviewed, { type: 'undo' }).review).toBeNull();
});

const fairStart = openFair(newFairGame({ rows: 9, cols: 9, mines: 10, seed: 2, firstIs: 'zero' }), 40);
const fairPlay = play(
  first,
  { type: 'rule', rule: 'fair' },
  { type: 'faired', move: { kind: 'open', cell: 40 }, game: fairStart },
);

test('a game is under way from its first move to its end, a position from its first number', () => {
  const { isUnderWay } = game;
  expect(isUnderWay?.(first)).toBe(false);
  expect(isUnderWay?.(started)).toBe(true);
  expect(isUnderWay?.(play(started, { type: 'open', cell: field.mineCells[0] }))).toBe(false);
  const editing = play(first, { type: 'edit' });
  expect(isUnderWay?.(editing)).toBe(false);
  expect(isUnderWay?.(play(editing, { type: 'write', cell: 0, content: 0 }))).toBe(true);
});

test('a new game, other rules and a board from elsewhere take its place', () => {
  const { replaces } = game;
  const all: Action[] = [
    { type: 'start', level: 'expert' },
    { type: 'resize', size: { rows: 5 } },
    { type: 'rule', rule: 'luck' },
    { type: 'edit' },
    { type: 'load', text: '1#', mines: 1 },
  ];
  expect(all.map((action) => replaces?.(started, action))).toEqual(all.map(() => true));
  const none: Action[] = [{ type: 'load', text: '9x', mines: 1 }, { type: 'open', cell: 0 }, { type: 'undo' }];
  expect(none.map((action) => replaces?.(started, action))).toEqual(none.map(() => false));
  expect(replaces?.(play(first, { type: 'edit' }), { type: 'edit' })).toBe(false);
});

keeps(game, first, [
  first,
  play(started, { type: 'tick' }),
  play(started, { type: 'chances' }, { type: 'flag', cell: field.mineCells[0] }),
  play(first, { type: 'resize', size: { rows: 20, cols: 30, mines: 120 } }),
  fairPlay,
]);
