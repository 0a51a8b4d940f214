import type { Language } from '../frame/language.js';

const en = {
  board: 'Mine field',
  cell: (row: number, col: number, what: string) => `row ${row} column ${col}: ${what}`,
  hidden: 'hidden',
  flag: 'flag',
  mine: 'mine',
  level: 'Board',
  levels: { beginner: '9×9, 10 mines', intermediate: '16×16, 40 mines', expert: '30×16, 99 mines' } as Readonly<
    Record<string, string>
  >,
  noGuess: 'No guessing needed',
  fresh: 'New game',
  chances: 'Show chances',
  flagging: 'Flag',
  hint: 'Hint',
  tellChosen: 'Tell me the chosen cell',
  best: 'Best move',
  undo: 'Undo',
  paste: 'Paste a position (0–8 open, # hidden, F flag; lines), and its number of mines',
  mines: 'Mines',
  load: 'Load',
  working: 'Working …',
  left: (mines: number, unneeded: number) => `${mines} mines without a flag. Hints that were not needed: ${unneeded}.`,
  start: 'Open any cell: the first is always free of mines around it.',
  won: 'Won!',
  lost: 'Boom. Undo, and look again.',
  mistake: 'Look here first: this cannot be right.',
  notNeeded: (reason: string) => `You don’t need a hint: ${reason}`,
  given: 'Nothing is certain here, so help is due.',
  isMine: 'This cell is a mine.',
  isSafe: 'This cell is safe.',
  survival: (percent: string) => `The best cell to open: safe with ${percent}.`,
  inconsistent: 'No layout of mines fits this board.',
  limit: 'Too large to be worked out whole; what is marked is proven.',
  keys: 'Click opens or chords, right click or F flags; arrow keys move, Enter opens.',
};

/** What the mines page says. */
export type Words = typeof en;

const zhHant: Words = {
  board: '雷區',
  cell: (row, col, what) => `第 ${row} 列第 ${col} 行：${what}`,
  hidden: '未開',
  flag: '旗',
  mine: '地雷',
  level: '盤面',
  levels: { beginner: '9×9，10 雷', intermediate: '16×16，40 雷', expert: '30×16，99 雷' },
  noGuess: '不需猜測',
  fresh: '新遊戲',
  chances: '顯示機率',
  flagging: '插旗',
  hint: '提示',
  tellChosen: '告訴我選中的格子',
  best: '最佳一步',
  undo: '復原',
  paste: '貼上局面（0–8 已開、# 未開、F 旗，逐列）與地雷總數',
  mines: '地雷',
  load: '載入',
  working: '計算中……',
  left: (mines, unneeded) => `還有 ${mines} 個地雷未插旗。不必要的提示：${unneeded} 次。`,
  start: '點開任一格：第一格周圍一定沒有地雷。',
  won: '勝利！',
  lost: '爆炸了。復原再看看。',
  mistake: '先看這裡：這不可能是對的。',
  notNeeded: (reason) => `其實不需要提示：${reason}`,
  given: '這裡沒有能確定的格子，該給提示。',
  isMine: '這格是地雷。',
  isSafe: '這格安全。',
  survival: (percent) => `最值得打開的格子：安全的機率為 ${percent}。`,
  inconsistent: '沒有任何地雷配置符合此盤面。',
  limit: '盤面過大無法完全算出；標示者皆已證明。',
  keys: '點擊打開或連開，右鍵或 F 插旗；方向鍵移動，Enter 打開。',
};

/** The words by language. */
export const words: Readonly<Record<Language, Words>> = { en, 'zh-Hant': zhHant };
