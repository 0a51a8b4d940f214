import { numbersOf } from '../frame/numbers.js';
import type { OwnWords } from '../frame/speech.js';
import type { Way } from './ways.js';

const { number, percent } = numbersOf('en');
const chinese = numbersOf('zh-Hant');

const ways: Readonly<Record<Way, string>> = {
  'fixed-split': 'Article: fixed split',
  'larger-leftover': 'Article: larger leftover',
  'max-rects': 'MaxRects',
  skyline: 'Skyline',
  best: 'Smallest page, best effort',
};

const waysZhHant: typeof ways = {
  'fixed-split': '文章：固定切割',
  'larger-leftover': '文章：依較大剩餘',
  'max-rects': 'MaxRects',
  skyline: '天際線',
  best: '最小頁面，全力搜尋',
};

const en = {
  title: 'Packing',
  about:
    'Pictures that you drop here stay on your computer. Everything runs in this page, in a worker, with [@kit/rect-pack].',
  random: 'Random',
  count: 'How many',
  own: 'Own sizes: one “width height” or “width×height” a line',
  use: 'Use these',
  drop: 'Drop images here, or choose them:',
  side: 'Page side',
  rotate: 'May turn',
  padding: 'Padding',
  powerOfTwo: 'Power of two',
  ways,
  filled: (share: number) => `${percent(share)} filled`,
  time: (ms: number) => `in ${number(ms, ms < 10 ? 1 : 0)} ms`,
  pages: (pages: number, width: number, height: number) =>
    `${pages} ${pages === 1 ? 'page' : 'pages'} of ${width}×${height}.`,
  unplaced: (count: number) => `${count} without a place.`,
  proven: 'Proven optimal.',
  gap: (gap: number) => `At most ${number(1 + gap, 2)} times the smallest possible.`,
  trim: 'Trim',
  extrude: 'Extrude',
  scales: 'Scales',
  format: 'Format',
  zip: 'Zip',
  atlas: 'Atlas',
  svg: 'SVG',
  png: 'PNG',
  live: 'Live atlas: glyphs come and go',
  liveHelp:
    'The page of a glyph cache: letters come as often as in English text; the least recently used one is dropped.',
  step: '100 glyphs',
  defragment: 'Defragment',
  liveFigures: (asked: number, evicted: number, moved: number) =>
    `${asked} asked for, ${evicted} dropped, ${moved} moved.`,
  livePage: 'Page of the live atlas',
  packing: (way: Way) => `Packing: ${ways[way]} …`,
  noImage: (names: string) => `Not read as pictures: ${names}`,
  done: (count: number) => (count === 1 ? '1 rectangle packed.' : `${count} rectangles packed.`),
  doneWithAliases: (count: number, aliases: number) =>
    `${count === 1 ? '1 picture' : `${count} pictures`} packed; ${aliases} more ${aliases === 1 ? 'is' : 'are'} the same.`,
  tooLarge: (count: number) =>
    `${count === 1 ? 'One rectangle is' : `${count} rectangles are`} larger than the page: choose a larger page side.`,
  nothing: 'Nothing fits.',
  bad: (line: number, text: string) => `Line ${line} is not a size: ${text}`,
};

/** What the packing page says. */
export type Words = typeof en;

const zhHant: Words = {
  title: '矩形裝箱',
  about: '拖放到這裡的圖片都留在您的電腦上。一切都在本頁的背景執行緒中，以 [@kit/rect-pack] 計算。',
  random: '隨機',
  count: '數量',
  own: '自訂尺寸：每行一個「寬 高」或「寬×高」',
  use: '使用',
  drop: '把圖片拖到這裡，或選取：',
  side: '頁面邊長',
  rotate: '可旋轉',
  padding: '間距',
  powerOfTwo: '2 的冪',
  ways: waysZhHant,
  filled: (share) => `填滿 ${chinese.percent(share)}`,
  time: (ms) => `${chinese.number(ms, ms < 10 ? 1 : 0)} 毫秒`,
  pages: (pages, width, height) => `${pages} 頁，每頁 ${width}×${height}。`,
  unplaced: (count) => `${count} 個放不下。`,
  proven: '已證明最佳。',
  gap: (gap) => `與最佳最多相差 ${chinese.percent(gap)}。`,
  trim: '修剪',
  extrude: '邊緣外擴',
  scales: '比例',
  format: '格式',
  zip: 'Zip',
  atlas: '圖集',
  svg: 'SVG',
  png: 'PNG',
  live: '即時圖集：字形來來去去',
  liveHelp: '字形快取的頁面：字母依文章中的頻率被要求，最久未用的讓出位置。',
  step: '100 個字形',
  defragment: '重整',
  liveFigures: (asked, evicted, moved) => `要求 ${asked} 次，讓位 ${evicted} 個，移動 ${moved} 個。`,
  livePage: '即時圖集的頁面',
  packing: (way) => `裝箱中：${waysZhHant[way]}……`,
  noImage: (names) => `無法讀成圖片：${names}`,
  done: (count) => `已裝入 ${count} 個矩形。`,
  doneWithAliases: (count, aliases) => `已裝入 ${count} 張圖片；另有 ${aliases} 張相同。`,
  tooLarge: (count) => `有 ${count} 個矩形比頁面大：請加大頁面邊長。`,
  nothing: '一個也放不下。',
  bad: (line, text) => `第 ${line} 行不是尺寸：${text}`,
};

/** The words by language. */
export const words: OwnWords<Words> = { en, 'zh-Hant': zhHant };
