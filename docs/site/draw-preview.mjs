// The picture that others show beside a link to the site: six boards that the packages solved. Drawn once with Chromium
// (`npm run docs`, then `node docs/site/draw-preview.mjs`) and kept, so that building the site needs no browser.
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { chromiumPath } from '../../tools/checks/chromium.mjs';
import { cards } from './pictures/cards.mjs';

const playground = createRequire(new URL('../playground/package.json', import.meta.url));
const { chromium } = playground('playwright-core');
const browser = await chromium.launch({ executablePath: chromiumPath, args: ['--no-sandbox'] });
const page = await browser.newPage({ viewport: { width: 1200, height: 630 }, colorScheme: 'light' });
await page.setContent(`<style>
  body { margin: 0; padding: 34px 48px; box-sizing: border-box; width: 1200px; height: 630px; background: #f8f9fb; color: #1b2029; font: 30px system-ui, sans-serif; }
  h1 { margin: 0 0 22px; font-size: 46px; }
  div { display: grid; grid-template-columns: repeat(3, 1fr); gap: 20px; }
  svg { width: 100%; height: 222px; }
</style><h1>@kit: solvers for grid games</h1><div>${Object.values(cards)
  .slice(0, 6)
  .map(([draw]) => draw())
  .join('')}</div>`);
await page.screenshot({ path: fileURLToPath(new URL('pictures/open-graph.png', import.meta.url)) });
await browser.close();
