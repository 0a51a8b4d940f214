/** What several pages say: about work that takes a while, about going back and forth, and what others said. */
import type { Language } from './language.js';

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

/** The words by language. */
export const frameWords: Readonly<Record<Language, FrameWords>> = { en, 'zh-Hant': zhHant };
