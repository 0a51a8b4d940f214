/** The language of a playground: the browser's at first, then the one that was chosen, kept between visits. */
import { useRef, useState } from 'preact/hooks';
import type { Speech } from './speech.js';

/** The languages of the playgrounds. */
export const languages = { en: 'English', 'zh-Hant': '繁體中文', de: 'Deutsch', vi: 'Tiếng Việt' } as const;

/** A language's tag. */
export type Language = keyof typeof languages;

const tags = Object.keys(languages) as Language[];

const key = 'kit-language';

/** The words that are shown, and how to change their language: it changes once its words are there. */
export function useLanguage<W>(
  first: Speech<W>,
  load: (language: Language) => Promise<Speech<W>>,
): [Speech<W>, (language: Language) => void] {
  const [speech, setSpeech] = useState(first);
  const wanted = useRef(first.language);
  return [
    speech,
    (language) => {
      wanted.current = language;
      keepLanguage(language);
      load(language).then(
        (loaded) => wanted.current === language && setSpeech(loaded),
        // Without a network the page goes on in the words that it has.
        () => {},
      );
    },
  ];
}

/** The language of the last visit, else the first of the reader's that the pages have. */
export function firstLanguage(): Language {
  const kept = keptLanguage();
  return tags.find((tag) => tag === kept) ?? languageFor(navigator.languages);
}

/** The first of these languages that the pages have, in whatever country it is spoken; English if they have none. */
export function languageFor(asked: readonly string[]): Language {
  const baseOf = (tag: string) => tag.toLowerCase().split('-')[0];
  for (const one of asked) {
    const found = tags.find((tag) => baseOf(tag) === baseOf(one));
    if (found) return found;
  }
  return 'en';
}

// A browser may forbid its store; then the language lasts as long as the page.
function keptLanguage(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function keepLanguage(language: Language): void {
  try {
    localStorage.setItem(key, language);
  } catch {
    // As above.
  }
}

/** The buttons that choose the language. */
export function LanguageChoice(props: { language: Language; onChoose: (language: Language) => void }) {
  return (
    <fieldset class="kit-languages">
      <legend class="kit-hidden">Language / 語言 / Sprache / Ngôn ngữ</legend>
      {tags.map((tag) => (
        <button
          key={tag}
          type="button"
          lang={tag}
          aria-pressed={tag === props.language}
          onClick={() => props.onChoose(tag)}
        >
          {languages[tag]}
        </button>
      ))}
    </fieldset>
  );
}
