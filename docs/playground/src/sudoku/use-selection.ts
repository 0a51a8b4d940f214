/**
 * Cells are chosen one by one or several at once: with the mouse by dragging over them, or with Shift or Ctrl; with fingers
 * by a long press on each, or by going on from a long press. A finger that moves at once scrolls the page, as everywhere.
 */
import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

const longMs = 400;
/** So far a finger may shake, in pixels. */
const still = 10;

type Select = (cell: number, how?: 'add' | 'toggle') => void;

/** What is under way between two pointer events. */
type Pointing = {
  /** Does the pointer draw over cells? The last one that it came to. */
  drawn: number | undefined;
  isTouch: boolean;
  /** Has a long press said what a tap would say? */
  isSpent: boolean;
  x: number;
  y: number;
  timer: ReturnType<typeof setTimeout> | undefined;
};

/** What the table of cells listens to. */
export function useSelection(
  table: RefObject<HTMLElement | null>,
  onSelect: Select,
  isChosen: (cell: number) => boolean,
) {
  const select = useRef(onSelect);
  select.current = onSelect;
  const { current: now } = useRef<Pointing>({
    drawn: undefined,
    isTouch: false,
    isSpent: false,
    x: 0,
    y: 0,
    timer: undefined,
  });
  /** Did a pointer come after the last key? Then the focus follows it, and not it the focus. */
  const isPointed = useRef(false);

  useEffect(() => {
    const release = () => {
      now.drawn = undefined;
      clearTimeout(now.timer);
    };
    // Only a listener that isn't passive can keep the page from scrolling under a finger that draws.
    const hold = (event: TouchEvent) => now.drawn !== undefined && event.preventDefault();
    const typed = () => {
      isPointed.current = false;
    };
    const element = table.current;
    element?.addEventListener('touchmove', hold, { passive: false });
    addEventListener('keydown', typed, true);
    for (const name of ['pointerup', 'pointercancel']) addEventListener(name, release);
    return () => {
      element?.removeEventListener('touchmove', hold);
      removeEventListener('keydown', typed, true);
      for (const name of ['pointerup', 'pointercancel']) removeEventListener(name, release);
    };
  }, []);

  return {
    onPointerDown(event: PointerEvent) {
      const cell = cellAt(event);
      if (cell === undefined || event.button !== 0) return;
      clearTimeout(now.timer);
      isPointed.current = true;
      Object.assign(now, {
        x: event.clientX,
        y: event.clientY,
        isTouch: event.pointerType === 'touch',
        isSpent: false,
      });
      if (now.isTouch) {
        now.timer = setTimeout(() => {
          Object.assign(now, { drawn: cell, isSpent: true });
          select.current(cell, 'toggle');
        }, longMs);
        return;
      }
      now.drawn = cell;
      select.current(cell, event.ctrlKey || event.metaKey || event.shiftKey ? 'toggle' : undefined);
    },
    onPointerMove(event: PointerEvent) {
      if (Math.hypot(event.clientX - now.x, event.clientY - now.y) > still) clearTimeout(now.timer);
      if (now.drawn === undefined) return;
      // A touch stays with the cell where it began; what it draws over is looked up by its place.
      const cell = cellAt(event);
      if (cell === undefined || cell === now.drawn) return;
      now.drawn = cell;
      select.current(cell, 'add');
    },
    onClick(event: MouseEvent) {
      const cell = cellAt(event);
      if (cell !== undefined && now.isTouch && !now.isSpent) select.current(cell);
    },
    onContextMenu(event: Event) {
      if (now.isTouch) event.preventDefault();
    },
    onFocusIn(event: FocusEvent) {
      const at = (event.target as HTMLElement).dataset['at'];
      if (at !== undefined && !isPointed.current && !isChosen(Number(at))) select.current(Number(at));
    },
  };
}

function cellAt({ clientX, clientY }: MouseEvent): number | undefined {
  const cell = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-at]');
  return cell ? Number(cell.dataset['at']) : undefined;
}
