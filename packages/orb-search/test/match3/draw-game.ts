/** Random swap games of every kind: sizes, holes, layers, special pieces, presets and rules of their own. */
import { createRandom, type Random } from '@kit/grid';
import {
  plainRules,
  rocketRules,
  type SwapEffect,
  type SwapGame,
  type SwapRules,
  stripedRules,
} from '../../src/index.js';

/** Rules with a piece for every effect, and pairs of every kind. */
function ownRules(random: Random): SwapRules {
  const simple: SwapEffect[] = [
    { kind: 'row' },
    { kind: 'col', width: 3 },
    { kind: 'diagonals' },
    { kind: 'square', radius: 1 },
    { kind: 'plus', radius: 2 },
    { kind: 'colour' },
    { kind: 'board' },
  ];
  const effects = (names: string[]): SwapEffect[] => {
    const kinds: SwapEffect[] = [
      random.pick(simple),
      { kind: 'turn', into: [random.pick(names), random.pick(names)] },
      { kind: 'fly', count: 1 + random.int(3), carries: [random.pick(simple)] },
      { kind: 'fly' },
    ];
    return random.shuffle(kinds).slice(0, random.int(3));
  };
  const names = ['one', 'two', 'three', 'four'];
  const sides = [...names, 'plain', 'any'];
  // The last has no colour, so that each of them may leave it.
  const coloured = names.map((_, i) => i < 3 && random.int(3) > 0);
  const matches = random.pick(['groups', 'lines'] as const);
  return {
    types: random.pick([2, 3, 4, 5, [0, 1, 1, 4]]),
    matches,
    holes: random.pick(['pass', 'hold'] as const),
    diagonals: random.int(2) === 0,
    squares: true,
    specials: names.map((name, i) => ({
      name,
      clears: effects(names),
      coloured: coloured[i],
      fires: (['swap', 'tap', 'itself'] as const).filter(() => random.int(5) === 0),
      ...(random.int(4) === 0 ? { leaves: coloured[i] ? random.pick(names) : 'four' } : {}),
    })),
    shapes: (['line-6', 'line-5', 'plus', 'T', 'L', 'line-4', 'square', 'line-3'] as const)
      .filter((kind) => random.int(3) > 0 && (matches === 'groups' || /line|square/.test(kind)))
      .map((kind) => ({
        kind,
        makes: random.pick(names),
        ...(kind.startsWith('line') && random.int(2) === 0 ? { axis: random.pick(['row', 'col'] as const) } : {}),
      })),
    pairs: Array.from({ length: random.int(4) }, () => ({
      pieces: [random.pick(names), random.pick(sides)] as const,
      clears: effects(names),
    })),
    points: { piece: 10, layer: 5, special: 20, match: 7 * random.int(2), cascade: random.int(3) / 2 },
  };
}

/** The game of a seed. */
export function drawGame(seed: number): SwapGame {
  const random = createRandom(seed);
  const rows = 1 + random.int(8);
  const cols = 1 + random.int(random.int(4) === 0 ? 13 : 8);
  const size = rows * cols;
  const preset = random.int(5);
  const base = preset === 0 ? plainRules : preset === 1 ? stripedRules : preset === 2 ? rocketRules : ownRules(random);
  const rules: SwapRules =
    preset > 2
      ? base
      : {
          ...base,
          types: 3 + random.int(4),
          diagonals: random.int(2) === 0,
          holes: random.pick(['pass', 'hold'] as const),
          squares: base.squares ?? random.int(3) === 0,
        };
  const withSources =
    random.int(6) === 0
      ? { ...rules, sources: [random.int(size), random.int(size)].slice(0, Math.min(size, random.int(3))) }
      : rules;
  const odds = {
    hole: random.int(3),
    ice: random.int(3),
    blocker: random.int(3),
    special: random.int(3),
    gap: random.int(2),
  };
  const per = (chance: number) => random.int(10) < chance;
  const specials = rules.specials ?? [];
  const types = typeof rules.types === 'number' ? rules.types : 5;
  const cells: number[] = [];
  const pieces: number[] = [];
  const blockers: number[] = [];
  for (let cell = 0; cell < size; cell++) {
    const isHole = per(odds.hole);
    cells.push(isHole ? -1 : per(odds.ice) ? 1 + random.int(3) : 0);
    const blocker = !isHole && per(odds.blocker) ? random.pick([1, 2, 3, 10, 11, 11, 12, 13]) : 0;
    blockers.push(blocker);
    const isFree = !isHole && (blocker === 0 || blocker > 10) && (blocker > 10 || !per(odds.gap));
    const k = specials.length > 0 && per(odds.special) ? 1 + random.int(specials.length) : 0;
    const colour = k > 0 && specials[k - 1].coloured === false ? 15 : random.int(types);
    pieces.push(isFree ? 16 * k + colour : -1);
  }
  const layersOf = (least: number, most: number, layers: readonly number[], less: number) =>
    layers.reduce((sum, layer) => sum + (layer >= least && layer <= most ? layer - less : 0), 0);
  const ice = cells.reduce((sum, layer, cell) => sum + (layer > 0 && blockers[cell] !== 10 ? layer : 0), 0);
  const crates = layersOf(1, 9, blockers, 0);
  const chains = layersOf(11, 19, blockers, 10);
  const goals = [
    { kind: 'score', count: 5000 } as const,
    { kind: 'collect', type: random.int(2), count: 1 + random.int(30) } as const,
    ...(ice > 0 ? [{ kind: 'ice', count: 1 + random.int(ice) } as const] : []),
    ...(crates > 0 ? [{ kind: 'crates', count: crates } as const] : []),
    ...(chains > 0 ? [{ kind: 'chains', count: chains } as const] : []),
    ...(specials.length > 0 ? [{ kind: 'fire', special: random.pick(specials).name, count: 50 } as const] : []),
    ...(specials.length > 0 ? [{ kind: 'make', special: random.pick(specials).name, count: 50 } as const] : []),
  ];
  const asked = random.shuffle(goals).slice(0, random.int(4));
  if (random.int(3) > 0) return { rows, cols, cells, pieces, blockers, rules: withSources, goals: asked };
  const queue = Array.from({ length: 1 + random.int(30) }, () => {
    const k = random.int(4) === 0 ? random.int(specials.length + 1) : 0;
    return 16 * k + (k > 0 && specials[k - 1].coloured === false ? 15 : random.int(6));
  });
  const queueAt = random.int(queue.length + 1);
  return { rows, cols, cells, pieces, blockers, rules: { ...withSources, queue }, goals: asked, queueAt };
}
