/** What is said, as a value: a key of the words with its parameters. It is put into words when it is drawn. */
import type { FrameWords } from './words.js';

type SaidOf<W> = {
  [K in keyof W & string]: W[K] extends (...params: infer P) => string
    ? readonly [K, ...P]
    : W[K] extends string
      ? readonly [K]
      : never;
}[keyof W & string];

/** A sentence of a page, or of the frame; plain data. */
export type Said<W> = SaidOf<W> | SaidOf<FrameWords>;

/** The sentence in words. */
export function speak<W>(words: W & FrameWords, [key, ...params]: Said<W>): string {
  const word = words[key as keyof typeof words] as string | ((...params: readonly unknown[]) => string);
  return typeof word === 'string' ? word : word(...params);
}
