/** The page round a playground follows its language: the title, the links below it, and the paragraph below the game. */
import { useLayoutEffect } from 'preact/hooks';
import type { FrameWords } from './words.js';

/** What every page says of itself. */
export type PageWords = {
  readonly title: string;
  /** The name in brackets is a link to the guide, which the page has; what stands in backticks is code. */
  readonly about: string;
};

/** Puts the words into the page that holds the place of the playground. */
export function usePageWords(
  place: Element,
  { title, about, guide, allFunctions }: PageWords & FrameWords,
  language: string,
) {
  useLayoutEffect(() => {
    const page = place.parentElement;
    const heading = page?.querySelector('h1');
    // Behind the title stands its own link.
    if (heading?.firstChild) heading.firstChild.textContent = title;
    const [toGuide, toFunctions] = page?.querySelectorAll('.kit-see a') ?? [];
    if (toGuide) toGuide.textContent = `${guide}: ${title}`;
    if (toFunctions) toFunctions.textContent = allFunctions(nameIn(about));
    const text = place.parentElement?.querySelector('[data-playground] ~ p');
    const link = text?.querySelector('a');
    if (text && link) {
      text.replaceChildren(
        ...about.split(/(\[.*?\]|`.*?`)/).map((part) => {
          if (part.startsWith('[')) return link;
          if (!part.startsWith('`')) return part;
          const code = document.createElement('code');
          code.textContent = part.slice(1, -1);
          return code;
        }),
      );
    }
    for (const element of [heading, toGuide?.parentElement, text]) element?.setAttribute('lang', language);
    document.title = document.title.replace(/^[^|]*/, `${title} `);
  }, [title, language]);
}

function nameIn(about: string): string {
  return /\[(.*?)\]/.exec(about)?.[1] ?? '';
}
