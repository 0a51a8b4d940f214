import { describe, expect, test } from 'vitest';
import { isQuick, some } from '../../../../../config/runs.js';
import * as kit from '../../../src/index.js';
import { fixture } from '../../techniques/positions.js';

const article = '800010000520900080076002000009500600340090025005008400000200540010009037000080006';
/** Where a hard puzzle needs its last dynamic net. */
const needsNets =
  ':0000:x:4+5..+2.3...9...+4..2..+2.5...4.+86+4.527+1+2+71...+4...+4.27+1+68.....49.+2..296..1+4.8.4.1+29..:381 569 579 719 777 779 954:::';
const lines = [
  ...some(fixture('easy.txt').slice(4, 14), 3),
  ...some(fixture('expert.txt').slice(8, 11), 3),
  ...some(fixture('hard.txt').slice(3, 5), 2),
].map((line) => line.slice(0, 81));
const rated = lines.map((line) => ({ line, rating: kit.rateExplainer(kit.parsePuzzle(line)) }));

function transposed(line: string): string {
  return Array.from({ length: 81 }, (_, cell) => line[(cell % 9) * 9 + Math.floor(cell / 9)]).join('');
}

function relabelled(line: string): string {
  return [...line].map((digit) => '492816375'[Number(digit) - 1] ?? digit).join('');
}

describe('the rating of a puzzle', () => {
  test('the first puzzle of the project is 7.1', () => {
    const { status, er, ep, ed, steps } = kit.rateExplainer(kit.parsePuzzle(article));
    expect({ status, er, ep, ed }).toEqual({ status: 'solved', er: 7.1, ep: 1.2, ed: 1.2 });
    expect(kit.explainStep(steps[0], kit.explainerEn)).toMatch(/^Hidden Single: in /);
    expect(() => kit.explainStep({ ...steps[0], technique: 'direct-pointing' }, kit.de)).toThrow(
      'no text for "direct-pointing"',
    );
  });

  test('ER is that of the hardest step, ED of the first, EP of the hardest up to the first digit', () => {
    for (const { rating } of rated) {
      const { status, er, ep, ed, steps } = rating;
      const of = (list: typeof steps) => Math.max(...list.map((step) => step.rating));
      const first = steps.findIndex(({ placements }) => placements.length > 0);
      expect({ status, er, ep, ed }).toEqual({
        status: 'solved',
        er: of(steps),
        ep: of(steps.slice(0, first + 1)),
        ed: steps[0].rating,
      });
    }
  });

  test('a 1 that is set in r1c1, the first of all candidates, is a digit like any other', () => {
    const puzzle = kit.parsePuzzle('047000000000604001000010050450200009300000100000900020080530000000800006000020700');
    const { er, ep, ed, steps } = kit.rateExplainer(puzzle);
    expect({ er, ep, ed }).toEqual({ er: 4.2, ep: 1.2, ed: 1.2 });
    expect(steps[0].placements).toEqual([{ cell: 0, digit: 1 }]);
    expect(steps[1].rating).toBe(1.5);
    expect(kit.findSolution(puzzle)?.[0]).toBe(1);
  });

  test('where nothing else is left a net is taken, and it is rated for what it is', () => {
    const { er, steps } = kit.rateExplainer(kit.parsePuzzle(needsNets));
    expect([steps[0].technique, steps[0].rating]).toEqual(['dynamic-cell', er]);
    expect([(er as number) >= 8.5, (er as number) < 9.5]).toEqual([true, true]);
  });

  test('a full grid has nothing to rate', () => {
    const solution = kit.findSolution(kit.parsePuzzle(article)) as number[];
    const full = kit.parsePuzzle(solution.join(''));
    expect(kit.rateExplainer(full)).toEqual({ status: 'solved', er: 0, ep: 0, ed: 0, steps: [] });
  });
});

describe('what is the same puzzle has the same ER', () => {
  test('with rows for columns, and with other digits', () => {
    for (const { line, rating } of rated) {
      for (const other of [transposed(line), relabelled(line), relabelled(transposed(line))]) {
        expect([line, kit.rateExplainer(kit.parsePuzzle(other)).er]).toEqual([line, rating.er]);
      }
    }
    expect(new Set(rated.map(({ rating }) => rating.er)).size).toBeGreaterThan(isQuick ? 2 : 4);
  });

  test('seen from any of its positions, the rest of the path is the path', () => {
    for (const { line, rating } of rated) {
      let position: kit.Position = kit.parsePuzzle(line);
      for (const [at, step] of rating.steps.entries()) {
        if (at % 17 === 3) expect(kit.rateExplainer(position).steps).toEqual(rating.steps.slice(at));
        position = kit.applyStep(position, step as unknown as kit.Step);
      }
    }
  });
});

/**
 * Is it solved by the last cell of a house and by hidden singles in these houses? Plain scanning, sharing nothing with the
 * rating.
 */
function fallsTo(line: string, kinds: readonly ('box' | 'line')[], needsLast: boolean): boolean {
  const values = [...line].map((digit) => Number(digit) || 0);
  const houses = Array.from({ length: 27 }, (_, house) =>
    Array.from({ length: 81 }, (__, cell) => cell).filter((cell) => {
      const [row, column] = [Math.floor(cell / 9), cell % 9];
      return house === row || house === 9 + column || house === 18 + Math.floor(row / 3) * 3 + Math.floor(column / 3);
    }),
  );
  const canBe = (cell: number, digit: number) =>
    values[cell] === 0 &&
    houses.every((house) => !house.includes(cell) || house.every((other) => values[other] !== digit));
  for (let isOn = true; isOn; ) {
    isOn = false;
    for (const [at, house] of houses.entries()) {
      const open = house.filter((cell) => values[cell] === 0);
      if (open.length !== 1 && (needsLast || !kinds.includes(at < 18 ? 'line' : 'box'))) continue;
      for (let digit = 1; digit <= 9; digit++) {
        const places = open.filter((cell) => canBe(cell, digit));
        if (places.length !== 1 || house.some((cell) => values[cell] === digit)) continue;
        values[places[0]] = digit;
        isOn = true;
        break;
      }
    }
  }
  return !values.includes(0);
}

test('1.0, 1.2 and 1.5 are what the last cells of houses, boxes, and lines besides them solve', () => {
  const [solved] = lines.map((line) => (kit.findSolution(kit.parsePuzzle(line)) as number[]).join(''));
  const without = (isOpen: (digit: number, cell: number) => boolean) =>
    [...solved].map((digit, cell) => (isOpen(Number(digit), cell) ? '.' : digit)).join('');
  const nearly = [
    without((_, cell) => cell % 9 === 0),
    ...[4, 5, 6].map((count) => without((_, cell) => cell % 9 < count)),
    ...[3, 4, 5].map((step) => without((_, cell) => (cell * step) % 7 < 3)),
    ...[3, 4, 5].map((most) => without((digit, cell) => digit <= most && cell !== 0 && cell % 7 !== 0)),
  ];
  const ratings = new Set<number | null>();
  for (const line of [...lines, ...nearly]) {
    const { status, er } = kit.rateExplainer(kit.parsePuzzle(line));
    if (status !== 'solved' || er === 0) continue;
    const expected = fallsTo(line, [], true)
      ? 1
      : fallsTo(line, ['box'], false)
        ? 1.2
        : fallsTo(line, ['box', 'line'], false)
          ? 1.5
          : undefined;
    expect(expected === undefined ? (er as number) > 1.5 : er === expected, `${line} ${er} ${expected}`).toBe(true);
    ratings.add(expected ?? 2);
  }
  expect([...ratings].sort()).toEqual([1, 1.2, 1.5, 2]);
});

describe('a limit', () => {
  const isBelow = (some: kit.ExplainerRating, whole: kit.ExplainerRating) =>
    (['er', 'ep', 'ed'] as const).every((name) => (some[name] as number) <= (whole[name] as number));

  test('so many nodes may be looked at, and not one more', () => {
    const puzzle = kit.parsePuzzle(article);
    const counts: number[] = [];
    const search = kit.rateExplainerSearch(puzzle);
    for (let step = search.next(); step.done !== true; step = search.next()) counts.push(step.value.nodes);
    const most = Math.max(...counts);
    expect(most).toBeGreaterThan(1);
    expect(kit.rateExplainer(puzzle, { maxNodes: most })).toEqual(kit.rateExplainer(puzzle));
    expect(kit.rateExplainer(puzzle, { maxNodes: most - 1 }).status).toBe('limit');
  });

  test('gives the first steps of the path, and no number above the final one', () => {
    const whole = rated.at(-1) as (typeof rated)[number];
    const counts = new Set<number>();
    for (const maxNodes of [1, 10_000, 20_000, 40_000, 80_000, 160_000, 320_000, 10_000_000]) {
      const rating = kit.rateExplainer(kit.parsePuzzle(whole.line), { maxNodes });
      expect(rating.steps).toEqual(whole.rating.steps.slice(0, rating.steps.length));
      expect(rating.status === 'solved').toBe(rating.steps.length === whole.rating.steps.length);
      expect(isBelow(rating, whole.rating)).toBe(true);
      counts.add(rating.steps.length);
    }
    expect(counts.size).toBeGreaterThan(1);
  });

  test('is what a search that is stopped anywhere says', () => {
    const { line, rating } = rated.at(-2) as (typeof rated)[number];
    for (const pauses of [1, 2, 4, 8]) {
      const search = kit.rateExplainerSearch(kit.parsePuzzle(line));
      let step = search.next();
      for (let i = 1; i < pauses && step.done !== true; i++) step = search.next();
      const stopped = step.done === true ? step.value : (search.next('stop').value as kit.ExplainerRating);
      expect(stopped.steps).toEqual(rating.steps.slice(0, stopped.steps.length));
      expect(isBelow(stopped, rating)).toBe(true);
    }
  });
});

describe('what has not just one solution', () => {
  const none = { er: null, ep: null, ed: null, steps: [] };

  test('a puzzle without one of its digits is rated only if it has one solution still', () => {
    const seen = new Set<string>();
    for (const line of lines.slice(0, 6)) {
      for (let cell = 0; cell < 81; cell += 5) {
        if (line[cell] === '.' || line[cell] === '0') continue;
        const position = kit.parsePuzzle(`${line.slice(0, cell)}.${line.slice(cell + 1)}`);
        const rating = kit.rateExplainer(position);
        if (kit.countSolutions(position, 2) === 1) expect(rating.er as number).toBeGreaterThan(0);
        else expect(rating).toEqual({ status: 'multiple', ...none });
        seen.add(rating.status);
      }
    }
    expect([...seen].sort()).toEqual(['multiple', 'solved']);
  });

  test('without a candidate of its solution, or with a wrong digit, it is invalid', () => {
    for (const line of lines.slice(0, 4)) {
      const solution = kit.findSolution(kit.parsePuzzle(line)) as number[];
      const position = kit.parsePuzzle(line);
      const cell = position.values.indexOf(0);
      const bit = 1 << (solution[cell] - 1);
      const struck = { ...position, candidates: position.candidates.with(cell, position.candidates[cell] & ~bit) };
      expect(kit.rateExplainer(struck)).toEqual({ status: 'invalid', ...none });
      const wrong = (solution[cell] % 9) + 1;
      const slip = kit.parsePuzzle(`${line.slice(0, cell)}${wrong}${line.slice(cell + 1)}`);
      expect(kit.rateExplainer(slip)).toEqual({ status: 'invalid', ...none });
    }
  });

  test('a sukaku with too few candidates struck out has several, with one of the solution struck out none', () => {
    const values = new Array<number>(81).fill(0);
    const solution = kit.findSolution(kit.parsePuzzle(lines[0])) as number[];
    const next = solution.map((digit) => (1 << (digit - 1)) | (1 << (digit % 9)));
    const loose = next.map((mask, cell) => (cell < 27 ? 0x1ff : mask));
    expect(kit.rateExplainer({ givens: values, values, candidates: loose }).status).toBe('multiple');
    const swapped = next.map((mask, cell) =>
      cell === 40 ? mask & ~(1 << (solution[40] - 1)) : 1 << (solution[cell] - 1),
    );
    expect(kit.rateExplainer({ givens: values, values, candidates: swapped })).toEqual({ status: 'invalid', ...none });
  });
});
