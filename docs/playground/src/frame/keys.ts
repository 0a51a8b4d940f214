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

const steps: Readonly<Record<string, readonly [down: number, right: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** As they lie on a number pad. */
const slants: typeof steps = { 7: [-1, -1], 9: [-1, 1], 1: [1, -1], 3: [1, 1] };

/** Which way an arrow key steps, or a digit slantwise; undefined for other keys. */
export function stepOfKey({ key }: KeyPress, isSlanted = false): readonly [down: number, right: number] | undefined {
  return steps[key] ?? (isSlanted ? slants[key] : undefined);
}

/** Ctrl+Z or ⌘Z goes back; with Shift, or Ctrl+Y, forth. Undefined for other keys. */
export function travelOfKey(event: KeyPress): { readonly type: 'undo' | 'redo' } | undefined {
  if (!event.ctrlKey && !event.metaKey) return undefined;
  const key = event.key.toLowerCase();
  if (key === 'z') return { type: event.shiftKey ? 'redo' : 'undo' };
  return key === 'y' ? { type: 'redo' } : undefined;
}

/**
 * What has the focus: the cells of a board; something that takes text, or asks; a list to choose from; nothing, or a
 * button of the game; or another part of the site.
 */
export type Focus = 'board' | 'text' | 'list' | 'page' | 'elsewhere';

/**
 * Does a key press belong to the game? What has the focus comes first, and the browser's own keys stay the browser's: of
 * those with Ctrl, ⌘ or Alt the game has undo and redo only.
 */
export function isForGame(press: KeyPress, focus: Focus): boolean {
  if (focus === 'text' || focus === 'elsewhere') return false;
  if (press.altKey || press.key === 'Tab') return false;
  if (press.ctrlKey || press.metaKey) return travelOfKey(press) !== undefined;
  if (focus === 'list') return false;
  // A button is pressed by them, and a page scrolls.
  const acts = press.key === 'Enter' || press.key === ' ';
  return focus === 'board' || !acts;
}
