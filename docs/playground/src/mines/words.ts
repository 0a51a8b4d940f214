/** What the mines page says, in the languages of its script. */
import { type Deduction, en as english, type HintStats, zhHant as traditionalChinese } from '@kit/mines-inference';
import { numbersOf } from '../frame/numbers.js';
import type { OwnWords } from '../frame/speech.js';
import type { Level, Rule } from './levels.js';
import type { Review } from './state.js';
import { partsOf, tellingOf } from './telling.js';

const { count, number } = numbersOf('en');
const telling = tellingOf(english);

const en = {
  title: 'Mines',
  about:
    'A hint looks for mistakes first, then says whether one was needed at all, with the numbers that prove it (blue) and what follows from them (green). Everything runs in this page, in a worker, with [@kit/mines-inference].',
  board: 'Mine field',
  cell: (row: number, col: number, what: string) => `row ${row} column ${col}: ${what}`,
  hidden: 'hidden',
  flag: 'flag',
  mine: 'mine',
  level: 'Board',
  levels: {
    beginner: '9×9, 10 mines',
    intermediate: '16×16, 40 mines',
    expert: '30×16, 99 mines',
    custom: 'Own size',
  } as Readonly<Record<Level, string>>,
  rows: 'Rows',
  cols: 'Columns',
  rule: 'Mines',
  rules: {
    noGuess: 'no guess needed',
    luck: 'as they fall',
    fair: 'fair: a guess that is forced is survived',
  } as Readonly<Record<Rule, string>>,
  edit: 'Write a position',
  editHelp: 'Tap a cell for 0, 1, 2 … (keys 0 to 8; right click or a long press goes back). The chances follow.',
  review: 'Review this game',
  reviewed: (review: Review) => `3BV ${number(review.threeBv)}. ${telling.reviewed(review)}`,
  judged: telling.judged,
  fresh: 'New game',
  chances: 'Show chances (%)',
  flagging: 'Flag',
  hint: 'Hint',
  tellChosen: 'Is the selected cell safe?',
  best: 'Best move',
  paste: 'Paste a position (0–8 open, # hidden, F flag; lines), and its number of mines',
  mines: 'Mines',
  load: 'Load',
  allFound: (mines: number) => `All ${count(mines, 'mine', 'mines')} found.`,
  left: (mines: number) => `${count(mines, 'mine', 'mines')} left.`,
  hints: ({ given, unneeded, mistakes }: HintStats) =>
    partsOf([
      [given + unneeded, count(given + unneeded, 'hint', 'hints')],
      [unneeded, given === 0 ? 'not needed' : `${number(unneeded)} not needed`],
      [mistakes, count(mistakes, 'mistake', 'mistakes')],
    ]),
  marks: { safe: 'safe', mine: 'mine', wrong: 'wrong', guess: 'the best guess: it may be a mine' },
  from: 'the numbers that prove it',
  chooseHidden: 'Choose a hidden cell without a flag first (arrow keys, or Flag and click).',
  noDeal: 'The limit was met without such a board: try again.',
  won: 'Won!',
  lost: 'Boom. Undo, and look again.',
  mistake: 'Look here first: this cannot be right.',
  otherFirst: (cell: number, cols: number, deduction: Deduction) =>
    `r${Math.floor(cell / cols) + 1}c${(cell % cols) + 1} stays hidden: something else can be proven. ${telling.deduction(deduction)}`,
  firstIsFree: 'Open any cell: the first one is never a mine, nor are the cells around it.',
  wrongFlags: (flags: number) =>
    `${flags === 1 ? 'A flag' : count(flags, 'flag', 'flags')} can’t be right; the chances leave all flags aside.`,
  notNeeded: (deduction: Deduction) => `None was needed. ${telling.deduction(deduction)}`,
  move: telling.move,
  given: 'Nothing is certain here, so help is due.',
  givenMine: 'Nothing is certain here, so help is due. This cell is a mine.',
  givenSafe: 'Nothing is certain here, so help is due. This cell is safe.',
  inconsistent: 'No layout of mines fits this board.',
  limit: 'Too large to be worked out whole; what is marked is proven.',
  keys: 'Open any cell: around the first there is never a mine. Click opens or chords, right click or F flags; arrow keys move, Enter opens, H asks for a hint.',
};

/** What the mines page says. */
export type Words = typeof en;

const chinese = tellingOf(traditionalChinese);

const zhHant: Words = {
  title: '踩地雷',
  about:
    '提示會先找錯誤，再說明這一步是否真的需要提示，並指出證明的數字（藍色）與由此推得的格子（綠色）。一切都在本頁的背景執行緒中，以 [@kit/mines-inference] 計算。',
  board: '雷區',
  cell: (row, col, what) => `第 ${row} 列第 ${col} 行：${what}`,
  hidden: '未開',
  flag: '旗',
  mine: '地雷',
  level: '盤面',
  levels: { beginner: '9×9，10 雷', intermediate: '16×16，40 雷', expert: '30×16，99 雷', custom: '自訂大小' },
  rows: '列數',
  cols: '行數',
  rule: '埋雷',
  rules: { noGuess: '不需猜測', luck: '隨機', fair: '公平：不得不猜時必定平安' },
  edit: '編寫局面',
  editHelp: '點格子依序寫入 0、1、2……（鍵盤 0 至 8；右鍵或長按往回）。機率隨即更新。',
  review: '檢討這一局',
  reviewed: (review) => `3BV ${number(review.threeBv)}。${chinese.reviewed(review)}`,
  judged: chinese.judged,
  fresh: '新遊戲',
  chances: '顯示機率（%）',
  flagging: '插旗',
  hint: '提示',
  tellChosen: '告訴我選中的格子',
  best: '最佳一步',
  paste: '貼上局面（0–8 已開、# 未開、F 旗，逐列）與地雷總數',
  mines: '地雷',
  load: '載入',
  allFound: (mines) => `${mines} 個地雷全部找到。`,
  left: (mines) => `還有 ${mines} 個地雷未插旗。`,
  hints: ({ given, unneeded, mistakes }) =>
    given + unneeded + mistakes === 0 ? '' : `提示：需要 ${given} 次，不必要 ${unneeded} 次，錯誤 ${mistakes} 次。`,
  marks: { safe: '安全', mine: '地雷', wrong: '錯誤', guess: '最好的猜測，仍可能是地雷' },
  from: '作為證明的數字',
  chooseHidden: '請先選一個未開且未插旗的格子（方向鍵，或按「插旗」再點）。',
  noDeal: '到達上限，沒有得到這樣的盤面，請再試一次。',
  won: '勝利！',
  lost: '爆炸了。復原再看看。',
  mistake: '先看這裡：這不可能是對的。',
  otherFirst: (cell, cols, deduction) =>
    `r${Math.floor(cell / cols) + 1}c${(cell % cols) + 1} 先不說：別處可以推得。${chinese.deduction(deduction)}`,
  firstIsFree: '任選一格點開：第一格和它的周圍一定沒有地雷。',
  wrongFlags: (flags) => `有 ${flags} 面旗不可能正確；機率不計入旗子。`,
  notNeeded: (deduction) => `其實不需要提示：${chinese.deduction(deduction)}`,
  move: chinese.move,
  given: '這裡沒有能確定的格子，該給提示。',
  givenMine: '這裡沒有能確定的格子，該給提示。這格是地雷。',
  givenSafe: '這裡沒有能確定的格子，該給提示。這格安全。',
  inconsistent: '沒有任何地雷配置符合此盤面。',
  limit: '盤面過大無法完全算出；標示者皆已證明。',
  keys: '點開任一格：第一格周圍一定沒有地雷。點擊打開或連開，右鍵或 F 插旗；方向鍵移動，Enter 打開，H 要提示。',
};

/** The words by language. */
export const words: OwnWords<Words> = { en, 'zh-Hant': zhHant };
