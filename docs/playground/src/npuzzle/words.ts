import type { Solution } from '@kit/npuzzle';
import type { OwnWords } from '../frame/speech.js';

type Status = Solution['status'];

const statuses: Readonly<Record<Status, string>> = {
  optimal: 'proven shortest',
  bounded: 'within the bound',
  found: 'not proven shortest',
  unsolvable: 'cannot be solved',
  limit: 'limit met',
};

const statusesZhHant: typeof statuses = {
  optimal: '已證明最短',
  bounded: '在界限內',
  found: '未證明最短',
  unsolvable: '無解',
  limit: '到達上限',
};

const en = {
  board: 'Tiles',
  tile: (tile: number, row: number, col: number) => `tile ${tile}, row ${row} column ${col}`,
  size: 'Size',
  shuffle: 'Shuffle',
  quality: 'Solution',
  qualities: { optimal: 'shortest', bounded: 'near shortest', short: 'short', fast: 'at once' },
  solve: 'Solve',
  next: 'Next move',
  play: 'Play back',
  pause: 'Pause',
  picture: 'Own picture',
  noPicture: 'This file can’t be read as a picture.',
  searched: (nodes: number) => `Working … ${nodes.toLocaleString('en')} boards`,
  made: (moves: number) => `${moves} ${moves === 1 ? 'move' : 'moves'} made`,
  left: (bound: number) => `at least ${bound} to go`,
  solved: 'Solved!',
  answer: (status: Status, length: number) => `${length} ${length === 1 ? 'move' : 'moves'}, ${statuses[status]}.`,
  keys: 'Tap a tile in the row or column of the gap, drag, or use the arrow keys; whole lines slide.',
};

/** What the sliding puzzle's page says. */
export type Words = typeof en;

const zhHant: Words = {
  board: '方塊',
  tile: (tile, row, col) => `方塊 ${tile}，第 ${row} 列第 ${col} 行`,
  size: '大小',
  shuffle: '打亂',
  quality: '解法',
  qualities: { optimal: '最短', bounded: '接近最短', short: '較短', fast: '立即' },
  solve: '求解',
  next: '下一步',
  play: '播放',
  pause: '暫停',
  picture: '自己的圖片',
  noPicture: '這個檔案無法讀成圖片。',
  searched: (nodes) => `計算中…… ${nodes.toLocaleString('zh-Hant')} 個盤面`,
  made: (moves) => `已走 ${moves} 步`,
  left: (bound) => `至少還要 ${bound} 步`,
  solved: '完成！',
  answer: (status, length) => `${length} 步（${statusesZhHant[status]}）。`,
  keys: '點選與空格同列或同行的方塊、拖曳，或用方向鍵；整排會一起滑動。',
};

/** The words by language. */
export const words: OwnWords<Words> = { en, 'zh-Hant': zhHant };
