import { runSync } from '@kit/grid';
import {
  checkProgress,
  countSolutions,
  createLayout,
  findSolution,
  findSteps,
  formatPuzzle,
  type GeneratedPuzzle,
  generatePuzzle,
  hint,
  type Layout,
  type Position,
  parsePuzzle,
  rate,
  type Step,
  solve,
  techniques,
  verifyStep,
} from '@kit/sudoku-human';
import { expect, test } from 'vitest';
import { decode } from '../../src/frame/kept.js';
import { deal, layoutOf } from '../../src/sudoku/deal.js';
import { drawingOf } from '../../src/sudoku/drawing.js';
import { game } from '../../src/sudoku/game.js';
import { type Kind, keptLayout, kinds, rulesOf } from '../../src/sudoku/kinds.js';
import { addressOf } from '../../src/sudoku/link.js';
import { outline } from '../../src/sudoku/outlines.js';
import { readPuzzle } from '../../src/sudoku/read.js';
import { linksOf } from '../../src/sudoku/reveal.js';
import { digitOfKey, isInWindow, shapeOf, signOf } from '../../src/sudoku/shape.js';
import { type Action, first, nameOf, type State, shownPosition } from '../../src/sudoku/state.js';
import { judge } from '../../src/sudoku/verdict.js';
import { keeps } from '../keeps.js';
import { play as playGame } from '../play.js';

const play = (state: State, ...actions: Action[]) => playGame(game, state, ...actions);
const dealt = (kind: Kind, seed = 1): GeneratedPuzzle =>
  runSync(deal(seed, { kind, stars: 1, technique: undefined }) as never);
const positionOf = (made: GeneratedPuzzle): Position => {
  if (made.status !== 'found') throw new Error(made.status);
  return made.position;
};
const small = positionOf(dealt('size4'));

// The largest ones take longer than all others together.
test.each(kinds.filter((kind) => kind !== 'size16' && kind !== 'size12'))(
  'a puzzle of the kind %s has one solution and its layout',
  (kind) => {
    // Of neighbours that may not be consecutive some deals take thirty times as long as others.
    const seed = kind === 'nonConsecutive' ? 5 : 1;
    const position = positionOf(dealt(kind, seed));
    expect(countSolutions(position)).toBe(1);
    if (kind === 'jigsaw' || kind === 'killer') expect(positionOf(dealt(kind))).toEqual(position);
    if (kind === 'killer') expect(rulesOf(position.layout)).toEqual(['cages']);
    else if (kind === 'jigsaw') expect(rulesOf(position.layout)).toEqual(['regions']);
    else expect(position.layout).toEqual(layoutOf(kind));
    if (!position.layout) return;
    // What is kept of a layout makes it again.
    expect(createLayout(keptLayout(position.layout))).toEqual(position.layout);
    const state = first(position);
    expect(game.keep(game.restore(JSON.parse(JSON.stringify(game.keep(state))), first(small)))).toEqual(
      game.keep(state),
    );
  },
);

test('a rule in words is kept with the game', () => {
  const words = createLayout({ size: 4, rules: 'Each row read as a number is odd.' });
  const position = parsePuzzle('1... .... .... ....', { layout: words });
  expect(createLayout(keptLayout(words))).toEqual(words);
  const back = game.restore(JSON.parse(JSON.stringify(game.keep(first(position)))), first(small));
  expect(shownPosition(back).layout?.rules).toBe(words.rules);
});

test('the cages of a killer cut the whole board, and their sums are those of its solution', () => {
  const { layout, givens } = positionOf(dealt('killer', 3));
  const position = positionOf(dealt('killer', 3));
  const digits = findSolution(position) ?? [];
  const cells = layout?.cages.flatMap((cage) => cage.cells) ?? [];
  expect(cells.toSorted((a, b) => a - b)).toEqual(givens.map((_, cell) => cell));
  for (const cage of layout?.cages ?? []) {
    const inside = cage.cells.map((cell) => digits[cell]);
    expect(inside.reduce((sum, digit) => sum + digit, 0)).toBe(cage.sum);
    expect(new Set(inside).size).toBe(inside.length);
  }
  expect(givens.filter((digit) => digit > 0).length).toBeLessThan(30);
});

test('a small board is played to its end, with hints and mistakes by its own houses', () => {
  const digits = findSolution(small) ?? [];
  const open = small.values.indexOf(0);
  const start = first(small);
  const wrong = play(start, { type: 'select', cell: open }, { type: 'write', digit: (digits[open] % 4) + 1 });
  const report = checkProgress(wrong.history.present.position);
  expect(play(wrong, { type: 'checked', report }).mistakes).toEqual([open]);
  const told = play(start, { type: 'hinted', hint: hint(small, { level: 'where' }) });
  expect(told.said).toEqual(['hinted', expect.objectContaining({ layout: small.layout })]);
  expect(drawingOf(told).tints.size).toBe(4);
  const all = digits.flatMap((digit, cell): Action[] =>
    small.values[cell]
      ? []
      : [
          { type: 'select', cell },
          { type: 'write', digit },
        ],
  );
  expect(play(start, ...all).said).toEqual(['done']);
  const solved = play(start, { type: 'solved', result: solve(small) });
  expect(shownPosition(solved).values).toEqual(digits);
  expect(play(start, { type: 'move', by: -4 }).selected).toBe(12);
});

test('undo over another size chooses a cell that is there', () => {
  const classic = first(parsePuzzle('.'.repeat(81)));
  const there = play(
    classic,
    { type: 'select', cell: 80 },
    { type: 'generated', made: { status: 'found', position: small } as GeneratedPuzzle },
  );
  expect(there).toMatchObject({ selected: 0, chosen: [0] });
  expect(nameOf(there)).not.toBe(nameOf(classic));
  const back = play(there, { type: 'undo' }, { type: 'select', cell: 70 }, { type: 'redo' });
  expect(back).toMatchObject({ selected: 0, chosen: [0] });
});

test('a puzzle is typed in on any layout, and pasted by its digits', () => {
  const layout: Layout = createLayout({ size: 4, diagonals: true });
  const entered = play(first(small), { type: 'enter', layout }, { type: 'write', digit: 3 });
  expect(entered.history.present.position).toMatchObject({ layout, givens: [3, ...new Array(15).fill(0)] });
  const load = (text: string, layout?: Layout): Action => ({ type: 'load', position: readPuzzle(text, layout) });
  const pasted = play(entered, load('1234 ....\n.... ....', layout));
  expect(pasted.history.present.position).toMatchObject({ layout, givens: [1, 2, 3, 4, ...new Array(12).fill(0)] });
  // Without the layout they are no puzzle at all.
  expect(() => readPuzzle('1234 ....\n.... ....')).toThrow();
  const drawn = play(entered, load(formatPuzzle(pasted.history.present.position, 'grid'), layout));
  expect(drawn.history.present.position).toEqual(pasted.history.present.position);
  const id = play(entered, load('"2x2:1b4h2b3"', layout)).history.present.position;
  expect(id.values.join('')).toBe('1004000000002003');
  const link = formatPuzzle(positionOf(dealt('killer')), 'f-puzzles-link');
  const killer = play(pasted, load(link)).history.present.position;
  expect(killer.layout?.cages).toHaveLength(positionOf(dealt('killer')).layout?.cages.length ?? -1);
});

test('all steps of a position are looked at, and one of them is done', () => {
  const printed = parsePuzzle('8...1....52.9...8..76..2.....95..6..34..9..25..5..84.....2..54..1...9.37....8...6');
  const steps = findSteps(printed, techniques.slice(0, 8));
  const state = play(first(printed), { type: 'listed', result: { status: 'complete', steps } });
  expect(state.said).toEqual(['explained', steps[0]]);
  const third = play(state, { type: 'step', at: 2 });
  // The board stays as it is, whichever is looked at.
  expect(shownPosition(third)).toEqual(printed);
  const done = play(third, { type: 'do' });
  const { placements } = steps[2];
  expect(done.solution).toBeNull();
  expect(done.history.present.position.values[placements[0].cell]).toBe(placements[0].digit);
  expect(play(first(printed), { type: 'listed', result: { status: 'complete', steps: [] } }).said).toEqual(['stuck']);
});

test('a long chain begins with its first link and is revealed one by one', () => {
  const node = (cell: number) => ({ cells: [cell], digit: 1 + (cell % 9) });
  const chainOf = (count: number): Step => ({
    technique: 'forcing-net',
    placements: [],
    eliminations: [{ cell: 80, digit: 1 }],
    message: { key: 'forcing-net', params: {} },
    pattern: {
      candidates: Array.from({ length: count + 1 }, (_, cell) => ({ cell, digit: 1 + (cell % 9), role: 'on' })),
      houses: [],
      links: [{ from: node(0), to: node(1), type: 'weak' }],
      branches: [
        Array.from({ length: count - 1 }, (_, at) => ({
          from: node(at + 1),
          to: node(at + 2),
          type: 'strong' as const,
        })),
      ],
    },
  });
  const start = first(parsePuzzle('.'.repeat(81)));
  const listed = (count: number) =>
    play(start, { type: 'listed', result: { status: 'complete', steps: [chainOf(count)] } });
  const long = listed(30);
  expect(long.revealed).toBe(1);
  for (let count = 1; count <= 30; count++) {
    const { links, marks } = drawingOf(play(long, { type: 'reveal', count }));
    expect(links).toEqual(linksOf(chainOf(30).pattern).slice(0, count));
    // What the links have come to, and what the step strikes out.
    expect(marks.size).toBe(count + 2);
  }
  expect(listed(12).revealed).toBeNull();
  expect(listed(13).revealed).toBe(1);
  expect(drawingOf(listed(12)).links).toHaveLength(12);
});

test('a layout’s link has the bare game, and the classic one its digits', async () => {
  const here = 'https://example.org/play?x=1#y';
  const link = new URL(await addressOf(small, here));
  const kept = await decode(link.hash.slice(1));
  expect(game.restore(kept, first(parsePuzzle('.'.repeat(81)))).history.present.position).toEqual(small);
  const classic = parsePuzzle(`${'.'.repeat(80)}1`);
  expect(await addressOf(classic, here)).toBe(`https://example.org/play?s=0&p=${'0'.repeat(80)}1`);
});

test('the verdict on a layout has stars, and no level', async () => {
  const verdict = await judge(small, {
    count: async () => ({ status: 'exact', count: 1 }),
    rate: async () => rate(small),
  });
  expect(verdict).toEqual(['starred', rate(small).stars]);
});

test('a killer without digits has a verdict, an empty board of cages without sums has none', async () => {
  const made = generatePuzzle({ layout: 'killer', size: 4, givens: 0, seed: 1 });
  if (made.status !== 'found') throw new Error(made.status);
  const { givens, layout } = made.position;
  const judges = {
    count: async () => ({ status: 'exact', count: 1 }) as const,
    rate: async () => rate(made.position),
  };
  expect(givens.every((digit) => digit === 0)).toBe(true);
  expect(await judge(made.position, judges)).toEqual(['starred', rate(made.position).stars]);
  const open = createLayout({ size: 4, cages: (layout?.cages ?? []).map(({ cells }) => ({ cells })) });
  expect(await judge({ ...made.position, layout: open }, judges)).toBeNull();
});

test('keys, signs and windows of other sizes', () => {
  expect([9, 10, 16].map(signOf)).toEqual(['9', 'A', 'G']);
  expect(['4', 'a', 'G', 'h', '0', 'z'].map((key) => digitOfKey(key, 16))).toEqual([
    4,
    10,
    16,
    undefined,
    undefined,
    undefined,
  ]);
  expect(['5', 'a'].map((key) => digitOfKey(key, 4))).toEqual([undefined, undefined]);
  const layout = createLayout({ windows: true });
  const inside = shapeOf(layout).regions.flatMap((_, cell) => (isInWindow(layout, cell) ? [cell] : []));
  expect(inside).toHaveLength(36);
  expect(inside.slice(0, 6)).toEqual([10, 11, 12, 14, 15, 16]);
});

test('the line round a cage is closed', () => {
  for (const cells of [[0], [0, 1], [0, 1, 9], [10, 11, 19, 20], [1, 9, 10, 11, 19]]) {
    const ends = new Map<string, number>();
    for (const [, from, to] of outline(cells, 9).matchAll(/M([^L]+)L([^M]+)/g)) {
      for (const end of [from, to]) ends.set(end, (ends.get(end) ?? 0) + 1);
    }
    expect(ends.size).toBeGreaterThanOrEqual(4);
    // Where two sides of cells meet in line, or in a corner, both end there.
    expect([...ends.values()].every((count) => count === 2)).toBe(true);
  }
});

test('a step on a layout is one that the package can prove', () => {
  const position = positionOf(dealt('jigsaw'));
  const { steps } = solve(position);
  expect(steps.length).toBeGreaterThan(0);
  expect(verifyStep(position, steps[0])).toEqual({ valid: true });
});

keeps(game, first(parsePuzzle('.'.repeat(81))), [
  first(small),
  play(first(positionOf(dealt('jigsaw'))), { type: 'fill' }),
  first(positionOf(dealt('killer'))),
]);
