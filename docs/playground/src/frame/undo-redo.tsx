/** The two buttons and the keys that go back and forth in a board's history. */
import type { History } from './history.js';
import type { Language } from './language.js';
import { frameWords } from './words.js';

/** What going back and forth needs of a history, whatever its values are. */
type Travels = Pick<History<never>, 'canUndo' | 'canRedo' | 'undo' | 'redo'>;

type UndoRedoProps = {
  readonly history: Travels;
  readonly language: Language;
  /** True while the past has to stay as it is. */
  readonly disabled?: boolean;
  /** Does the step: a page drops what it says of the board that it leaves. */
  readonly travel: (go: () => void) => void;
};

/** Undo and redo, as buttons. */
export function UndoRedo({ history, language, disabled = false, travel }: UndoRedoProps) {
  const words = frameWords[language];
  return (
    <>
      <button
        type="button"
        data-action="undo"
        disabled={disabled || !history.canUndo}
        onClick={() => travel(history.undo)}
      >
        {words.undo}
      </button>
      <button
        type="button"
        data-action="redo"
        disabled={disabled || !history.canRedo}
        onClick={() => travel(history.redo)}
      >
        {words.redo}
      </button>
    </>
  );
}

/** The step that a key stands for: Ctrl+Z or ⌘Z goes back; with Shift, or Ctrl+Y, forth. Undefined for other keys. */
export function stepOfKey(event: KeyboardEvent, history: Travels): (() => void) | undefined {
  if (!event.ctrlKey && !event.metaKey) return undefined;
  const key = event.key.toLowerCase();
  if (key === 'z') return event.shiftKey ? history.redo : history.undo;
  return key === 'y' ? history.redo : undefined;
}
