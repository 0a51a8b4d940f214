import { plural } from '../plural.js';

/** What the demo says. */
export type Words = {
  readonly title: string;
  readonly board: string;
  readonly path: (moves: number, turns: number) => string;
  readonly result: (combos: number, most: number, waves: number) => string;
  readonly proven: string;
  readonly bound: (length: number) => string;
  readonly combos: string;
  readonly start: string;
  readonly dragged: string;
  readonly first: string;
  readonly swapsTitle: string;
  readonly swaps: (count: number) => string;
  readonly best: (a: string, b: string, combos: number) => string;
};

export const wordsEn: Words = {
  title: 'Orbs: the drag with the most combos',
  board: 'Board',
  path: (moves, turns) => `Path: ${plural(moves, 'move')}, ${plural(turns, 'turn')}`,
  result: (combos, most, waves) => `${plural(combos, 'combo')} of at most ${most}, in ${plural(waves, 'wave')}`,
  proven: 'proved: no shorter path makes so many',
  bound: (length) => `proved: no path of fewer than ${length} moves makes so many`,
  combos: 'The combos by their order; a dot stays',
  start: 'drag the [orb]',
  dragged: 'after the drag',
  first: 'the first combos',
  swapsTitle: 'The same board as a match-3 game',
  swaps: (count) => `${plural(count, 'legal swap')}; ${count === 1 ? 'its' : 'their'} cells are marked`,
  best: (a, b, combos) => `Best swap: ${a} with ${b}, ${plural(combos, 'combo')} with what falls`,
};

export const wordsZhHant: Words = {
  title: '轉珠：最多連擊的路徑',
  board: '盤面',
  path: (moves, turns) => `路徑：${moves} 步，轉彎 ${turns} 次`,
  result: (combos, most, waves) => `${combos} 連擊（上限 ${most}），共 ${waves} 波`,
  proven: '已證明：沒有更短的路徑能達到',
  bound: (length) => `已證明：少於 ${length} 步的路徑無法達到`,
  combos: '連擊順序（點表示留下的珠子）',
  start: '拖動 [ ] 的珠子',
  dragged: '拖動後的盤面',
  first: '第一波的連擊',
  swapsTitle: '同一盤面當作三消遊戲',
  swaps: (count) => `${count} 種合法交換，相關格子已標示`,
  best: (a, b, combos) => `最佳交換：${a} 與 ${b}，連同掉落共 ${combos} 連擊`,
};
