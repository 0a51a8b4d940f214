/**
 * Every step of a form that can be written down, true or not: no search, no cleverness, and no knowledge of when a
 * technique works. What the checker lets through is compared with the solution.
 */

import type * as kit from '@kit/sudoku-human';

type Parts = {
  candidates: readonly kit.PatternCandidate[];
  houses?: readonly kit.PatternHouse[];
  links?: readonly kit.Link[];
};

const houseNumbers = Array.from({ length: 27 }, (_, house) => house);
const allDigits = [1, 2, 3, 4, 5, 6, 7, 8, 9];

function isIn(house: kit.House, cell: kit.Cell): boolean {
  if (house < 9) return Math.floor(cell / 9) === house;
  if (house < 18) return cell % 9 === house - 9;
  return Math.floor(cell / 27) * 3 + Math.floor((cell % 9) / 3) === house - 18;
}

function* choose<T>(list: readonly T[], count: number, from = 0): Generator<T[]> {
  if (count === 0) yield [];
  else
    for (let at = from; at < list.length; at++)
      for (const rest of choose(list, count - 1, at + 1)) yield [list[at], ...rest];
}

export function* proposals(position: kit.Position): Generator<kit.Step> {
  const open = position.candidates.flatMap((mask, cell) => (mask === 0 ? [] : [cell]));
  const digitsAt = (cell: kit.Cell): number[] =>
    allDigits.filter((digit) => position.candidates[cell] & (1 << (digit - 1)));
  const placesFor = (digit: number, house: kit.House): kit.Cell[] =>
    open.filter((cell) => isIn(house, cell) && digitsAt(cell).includes(digit));
  const all = (cells: readonly kit.Cell[], role: kit.Role): kit.PatternCandidate[] =>
    cells.flatMap((cell) => digitsAt(cell).map((digit) => ({ cell, digit, role })));
  const houses = (list: readonly kit.House[], role: kit.PatternHouse['role']): kit.PatternHouse[] =>
    list.map((house) => ({ house, role }));

  const step = (technique: kit.TechniqueId, parts: Parts): kit.Step => ({
    technique,
    placements: [],
    eliminations: [],
    pattern: { houses: [], links: [], ...parts },
    message: { key: technique, params: {} },
  });
  function* strikes(proposed: kit.Step, digits: readonly number[]): Generator<kit.Step> {
    for (const cell of open) {
      for (const digit of digitsAt(cell)) {
        if (digits.includes(digit)) yield { ...proposed, eliminations: [{ cell, digit }] };
      }
    }
  }

  for (const cell of open) {
    for (const digit of digitsAt(cell)) {
      const single = { candidates: [{ cell, digit, role: 'single' as const }] };
      yield { ...step('naked-single', single), placements: [{ cell, digit }] };
      for (const house of houseNumbers.filter((number) => isIn(number, cell))) {
        yield {
          ...step('hidden-single', { ...single, houses: houses([house], 'house') }),
          placements: [{ cell, digit }],
        };
      }
    }
  }

  for (const digit of allDigits) {
    const inRole = (cells: readonly kit.Cell[], role: kit.Role): kit.PatternCandidate[] =>
      cells.map((cell) => ({ cell, digit, role }));
    for (const base of houseNumbers) {
      const locked = inRole(placesFor(digit, base), 'locked');
      if (locked.length < 2 || locked.length > 3) continue;
      for (const cover of houseNumbers) {
        const pattern = { candidates: locked, houses: [...houses([base], 'base'), ...houses([cover], 'cover')] };
        yield* strikes(step(base < 18 ? 'claiming' : 'pointing', pattern), [digit]);
      }
    }
    const lines = houseNumbers.slice(0, 18);
    for (const bases of choose(
      lines.filter((line) => [2, 3].includes(placesFor(digit, line).length)),
      2,
    )) {
      const places = bases.flatMap((base) => placesFor(digit, base));
      for (const covers of choose(
        lines.filter((line) => places.some((cell) => isIn(line, cell)) && !bases.includes(line)),
        2,
      )) {
        const covered = places.filter((cell) => covers.some((cover) => isIn(cover, cell)));
        const fins = places.filter((cell) => !covered.includes(cell));
        const pattern = {
          candidates: [...inRole(covered, 'base'), ...inRole(fins, 'fin')],
          houses: [...houses(bases, 'base'), ...houses(covers, 'cover')],
        };
        if (fins.length < 3) yield* strikes(step(fins.length === 0 ? 'x-wing' : 'finned-x-wing', pattern), [digit]);
      }
    }
  }

  for (const house of houseNumbers) {
    const inHouse = open.filter((cell) => isIn(house, cell));
    for (const cells of choose(inHouse, 2)) {
      const shared = houseNumbers.filter((number) => cells.every((cell) => isIn(number, cell)));
      const naked = { candidates: all(cells, 'subset'), houses: houses(shared, 'house') };
      yield* strikes(step('naked-pair', naked), digitsAt(cells[0]));
      for (const digits of choose(allDigits, 2)) {
        const candidates = naked.candidates.filter(({ digit }) => digits.includes(digit));
        if (candidates.length < 3) continue;
        const hidden = step('hidden-pair', { candidates, houses: houses([house], 'house') });
        for (const cell of cells)
          for (const digit of digitsAt(cell)) yield { ...hidden, eliminations: [{ cell, digit }] };
      }
    }
  }

  const pairs = open.filter((cell) => digitsAt(cell).length === 2);
  for (const wings of choose(pairs, 2)) {
    const shared = digitsAt(wings[0]).filter((digit) => digitsAt(wings[1]).includes(digit));
    for (const pivot of open.filter((cell) => digitsAt(cell).length < 4 && shared.length === 1)) {
      const candidates = [...all([pivot], 'pivot'), ...all(wings, 'wing')];
      yield* strikes(step(digitsAt(pivot).length === 2 ? 'xy-wing' : 'xyz-wing', { candidates }), shared);
    }
    if (shared.length < 2) continue;
    for (const house of houseNumbers) {
      for (const link of shared) {
        const bridge = placesFor(link, house).map((cell) => ({ cell, digit: link, role: 'bridge' as const }));
        const pattern = { candidates: [...all(wings, 'wing'), ...bridge], houses: houses([house], 'house') };
        if (bridge.length > 0 && bridge.length < 4) yield* strikes(step('w-wing', pattern), shared);
      }
    }
  }

  yield* chainProposals(position, strikes, step);
}

/** Chains of three links whose strong links are any two candidates of a digit in a house with two or three places. */
function* chainProposals(
  position: kit.Position,
  strikes: (proposed: kit.Step, digits: readonly number[]) => Generator<kit.Step>,
  step: (technique: kit.TechniqueId, parts: Parts) => kit.Step,
): Generator<kit.Step> {
  for (const digit of allDigits) {
    const pairs = houseNumbers.flatMap((house) => {
      const places = position.candidates.flatMap((mask, cell) =>
        isIn(house, cell) && mask & (1 << (digit - 1)) ? [cell] : [],
      );
      return places.length === 2 || places.length === 3
        ? [...choose(places, 2)].flatMap(([a, b]) => [
            [a, b],
            [b, a],
          ])
        : [];
    });
    for (const [a, b] of pairs) {
      for (const [c, d] of pairs) {
        if (c === b || (b + c) % 3 > 0) continue;
        const node = (cell: kit.Cell): kit.Link['from'] => ({ cells: [cell], digit });
        const links: kit.Link[] = [
          { from: node(a), to: node(b), type: 'strong' },
          { from: node(b), to: node(c), type: 'weak' },
          { from: node(c), to: node(d), type: 'strong' },
        ];
        const candidates = [a, b, c, d].map(
          (cell, at): kit.PatternCandidate => ({ cell, digit, role: at % 2 === 0 ? 'off' : 'on' }),
        );
        yield* strikes(step('x-chain', { candidates, links }), [digit]);
      }
    }
  }
}
