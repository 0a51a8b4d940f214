// What others read of a page before they open it: its title, what it is about, its one address, and a picture.
import { hosted, siteName } from '../site-map.mjs';

/** A result of a search shows about so many signs. */
const longest = 158;

export function writeHead(document, page, canonical) {
  const title = titleOf(document, page);
  const description = descriptionOf(document, page);
  document.querySelector('title').textContent = title;
  document.querySelector('meta[name=description]').setAttribute('content', description);
  const address = new URL(canonical, hosted).href;
  add(document, 'link', { rel: 'canonical', href: address });
  add(document, 'link', {
    rel: 'alternate',
    type: 'text/markdown',
    href: `${page.path.split('/').pop().replace(/html$/, 'md')}`,
  });
  const properties = {
    'og:site_name': siteName,
    'og:title': title,
    'og:description': description,
    'og:type': page.kind === 'home' ? 'website' : 'article',
    'og:url': address,
    'og:image': new URL('media/open-graph.png', hosted).href,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt':
      'Six boards, solved by the packages: Sudoku, tiles, a sliding puzzle, orbs, mines, and a packed texture',
  };
  for (const [property, content] of Object.entries(properties)) add(document, 'meta', { property, content });
  add(document, 'meta', { name: 'twitter:card', content: 'summary_large_image' });
  return { title, description };
}

/** The pages of TypeDoc that only list others. */
const lists = {
  'modules.html': 'All packages, guides and playgrounds',
  'hierarchy.html': 'The classes, and what they extend',
};

function titleOf(document, page) {
  if (page.kind === 'list') return `${lists[page.path]} | ${siteName}`;
  if (page.kind === 'home') return siteName;
  if (page.kind === 'module') return `@kit/${page.package}: its functions, values and types`;
  if (isExport(page)) {
    return `${page.name}, a ${page.kind} of @kit/${page.package}`;
  }
  if (page.kind === 'play') return `Play: ${document.querySelector('h1').textContent.trim()} | @kit`;
  return `${document.querySelector('h1').textContent.trim()} | ${siteName}`;
}

function descriptionOf(document, page) {
  if (page.kind === 'list') return `${lists[page.path]}: ${siteName}`;
  const paragraph = document.querySelector(
    page.kind === 'play' ? '.tsd-typography > p:not(.kit-see)' : '.tsd-comment p, .tsd-typography > p:not(.kit-see)',
  );
  const text = paragraph?.textContent.replace(/\s+/g, ' ').trim() ?? '';
  const whole = isExport(page)
    ? `${page.name} of @kit/${page.package}${text ? `: ${text}` : `, a ${page.kind}.`}`
    : text;
  return shorten(whole);
}

const isExport = ({ package: owner, kind }) => owner && !['guide', 'method', 'play', 'module'].includes(kind);

/** Whole sentences if they fit, else whole words. */
function shorten(text) {
  if (text.length <= longest) return text;
  const cut = text.slice(0, longest);
  const sentence = Math.max(cut.lastIndexOf('. '), cut.lastIndexOf('? '));
  return sentence > longest / 2 ? cut.slice(0, sentence + 1) : `${cut.slice(0, cut.lastIndexOf(' '))} …`;
}

function add(document, name, attributes) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  document.head.append(element);
}
