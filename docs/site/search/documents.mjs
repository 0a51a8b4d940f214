// What is found: each part of a guide between two headings, each guide as a whole, each export, each playground.
import { siteName, subjects } from '../site-map.mjs';

const weights = { guide: 2, play: 1.2, module: 1.2, function: 1.4, value: 1.1, class: 0.8, type: 0.5 };

/** The documents of a page. */
export function documentsOf(document, page) {
  const { path, kind, package: owner } = page;
  const weight = weights[kind];
  if (weight === undefined) return [];
  const main = document.querySelector('main');
  const subject = subjects.find(({ name }) => name === owner);
  if (kind === 'guide') return partsOf(main, path, subject, weight);
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

/** A guide as a whole, by its name and its aliases, and its parts. */
function partsOf(main, path, subject, weight) {
  const guide = main.querySelector('h1').textContent.trim();
  const parts = [];
  let part = { id: path, path, title: guide, place: 'Guide', alias: subject?.alias ?? '', heading: guide, texts: [] };
  for (const element of main.querySelectorAll('.tsd-typography > *, .tsd-typography details > *')) {
    if (/^h[23]$/.test(element.localName) && element.id) {
      parts.push(part);
      const title = element.textContent.trim();
      const address = `${path}#${element.id}`;
      part = { id: address, path: address, title, place: `Guide: ${guide}`, alias: '', heading: guide, texts: [] };
    } else if (element.localName !== 'pre' && element.localName !== 'details') part.texts.push(element);
  }
  parts.push(part);
  return parts.map(({ texts, ...rest }, index) => ({
    ...rest,
    kind: 'guide',
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
