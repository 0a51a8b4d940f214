import { checkInteger, createPace, InvalidInputError } from '@kit/grid';
import { kindsMatch, linkRules } from '../rules/link-rules.js';
import type { Pair, SolveTilesOptions, TileDeal, TileGame, TileHint } from '../types.js';
import { blockersOf } from './blockers.js';
import { checkDeal } from './check-deal.js';
import { openTiles, pairsAmong } from './free-tiles.js';
import { hintTiles } from './hint-tiles.js';
import { TileStack } from './tile-stack.js';

/** A pair that goes, or the kinds before and after a mix. */
type Step = Pair | { readonly before: readonly number[]; readonly after: readonly number[] };

/**
 * A live game of tiles in layers: what is free and which pairs can go, with steps that are taken back and done again.
 *
 * Building is O(tiles²), a step O(tiles). `isLost` and `hint` ask the solver, once for each position.
 *
 * @param deal - places, and a kind for each, 0 where a tile has gone
 * @param options - kinds that match, and the limit of `isLost` and `hint`
 * @returns the live game; the given deal is not changed
 * @throws {@link InvalidInputError} `bad-options`, `unknown-option`, `bad-list`, `bad-length`, `bad-layout`, `bad-value`,
 * `bad-number`, `bad-groups`
 *
 * @example
 * ```ts
 * import { createTileGame } from '@kit/link-path';
 *
 * // Three side by side, and one on the middle.
 * const places = [0, 2, 4].map((x) => ({ x, y: 0, layer: 0 })).concat({ x: 2, y: 0, layer: 1 });
 * const game = createTileGame({ places, kinds: [1, 2, 2, 1] });
 * game.freeTiles(); // => [0, 2, 3]
 * game.removePair(1, 2); // => false
 * game.hint(); // => { status: 'safe', pair: { a: 0, b: 3 }, moves: [{ a: 0, b: 3 }, { a: 1, b: 2 }] }
 * game.removePair(0, 3); // => true
 * game.isLost(); // => false
 * game.undo(); // => { a: 0, b: 3 }
 * game.redo(); // => { a: 0, b: 3 }
 * game.deal().kinds; // => [0, 2, 2, 0]
 * ```
 */
export function createTileGame(deal: TileDeal, options: SolveTilesOptions = {}): TileGame {
  const { places, kinds: given } = checkDeal(deal);
  const rules = linkRules(options, ['groups', 'maxNodes']);
  const limit = {
    groups: options.groups && Array.from(options.groups, (group) => [...group]),
    maxNodes: checkInteger(options.maxNodes ?? 200_000, 'options.maxNodes', 1),
  };
  const kinds = [...given];
  const stack = new TileStack(blockersOf(places, createPace()), kinds);
  const done: Step[] = [];
  const undone: Step[] = [];
  let known: { free?: readonly number[]; pairs?: readonly Pair[]; hint?: TileHint } = {};

  const isFree = (tile: number): boolean => kinds[tile] > 0 && stack.isOpen(tile);
  const tellOf = (step: Step): Pair | 'reshuffle' => ('a' in step ? step : 'reshuffle');
  /** The kinds of the tiles that went. */
  const gone = [...given];

  const play = (step: Step, isBack: boolean): void => {
    known = {};
    if ('a' in step) {
      for (const tile of [step.a, step.b]) {
        if (isBack) {
          kinds[tile] = gone[tile];
          stack.fill(tile);
        } else {
          gone[tile] = kinds[tile];
          kinds[tile] = 0;
          stack.clear(tile);
        }
      }
      return;
    }
    for (const [tile, kind] of (isBack ? step.before : step.after).entries()) kinds[tile] = kind;
  };
  const take = (step: Step): void => {
    play(step, false);
    done.push(step);
    undone.length = 0;
  };
  const freeTiles = (): readonly number[] => (known.free ??= openTiles(stack, kinds));
  const pairs = (): readonly Pair[] => (known.pairs ??= pairsAmong(freeTiles(), kinds, rules));
  const isPair = (a: number, b: number): boolean => {
    for (const [name, tile] of [['a', a] as const, ['b', b] as const]) checkInteger(tile, name, 0, places.length - 1);
    return a !== b && isFree(a) && isFree(b) && kindsMatch(rules, kinds[a], kinds[b]);
  };
  const hint = (): TileHint => (known.hint ??= hintTiles({ places, kinds }, limit));
  const isCleared = (): boolean => kinds.every((kind) => kind === 0);

  return {
    freeTiles,
    pairs,
    isPair,
    removePair: (a, b) => {
      if (!isPair(a, b)) return false;
      take({ a: Math.min(a, b) + 0, b: Math.max(a, b) });
      return true;
    },
    reshuffle: (mixed) => take({ before: [...kinds], after: mixedKinds(checkDeal(mixed, 'mixed'), places, kinds) }),
    undo: () => {
      const step = done.pop();
      if (step === undefined) return undefined;
      play(step, true);
      undone.push(step);
      return tellOf(step);
    },
    redo: () => {
      const step = undone.pop();
      if (step === undefined) return undefined;
      play(step, false);
      done.push(step);
      return tellOf(step);
    },
    isCleared,
    isDeadlocked: () => pairs().length === 0,
    isLost: () => {
      const { status } = hint();
      return status === 'limit' ? undefined : status === 'lost' || status === 'stuck';
    },
    hint,
    deal: () => ({ places: places.map((place) => ({ ...place })), kinds: [...kinds] }),
  };
}

/** The kinds of a mixed deal, which has the same tiles at the same places. Throws `deal-mismatch`. */
function mixedKinds(mixed: TileDeal, places: TileDeal['places'], kinds: readonly number[]): readonly number[] {
  const refuse = (what: string): InvalidInputError =>
    new InvalidInputError('deal-mismatch', `mixed has ${what}: expected the tiles of this game, mixed`, {
      name: 'mixed',
    });
  const isSamePlace = (tile: number) => {
    const [own, other] = [places[tile], mixed.places[tile]];
    return own.x === other.x && own.y === other.y && own.layer === other.layer;
  };
  if (mixed.places.length !== places.length || !places.every((_, tile) => isSamePlace(tile)))
    throw refuse('other places');
  if (kinds.some((kind, tile) => (kind === 0) !== (mixed.kinds[tile] === 0))) throw refuse('tiles at other places');
  const sorted = (list: readonly number[]) => [...list].sort((a, b) => a - b).join();
  if (sorted(kinds) !== sorted(mixed.kinds)) throw refuse('other kinds');
  return mixed.kinds;
}
