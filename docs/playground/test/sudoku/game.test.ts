import {
  checkProgress,
  en as english,
  explainHint,
  findSolution,
  type HintLevel,
  hint,
  parsePuzzle,
  positionFromValues,
  rateExplainer,
  rateHodoku,
  solve,
} from '@kit/sudoku-human';
import { expect, test } from 'vitest';
import { speak } from '../../src/frame/said.js';
import { frameWords } from '../../src/frame/words.js';
import { game } from '../../src/sudoku/game.js';
import { goesDeeper, nextLevel } from '../../src/sudoku/hints.js';
import { type Action, drawnPosition, first, type State, shownPosition } from '../../src/sudoku/state.js';
import { words } from '../../src/sudoku/words.js';
import { keeps } from '../keeps.js';
import { play as playGame } from '../play.js';

const play = (state: State, ...actions: Action[]) => playGame(game, state, ...actions);
const puzzle = '800010000520900080076002000009500600340090025005008400000200540010009037000080006';
const printed = parsePuzzle(puzzle);
const digits = findSolution(printed) ?? [];
const start = first(printed);
const present = ({ history }: State) => history.present.position;
const write = (digit: number): Action => ({ type: 'write', digit });
const levels: readonly HintLevel[] = ['where', 'which', 'why', 'full'];
/** What is said, in English. */
const spoken = ({ said }: State) => said && speak({ ...frameWords.en, ...words.en }, said);

test('a digit is written into the chosen cell, again clears it, and undo goes back', () => {
  const written = play(start, { type: 'select', cell: 1 }, write(9));
  expect(present(written).values[1]).toBe(9);
  expect(present(play(written, write(9))).values[1]).toBe(0);
  expect(present(play(written, write(0))).values[1]).toBe(0);
  expect(present(play(written, { type: 'undo' }))).toEqual(printed);
  expect(present(play(written, { type: 'undo' }, { type: 'redo' }))).toEqual(present(written));
});

test('printed digits stay, and the keys walk round the board', () => {
  expect(play(start, write(9))).toBe(start);
  expect(play(start, { type: 'move', by: -9 }).selected).toBe(72);
});

test('with the pencil a digit strikes out its mark and puts it back', () => {
  const chosen = play(start, { type: 'select', cell: 1 }, { type: 'pencil' });
  const before = printed.candidates[1];
  const struck = play(chosen, write(9));
  expect(present(struck).candidates[1]).not.toBe(before);
  expect(present(struck).values[1]).toBe(0);
  expect(present(play(struck, write(9))).candidates[1]).toBe(before);
});

test('a puzzle is typed in, and played', () => {
  let state = play(start, { type: 'enter' });
  expect(present(state).values.every((digit) => digit === 0)).toBe(true);
  for (const [cell, digit] of [...puzzle].entries()) {
    state = play(state, { type: 'select', cell }, write(Number(digit)));
  }
  expect(present(state).givens).toEqual(printed.givens);
  expect(play(state, { type: 'enter' })).toMatchObject({
    isEntering: false,
    history: { present: { position: printed } },
  });
});

test('the last right digit ends the game', () => {
  const open = digits.findIndex((_, cell) => printed.values[cell] === 0);
  const full = positionFromValues(digits.map((digit, cell) => (cell === open ? 0 : digit)));
  expect(play(first(full), { type: 'select', cell: open }, write(digits[open])).said).toEqual(['done']);
  expect(play(first(full), { type: 'select', cell: open }, write((digits[open] % 9) + 1)).said).toBeNull();
});

test('a hint says more each time, and its step can be done at last', () => {
  let state = start;
  const said: (string | null)[] = [];
  for (const level of levels) {
    expect(nextLevel(state.hint)).toBe(level);
    state = play(state, { type: 'do' }, { type: 'hinted', hint: hint(printed, { level }) });
    said.push(spoken(state));
    expect(state.history).toBe(start.history);
  }
  expect(said).toEqual(levels.map((level) => explainHint(hint(printed, { level }), english)));
  expect(new Set(said).size).toBe(4);
  expect(goesDeeper(state.hint)).toBe(false);
  const done = play(state, { type: 'do' });
  expect(done.history.past).toEqual([start.history.present]);
  expect(done).toMatchObject({ hint: null, said: null });
});

test('mistakes come before a hint, and a mark struck out wrongly is told at the end', () => {
  const wrong = play(start, { type: 'select', cell: 1 }, write((digits[1] % 9) + 1));
  const told = play(wrong, { type: 'hinted', hint: hint(present(wrong), { level: 'where' }) });
  expect(told.mistakes).toEqual([]);
  expect(spoken(told)).toBe('One digit is wrong.');
  expect(nextLevel(told.hint)).toBe('which');
  const pointed = play(told, { type: 'hinted', hint: hint(present(wrong), { level: 'which' }) });
  expect(pointed.mistakes).toEqual([1]);
  expect(spoken(pointed)).toBe('There is a mistake in r1c2.');
  expect(nextLevel(pointed.hint)).toBe('full');
  const corrected = play(told, { type: 'hinted', hint: hint(present(wrong), { level: 'full' }) });
  expect(spoken(corrected)).toBe(`The right digit is r1c2=${digits[1]}.`);
  const struck = play(start, { type: 'select', cell: 1 }, { type: 'pencil' }, write(digits[1]));
  const last = play(struck, { type: 'hinted', hint: hint(present(struck), { level: 'full' }) });
  expect(spoken(last)).toBe(`Struck out by mistake: r1c2=${digits[1]}.`);
});

test('a check names what is wrong, and says nothing is wrong only where that is known', () => {
  const wrong = play(start, { type: 'select', cell: 1 }, write((digits[1] % 9) + 1));
  const report = checkProgress(present(wrong));
  expect(play(wrong, { type: 'checked', report })).toMatchObject({ mistakes: [1], said: ['wrong', 1, 0] });
  expect(play(start, { type: 'checked', report: checkProgress(printed) }).said).toEqual(['right']);
  const open = positionFromValues(new Array<number>(81).fill(0));
  expect(play(first(open), { type: 'checked', report: checkProgress(open) }).said).toEqual(['several']);
});

test('a solution is gone through step by step, and nothing is written meanwhile', () => {
  const result = solve(printed);
  const solved = play(start, { type: 'solved', result });
  expect(solved.said).toEqual(['solved', result.steps.length, { way: 'short' }]);
  expect(shownPosition(solved).values).toEqual(digits);
  const third = play(solved, { type: 'step', at: 2 });
  expect(third.said).toEqual(['explained', result.steps[2]]);
  expect(shownPosition(third).values).not.toEqual(digits);
  expect(play(third, write(1), { type: 'undo' })).toBe(third);
  const hidden = play(third, { type: 'hide solution' });
  expect(hidden).toEqual(start);
  expect(
    play(first(parsePuzzle('.'.repeat(81))), { type: 'solved', result: { ...result, status: 'multiple' } }),
  ).toMatchObject({ solution: null, said: ['several'] });
});

test('the ways of the two programs are gone through from the printed digits, with their grades', () => {
  const written = play(start, { type: 'select', cell: printed.values.indexOf(0) }, write(1));
  const hodoku = rateHodoku(printed);
  const theirs = play(written, { type: 'solved', result: hodoku });
  const { level, score } = hodoku;
  expect(theirs.said).toEqual(['solved', hodoku.steps.length, { way: 'hodoku', level, score }]);
  expect(shownPosition(theirs).values).toEqual(digits);
  expect(shownPosition(play(theirs, { type: 'step', at: 0 }))).toEqual(printed);
  const explainer = rateExplainer(printed);
  const rated = play(written, { type: 'solved', result: explainer });
  const { er, ep, ed } = explainer;
  expect(rated.said).toEqual(['solved', explainer.steps.length, { way: 'explainer', er, ep, ed }]);
  expect(shownPosition(rated).values).toEqual(digits);
  expect(play(rated, { type: 'step', at: 3 }).said).toEqual(['explained', explainer.steps[3]]);
  expect(play(written, { type: 'solved', result: { ...hodoku, status: 'limit', level: null } }).said).toEqual([
    'limit',
  ]);
});

test('a pasted puzzle starts a game, and a refused text changes nothing but what is said', () => {
  const loaded = play(start, { type: 'load', position: parsePuzzle(`${'.'.repeat(80)}1`) });
  expect(present(loaded).values[80]).toBe(1);
  // Undo reaches back over it.
  expect(present(play(loaded, { type: 'undo' }))).toEqual(printed);
  const said = ['refused', { code: 'bad-length', message: '', at: {}, sign: null }] as const;
  expect(play(start, { type: 'refused', said })).toEqual({ ...start, said });
});

test('where no solution goes on from a wrong digit, that digit is to blame, and not the puzzle', () => {
  const right = digits[1];
  const wrong = play(start, { type: 'select', cell: 1 }, write((right % 9) + 1));
  expect(solve(present(wrong)).status).toBe('invalid');
  const told = play(wrong, { type: 'unsolvable', report: checkProgress(present(wrong)) });
  expect(told).toMatchObject({ said: ['correctFirst', 1, 0], mistakes: [1], solution: null });
  expect(play(told, { type: 'undo' })).toMatchObject({ said: null, mistakes: [] });
  const struck = play(start, { type: 'select', cell: 1 }, { type: 'pencil' }, write(right));
  expect(play(struck, { type: 'unsolvable', report: checkProgress(present(struck)) }).said).toEqual([
    'correctFirst',
    0,
    1,
  ]);
});

test('a puzzle without a solution is to blame itself, and of one with several a dead end is told', () => {
  const none = first(parsePuzzle(`11${puzzle.slice(2)}`));
  const printedOf = (state: State) => positionFromValues(present(state).givens);
  expect(play(none, { type: 'unsolvable', report: checkProgress(printedOf(none)) }).said).toEqual(['none']);
  const open = first(parsePuzzle('1'.padEnd(81, '.')));
  const dead = play(open, { type: 'select', cell: 1 }, write(1));
  expect(solve(present(dead)).status).toBe('invalid');
  expect(play(dead, { type: 'unsolvable', report: checkProgress(printedOf(dead)) }).said).toEqual(['deadEnd']);
});

test('what is wrong is named, and nothing that isn’t', () => {
  const { wrong, correctFirst } = words.en;
  expect([wrong(1, 0), wrong(0, 2), wrong(2, 1)]).toEqual([
    '1 wrong digit.',
    '2 marks struck out by mistake.',
    '2 wrong digits, 1 mark struck out by mistake.',
  ]);
  expect(correctFirst(1, 0)).toContain('1 wrong digit, shown in red. Correct it first');
});

test('what is said of the link and of a generator without a puzzle', () => {
  expect(play(start, { type: 'shared', isCopied: true }).said).toEqual(['shared']);
  expect(play(start, { type: 'shared', isCopied: false }).said).toEqual(['address']);
  expect(play(start, { type: 'generated', made: { status: 'limit' } }).said).toEqual(['noPuzzle']);
});

test('without the automatic marks the pencil writes notes of one’s own, which are no mistakes', () => {
  const own = play(start, { type: 'showMarks' }, { type: 'pencil' }, { type: 'select', cell: 1 });
  expect(drawnPosition(own).candidates.every((mask) => mask === 0)).toBe(true);
  const noted = play(own, write(9), write(4));
  expect(drawnPosition(noted).candidates[1]).toBe((1 << 8) | (1 << 3));
  expect(present(noted)).toEqual(printed);
  expect(hint(present(noted)).kind).toBe('step');
  expect(drawnPosition(play(noted, write(9))).candidates[1]).toBe(1 << 3);
  expect(drawnPosition(play(noted, { type: 'undo' })).candidates[1]).toBe(1 << 8);
  // A digit takes its notes along, in its cell and in those that see it.
  const beside = play(noted, { type: 'select', cell: 2 }, { type: 'pencil' }, write(4));
  expect(drawnPosition(beside).candidates[1]).toBe(1 << 8);
  expect(drawnPosition(play(beside, { type: 'select', cell: 1 }, write(9))).candidates[1]).toBe(0);
  expect(drawnPosition(play(noted, { type: 'showMarks' })).candidates).toEqual(printed.candidates);
});

test('a puzzle that somebody has begun is under way, until it is solved', () => {
  const { isUnderWay } = game;
  expect(isUnderWay?.(start)).toBe(false);
  const begun = play(start, { type: 'select', cell: 1 }, write(9));
  expect(isUnderWay?.(begun)).toBe(true);
  expect(isUnderWay?.(play(begun, { type: 'undo' }))).toBe(false);
  expect(isUnderWay?.(play(start, { type: 'select', cell: 1 }, { type: 'pencil' }, write(9)))).toBe(true);
  const noted = play(start, { type: 'showMarks' }, { type: 'select', cell: 1 }, { type: 'pencil' }, write(9));
  expect(isUnderWay?.(noted)).toBe(true);
  const all = digits.flatMap((digit, cell): Action[] =>
    printed.values[cell] ? [] : [{ type: 'select', cell }, write(digit)],
  );
  expect(isUnderWay?.(play(start, ...all.slice(0, -2)))).toBe(true);
  expect(isUnderWay?.(play(start, ...all))).toBe(false);
  const entering = play(start, { type: 'enter' });
  expect(isUnderWay?.(entering)).toBe(false);
  expect(isUnderWay?.(play(entering, write(9)))).toBe(true);
});

test('another puzzle takes its place, the end of typing doesn’t', () => {
  const { replaces } = game;
  expect(replaces?.(start, { type: 'load', position: parsePuzzle(puzzle) })).toBe(true);
  expect(replaces?.(start, { type: 'enter' })).toBe(true);
  expect(replaces?.(play(start, { type: 'enter' }), { type: 'enter' })).toBe(false);
  expect(replaces?.(start, write(9))).toBe(false);
});

keeps(game, first(parsePuzzle('.'.repeat(81))), [
  start,
  play(start, { type: 'select', cell: 1 }, write(9), { type: 'showMarks' }),
  play(start, { type: 'enter' }, write(3)),
]);
