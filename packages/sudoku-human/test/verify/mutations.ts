/** Every way to spoil a step by one change, and changes that leave it true. */

import { en, type Link, type PatternHouse, type Position, type Role, type Step } from '@kit/sudoku-human';

export type Mutation = { readonly what: string; readonly step: Step };

/** Steps that differ from a true one by one change and are no longer true, or no longer of their technique. */
export function* mutations(position: Position, step: Step): Generator<Mutation> {
  yield* conclusions(position, step);
  yield* patternCandidates(step);
  yield* patternHouses(step);
  yield* links(step);
  for (const { what, ...pattern } of branches(step)) yield { what, step: { ...step, pattern } };
  for (const technique of Object.keys(en.techniques) as Step['technique'][]) {
    // Where a house lacks one digit, that digit is a hidden single of the house as well.
    const also = step.technique === 'full-house' && technique === 'hidden-single';
    if (technique !== step.technique && !also) yield { what: `called ${technique}`, step: { ...step, technique } };
  }
}

function* conclusions(position: Position, step: Step): Generator<Mutation> {
  const listed = new Set([...step.eliminations, ...step.placements].map(({ cell, digit }) => 9 * cell + digit));
  for (let cell = 0; cell < 81; cell++) {
    for (let digit = 1; digit <= 9; digit++) {
      const isThere = (position.candidates[cell] & (1 << (digit - 1))) !== 0;
      if (listed.has(9 * cell + digit) || !isThere) continue;
      const what = `${digit} in cell ${cell}`;
      yield {
        what: `strikes out ${what} too`,
        step: { ...step, eliminations: [...step.eliminations, { cell, digit }] },
      };
      if (digit === 1 + (cell % 9))
        yield { what: `sets ${what} too`, step: { ...step, placements: [...step.placements, { cell, digit }] } };
    }
  }
  yield { what: 'concludes nothing', step: { ...step, placements: [], eliminations: [] } };
  yield {
    what: 'sets what it strikes out',
    step: { ...step, placements: step.eliminations, eliminations: step.placements },
  };
  yield {
    what: 'says everything twice',
    step: {
      ...step,
      placements: step.placements.flatMap((candidate) => [candidate, candidate]),
      eliminations: step.eliminations.flatMap((candidate) => [candidate, candidate]),
    },
  };
}

function* patternCandidates(step: Step): Generator<Mutation> {
  const all = step.pattern.candidates;
  const changed = (what: string, candidates: typeof all): Mutation => ({
    what,
    step: { ...step, pattern: { ...step.pattern, candidates } },
  });
  for (const [index, candidate] of all.entries()) {
    yield changed(`drops candidate ${index}`, all.toSpliced(index, 1));
    yield changed(`doubles candidate ${index}`, [...all, candidate]);
    yield changed(`misnames candidate ${index}`, all.with(index, { ...candidate, role: 'other' as Role }));
    for (let cell = 0; cell < 81; cell++) {
      if (cell !== candidate.cell)
        yield changed(`moves candidate ${index} to ${cell}`, all.with(index, { ...candidate, cell }));
    }
    for (let digit = 1; digit <= 9; digit++) {
      if (digit !== candidate.digit)
        yield changed(`makes candidate ${index} a ${digit}`, all.with(index, { ...candidate, digit }));
    }
  }
}

function* patternHouses(step: Step): Generator<Mutation> {
  const all = step.pattern.houses;
  const changed = (what: string, houses: readonly PatternHouse[]): Mutation => ({
    what,
    step: { ...step, pattern: { ...step.pattern, houses } },
  });
  for (const role of ['base', 'cover', 'house'] as const) {
    for (let house = 0; house < 27; house++) {
      yield changed(`adds house ${house} as ${role}`, [...all, { house, role }]);
    }
    for (const [index, entry] of all.entries()) {
      if (entry.role !== role) yield changed(`makes house ${index} a ${role}`, all.with(index, { ...entry, role }));
    }
  }
  for (const [index, entry] of all.entries()) {
    yield changed(`drops house ${index}`, all.toSpliced(index, 1));
    for (let house = 0; house < 27; house++) {
      if (house !== entry.house)
        yield changed(`moves house ${index} to ${house}`, all.with(index, { ...entry, house }));
    }
  }
}

function* links(step: Step): Generator<Mutation> {
  const all = step.pattern.links;
  const changed = (what: string, list: readonly Link[]): Mutation => ({
    what,
    step: { ...step, pattern: { ...step.pattern, links: list } },
  });
  for (const [index, link] of all.entries()) {
    yield changed(`drops link ${index}`, all.toSpliced(index, 1));
    yield changed(`doubles link ${index}`, all.toSpliced(index, 0, link));
    yield changed(`flips link ${index}`, all.with(index, { ...link, type: link.type === 'weak' ? 'strong' : 'weak' }));
    yield changed(`turns link ${index} round`, all.with(index, { ...link, from: link.to, to: link.from }));
    for (const end of ['from', 'to'] as const) {
      for (let cell = 0; cell < 81; cell++) {
        if (!link[end].cells.includes(cell)) {
          yield changed(
            `moves ${end} of link ${index} to ${cell}`,
            all.with(index, { ...link, [end]: { ...link[end], cells: [cell] } }),
          );
          yield changed(
            `widens ${end} of link ${index} by ${cell}`,
            all.with(index, { ...link, [end]: { ...link[end], cells: [...link[end].cells, cell] } }),
          );
        }
      }
      for (let digit = 1; digit <= 9; digit++) {
        if (digit !== link[end].digit) {
          yield changed(
            `makes ${end} of link ${index} a ${digit}`,
            all.with(index, { ...link, [end]: { ...link[end], digit } }),
          );
        }
      }
    }
  }
  if (all.length === 0) {
    const node = { cells: [step.pattern.candidates[0].cell], digit: step.pattern.candidates[0].digit };
    const link: Link = { from: node, to: node, type: 'weak' };
    yield changed('adds a link', [link]);
    yield { what: 'adds a branch', step: { ...step, pattern: { ...step.pattern, branches: [[link]] } } };
  } else {
    yield changed('has no links', []);
    yield { what: 'adds a branch', step: { ...step, pattern: { ...step.pattern, branches: [all] } } };
  }
}

function* branches({ pattern }: Step): Generator<Step['pattern'] & { readonly what: string }> {
  for (const [index, branch] of (pattern.branches ?? []).entries()) {
    const all = pattern.branches as readonly (readonly Link[])[];
    yield { ...pattern, what: `drops branch ${index}`, branches: all.toSpliced(index, 1) };
    for (const [at] of branch.entries())
      yield {
        ...pattern,
        what: `drops link ${at} of branch ${index}`,
        branches: all.with(index, branch.toSpliced(at, 1)),
      };
  }
}

/** The same step said otherwise: still true. */
export function* rewordings(step: Step): Generator<Mutation> {
  for (const [index] of step.eliminations.entries()) {
    if (step.eliminations.length > 1) {
      yield {
        what: `keeps elimination ${index} to itself`,
        step: { ...step, eliminations: step.eliminations.toSpliced(index, 1) },
      };
    }
  }
  const { pattern } = step;
  const reordered = { ...pattern, candidates: pattern.candidates.toReversed(), houses: pattern.houses.toReversed() };
  yield { what: 'lists its pattern the other way round', step: { ...step, pattern: reordered } };
  const turned = pattern.links.toReversed().map(({ from, to, type }) => ({ from: to, to: from, type }));
  yield { what: 'reads its chain from the other end', step: { ...step, pattern: { ...pattern, links: turned } } };
  yield { what: 'has an empty list of branches', step: { ...step, pattern: { ...pattern, branches: [] } } };
}
