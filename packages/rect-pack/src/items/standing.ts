import { type Items, makeItems } from './items.js';

/** Items stood on their shorter sides where they may turn, and 1 where that turned one. */
export type Standing = { readonly items: Items; readonly turned: Uint8Array };

/**
 * Stands all items up that may turn: packed by falling height they close rows far better than as they come. Those with a place
 * in the way can still lie down.
 */
export function standing({ width, height, turnable }: Items): Standing {
  const turned = turnable.map((turns, item) => (turns === 1 && width[item] > height[item] ? 1 : 0));
  const across = width.map((side, item) => (turned[item] === 1 ? height[item] : side));
  const down = height.map((side, item) => (turned[item] === 1 ? width[item] : side));
  return { items: makeItems(across, down, turnable), turned };
}
