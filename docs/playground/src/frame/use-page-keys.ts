/** Keys of a game that work wherever the focus is, unless what has the focus uses them. */
import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { type Focus, isForGame } from './keys.js';

/** Listens on the whole page; the stage is what holds the board. */
export function usePageKeys(
  stage: RefObject<HTMLElement | null>,
  onKey: ((event: KeyboardEvent) => void) | undefined,
): void {
  const latest = useRef(onKey);
  latest.current = onKey;
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const { current } = stage;
      if (!current || event.defaultPrevented || event.isComposing) return;
      if (!isForGame(event, focusOf(document.activeElement, current))) return;
      latest.current?.(event);
      // Who moves on the board goes on there: Enter then means the cell that was reached.
      if (event.defaultPrevented && event.key.startsWith('Arrow')) focusBoard(current);
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}

function focusOf(element: Element | null, stage: HTMLElement): Focus {
  if (element?.closest('[role=grid]') && stage.contains(element)) return 'board';
  if (element?.closest('dialog, input, textarea, [contenteditable]')) return 'text';
  if (element?.closest('select')) return 'list';
  const isPlain = !element || element === document.body || stage.closest('.kit')?.contains(element);
  return isPlain && isSeen(stage) ? 'page' : 'elsewhere';
}

/** Is a part of it on the screen? Out of sight nothing is played: the arrow keys scroll. */
function isSeen(stage: HTMLElement): boolean {
  const { top, bottom } = stage.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}

function focusBoard(stage: HTMLElement): void {
  if (stage.querySelector('[role=grid]:focus-within')) return;
  stage.querySelector<HTMLElement>('[role=grid] [tabindex="0"]')?.focus();
}
