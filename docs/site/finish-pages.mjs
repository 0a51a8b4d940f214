// Finishes the pages after TypeDoc: pictures go into the page, names become links, every page says what it is, and the home
// page gets its cards. Each page is read and written once.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { parseHTML } from 'linkedom';
import { hastenPlayground } from './finish/hasten-playground.mjs';
import { writeHead } from './finish/head.mjs';
import { buildHome } from './finish/home.mjs';
import { setLandmarks } from './finish/landmarks.mjs';
import { exportsOf, linkNames } from './finish/link-names.mjs';
import { drawInPages, letScroll } from './finish/pictures.mjs';
import { addSeeAlso } from './finish/see-also.mjs';
import { toMarkdown } from './markdown/to-markdown.mjs';
import { writeOverview } from './markdown/write-overview.mjs';
import { documentsOf } from './search/documents.mjs';
import { guideOrder, pageOf } from './site-map.mjs';
import { unlinkForeignSources } from './source-links.mjs';

/** Finishes all pages of a folder; returns what the search is made of. */
export function finishPages(site) {
  const pages = readdirSync(site, { recursive: true })
    .filter((file) => file.endsWith('.html'))
    .map((file) => pageOf(file.split(sep).join('/')))
    // Guides first: they say which part of them speaks of a function.
    .sort((a, b) => rank(a) - rank(b) || (a.path < b.path ? -1 : 1));
  const exports = exportsOf(pages);
  const sections = new Map();
  const found = [];
  const written = [];
  for (const page of pages) {
    const file = join(site, page.path);
    const { document } = parseHTML(readFileSync(file, 'utf8'));
    const base = page.path.includes('/') ? '../' : './';
    if (page.kind === 'home') buildHome(document);
    drawInPages(document, site, page.path);
    letScroll(document);
    unlinkForeignSources(document);
    setLandmarks(document);
    if (['guide', 'module', 'home'].includes(page.kind)) {
      const named = linkNames(document, page, exports, base);
      if (page.kind === 'guide') {
        for (const [path, section] of named) {
          if (!sections.has(path)) sections.set(path, { ...section, document: page.name });
        }
      }
    }
    addSeeAlso(document, page, base, sections.get(page.path));
    takeSearchAway(document);
    if (page.kind === 'play') hastenPlayground(document);
    const canonical = canonicalOf(page, document, exports);
    const head = writeHead(document, page, canonical);
    if (canonical === page.path) found.push(...documentsOf(document, page));
    const markdown = toMarkdown(document, head);
    writeFileSync(file.replace(/html$/, 'md'), markdown);
    written.push({ page, head });
    writeFileSync(file, document.toString());
  }
  writeOverview(site, written);
  return found;
}

/** Guides in their order, then the rest. */
function rank({ kind, name }) {
  return kind === 'guide' ? guideOrder.indexOf(name) : guideOrder.length;
}

/** What a package hands on from @kit/grid has its page there. */
function canonicalOf({ path, package: owner, name }, document, exports) {
  const shared = owner && owner !== 'grid' && name ? exports.get('grid').get(name) : undefined;
  const isDefinedThere = document.querySelector('.tsd-sources a[href*="/packages/grid/src/"]') !== null;
  return shared && isDefinedThere ? shared.path : path;
}

/**
 * TypeDoc would fetch its index on every page. Its search box stays, with its keys and its place for results, and
 * `search/widget.js` fills it once somebody searches.
 */
function takeSearchAway(document) {
  const script = document.querySelector('#tsd-search-script');
  script.removeAttribute('src');
  script.removeAttribute('async');
  script.setAttribute('type', 'text/plain');
}
