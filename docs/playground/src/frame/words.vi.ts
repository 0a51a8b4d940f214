/** What several pages say, in Vietnamese. */
import type { FrameWords } from './words.js';

export const words: FrameWords = {
  working: 'Đang tính …',
  finish: 'Đủ rồi',
  cancel: 'Hủy',
  cancelled: 'Đã hủy.',
  failed: (message) => message,
  seconds: (count) => `${count} giây`,
  progress: 'Tiến độ',
  undo: 'Hoàn tác',
  redo: 'Làm lại',
};
