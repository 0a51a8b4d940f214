/** What several pages say: about work that takes a while, and about going back and forth. */
import type { Language } from './language.js';

const en = {
  working: 'Working …',
  cancel: 'Cancel',
  cancelled: 'Cancelled.',
  seconds: (count: number) => `${count} s`,
  progress: 'Progress',
  undo: 'Undo',
  redo: 'Redo',
};

const zhHant: typeof en = {
  working: '計算中……',
  cancel: '取消',
  cancelled: '已取消。',
  seconds: (count) => `${count} 秒`,
  progress: '進度',
  undo: '復原',
  redo: '重做',
};

/** The words by language. */
export const frameWords: Readonly<Record<Language, typeof en>> = { en, 'zh-Hant': zhHant };
