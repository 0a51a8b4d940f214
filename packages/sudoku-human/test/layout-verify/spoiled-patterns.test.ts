import * as kit from '@kit/sudoku-human';
import { describe, expect, test } from 'vitest';
import { isQuick, some } from '../../../../config/runs.js';
import { scatteredMarks } from '../layout/boards.js';
import { ownLayout } from '../layout/own-layouts.js';

const six = ownLayout('six');
const boards = Array.from({ length: 12 }, (_, seed) => scatteredMarks(six, 13 * seed + 5, 0.45));

/** What a step is refused for; nothing if it isn't. */
function refusal(board: kit.Position, step: kit.Step): string | undefined {
  const verdict = kit.verifyStep(board, step);
  return verdict.valid ? undefined : verdict.reason;
}

/** The first steps of the techniques on boards of our own. */
function* stepsOf(...techniques: readonly kit.Technique[]): Generator<[kit.Position, kit.Step]> {
  for (const board of boards) for (const step of kit.findSteps(board, techniques).slice(0, 4)) yield [board, step];
}

/** The step with parts of its pattern changed. */
function withPattern(step: kit.Step, pattern: Partial<kit.Step['pattern']>): kit.Step {
  return { ...step, pattern: { ...step.pattern, ...pattern } };
}

const allHouses = kit.housesOf(six);
const placesOf = ({ candidates }: kit.Position, house: number, digit: number): kit.Candidate[] =>
  allHouses[house].cells
    .filter((cell) => ((candidates[cell] >> (digit - 1)) & 1) === 1)
    .map((cell) => ({ cell, digit }));
const inRole = (role: string, some: readonly kit.Candidate[]) => some.map((one) => ({ ...one, role }));

describe('what is none of the kind is refused for what it lacks', () => {
  test('turbot fish: links within houses that have every digit', () => {
    const layout = { ...six, cages: [{ cells: [0, 1] }] };
    const cage = kit.housesOf(kit.createLayout(layout)).length - 1;
    const steps = [...stepsOf(kit.skyscraper, kit.twoStringKite, kit.turbotFish)];
    expect(steps.length).toBeGreaterThan(5);
    for (const [board, step] of steps) {
      const [first, second] = step.pattern.houses;
      const caged = { ...board, layout: kit.createLayout(layout) };
      const houses = [first, { ...second, house: cage }];
      expect(refusal(caged, withPattern(step, { houses }))).toBe('wrong-houses');
    }
  });

  test('turbot fish: X-Wings are called so', () => {
    const [[, model]] = stepsOf(kit.skyscraper);
    const [from, to] = model.pattern.houses;
    let many = 0;
    for (const board of boards) {
      for (let row = 0; row < 6 * 6 * 6; row++) {
        const [one, other, digit] = [row % 6, Math.floor(row / 6) % 6, Math.floor(row / 36) + 1];
        const [a, b] = [one, other].map((house) => placesOf(board, house, digit));
        const isXWing = a.length === 2 && b.length === 2 && a.every(({ cell }, i) => cell % 6 === b[i].cell % 6);
        if (one >= other || !isXWing) continue;
        const cells = [a[0], a[1], b[1], b[0]];
        const nodes = cells.map(({ cell }) => ({ cells: [cell], digit }));
        const links = [0, 1, 2].map(
          (i): kit.Link => ({
            from: nodes[i],
            to: nodes[i + 1],
            type: i === 1 ? 'weak' : 'strong',
          }),
        );
        const candidates = [...inRole('end', [cells[0], cells[3]]), ...inRole('joint', [cells[1], cells[2]])];
        const houses = [
          { ...from, house: one },
          { ...to, house: other },
        ];
        const step = { ...withPattern(model, { houses, links, candidates }), eliminations: [cells[0]] };
        expect(refusal(board, step)).toBe('wrong-kind-of-chain');
        many++;
      }
    }
    expect(many).toBeGreaterThan(0);
  });

  test('empty rectangles: any region, any house and any digit', () => {
    const [[, model]] = stepsOf(kit.emptyRectangle);
    const counts = new Map<string, number>();
    for (const board of some(boards.slice(0, 2), 2)) {
      for (const digit of some([1, 2, 3, 4, 5, 6], 2)) {
        for (let box = 6; box < 18; box++) {
          for (let house = 0; house < 18; house++) {
            if (box === house) continue;
            const [places, ends] = [placesOf(board, box, digit), placesOf(board, house, digit)];
            const step = withPattern(model, {
              houses: [
                { ...model.pattern.houses[0], house: box },
                { ...model.pattern.houses[1], house },
              ],
              candidates: [...inRole('box', places), ...inRole('link', ends)],
            });
            const all = { ...step, eliminations: places.slice(0, 1) };
            const reason = refusal(board, all) ?? 'nothing';
            counts.set(reason, (counts.get(reason) ?? 0) + 1);
          }
        }
      }
    }
    for (const reason of ['wrong-houses', 'not-a-strong-link', 'wrong-candidates', 'not-an-empty-rectangle']) {
      expect([reason, (counts.get(reason) ?? 0) > 3]).toEqual([reason, true]);
    }
    // Its own places are never struck out.
    expect(counts.get('nothing')).toBeUndefined();
  });

  test('W-Wings: any two cells and any house', () => {
    const [[, model]] = stepsOf(kit.wWing);
    const counts = new Map<string, number>();
    for (const board of boards.slice(0, 1)) {
      const digitsAt = (cell: number) =>
        [1, 2, 3, 4, 5, 6].filter((digit) => (board.candidates[cell] >> (digit - 1)) & 1);
      for (let one = 0; one < 36; one++) {
        for (let two = one + 1; two < 36; two += isQuick ? 2 : 1) {
          for (const house of [0, 16]) {
            for (const link of [1, 4]) {
              const wings = [one, two].flatMap((cell) => digitsAt(cell).map((digit) => ({ cell, digit })));
              const step = withPattern(model, {
                houses: [{ ...model.pattern.houses[0], house }],
                candidates: [...inRole('wing', wings), ...inRole('bridge', placesOf(board, house, link))],
              });
              const reason = refusal(board, { ...step, eliminations: wings.slice(0, 1) }) ?? 'nothing';
              counts.set(reason, (counts.get(reason) ?? 0) + 1);
            }
          }
        }
      }
    }
    for (const reason of ['not-a-wing', 'not-a-strong-link']) expect(counts.get(reason)).toBeGreaterThan(3);
    expect(counts.get('nothing')).toBeUndefined();
  });

  test('W-Wings: equal pairs whose bridge holds another digit, or does not see both', () => {
    const counts = { held: 0, asked: 0 };
    for (const [board, step] of stepsOf(kit.wWing)) {
      const bridge = step.pattern.candidates.filter(({ role }) => role === 'bridge');
      const wings = step.pattern.candidates.filter(({ role }) => role === 'wing');
      for (let digit = 1; digit <= 6; digit++) {
        for (let house = 0; house < 18; house++) {
          const places = placesOf(board, house, digit);
          if (places.length !== 2) continue;
          const houses = [{ ...step.pattern.houses[0], house }];
          const other = withPattern(step, { houses, candidates: [...wings, ...inRole('bridge', places)] });
          const reason = refusal(board, other);
          counts.asked++;
          if (reason === undefined) counts.held++;
          const isOwn = digit === bridge[0].digit && house === step.pattern.houses[0].house;
          if (isOwn) expect(reason).toBeUndefined();
          else expect([undefined, 'not-a-wing', 'elimination-does-not-follow']).toContain(reason);
        }
      }
    }
    expect(counts.asked).toBeGreaterThan(4 * counts.held);
  });

  test('loops pass each candidate once', () => {
    const steps: [kit.Position, kit.Step][] = [];
    for (const found of stepsOf(kit.continuousNiceLoop, kit.groupedContinuousNiceLoop)) {
      steps.push(found);
      if (isQuick && steps.length > 5) break;
    }
    expect(steps.length).toBeGreaterThan(5);
    for (const [board, step] of steps) {
      const { links, candidates } = step.pattern;
      const twice = withPattern(step, { links: [...links, ...links], candidates: [...candidates, ...candidates] });
      expect(['wrong-kind-of-chain', 'wrong-candidates']).toContain(refusal(board, twice));
      const linked = withPattern(step, { links: [...links, ...links] });
      expect(['wrong-kind-of-chain', 'wrong-candidates']).toContain(refusal(board, linked));
    }
  });

  test('colours that do not contradict themselves', () => {
    const steps = [...stepsOf(kit.simpleColorsTrap)];
    expect(steps.length).toBeGreaterThan(5);
    let consistent = 0;
    for (const [board, step] of steps) {
      const wrap: kit.Step = { ...step, technique: 'simple-colors-wrap' };
      expect(refusal(board, wrap)).toBe('elimination-does-not-follow');
      const ofOneColor = step.pattern.candidates.filter(({ role }) => role === 'color-a');
      const reason = refusal(board, { ...wrap, eliminations: ofOneColor });
      // A colour may contradict itself as well as trap something.
      expect([undefined, 'elimination-does-not-follow']).toContain(reason);
      if (reason !== undefined) consistent++;
    }
    expect(consistent).toBeGreaterThan(3);
  });

  test('fish of fins without any', () => {
    const steps = [...stepsOf(kit.xWing, kit.swordfish)];
    expect(steps.length).toBeGreaterThan(5);
    for (const [board, step] of steps) {
      const technique = `finned-${step.technique}` as kit.TechniqueId;
      expect(refusal(board, { ...step, technique })).toBe('wrong-candidates');
    }
  });

  test('deadly patterns: four cells of two rows and two columns', () => {
    const layout = ownLayout('six');
    let many = 0;
    for (let seed = 0; seed < 40 && many < (isQuick ? 1 : 3); seed++) {
      const dealt = kit.generatePuzzle({ layout, seed });
      if (dealt.status !== 'found') continue;
      const steps = kit.findSteps(dealt.position, [kit.uniqueRectangle1, kit.uniqueRectangle2, kit.uniqueRectangle4]);
      for (const step of steps) {
        const gone = step.pattern.candidates.find(({ role }) => role === 'deadly')?.cell;
        const candidates = step.pattern.candidates.filter(({ cell }) => cell !== gone);
        expect(refusal(dealt.position, withPattern(step, { candidates }))).toBe('not-a-deadly-pattern');
        many++;
      }
    }
    expect(many).toBeGreaterThan(0);
  });
});

test('a fish has five fins at most', () => {
  const board = scatteredMarks(ownLayout('knight'), 11, 0.45);
  const steps = kit.findSteps(board, [
    kit.finnedXWing,
    kit.finnedSwordfish,
    kit.finnedJellyfish,
    kit.finnedFrankenXWing,
    kit.finnedMutantXWing,
  ]);
  const fins = steps.map(({ pattern }) => pattern.candidates.filter(({ role }) => role === 'fin').length);
  expect(fins.length).toBeGreaterThan(5);
  expect(Math.max(...fins)).toBeLessThanOrEqual(5);
});

test('a pattern without candidates is none', () => {
  for (const technique of [kit.xWing, kit.emptyRectangle, kit.wWing, kit.skyscraper, kit.simpleColorsTrap]) {
    const [[board, step]] = stepsOf(technique);
    expect(refusal(board, withPattern(step, { candidates: [] }))).toBeDefined();
    const wings = step.pattern.candidates.filter(({ role }) => role === 'wing');
    expect(refusal(board, withPattern(step, { candidates: wings }))).toBeDefined();
  }
});
