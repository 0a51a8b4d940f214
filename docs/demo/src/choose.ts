import { UsageError } from './usage-error.js';

/** The choice that the text names. */
export function choose<T extends string>(text: string, choices: readonly T[], name: string): T {
  const found = choices.find((choice) => choice === text);
  if (found === undefined) {
    throw new UsageError(`Unknown ${name} ${JSON.stringify(text)}: one of ${choices.join(', ')}`);
  }
  return found;
}

/** The words of a language. */
export function chooseLanguage<W>(languages: Readonly<Record<string, W>>, locale: string): W {
  return languages[choose(locale, Object.keys(languages), 'locale')] as W;
}
