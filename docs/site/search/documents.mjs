// What is found: each part of a guide or a method page between two headings, each of these pages as a whole, each export, each playground.
import { siteName, subjects } from '../site-map.mjs';

const weights = { guide: 2, method: 0.5, play: 1.2, module: 1.2, function: 1.4, value: 1.1, class: 0.8, type: 0.5 };

/** The documents of a page. */
export function documentsOf(document, page) {
  const { path, kind, package: owner } = page;
  const weight = weights[kind];
  if (weight === undefined) return [];
  const main = document.querySelector('main');
  const subject = subjects.find(({ name }) => name === owner);
  if (kind === 'guide' || kind === 'method') return partsOf(main, page, subject, weight);
  const title =
    kind === 'module' ? `@kit/${owner}` : kind === 'play' ? main.querySelector('h1').textContent.trim() : page.name;
  const text = [...main.querySelectorAll('.tsd-comment p, .tsd-comment li, .tsd-returns-title + p, .tsd-typography p')];
  return [
    {
      id: path,
      path,
      kind,
      weight,
      title,
      place: kind === 'module' ? 'Package' : kind === 'play' ? 'Playground' : `@kit/${owner}`,
      alias: kind === 'play' || kind === 'module' ? (subject?.alias ?? '') : '',
      heading: '',
      text: kind === 'module' ? words(text.slice(0, 2)) : words(text),
    },
  ];
}

/** A page as a whole, the first guide of a package by the game's other names too, and its parts. */
function partsOf(main, { path, kind, name }, subject, weight) {
  const guide = main.querySelector('h1').textContent.trim();
  const place = kind === 'guide' ? 'Guide' : 'Method';
  const alias = name === subject?.guides[0] ? subject.alias : '';
  const parts = [];
  let part = { id: path, path, title: guide, place, alias, heading: guide, texts: [] };
  for (const element of main.querySelectorAll('.tsd-typography > *, .tsd-typography details > *')) {
    if (/^h[23]$/.test(element.localName) && element.id) {
      parts.push(part);
      const title = element.textContent.trim();
      const address = `${path}#${element.id}`;
      part = { id: address, path: address, title, place: `${place}: ${guide}`, alias: '', heading: guide, texts: [] };
    } else if (element.localName !== 'pre' && element.localName !== 'details') part.texts.push(element);
  }
  parts.push(part);
  return parts.map(({ texts, ...rest }, index) => ({
    ...rest,
    kind,
    // The benchmarks name everything and explain little.
    weight: path.includes('Benchmarks') || path.includes('Architecture') ? 0.5 : index === 0 ? weight * 1.2 : weight,
    text: words(texts),
  }));
}

const words = (elements) =>
  elements
    .map((element) => element.textContent)
    .join(' ')
    .replaceAll(siteName, '')
    .replace(/\s+/g, ' ')
    .trim();
