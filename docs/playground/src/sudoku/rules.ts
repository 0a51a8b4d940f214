/**
 * The functions of the package that the page itself calls for every digit. They answer for the classic Sudoku; the engine
 * for other layouts is a file of its own (`layouts.ts`), which puts its functions here once a layout is chosen.
 *
 * The place is a global one: the words of a language are a script of their own and look here too.
 */
import type { createLayout } from '@kit/sudoku-human';
import { naming, playing } from './engine.js';

/** What is done with positions; layouts are made only where the engine for them is. */
export type Rules = typeof playing & { readonly createLayout?: typeof createLayout };

/** What names and tells. */
export type Telling = typeof naming;

const place = Symbol.for('kit-sudoku-layouts');
const known = globalThis as { [place]?: Rules & Telling };

/** The functions for positions. */
export function rules(): Rules {
  return known[place] ?? playing;
}

/** The functions for texts. */
export function telling(): Telling {
  return known[place] ?? naming;
}

/** Is the engine for layouts there? */
export function hasLayouts(): boolean {
  return known[place] !== undefined;
}

/** The engine for layouts puts itself in its place. */
export function bring(engine: Rules & Telling): void {
  known[place] = engine;
}
