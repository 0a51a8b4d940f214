// The guides and the benchmarks in a real browser: pictures and charts are there, readable and named; no page is wider than a
// phone; screenshots at two widths.
import { join } from 'node:path';
import { must } from '../../../tools/checks/tally.mjs';

/** The guides, and how many pictures each has at least. */
const guides = {
  Getting_started: 0,
  Architecture: 0,
  Sudoku: 2,
  Tile_linking: 1,
  Sliding_puzzles: 1,
  Orbs: 1,
  Minesweeper: 1,
  Rectangle_packing: 1,
  Benchmarks: 10,
};

/** Checks every guide on the tally. */
export async function checkGuides(tally, browser, origin, { devices, screenshots, axe, watch, describe }) {
  const troubles = [];
  for (const [device, viewport, colorScheme] of devices) {
    const context = await browser.newContext({ viewport, colorScheme, locale: 'en' });
    const page = await context.newPage();
    watch(page, origin, troubles);
    for (const [guide, pictures] of Object.entries(guides)) {
      await tally.checkAsync(`browser: guide ${guide} on a ${device}, ${colorScheme}`, async () => {
        await page.goto(`${origin}/documents/${guide}.html`);
        const labels = await page.$$eval('.tsd-typography svg[role=img]', (all) => all.map((svg) => svg.ariaLabel));
        must(
          labels.length >= pictures && labels.every((label) => label.length > 20),
          `pictures: ${labels.join(' / ')}`,
        );
        must((await page.$$('.tsd-typography img')).length === 0, 'a picture was not put into the page');
        const [wide, seen] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
        must(wide <= seen, `${wide} px wide on ${seen}`);
        await page.evaluate(axe);
        // The code's colours are TypeDoc's.
        const { violations } = await page.evaluate(() =>
          globalThis.axe.run({ include: ['.tsd-typography'], exclude: ['pre', '.tsd-anchor-icon'] }),
        );
        must(violations.length === 0, violations.map(describe).join('\n'));
        await page.screenshot({ path: join(screenshots, `guide-${guide}-${device}.png`), fullPage: true });
      });
    }
    await context.close();
  }
  tally.check('browser: guides: a quiet console, and no request leaves the site', () =>
    must(troubles.length === 0, troubles.join('\n')),
  );
}
