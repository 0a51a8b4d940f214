/** What several pages say, in German. */
import type { FrameWords } from './words.js';

export const words: FrameWords = {
  working: 'Es wird gerechnet …',
  finish: 'Genug',
  cancel: 'Abbrechen',
  cancelled: 'Abgebrochen.',
  failed: (message) => message,
  seconds: (count) => `${count} s`,
  progress: 'Fortschritt',
  undo: 'Rückgängig',
  redo: 'Wiederholen',
};
