import type { Random } from '@kit/grid';
import { createRandom, randomFromState } from '@kit/grid';
import type { ExpectStatic } from 'vitest';
import { findSwaps, isLegalSwap, playSwap, type SwapGame } from '../../src/index.js';
import { drawGame } from './draw-game.js';
import { Model } from './model.js';
import { checkTimes, playFalls } from './play-falls.js';

/** Plays some turns of the game of a seed with the package and with the model; says how many waves there were. */
export function comparePlay(drawn: number, turns: number, random: Random, expect: ExpectStatic): number {
  let game: SwapGame = drawGame(drawn);
  let waves = 0;
  for (let turn = 0; turn < turns; turn++) {
    const model = new Model(game);
    const legal = legalOf(model);
    const isOver = model.goals.length > 0 && model.openGoals().length === 0;
    const found = findSwaps(game).map(({ a, b }) => [a, b]);
    expect(found, `moves of seed ${drawn}, turn ${turn}`).toEqual(isOver ? [] : legal);
    const [a, b] = legal.length > 0 && random.int(8) > 0 ? random.pick(legal) : anyPair(game, random);
    const isLegal = !isOver && model.isLegal(a, b);
    expect(isLegalSwap(game, a, b), `legal, seed ${drawn}, turn ${turn}`).toBe(isLegal);
    // Half of the turns go on from the chance of the game.
    const seed = random.int(2) === 0 ? random.int(1e9) : undefined;
    const dice = seed === undefined && game.random ? randomFromState(game.random) : createRandom(seed ?? 0);
    // Half of the swaps the other way round: pairs fire at the second cell.
    const [from, to] = random.int(2) === 0 ? [a, b] : [b, a];
    const played = playSwap(game, from, to, { seed, maxWaves: 12 });
    if (!isLegal) {
      expect(played.steps).toEqual([]);
      expect([played.game.pieces, played.game.random]).toEqual([game.pieces, game.random]);
      continue;
    }
    const expected = model.play(from, to, dice, 12);
    let before: readonly number[] = swapped(game.pieces, from, to);
    for (const [i, wave] of expected.entries()) {
      const step = played.steps[i];
      const { falls, turned, ...rest } = step ?? {};
      const sorted = { ...rest, made: step && [...step.made].sort((one, other) => one.cell - other.cell) };
      expect(sorted, `seed ${drawn}, turn ${turn}, ${from}-${to}, wave ${i}`).toEqual(wave);
      expect(playFalls(before, step, game), `falls of seed ${drawn}, turn ${turn}, wave ${i}`).toEqual(
        wave.board.pieces,
      );
      checkTimes(step, game);
      before = wave.board.pieces;
    }
    expect(played.steps.length).toBe(expected.length);
    expect(played.game.random).toEqual(dice.state());
    expect(played.game.goals ?? []).toEqual(
      model.goals.map((goal) => ({ ...goal, done: (goal.done ?? 0) + (model.counted.get(nameOf(goal)) ?? 0) })),
    );
    waves += expected.length;
    game = played.game;
  }
  return waves;
}

function nameOf(goal: NonNullable<SwapGame['goals']>[number]): string {
  if (goal.kind === 'collect') return `type ${goal.type}`;
  return goal.kind === 'fire' || goal.kind === 'make' ? `${goal.kind} ${goal.special}` : goal.kind;
}

/** Every legal move by trial, in the order that is promised. */
function legalOf(model: Model): number[][] {
  return model.all.flatMap((a) =>
    [a, a + 1, a + model.cols]
      .filter((b, i, list) => list.indexOf(b) === i && b < model.all.length && model.isLegal(a, b))
      .map((b) => [a, b]),
  );
}

function anyPair({ rows, cols }: SwapGame, random: Random): [number, number] {
  const a = random.int(rows * cols);
  if (a % cols < cols - 1) return [a, a + 1];
  return [a, a + cols < rows * cols ? a + cols : a];
}

function swapped(pieces: readonly number[], a: number, b: number): number[] {
  const after = [...pieces];
  after[a] = pieces[b];
  after[b] = pieces[a];
  return after;
}
