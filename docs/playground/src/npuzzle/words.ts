import type { Solution } from '@kit/npuzzle';
import type { OwnWords } from '../frame/speech.js';

type Status = Solution['status'];

const statuses: Readonly<Record<Status, string>> = {
  optimal: 'proven shortest',
  bounded: 'within the bound',
  found: 'not proven shortest',
  unsolvable: 'cannot be solved',
  limit: 'the shortest so far',
};

const statusesZhHant: typeof statuses = {
  optimal: '已證明最短',
  bounded: '在界限內',
  found: '未證明最短',
  unsolvable: '無解',
  limit: '目前最短',
};

const en = {
  title: 'Sliding puzzle',
  about:
    'Every shuffle is drawn evenly from the boards that can be solved. Everything runs in this page, in a worker, with [@kit/npuzzle].',
  board: 'Tiles',
  tile: (tile: number, row: number, col: number) => `tile ${tile}, row ${row} column ${col}`,
  rows: 'Rows',
  cols: 'Columns',
  depth: 'Moves away (0: any)',
  noSuchDepth: (depth: number) => `No board of this size is ${depth} moves away.`,
  depthUnknown: (depth: number) => `No board ${depth} moves away was found.`,
  shuffle: 'Shuffle',
  link: 'Link to this deal',
  own: 'Own board',
  ownHelp: 'Tiles in rows, 0 or _ for the gap',
  load: 'Load',
  badSize: (min: number, max: number) => `The board must have ${min} to ${max} rows and columns.`,
  unsolvable: 'This board can’t be solved: half of all boards can’t.',
  quality: 'Solution',
  qualities: { optimal: 'shortest', bounded: 'near shortest', short: 'short', fast: 'at once' },
  solve: 'Solve',
  next: 'Next move',
  play: 'Play back',
  pause: 'Pause',
  picture: 'Own picture',
  noPicture: 'This file can’t be read as a picture.',
  shortened: (lengths: string) => `Found: ${lengths} moves`,
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
  title: '數字推盤',
  about: '每次洗牌都從可解的盤面中均勻抽出。一切都在本頁的背景執行緒中，以 [@kit/npuzzle] 計算。',
  board: '方塊',
  tile: (tile, row, col) => `方塊 ${tile}，第 ${row} 列第 ${col} 行`,
  rows: '列數',
  cols: '行數',
  depth: '距離步數（0：不限）',
  noSuchDepth: (depth) => `這個大小沒有距離 ${depth} 步的盤面。`,
  depthUnknown: (depth) => `沒有找到距離 ${depth} 步的盤面。`,
  shuffle: '打亂',
  link: '此題的連結',
  own: '自己的盤面',
  ownHelp: '逐列輸入方塊，空格用 0 或 _',
  load: '載入',
  badSize: (min, max) => `盤面須有 ${min} 至 ${max} 列與行。`,
  unsolvable: '這個盤面無解：所有盤面中有一半無解。',
  quality: '解法',
  qualities: { optimal: '最短', bounded: '接近最短', short: '較短', fast: '立即' },
  solve: '求解',
  next: '下一步',
  play: '播放',
  pause: '暫停',
  picture: '自己的圖片',
  noPicture: '這個檔案無法讀成圖片。',
  shortened: (lengths) => `找到：${lengths} 步`,
  searched: (nodes) => `計算中…… ${nodes.toLocaleString('zh-Hant')} 個盤面`,
  made: (moves) => `已走 ${moves} 步`,
  left: (bound) => `至少還要 ${bound} 步`,
  solved: '完成！',
  answer: (status, length) => `${length} 步（${statusesZhHant[status]}）。`,
  keys: '點選與空格同列或同行的方塊、拖曳，或用方向鍵；整排會一起滑動。',
};

/** The words by language. */
export const words: OwnWords<Words> = { en, 'zh-Hant': zhHant };
