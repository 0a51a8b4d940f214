/** The language of a playground: the browser's at first, then the one that was chosen, kept between visits. */
import { useState } from 'preact/hooks';

/** The languages of the playgrounds. */
export const languages = { en: 'English', 'zh-Hant': '繁體中文' } as const;

/** A language's tag. */
export type Language = keyof typeof languages;

const key = 'kit-language';

/** The language and how to change it. */
export function useLanguage(): [Language, (language: Language) => void] {
  const [language, setLanguage] = useState<Language>(firstLanguage);
  return [
    language,
    (chosen) => {
      localStorage.setItem(key, chosen);
      setLanguage(chosen);
    },
  ];
}

function firstLanguage(): Language {
  const kept = localStorage.getItem(key);
  if (kept !== null && kept in languages) return kept as Language;
  return navigator.language.startsWith('zh') ? 'zh-Hant' : 'en';
}

/** The buttons that choose the language. */
export function LanguageChoice(props: { language: Language; onChoose: (language: Language) => void }) {
  return (
    <fieldset class="kit-languages">
      <legend class="kit-hidden">Language / 語言</legend>
      {(Object.keys(languages) as Language[]).map((tag) => (
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
