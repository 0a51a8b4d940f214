/** What keys mean on every board. */

/** What is read of a key press. */
export type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/**
 * By how many cells an arrow key moves on a board; undefined for other keys. On a turned board rows are drawn as columns.
 */
export function moveOfKey({ key }: KeyPress, cols: number, isTurned = false): number | undefined {
  const [down, right] = isTurned ? [1, cols] : [cols, 1];
  const moves: Record<string, number> = { ArrowUp: -down, ArrowDown: down, ArrowLeft: -right, ArrowRight: right };
  return moves[key];
}

/** Ctrl+Z or ⌘Z goes back; with Shift, or Ctrl+Y, forth. Undefined for other keys. */
export function travelOfKey(event: KeyPress): { readonly type: 'undo' | 'redo' } | undefined {
  if (!event.ctrlKey && !event.metaKey) return undefined;
  const key = event.key.toLowerCase();
  if (key === 'z') return { type: event.shiftKey ? 'redo' : 'undo' };
  return key === 'y' ? { type: 'redo' } : undefined;
}
