import type { Language } from '../frame/language.js';

/** The deals of the original article. */
export const deals = {
  three: [0, 1, 2],
  'three-heal': [0, 1, 2, 5],
  five: [0, 1, 2, 3, 4],
  'five-heal': [0, 1, 2, 3, 4, 5],
  all: [0, 1, 2, 3, 4, 5, 6, 7],
} as const;

/** A deal's name. */
export type Deal = keyof typeof deals;

/** Columns × rows. */
export const sizes = { '6×5': '6×5', '5×4': '5×4', '7×6': '7×6', '8×8': '8×8' } as const;

/** A size's name. */
export type Size = keyof typeof sizes;

/** What is played: one orb dragged through the board, or neighbours swapped. */
export type Mode = 'drag' | 'swap';

const en = {
  board: 'Orbs',
  types: ['red', 'blue', 'green', 'light', 'dark', 'heart', 'jammer', 'poison'],
  orb: (row: number, col: number, type: string) => `row ${row} column ${col}: ${type}`,
  empty: 'empty',
  mode: 'Game',
  modes: { drag: 'Drag one orb', swap: 'Swap two' } as Readonly<Record<Mode, string>>,
  size: 'Size',
  deal: 'Deal',
  deals: {
    three: '3 colours',
    'three-heal': '3 + heal',
    five: '5 colours',
    'five-heal': '5 + heal',
    all: 'all',
  } as Readonly<Record<Deal, string>>,
  random: 'New board',
  paint: 'Choose a colour to paint the board with it, by tapping or drawing:',
  diagonal: 'Diagonals',
  moves: 'Most moves',
  solve: 'Solve',
  byStart: 'Best for each start',
  playPath: 'Animate',
  drop: 'Preview the drop',
  restore: 'Put back',
  found: (combos: number, moves: number, proven: boolean) =>
    `${combos} combos in ${moves} moves${proven ? ', proven shortest' : ''}.`,
  better: (combos: number, moves: number) => `So far ${combos} combos in ${moves} moves …`,
  list: 'Solutions',
  solution: (combos: number, moves: number) => `${combos} combos, ${moves} moves`,
  starts: (done: number, total: number) => `${done} of ${total} starts …`,
  swaps: (count: number) => `${count} ${count === 1 ? 'swap matches' : 'swaps match'}.`,
  deadlock: 'Deadlock: no swap matches any more. Reshuffle.',
  noShuffle: 'These orbs can’t be laid so that a swap matches.',
  swapKeys: 'The bars are the swaps that match. Choose two neighbours.',
  reshuffle: 'Reshuffle',
  best: 'Best swap',
  autoplay: 'Autoplay',
  stop: 'Stop',
  score: (cleared: number) => `${cleared} orbs cleared.`,
};

/** What the orb page says. */
export type Words = typeof en;

const zhHant: Words = {
  board: '符石',
  types: ['火', '水', '木', '光', '暗', '心', '妨礙', '毒'],
  orb: (row, col, type) => `第 ${row} 列第 ${col} 行：${type}`,
  empty: '空',
  mode: '玩法',
  modes: { drag: '轉珠', swap: '交換' },
  size: '大小',
  deal: '配色',
  deals: { three: '三色', 'three-heal': '三色＋心', five: '五色', 'five-heal': '五色＋心', all: '全部' },
  random: '新盤面',
  paint: '選一種顏色，點或畫在盤面上：',
  diagonal: '可斜轉',
  moves: '最多步數',
  solve: '求解',
  byStart: '各起點最佳',
  playPath: '動畫',
  drop: '預覽落下',
  restore: '還原',
  found: (combos, moves, proven) => `${moves} 步 ${combos} combo${proven ? '，已證明最短' : ''}。`,
  better: (combos, moves) => `目前 ${moves} 步 ${combos} combo……`,
  list: '解法',
  solution: (combos, moves) => `${combos} combo，${moves} 步`,
  starts: (done, total) => `已算 ${total} 個起點中的 ${done} 個……`,
  swaps: (count) => `有 ${count} 種交換可消除。`,
  deadlock: '死局：沒有可消除的交換了，請重新洗牌。',
  noShuffle: '這些符石無法排出可消除的交換。',
  swapKeys: '短線表示可消除的交換。選兩顆相鄰的符石。',
  reshuffle: '重新洗牌',
  best: '最佳交換',
  autoplay: '自動遊玩',
  stop: '停止',
  score: (cleared) => `已消除 ${cleared} 顆。`,
};

/** The words by language. */
export const words: Readonly<Record<Language, Words>> = { en, 'zh-Hant': zhHant };
