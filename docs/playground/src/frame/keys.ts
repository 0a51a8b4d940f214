/** What keys mean on every board. */

/** What is read of a key press. */
export type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** By how many cells an arrow key moves on a board; undefined for other keys. */
export function moveOfKey({ key }: KeyPress, cols: number): number | undefined {
  const moves: Record<string, number> = { ArrowUp: -cols, ArrowDown: cols, ArrowLeft: -1, ArrowRight: 1 };
  return moves[key];
}

/** Ctrl+Z or ⌘Z goes back; with Shift, or Ctrl+Y, forth. Undefined for other keys. */
export function travelOfKey(event: KeyPress): { readonly type: 'undo' | 'redo' } | undefined {
  if (!event.ctrlKey && !event.metaKey) return undefined;
  const key = event.key.toLowerCase();
  if (key === 'z') return { type: event.shiftKey ? 'redo' : 'undo' };
  return key === 'y' ? { type: 'redo' } : undefined;
}
