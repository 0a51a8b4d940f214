import type { Solution } from '@kit/link-path';
import { plural } from '../plural.js';

/** What the demo says about a board. */
export type Words = {
  readonly title: string;
  readonly pairs: (count: number) => string;
  readonly bestLine: string;
  readonly turns: (turns: number, length: number) => string;
  readonly move: (number: number, turns: number, length: number) => string;
  readonly status: Readonly<Record<Solution['status'], (moves: number) => string>>;
  readonly left: string;
  readonly rating: (percent: number) => string;
};

export const wordsEn: Words = {
  title: 'Tile linking',
  pairs: (count) => `${plural(count, 'pair')} can go now.`,
  bestLine: 'First move',
  turns: (turns, length) => `${plural(turns, 'turn')}, ${plural(length, 'step')}`,
  move: (number, turns, length) =>
    `Move ${number} of the solution: ${plural(turns, 'turn')}, ${plural(length, 'step')}.`,
  status: {
    solved: (moves) => `The board can be cleared, in ${moves} moves.`,
    unsolvable: () => 'Proved: this board cannot be cleared.',
    limit: () => 'Not decided within the limit.',
  },
  left: 'after half of the moves',
  rating: (percent) => `Random play gets stuck in ${percent} % of the games.`,
};

export const wordsZhHant: Words = {
  title: '連連看',
  pairs: (count) => `目前有 ${count} 對可消除。`,
  bestLine: '第一步',
  turns: (turns, length) => `轉彎 ${turns} 次，長 ${length} 步`,
  move: (number, turns, length) => `解法的第 ${number} 步：轉彎 ${turns} 次，長 ${length} 步。`,
  status: {
    solved: (moves) => `此盤可以清空，共 ${moves} 步。`,
    unsolvable: () => '已證明：此盤無法清空。',
    limit: () => '在限制內未能判定。',
  },
  left: '走完一半之後',
  rating: (percent) => `隨機遊玩有 ${percent} % 會卡住。`,
};
