// The documentation in a real browser: pictures and charts are there, readable and named; no page is wider than a phone, axe
// finds nothing on any kind of page, and the search answers to the keyboard; screenshots at two widths.
import { join } from 'node:path';
import { must } from '../../../tools/checks/tally.mjs';
import { pageSources } from '../../site/check/page-sources.mjs';
import { axeFindsNothing } from './axe.mjs';

/** The guides and method pages, and how many pictures each has at least. */
const guides = [...pageSources()].map(([name, text]) => [name, [...text.matchAll(/^\s*!\[/gm)].length]);

/** One page of each other kind. */
const kinds = {
  home: 'index',
  module: 'modules/_kit_link-path',
  function: 'functions/_kit_link-path.findLink',
  value: 'variables/_kit_sudoku-human.xWing',
  type: 'types/_kit_link-path.Link',
  class: 'classes/_kit_grid.InvalidInputError',
  'list of packages': 'modules',
  hierarchy: 'hierarchy',
};

/** What is typed, and the page that opens. */
const questions = {
  Onet: 'Build_an_Onet_round',
  連連看: 'Tile_linking',
  probability: 'Minesweeper',
  'x-wing': 'sudoku-human.xWing',
};

/** Checks every guide on the tally. */
export async function checkGuides(tally, browser, origin, { devices, screenshots, watch }) {
  const troubles = [];
  for (const [device, viewport, colorScheme] of devices) {
    const context = await browser.newContext({ viewport, colorScheme, locale: 'en' });
    const page = await context.newPage();
    watch(page, origin, troubles);
    // Pages without pictures differ little between devices: the narrow one tells.
    const pages = guides.filter(([, pictures]) => device === 'phone' || pictures > 0);
    for (const [guide, pictures] of pages) {
      await tally.checkAsync(`browser: guide ${guide} on a ${device}, ${colorScheme}`, async () => {
        await page.goto(`${origin}/documents/${guide}.html`);
        const labels = await page.$$eval('.tsd-typography svg[role=img]', (all) => all.map((svg) => svg.ariaLabel));
        must(
          labels.length >= pictures && labels.every((label) => label.length > 20),
          `pictures: ${labels.join(' / ')}`,
        );
        must((await page.locator('.tsd-typography img').count()) === 0, 'a picture was not put into the page');
        await page.$$eval('main details', (all) => {
          for (const details of all) details.open = true;
        });
        if (device === 'desktop') await chartsFit(page);
        await looksWell(page);
        await page.screenshot({ path: join(screenshots, `guide-${guide}-${device}.png`), fullPage: true });
      });
    }
    for (const [kind, path] of Object.entries(kinds)) {
      await tally.checkAsync(`browser: the page of a kind: ${kind} on a ${device}, ${colorScheme}`, async () => {
        await page.goto(`${origin}/${path}.html`);
        await page.waitForSelector('#tsd-nav-container a', { state: 'attached' });
        await looksWell(page);
        await page.screenshot({ path: join(screenshots, `page-${kind.replaceAll(' ', '-')}-${device}.png`) });
      });
    }
    await tally.checkAsync(`browser: the search by keyboard on a ${device}, ${colorScheme}`, () => search(page));
    await context.close();
  }

  /** Not wider than the screen, and nothing for axe. */
  async function looksWell(page) {
    const [wide, seen] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
    must(wide <= seen, `${wide} px wide on ${seen}`);
    await axeFindsNothing(page);
  }

  /** Nothing of the search comes with the page; then every question opens its page by the keys alone. */
  async function search(page) {
    const fetched = [];
    page.on('request', (request) => /search/.test(request.url()) && fetched.push(request.url()));
    for (const [question, expected] of Object.entries(questions)) {
      fetched.length = 0;
      await page.goto(`${origin}/index.html`, { waitUntil: 'networkidle' });
      must(fetched.length === 0, `fetched before anybody searched: ${fetched.join(', ')}`);
      await page.keyboard.press('/');
      await page.keyboard.type(question);
      await page.waitForSelector('#tsd-search-results [role=option]');
      must(fetched.length === 2, `fetched: ${fetched.join(', ')}`);
      if (question === 'Onet') {
        await page.waitForTimeout(400);
        await looksWell(page);
        await page.screenshot({ path: join(screenshots, `search-${page.viewportSize().width}.png`) });
      }
      await page.keyboard.press('ArrowDown');
      await Promise.all([page.waitForURL((url) => url.pathname.includes(expected)), page.keyboard.press('Enter')]);
    }
  }

  tally.check('browser: guides: a quiet console, and no request leaves the site', () =>
    must(troubles.length === 0, troubles.join('\n')),
  );
}

/** No chart is wider than the column of its text. */
async function chartsFit(page) {
  const wide = await page.$$eval('.kit-scroll > .kit-picture', (all) =>
    all
      .filter((svg) => svg.getBoundingClientRect().width > svg.parentElement.clientWidth + 1)
      .map((svg) => svg.ariaLabel),
  );
  must(wide.length === 0, `wider than the column: ${wide.join(' / ')}`);
}
