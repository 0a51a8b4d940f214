/** A finger over a board of buttons: which cell it went down on, and the neighbour that it was moved to. */
import { useRef } from 'preact/hooks';

/** The cell below a finger. Touch stays with the button where it began, so the one below is asked for. */
export function cellBelow({ clientX, clientY }: PointerEvent): number | undefined {
  const below = document.elementFromPoint(clientX, clientY)?.getAttribute('data-cell');
  return below ? Number(below) : undefined;
}

/** Do two cells share a side? */
export function areNeighbours(a: number, b: number, cols: number): boolean {
  return Math.abs((a % cols) - (b % cols)) + Math.abs(Math.floor(a / cols) - Math.floor(b / cols)) === 1;
}

/** What a board listens to, so that swipes become swaps; after a swipe the click that follows is none. */
export function useSwipe(cols: number, onSwipe: (from: number, to: number) => void) {
  const began = useRef<{ readonly cell: number; hasSwiped: boolean }>(undefined);
  return {
    onPointerDown(event: PointerEvent) {
      const cell = cellBelow(event);
      if (event.button === 0 && cell !== undefined) began.current = { cell, hasSwiped: false };
    },
    onPointerMove(event: PointerEvent) {
      const start = began.current;
      const cell = cellBelow(event);
      if ((event.buttons & 1) === 0 || start === undefined || cell === undefined || start.hasSwiped) return;
      if (!areNeighbours(start.cell, cell, cols)) return;
      start.hasSwiped = true;
      onSwipe(start.cell, cell);
    },
    isTap: () => !began.current?.hasSwiped,
    /** A key has no finger: what it presses is a tap. */
    onKeyDown() {
      began.current = undefined;
    },
  };
}

/** A cell that is a button would be pressed once more where the space bar comes up. */
export function keepsSpace(event: KeyboardEvent): void {
  if (event.key === ' ') event.preventDefault();
}
