/** What several pages say: about work that takes a while, about going back and forth, and what others said. */

const en = {
  working: 'Working …',
  finish: 'Enough',
  cancel: 'Cancel',
  cancelled: 'Cancelled.',
  failed: (message: string) => message,
  seconds: (count: number) => `${count} s`,
  progress: 'Progress',
  undo: 'Undo',
  redo: 'Redo',
};

/** What every page can say. */
export type FrameWords = typeof en;

const zhHant: FrameWords = {
  working: '計算中……',
  finish: '夠了',
  cancel: '取消',
  cancelled: '已取消。',
  failed: en.failed,
  seconds: (count) => `${count} 秒`,
  progress: '進度',
  undo: '復原',
  redo: '重做',
};

/** The words of the languages that come with every page's script. */
export const frameWords = { en, 'zh-Hant': zhHant };
