import { checkChoice, checkInteger, checkOptions, unexpected } from '@kit/grid';
import { checkEach } from '../board/check-list-of.js';
import { effectCodes, effectWords } from '../kernel/game-table.js';
import { pieceNumber } from './piece-number.js';
import type { SwapEffect } from './types.js';

/** The effects of a game, one behind the other. */
export type EffectList = {
  /** Checks some effects and adds them; gives the number of the first. */
  readonly add: (effects: readonly SwapEffect[], name: string) => number;
  readonly length: () => number;
  readonly finish: () => { readonly effects: Int16Array; readonly intoList: Uint8Array };
};

const kinds = /* @__PURE__ */ Object.keys(effectCodes) as (keyof typeof effectCodes)[];

/** The most effects of one piece or pair, and of what one carries. */
const most = 16;

/**
 * A list of effects for a game with these special pieces. The effects of a piece lie side by side; what some of them carry is
 * put behind all of them at the end.
 */
export function createEffectList(names: readonly string[]): EffectList {
  const words: number[] = [];
  const carried: number[] = [];
  const into: number[] = [];
  return {
    add,
    length: () => words.length / effectWords,
    finish: () => ({ effects: joined(), intoList: Uint8Array.from(into) }),
  };

  function add(effects: readonly SwapEffect[], name: string): number {
    const start = words.length / effectWords;
    checkEach(effects, name, (effect, place) => words.push(...wordsOf(effect, place, true)), 0, most);
    return start;
  }

  /** The effects of pieces and pairs keep their numbers: what is carried stands behind them. */
  function joined(): Int16Array {
    const shift = words.length / effectWords;
    const all = Int16Array.from([...words, ...carried]);
    for (let at = 0; at < words.length; at += effectWords) {
      if (all[at] !== effectCodes.fly) continue;
      all[at + 1] += shift;
      all[at + 2] += shift;
    }
    return all;
  }

  function wordsOf(effect: SwapEffect, name: string, mayFly: boolean): number[] {
    const kind = checkChoice(
      checkOptions(effect, ['kind', 'width', 'radius', 'into', 'count', 'carries'], name).kind,
      `${name}.kind`,
      kinds,
    );
    const code = effectCodes[kind];
    if (effect.kind === 'row' || effect.kind === 'col') {
      checkOptions(effect, ['kind', 'width'], name);
      const width = checkInteger(effect.width ?? 1, `${name}.width`, 1, 31);
      if (width % 2 === 1) return [code, (width - 1) / 2, 0, 0];
      throw unexpected('bad-number', `${name}.width`, width, 'an odd number');
    }
    if (effect.kind === 'square' || effect.kind === 'plus') {
      checkOptions(effect, ['kind', 'radius'], name);
      return [code, checkInteger(effect.radius, `${name}.radius`, 1, 8), 0, 0];
    }
    if (effect.kind === 'turn') {
      checkOptions(effect, ['kind', 'into'], name);
      return [code, ...turnWords(effect.into, `${name}.into`), 0];
    }
    if (effect.kind === 'fly') {
      checkOptions(effect, ['kind', 'count', 'carries'], name);
      if (!mayFly) throw unexpected('contradictory-options', `${name}.kind`, kind, 'something that does not fly again');
      const count = checkInteger(effect.count ?? 1, `${name}.count`, 1, most);
      return [code, ...carriedWords(effect.carries ?? [], `${name}.carries`), count];
    }
    checkOptions(effect, ['kind'], name);
    return [code, 0, 0, 0];
  }

  function turnWords(list: readonly string[], name: string): [from: number, to: number] {
    const from = into.length;
    checkEach(list, name, (piece, place) => into.push(pieceNumber(piece, names, place)), 1, most);
    return [from, into.length];
  }

  function carriedWords(list: readonly SwapEffect[], name: string): [from: number, to: number] {
    const from = carried.length / effectWords;
    checkEach(list, name, (effect, place) => carried.push(...wordsOf(effect, place, false)), 0, most);
    return [from, carried.length / effectWords];
  }
}
