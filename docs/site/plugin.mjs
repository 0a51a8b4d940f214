// The site as a plugin of TypeDoc: pictures go into the page, names become links, every page says what it is, and the home page
// gets its cards. Each page is finished before it is written, and has a copy as Markdown beside it.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseHTML } from 'linkedom';
import { PageEvent, RendererEvent } from 'typedoc';
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
import { writeSearch } from './search/write-search.mjs';
import { guideOrder, pageOf } from './site-map.mjs';
import { unlinkForeignSources } from './source-links.mjs';

/** TypeDoc calls it once, with itself. */
export function load({ renderer }) {
  renderer.on(RendererEvent.BEGIN, (event) => {
    // Guides first: they say which part of them speaks of a function.
    event.pages.sort((a, b) => rank(pageOf(a.url)) - rank(pageOf(b.url)) || (a.url < b.url ? -1 : 1));
    const exports = exportsOf(event.pages.map(({ url }) => pageOf(url)));
    const sections = new Map();
    const written = [];
    renderer.on(PageEvent.END, (page) => {
      const { document } = parseHTML(page.contents);
      written.push(finish(document, pageOf(page.url), exports, sections));
      page.contents = document.toString();
    });
    renderer.postRenderAsyncJobs.push(async ({ outputDirectory }) => {
      for (const { page, markdown } of written) {
        writeFileSync(join(outputDirectory, page.path.replace(/html$/, 'md')), markdown);
      }
      writeOverview(outputDirectory, written);
      await writeSearch(
        join(outputDirectory, 'assets'),
        written.flatMap(({ found }) => found),
      );
    });
  });
}

/**
 * Finishes a page. Gives what else is made of it: its Markdown, what the search finds in it, and its title and description.
 *
 * @param sections - by export: the first part of a guide of its package that names it; a guide adds its own. Any guide may speak
 *   of @kit/grid
 */
function finish(document, page, exports, sections) {
  const base = page.path.includes('/') ? '../' : './';
  if (page.kind === 'home') buildHome(document);
  drawInPages(document);
  letScroll(document);
  unlinkForeignSources(document);
  setLandmarks(document);
  if (['guide', 'method', 'module', 'home'].includes(page.kind)) {
    const named = linkNames(document, page, exports, base);
    if (page.kind === 'guide') {
      for (const [path, section] of named) {
        const owner = pageOf(path).package;
        if (sections.has(path) || (owner !== 'grid' && owner !== page.package)) continue;
        sections.set(path, { ...section, document: page.name });
      }
    }
  }
  addSeeAlso(document, page, base, sections.get(page.path));
  takeSearchAway(document);
  if (page.kind === 'play') hastenPlayground(document);
  const canonical = canonicalOf(page, document, exports);
  const head = writeHead(document, page, canonical);
  const found = canonical === page.path ? documentsOf(document, page) : [];
  return { page, head, found, markdown: toMarkdown(document, head) };
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
