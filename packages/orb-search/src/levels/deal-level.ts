import { checkInteger, checkOptions, checkSeed, createPace, createRandom, type Found, runSlices } from '@kit/grid';
import { everyLayout } from '../kernel/every-layout.js';
import { gameDeal } from '../kernel/game-deal.js';
import { gameMatches } from '../kernel/game-matches.js';
import { gameMoves } from '../kernel/game-moves.js';
import { gameOf } from '../match3/check-game.js';
import { checkLevel } from './check-level.js';
import type { DealLevelOptions, DealtLevel, SwapLevel } from './types.js';

/**
 * Deals a level: no match stands, and at least one move is legal. The same seed deals the same pieces. The game carries the state
 * of chance (`random`), so what comes in later follows from that seed too.
 *
 * @param level - size, shape, layers, rules, goals, moves
 * @param options - seed, and how many deals to try
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
  const { seed = 0, maxTries = 100 } = checkOptions(options, ['seed', 'maxTries']);
  const dice = createRandom(checkSeed(seed, 'options.seed'));
  checkInteger(maxTries, 'options.maxTries', 1, 10_000);
  const { table, state, dealt } = checked;
  const { deal } = gameDeal(table, gameMatches(table), gameMoves(table));
  let isDealt = false;
  for (let attempt = 0; attempt < maxTries && !isDealt; attempt++) isDealt = deal(state, dealt, dice);
  const status = isDealt ? 'found' : runSlices(everyLayout(table, state, createPace(), dealt));
  return status === 'found' ? { status, game: gameOf(level, checked, 0, dice.state()) } : { status };
}
