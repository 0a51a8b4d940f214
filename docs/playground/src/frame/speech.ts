/**
 * The words of a page in a language. A page's own script brings some languages; the others are files beside it, such as
 * `sudoku.de.js`, which are fetched when somebody reads them.
 */
import type { Language } from './language.js';
import { type FrameWords, frameWords } from './words.js';

/** The languages that come with a page's script. */
export type OwnLanguage = keyof typeof frameWords;

/** The words of a page's script. English is always there; Chinese is a file where it is long. */
export type OwnWords<W> = { readonly en: W } & Readonly<Partial<Record<OwnLanguage, W>>>;

/** A language with its words. */
export type Speech<W> = { readonly language: Language; readonly words: W & FrameWords };

/** What fetches the words of a page. */
export function speechOf<W>(name: string, own: OwnWords<W>): (language: Language) => Promise<Speech<W>> {
  return async (language) => {
    if (isOwn(language)) {
      const words = own[language];
      if (words) return { language, words: { ...frameWords[language], ...words } };
    }
    const { href } = new URL(`./${name}.${language}.js`, import.meta.url);
    const { words }: { readonly words: W & FrameWords } = await import(/* @vite-ignore */ href);
    return { language, words };
  };
}

function isOwn(language: Language): language is OwnLanguage {
  return language in frameWords;
}
