// Reads the finished site as a stranger would, and throws with all that is wrong. It shares nothing with what made the pages
// but the list of packages: names and headings are read from the sources again.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { parseHTML } from 'linkedom';
import { guideOrder, methodOrder, subjects } from '../site-map.mjs';
import { pageSources } from './page-sources.mjs';

/** The scripts of a page: its own frame, the menu and the icons. No index of a search. */
const scripts = ['main.js', 'custom.js', 'icons.js', 'navigation.js'];
/** Together less than the index alone was before. */
const scriptBudget = 110_000;

export function checkPages(site) {
  const pages = readdirSync(site, { recursive: true }).filter((file) => file.endsWith('.html'));
  const seen = new Map(
    pages.map((path) => [path, readPage(parseHTML(readFileSync(join(site, path), 'utf8')).document)]),
  );
  const problems = [];
  const complain = (path, what) => problems.push(`${path}: ${what}`);
  for (const [path, page] of seen) checkPage(site, path, page, (what) => complain(path, what));
  for (const what of ['title', 'description']) checkDifferent(seen, what, complain);
  let links = 0;
  for (const [path, page] of seen) links += checkLinks(site, path, page, seen, (what) => complain(path, what));
  checkHome(seen.get('index.html'), (what) => complain('index.html', what));
  const sources = pageSources();
  for (const name of sources.keys()) {
    if (![...guideOrder, ...methodOrder].includes(name)) problems.push(`${name} is missing in site-map.mjs`);
  }
  for (const subject of subjects) checkSubject(site, seen, subject, sources, complain);
  checkOverview(site, complain);
  if (links < 10_000) problems.push(`only ${links} links were found`);
  if (problems.length > 0) throw new Error(`the site:\n  ${problems.slice(0, 40).join('\n  ')}`);
  console.log(`${seen.size} pages with titles and descriptions of their own, ${links} links, none dead`);
}

function readPage(document) {
  const all = (selector) => [...document.querySelectorAll(selector)];
  const meta = (name) =>
    document.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content');
  return {
    title: document.querySelector('title').textContent,
    description: meta('description'),
    picture: meta('og:image'),
    canonical: document.querySelector('link[rel=canonical]')?.getAttribute('href'),
    markdown: document.querySelector('link[rel=alternate]')?.getAttribute('href'),
    levels: all('main h1, main h2, main h3, main h4, main h5, main h6').map(({ localName }) => Number(localName[1])),
    headings: all('main h2').map(({ textContent }) => textContent.trim()),
    firsts: all('h1').length,
    mains: all('main').length,
    scripts: all('script[src]').map((script) => script.getAttribute('src').split('/').pop()),
    ids: new Set(all('[id]').map(({ id }) => id)),
    hrefs: all('a[href], link[rel=alternate]').map((link) => link.getAttribute('href')),
    see: all('.kit-see a').map((link) => link.getAttribute('href')),
    codeLinks: new Set(all('main a > code').map((code) => code.textContent)),
    cards: all('.kit-card').map((card) => ({
      picture: card.querySelector('svg[role=img]')?.getAttribute('aria-label') ?? '',
      links: [...card.querySelectorAll('a')].map((link) => link.getAttribute('href')),
    })),
    figures: all('.kit-figure').map(({ textContent }) => textContent),
    openTables: all('main table').filter(
      (table) => table.closest('details.tsd-accordion') === null && table.closest('details') === null,
    ).length,
    foldedTables: all('main details table').length,
  };
}

function checkPage(site, path, page, complain) {
  if (page.firsts !== 1) complain(`${page.firsts} h1`);
  if (page.mains !== 1) complain(`${page.mains} main`);
  if (!page.description || page.description.length < 20) complain(`says of itself: ${page.description}`);
  if (!page.description?.trim().match(/^.{1,165}$/u)) complain('a description of more than one line');
  if (!/^https:\/\/\S+\.html$/.test(page.canonical ?? '')) complain(`its address is ${page.canonical}`);
  if (!/^https:\/\/\S+\.png$/.test(page.picture ?? '')) complain(`its preview is ${page.picture}`);
  else if (!existsSync(join(site, 'media', posix.basename(page.picture)))) complain('its preview is missing');
  const markdown = join(site, dirname(path), page.markdown ?? '?');
  if (!existsSync(markdown) || statSync(markdown).size < 40) complain('no Markdown beside it');
  if (page.levels[0] !== 1) complain('does not begin with its title');
  const gap = page.levels.findIndex((level, index) => index > 0 && level > page.levels[index - 1] + 1);
  if (gap >= 0) complain(`heading ${gap + 1} leaves out a level`);
  const wrong = page.scripts.filter((script) => !scripts.includes(script));
  if (wrong.length > 0) complain(`loads ${wrong.join(', ')}`);
  const size = page.scripts.reduce((sum, script) => sum + statSync(join(site, 'assets', script)).size, 0);
  if (size > scriptBudget) complain(`${size} bytes of scripts before anybody does anything`);
}

function checkDifferent(seen, what, complain) {
  const first = new Map();
  for (const [path, page] of seen) {
    if (first.has(page[what])) complain(path, `has the ${what} of ${first.get(page[what])}`);
    else first.set(page[what], path);
  }
}

/** Every link within the site leads to a file, and to a place that is in it. */
function checkLinks(site, path, { hrefs }, seen, complain) {
  let count = 0;
  for (const href of hrefs) {
    if (/^[a-z]+:/.test(href) || href === '' || href === '#') continue;
    count++;
    const [file, id] = href.split('#');
    const target = file === '' ? path : posix.join(posix.dirname(path), decodeURIComponent(file));
    if (!existsSync(join(site, target))) complain(`dead link ${href}`);
    else if (id && seen.has(target) && !seen.get(target).ids.has(decodeURIComponent(id)))
      complain(`no such place ${href}`);
  }
  return count;
}

function checkHome({ cards, figures }, complain) {
  for (const { name, guides, play } of subjects) {
    const card = cards.find(({ links }) => links.includes(`modules/_kit_${name}.html`));
    if (!card?.links.includes(`documents/${guides[0]}.html`) || !card.links.includes(`documents/${play}.html`)) {
      complain(`the card of ${name} leads to ${card?.links}`);
    } else if (card.picture.length < 20) complain(`the card of ${name} has no picture`);
  }
  if (figures.length !== 3) complain(`${figures.length} figures`);
  for (const text of figures) {
    if (!/^[\d.]+×.* npm run bench -- [\w-]+$/.test(text.replace(/\s+/g, ' ').replace(/(npm run)/, ' $1')))
      complain(`figure: ${text}`);
  }
}

/**
 * A guide links every function that it names, to the page of that package. That page leads back to the part of a guide that names
 * the function, if there is one. Functions come first.
 */
function checkSubject(site, seen, { name, guides, method, play }, sources, complain) {
  const own = [...seen].filter(([each]) => each.startsWith(`functions/_kit_${name}.`));
  if (own.length < 5) complain(`modules/_kit_${name}.html`, `${own.length} functions`);
  for (const [each, { see }] of own) {
    const word = /\.(\w+)\.html$/.exec(each)[1];
    const names = new RegExp(`\`${word}(\\([^\`()]*\\))?\`|import \\{[^}]*\\b${word}\\b`);
    const naming = guides.filter((guide) => names.test(sources.get(guide)));
    const places = naming.length > 0 ? naming.map((guide) => `${guide}.html#`) : [`${guides[0]}.html`];
    if (!places.some((place) => see.some((href) => href.startsWith(`../documents/${place}`)))) {
      complain(each, `leads to none of ${places.join(', ')}`);
    }
    if (!see.includes(`../documents/${play}.html`)) complain(each, 'leads to no playground');
  }
  let named = 0;
  for (const page of [...guides, method ?? []].flat()) named += checkNames(site, seen, name, page, sources, complain);
  if (named < 5) complain(`documents/${guides[0]}.html`, `names ${named} functions only`);
  const { headings } = seen.get(`modules/_kit_${name}.html`);
  const [functions, types] = [headings.indexOf('Functions'), headings.indexOf('Type Aliases')];
  if (functions < 0 || functions > types) complain(`modules/_kit_${name}.html`, 'types come before functions');
}

/** Counts the functions that a page names, each of which must be a link. */
function checkNames(site, seen, owner, page, sources, complain) {
  const prose = sources
    .get(page)
    .replace(/^(```|~~~)[\s\S]*?^\1/gm, '')
    .replace(/^#.*$/gm, '')
    .replace(/\[[^\]]*\]\([^)]*\)/g, '');
  const path = `documents/${page}.html`;
  let named = 0;
  for (const [, code, word] of prose.matchAll(/`((\w+)(?:\([^`()]*\))?)`/g)) {
    if (!existsSync(join(site, 'functions', `_kit_${owner}.${word}.html`))) continue;
    named++;
    if (!seen.get(path).codeLinks.has(code)) complain(path, `names ${code} without a link`);
  }
  return named;
}

function checkOverview(site, complain) {
  const links = [...readFileSync(join(site, 'llms.txt'), 'utf8').matchAll(/\]\(([^)]+)\)/g)].map(([, href]) => href);
  for (const href of links) if (!existsSync(join(site, href))) complain('llms.txt', `dead link ${href}`);
  if (links.length < 200) complain('llms.txt', `${links.length} links only`);
}
