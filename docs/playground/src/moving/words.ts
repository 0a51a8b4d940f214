import { numbersOf } from '../frame/numbers.js';
import type { OwnWords } from '../frame/speech.js';
import type { Layout, Tool } from './choices.js';

const { number, count: counted } = numbersOf('en');
const chinese = numbersOf('zh-Hant');

const layouts: Readonly<Record<Layout, string>> = { even: 'Even', crowded: 'In crowds' };
const tools: Readonly<Record<Tool, string>> = {
  window: 'Search a window',
  nearest: 'The 10 nearest',
  ray: 'Cast a ray',
};
const found: Readonly<Record<Tool, (count: number) => string>> = {
  window: (count) => `${counted(count, 'box', 'boxes')} in the window`,
  nearest: (count) => `${counted(count, 'box', 'boxes')} nearest to the pointer`,
  ray: (count) => (count > 0 ? 'The ray meets a box' : 'The ray meets nothing'),
};

const en = {
  title: 'Moving boxes',
  about:
    'Every box moves in every frame, and boxes that touch are red. Everything runs in this page, with [@kit/spatial-index]; the comparison with rbush runs in a worker.',
  board: 'Moving boxes: those that touch are red, those that the pointer finds are green',
  count: 'Boxes',
  layout: 'Places',
  layouts,
  way: 'Pairs by',
  tool: 'Pointer',
  tools,
  pause: 'Pause',
  deal: 'New boxes',
  compare: 'Compare with rbush',
  help: 'Drag a window, or point at a place. Keys on the picture: arrows move the window or the pointer, and with Shift they resize the window.',
  pairs: (pairs: number) => counted(pairs, 'touching pair', 'touching pairs'),
  ms: (ms: number) => `${number(ms, 1)} ms a frame to find them`,
  perSecond: (frames: number) => `${number(frames)} frames a second`,
  found,
  comparing: 'Both find the pairs of 30 frames, in turns …',
  compared: (boxes: number, kit: number, rbush: number) =>
    `${number(boxes)} boxes: ${number(kit, 1)} ms a frame by @kit/spatial-index, ${number(rbush, 1)} ms by rbush (${number(rbush / kit, 1)} times as long).`,
};

/** What the page of the moving boxes says. */
export type Words = typeof en;

const zhHant: Words = {
  title: '移動的方塊',
  about:
    '每個方塊在每一格畫面都會移動，碰到一起的會變紅。一切都在本頁以 [@kit/spatial-index] 計算；與 rbush 的比較在背景執行緒中進行。',
  board: '移動的方塊：碰到一起的是紅色，指標找到的是綠色',
  count: '方塊',
  layout: '位置',
  layouts: { even: '平均', crowded: '成群' },
  way: '找配對',
  tool: '指標',
  tools: { window: '搜尋視窗', nearest: '最近的 10 個', ray: '射出光線' },
  pause: '暫停',
  deal: '新的方塊',
  compare: '與 rbush 比較',
  help: '拖出一個視窗，或指向一個位置。在圖上按方向鍵移動視窗或指標，加上 Shift 改變視窗大小。',
  pairs: (pairs) => `${chinese.number(pairs)} 對碰到一起`,
  ms: (ms) => `每格畫面 ${chinese.number(ms, 1)} 毫秒找到`,
  perSecond: (frames) => `每秒 ${chinese.number(frames)} 格畫面`,
  found: {
    window: (count) => `視窗內有 ${chinese.number(count)} 個方塊`,
    nearest: (count) => `離指標最近的 ${chinese.number(count)} 個方塊`,
    ray: (count) => (count > 0 ? '光線碰到一個方塊' : '光線什麼都沒碰到'),
  },
  comparing: '兩者輪流找出 30 格畫面的配對……',
  compared: (boxes, kit, rbush) =>
    `${chinese.number(boxes)} 個方塊：@kit/spatial-index 每格 ${chinese.number(kit, 1)} 毫秒，rbush ${chinese.number(rbush, 1)} 毫秒（${chinese.number(rbush / kit, 1)} 倍）。`,
};

/** The words by language. */
export const words: OwnWords<Words> = { en, 'zh-Hant': zhHant };
