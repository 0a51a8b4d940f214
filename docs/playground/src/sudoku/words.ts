/** What the Sudoku page says, in the languages of its script. */
import {
  type Candidate,
  en as english,
  explainerEn,
  explainerZhHant,
  type Level,
  type Stars,
  type TechniqueId,
  zhHant as traditionalChinese,
} from '@kit/sudoku-human';
import { numbersOf } from '../frame/numbers.js';
import type { OwnWords } from '../frame/speech.js';
import { digitsOf, placesOf, starsOf, tellingOf } from './telling.js';
import type { Grade, Way } from './ways.js';

const levels = { easy: 'easy', medium: 'medium', hard: 'hard', unfair: 'unfair', extreme: 'extreme' };
const numbers = numbersOf('en');
const { count, number } = numbers;
const telling = tellingOf({ steps: english, explainer: explainerEn, numbers, levels });

const en = {
  board: 'Sudoku board',
  cell: (row: number, col: number) => `row ${row} column ${col}`,
  empty: 'empty',
  given: 'given',
  marks: (digits: string) => (digits === '' ? 'no marks' : `marks ${digits}`),
  pencil: 'Pencil',
  showMarks: 'Automatic marks',
  enter: 'Enter a puzzle',
  play: 'Play it',
  hint: 'Hint',
  deeper: 'Tell me more',
  doIt: 'Do it',
  solve: 'Solve',
  check: 'Check',
  share: 'Copy link',
  shared: 'The link is in the clipboard.',
  address: 'The link is the address of this page.',
  fresh: 'New puzzle',
  stars: starsOf,
  difficulty: 'Difficulty',
  paste: 'Paste a puzzle in any form',
  load: 'Load',
  unique: 'One solution.',
  none: 'No solution.',
  several: 'More than one solution.',
  conflict: 'Equal digits see each other.',
  rated: (stars: Stars, level: Level, score: number) =>
    `One solution. ${starsOf(stars)}  ${levels[level]} (${number(score)})`,
  right: 'All right so far.',
  wrong: (values: number, marks: number) =>
    `${count(values, 'wrong digit', 'wrong digits')}, ${count(marks, 'mark', 'marks')} struck out wrongly.`,
  wrongAt: (cells: readonly number[]) => `Look at ${placesOf(cells)}.`,
  belongs: (right: readonly Candidate[]) => `Right would be: ${digitsOf(right)}.`,
  done: 'Solved!',
  stuck: 'No technique goes further.',
  way: 'Way',
  ways: { short: 'the shortest we know', hodoku: 'HoDoKu’s', explainer: 'Sudoku Explainer’s' } as Readonly<
    Record<Way, string>
  >,
  needs: 'With',
  anyTechnique: 'anything',
  solved: (steps: number, grade: Grade) => `Solved in ${count(steps, 'step', 'steps')}.${telling.grade(grade)}`,
  stepName: telling.stepName,
  look: (house: number) => `Look at ${telling.house(house)}.`,
  technique: telling.technique,
  which: (id: TechniqueId, cells: readonly number[]) => `There is a “${telling.technique(id)}” at ${placesOf(cells)}.`,
  why: (id: TechniqueId) => `Here is the “${telling.technique(id)}”: what follows from it?`,
  explained: telling.explained,
  limit: 'The limit was met before anything was known.',
  step: (at: number, total: number) => `Step ${at} of ${total}`,
  previous: 'Step before',
  following: 'Next step',
  last: 'Solution',
  noPuzzle: 'The limit was met without a puzzle like that.',
  pad: 'Digits',
  erase: 'Erase',
  keys: 'Arrow keys move, 1–9 write, P switches to pencil marks, Backspace clears, Ctrl+Z undoes, H asks for a hint.',
};

/** What the Sudoku page says. */
export type Words = typeof en;

const levelsZhHant: Readonly<Record<Level, string>> = {
  easy: '簡單',
  medium: '中等',
  hard: '困難',
  unfair: '刁難',
  extreme: '極難',
};
const chinese = tellingOf({
  steps: traditionalChinese,
  explainer: explainerZhHant,
  numbers: numbersOf('zh-Hant'),
  levels: levelsZhHant,
});

const zhHant: Words = {
  board: '數獨盤面',
  cell: (row, col) => `第 ${row} 列第 ${col} 行`,
  empty: '空格',
  given: '題目數字',
  marks: (digits) => (digits === '' ? '沒有候選數' : `候選數 ${digits}`),
  pencil: '候選數',
  showMarks: '自動候選數',
  enter: '輸入題目',
  play: '開始解題',
  hint: '提示',
  deeper: '再多說一點',
  doIt: '執行此步',
  solve: '解題',
  check: '檢查',
  share: '複製連結',
  shared: '連結已複製。',
  address: '連結就是本頁的網址。',
  fresh: '新題目',
  stars: starsOf,
  difficulty: '難度',
  paste: '貼上任何格式的題目',
  load: '載入',
  unique: '唯一解。',
  none: '無解。',
  several: '不只一個解。',
  conflict: '有相同的數字互相衝突。',
  rated: (stars, level, score) => `唯一解。 ${starsOf(stars)}  ${levelsZhHant[level]}（${number(score)}）`,
  right: '目前都正確。',
  wrong: (values, marks) => `${values} 個數字錯誤，${marks} 個候選數被誤刪。`,
  wrongAt: (cells) => `看看 ${placesOf(cells)}。`,
  belongs: (right) => `正確的是：${digitsOf(right)}。`,
  done: '完成！',
  stuck: '沒有技巧可以再前進。',
  way: '解法',
  ways: { short: '最短的解法', hodoku: 'HoDoKu 的解法', explainer: 'Sudoku Explainer 的解法' },
  needs: '技巧',
  anyTechnique: '不限',
  solved: (steps, grade) => `共 ${steps} 步解完。${chinese.grade(grade)}`,
  stepName: chinese.stepName,
  look: (house) => `看看${chinese.house(house)}。`,
  technique: chinese.technique,
  which: (id, cells) => `${placesOf(cells)} 有一步「${chinese.technique(id)}」。`,
  why: (id) => `這就是「${chinese.technique(id)}」：由此可以推得什麼？`,
  explained: chinese.explained,
  limit: '到達上限，尚無法判定。',
  step: (at, count) => `第 ${at} 步，共 ${count} 步`,
  previous: '上一步',
  following: '下一步',
  last: '解答',
  noPuzzle: '到達上限，沒有找到這樣的題目。',
  pad: '數字鍵',
  erase: '清除',
  keys: '方向鍵移動，1–9 填數，P 切換候選數，Backspace 清除，Ctrl+Z 復原，H 要提示。',
};

/** The words by language. */
export const words: OwnWords<Words> = { en, 'zh-Hant': zhHant };
