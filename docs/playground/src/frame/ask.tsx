/** Asks before a game that is under way is left for another: a small dialog beside the button that was pressed. */
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Button } from './button.js';
import type { FrameWords } from './words.js';

/** A question that is open: what happens on yes, and what it stands beside. */
export type Question = { readonly go: () => void; readonly beside: Element | null };

/** Does something at once; while a game is under way it asks first. */
export type Ask = (go: () => void) => void;

/** The open question, how to ask, and how to answer. */
export function useAsk(isUnderWay: () => boolean): [Question | null, Ask, (yes: boolean) => void] {
  const [question, setQuestion] = useState<Question | null>(null);
  return [
    question,
    (go) => (isUnderWay() ? setQuestion({ go, beside: document.activeElement }) : go()),
    (yes) => {
      setQuestion(null);
      if (yes) question?.go();
    },
  ];
}

type AskDialogProps = {
  readonly question: Question;
  readonly words: FrameWords;
  readonly answer: (yes: boolean) => void;
};

export function AskDialog({ question, words, answer }: AskDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const { current } = dialog;
    current?.showModal();
    if (current) place(current, question.beside);
  }, []);
  // Closing gives the focus back.
  const close = (yes: boolean) => {
    dialog.current?.close();
    answer(yes);
  };
  return (
    <dialog
      class="kit-ask"
      ref={dialog}
      aria-labelledby="kit-ask-text"
      onCancel={(event) => {
        event.preventDefault();
        close(false);
      }}
    >
      <p id="kit-ask-text">{words.leaveGame}</p>
      <div class="kit-row">
        <Button action="stay" text={words.stay} isMain onPress={() => close(false)} />
        <Button action="leave" text={words.leave} onPress={() => close(true)} />
      </div>
    </dialog>
  );
}

/** Below what it is about, or above where there is no room; never beyond the window. */
function place(dialog: HTMLDialogElement, beside: Element | null): void {
  if (!beside?.closest('.kit')) return;
  const { left, top, bottom } = beside.getBoundingClientRect();
  const { width, height } = dialog.getBoundingClientRect();
  const gap = 8;
  const below = bottom + gap + height <= innerHeight ? bottom + gap : top - gap - height;
  const within = (at: number, most: number) => `${Math.max(gap, Math.min(at, most - gap))}px`;
  Object.assign(dialog.style, {
    margin: '0',
    left: within(left, innerWidth - width),
    top: within(below, innerHeight - height),
  });
}
