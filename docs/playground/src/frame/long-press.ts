/** A cell is tapped, or pressed for a while; a right click is a long press too. */
import { useRef } from 'preact/hooks';

const longMs = 400;

/** What a cell listens to. */
export function useLongPress(onTap: (cell: number) => void, onLong: (cell: number) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Some browsers send a context menu for a long press, others none, and a click may follow.
  const isSpent = useRef(false);
  const long = (cell: number) => {
    clearTimeout(timer.current);
    if (isSpent.current) return;
    isSpent.current = true;
    onLong(cell);
  };
  const release = () => clearTimeout(timer.current);
  return (cell: number) => ({
    onPointerDown: ({ pointerType }: PointerEvent) => {
      clearTimeout(timer.current);
      isSpent.current = false;
      if (pointerType === 'touch') timer.current = setTimeout(() => long(cell), longMs);
    },
    onPointerUp: release,
    onPointerCancel: release,
    onPointerLeave: release,
    onContextMenu: (event: Event) => {
      event.preventDefault();
      long(cell);
    },
    onClick: () => {
      if (!isSpent.current) onTap(cell);
      isSpent.current = false;
    },
  });
}
