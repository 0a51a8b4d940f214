/** The two buttons that go back and forth in a game's history. */
import { Button } from './button.js';
import type { History, Travel } from './history.js';
import type { FrameWords } from './words.js';

type HistoryButtonsProps = {
  readonly history: Pick<History<unknown>, 'past' | 'future'>;
  readonly words: FrameWords;
  /** True while the past has to stay as it is. */
  readonly disabled?: boolean;
  readonly act: (travel: Travel) => void;
};

export function HistoryButtons({ history: { past, future }, words, disabled = false, act }: HistoryButtonsProps) {
  const travels = [
    ['undo', past],
    ['redo', future],
  ] as const;
  return (
    <>
      {travels.map(([type, values]) => (
        <Button
          key={type}
          action={type}
          text={words[type]}
          disabled={disabled || values.length === 0}
          onPress={() => act({ type })}
        />
      ))}
    </>
  );
}
