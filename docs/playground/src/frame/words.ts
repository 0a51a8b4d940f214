/** What several pages say: about work that takes a while, about going back and forth, and what others said. */
import { type Refusal, refusedIn } from './refusal.js';

const en = {
  working: 'Working …',
  finish: 'Enough',
  cancel: 'Cancel',
  cancelled: 'Cancelled.',
  failed: (message: string) => message,
  /** The packages speak English themselves, and say what they expected. */
  refused: ({ message }: Refusal) => message,
  seconds: (count: number) => `${count} s`,
  progress: 'Progress',
  undo: 'Undo',
  redo: 'Redo',
  guide: 'Guide',
  allFunctions: (name: string) => `All functions of ${name}`,
  leaveGame: 'This game isn’t over. Begin another one? Undo brings it back.',
  leave: 'Begin another',
  stay: 'Go on playing',
};

/** What every page can say. */
export type FrameWords = typeof en;

const zhHant: FrameWords = {
  working: '計算中……',
  finish: '夠了',
  cancel: '取消',
  cancelled: '已取消。',
  failed: en.failed,
  refused: refusedIn({
    codes: {
      'bad-text': '無法讀取這段文字',
      'bad-length': '格子的數目不對',
      'bad-digit': '每格應該正好一個數字',
      'bad-candidates': '候選數寫得不對',
      'bad-grid': '這不是盤面',
      'bad-size': '盤面太大，或大小不合',
      'bad-value': '這裡不可能有這樣的數字',
      'bad-mines': '地雷的數目與盤面不合',
      'bad-cell': '沒有這樣的格子',
      'ragged-rows': '各列的長度不同',
      'no-blank': '缺少空格',
      'two-blanks': '空格不只一個',
      'duplicate-tile': '有方塊出現兩次',
      'turned-frame': '這種格式不能有旋轉的圖片',
    },
    cell: (row, col) => `第 ${row} 列第 ${col} 行`,
    row: (row) => `第 ${row} 列`,
    offset: (offset) => `第 ${offset} 個字`,
    sentence: (what, sign, place) => `${what}${sign && `：「${sign}」`}${place && `（${place}）`}。`,
  }),
  seconds: (count) => `${count} 秒`,
  progress: '進度',
  undo: '復原',
  redo: '重做',
  guide: '指南',
  allFunctions: (name) => `${name} 的所有函式`,
  leaveGame: '這一局還沒結束，要換別的嗎？按「復原」可以回來。',
  leave: '換別的',
  stay: '繼續玩',
};

/** The words of the languages that come with every page's script. */
export const frameWords = { en, 'zh-Hant': zhHant };
