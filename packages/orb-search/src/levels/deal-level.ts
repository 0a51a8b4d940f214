import {
  checkDifficulty,
  checkInteger,
  checkOptions,
  checkSeed,
  createPace,
  createRandom,
  type Found,
  fifthsOf,
  levelOf,
  runSlices,
} from '@kit/grid';
import { everyLayout } from '../kernel/every-layout.js';
import { gameDeal } from '../kernel/game-deal.js';
import { gameMatches } from '../kernel/game-matches.js';
import { gameMoves } from '../kernel/game-moves.js';
import { gameOf } from '../match3/check-game.js';
import { checkLevel } from './check-level.js';
import { scoreOf } from './rate-game.js';
import type { DealLevelOptions, DealtLevel, SwapLevel } from './types.js';

/** Deals that levels of difficulty are measured on; scripts/deal-levels.ts prints how near they come to fifths of 10,000. */
const sampleSize = 400;

/**
 * Deals a level: no match stands, and at least one move is legal. The same seed deals the same pieces. The game carries the state
 * of chance (`random`), so what comes in later follows from that seed too.
 *
 * `difficulty` asks for a fifth of such deals by the score of {@link rateGame}, from the easiest, 1, to the hardest, 5: others are
 * dealt anew. Where the fifths part is measured on 400 deals when such a level is first asked for, and remembered.
 *
 * @param level - size, shape, layers, rules, goals, moves
 * @param options - seed, difficulty, and how many deals to try
 * @returns `found` with the game; `impossible` if it is proved that no deal can be played; else `limit`
 * @throws {@link InvalidInputError} as {@link playSwap}, for the level
 *
 * @example
 * ```ts
 * import { dealLevel, findSwaps } from '@kit/orb-search';
 *
 * const dealt = dealLevel({ rows: 3, cols: 4, shape: ['....', '.##.', '....'], moves: 10 }, { seed: 1 });
 * dealt.status === 'found' && dealt.game.pieces.filter((piece) => piece === -1).length; // => 2
 * dealt.status === 'found' && findSwaps(dealt.game).length > 0; // => true
 * ```
 */
export function dealLevel(level: SwapLevel, options: DealLevelOptions = {}): Found<DealtLevel> {
  const checked = checkLevel(level);
  const { seed = 0, maxTries = 100, difficulty } = checkOptions(options, ['seed', 'maxTries', 'difficulty']);
  const dice = createRandom(checkSeed(seed, 'options.seed'));
  checkInteger(maxTries, 'options.maxTries', 1, 10_000);
  const wanted = checkDifficulty(difficulty);
  const { table, state, dealt } = checked;
  const moves = gameMoves(table);
  const { deal } = gameDeal(table, gameMatches(table), moves);
  const scores = () => {
    const random = createRandom(0);
    const found: number[] = [];
    for (let sample = 0; sample < sampleSize; sample++) {
      if (deal(state, dealt, random)) found.push(scoreOf(moves.list(state)));
    }
    return found;
  };
  const { rows, cols, shape, cells, pieces, blockers, rules } = level;
  const fifths =
    wanted &&
    runSlices(fifthsOf(`dealLevel ${JSON.stringify([rows, cols, shape, cells, pieces, blockers, rules])}`, scores));
  for (let attempt = 0; attempt < maxTries; attempt++) {
    if (!deal(state, dealt, dice)) continue;
    if (fifths === undefined || levelOf(scoreOf(moves.list(state)), fifths) === wanted)
      return { status: 'found', game: gameOf(level, checked, 0, dice.state()) };
  }
  if (fifths !== undefined) return { status: 'limit' };
  const status = runSlices(everyLayout(table, state, createPace(), dealt));
  return status === 'found' ? { status, game: gameOf(level, checked, 0, dice.state()) } : { status };
}
