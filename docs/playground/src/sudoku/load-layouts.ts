/** Fetches the engine for layouts, once. */
import { hasLayouts } from './rules.js';

export async function loadLayouts(): Promise<void> {
  if (hasLayouts()) return;
  const { href } = new URL('./sudoku.layouts.js', import.meta.url);
  await import(/* @vite-ignore */ href);
}
