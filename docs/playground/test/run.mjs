// `node docs/playground/test/run.mjs [game | guides …]`, after the site is built.
// Drives every playground in a real browser as a person would, and compares what it shows with the library's answer.
//
// For each page: no error in the console, no request that leaves the site, no finding of axe in light and in dark, no
// sideways scrolling on a phone; screenshots at two widths stay in docs/playground/screenshots.
import { mkdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright-core';
import { headlessPath } from '../../../tools/checks/chromium.mjs';
import { must, Tally } from '../../../tools/checks/tally.mjs';
import { serveSite } from '../../site/serve-site.mjs';
import { games, languagesOf } from '../build.mjs';
import { asksFirst } from './asks.mjs';
import { axeFindsNothing } from './axe.mjs';
import { cancelDeafCall } from './cancel.mjs';
import { firstVisit } from './cold.mjs';
import { comesBack } from './comes-back.mjs';
import { checkGuides } from './guides.mjs';
import { headFits, liesOnItsSide, saysInSight } from './layout.mjs';
import { still, wordsOf } from './words.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));
const dist = join(here, '..', '..', 'dist');
const screenshots = join(here, '..', 'screenshots');
/** Where a page is driven, and in which language. */
const devices = [
  ['desktop', { width: 1280, height: 800 }, 'light', 'en'],
  ['phone', { width: 390, height: 844 }, 'dark', 'de'],
];
/** Bytes of a page's script, gzipped. That of Sudoku holds the words for its techniques. */
const scriptLimit = 61_500;
const sudokuLimit = 67_500;
/** Against hanging only: a slow machine must not turn a check red. */
const patience = 120_000;

const tally = new Tally();
if (headlessPath === undefined) {
  tally.check('browser: Chromium is there', () => must(false, 'install the system package chromium'));
} else {
  mkdirSync(screenshots, { recursive: true });
  const server = await serveSite(0);
  const origin = `http://127.0.0.1:${server.address().port}`;
  for (const name of process.argv.length > 2 ? process.argv.slice(2) : [...games, 'guides']) {
    // One browser each: pages of one share the clipboard.
    const browser = await chromium.launch({
      executablePath: headlessPath,
      args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking', '--disable-sync'],
    });
    if (name === 'guides') await checkGuides(tally, browser, origin, { devices, screenshots, watch });
    else await checkPlayground(browser, origin, name);
    await browser.close();
  }
  server.close();
}
tally.close();

async function checkPlayground(browser, origin, game) {
  const limit = game === 'sudoku' ? sudokuLimit : scriptLimit;
  tally.check(`browser: the script of ${game} is at most ${limit / 1000} kB gzipped, in every language`, () => {
    const sizeOf = (script) => gzipSync(readFileSync(join(dist, 'playground', script))).length;
    const own = sizeOf(`${game}.js`);
    const words = languagesOf(game).map((tag) => [tag, sizeOf(`${game}.${tag}.js`)]);
    const most = own + Math.max(0, ...words.map(([, size]) => size));
    must(most <= limit, `${most} bytes`);
    const worker = statSync(join(dist, 'playground', `${game}.worker.js`)).size;
    return `${own} bytes, ${words.map(([tag, size]) => `${tag} ${size} more`).join(', ')}; its worker ${worker} bytes raw`;
  });
  const { path, drive, long, touch, scene, memory } = await import(`./${game}.mjs`);
  const troubles = [];
  for (const [device, viewport, colorScheme, locale] of devices) {
    const context = await browser.newContext({ viewport, colorScheme, locale, hasTouch: device === 'phone' });
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin });
    const page = await context.newPage();
    page.setDefaultTimeout(patience);
    page.words = await wordsOf(game, locale);
    watch(page, origin, troubles);
    // The list of all pages beside a game takes a tenth of the time: it is there where the page is looked at, further below.
    const withoutList = await page.addInitScript(() => {
      Object.defineProperty(globalThis, 'navigationData', { get: () => undefined, set() {} });
    });
    if (device === 'phone') tapsForClicks(page);
    // Every test starts without a past, unless it asks for one.
    await context.addInitScript(() => {
      if (location.protocol === 'http:' && !location.hash && !sessionStorage.getItem('keeps')) localStorage.clear();
    });
    const open = async (query = '') => {
      await page.evaluate(() => sessionStorage.clear()).catch(() => {});
      await page.goto(`${origin}/documents/${path}${query}`);
      await page.waitForSelector('.kit');
    };
    for (const [name, act] of Object.entries(drive)) {
      await tally.checkAsync(
        `browser: ${game}: ${name}${device === 'phone' ? ', with fingers and in German' : ''}`,
        async () => {
          await open();
          return act({ page, open });
        },
      );
    }
    if (device === 'desktop') {
      await tally.checkAsync(
        `browser: ${game}: a game comes back after a reload at any moment, from its link, and by Back`,
        async () => {
          await open();
          await comesBack(page, memory);
        },
      );
      if (memory.leave) {
        await tally.checkAsync(
          `browser: ${game}: asks before a game is left, and undo reaches back over it`,
          async () => {
            await open();
            return asksFirst(page, memory);
          },
        );
      }
      await tally.checkAsync(`browser: ${game}: speaks the reader’s language at first, and keeps a chosen one`, () =>
        speaksAtFirst(browser, `${origin}/documents/${path}`, games.indexOf(game) % 2 === 0 ? 'de' : 'vi'),
      );
      await tally.checkAsync(`browser: ${game}: a first visit fetches little`, () =>
        firstVisit(browser, `${origin}/documents/${path}`),
      );
      await tally.checkAsync(`browser: ${game}: a call that runs whole is cancelled at once`, () =>
        cancelDeafCall(page, game, open, long),
      );
    }
    if (device === 'phone') {
      await tally.checkAsync(`browser: ${game}: works with fingers`, async () => {
        await open();
        return touch(page);
      });
    }
    await withoutList.dispose();
    const fits = async (name) => {
      // Until what moves has come to rest.
      await page.waitForTimeout(500);
      await still(page);
      await page.screenshot({ path: join(screenshots, `${name}-${device}.png`), fullPage: true });
      const [wide, seen] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
      must(wide <= seen, `${wide} px wide on ${seen}`);
    };
    const look = async (name) => {
      await fits(name);
      await axeFindsNothing(page, '.kit');
    };
    await tally.checkAsync(
      `browser: ${game} as it opens fits a ${device}, and axe finds nothing, ${colorScheme}`,
      async () => {
        await open();
        await look(game);
        if (device === 'phone') await liesOnItsSide(page);
        else await headFits(page);
      },
    );
    await tally.checkAsync(
      `browser: ${game} in use fits a ${device}, and axe finds nothing, ${colorScheme}`,
      async () => {
        await open();
        await scene(page, open);
        await look(`${game}-in-use`);
        if (device === 'phone') await saysInSight(page);
      },
    );
    await tally.checkAsync(`browser: ${game} fits a ${device} in every language`, async () => {
      await open();
      for (const tag of ['zh-Hant', 'de', 'vi']) {
        await page.click(`.kit-languages [lang=${tag}]`);
        await page.waitForSelector(`.kit[lang=${tag}]`);
        await followsLanguage(page, game, tag);
        await fits(`${game}-${tag}`);
      }
    });
    await context.close();
  }
  tally.check(`browser: ${game}: a quiet console, and no request leaves the site`, () =>
    must(troubles.length === 0, troubles.join('\n')),
  );
}

/** A page speaks German or Vietnamese to those who read it, until they choose another language; that one stays. */
async function speaksAtFirst(browser, address, tag) {
  const context = await browser.newContext({ locale: { de: 'de-AT', vi: 'vi-VN' }[tag] });
  const page = await context.newPage();
  const shown = async () => {
    await page.waitForSelector('.kit[lang]');
    return [await page.getAttribute('.kit', 'lang'), await page.textContent('.kit')];
  };
  await page.goto(address);
  const [first, words] = await shown();
  must(first === tag, `${first} instead of ${tag}`);
  await page.click('.kit-languages [lang=en]');
  await page.waitForSelector('.kit[lang=en]');
  const [, english] = await shown();
  must(words !== english, 'the same words in both languages');
  await page.reload();
  const [chosen] = await shown();
  must(chosen === 'en', `${chosen} after English was chosen`);
  await context.close();
}

/** The page round the game speaks its language: the title, the links to guide and functions, and the paragraph below. */
async function followsLanguage(page, game, tag) {
  const { words } = await import(pathToFileURL(join(dist, 'playground', `${game}.${tag}.js`))).catch(() => ({}));
  const [heading, title, see, about, lang] = await page.evaluate(() => {
    const text = document.querySelector('[data-playground] ~ p');
    return [
      document.querySelector('h1').textContent,
      document.title,
      document.querySelector('.kit-see').textContent,
      text.textContent,
      [...document.querySelectorAll('h1, .kit-see, [data-playground] ~ p')].map((element) => element.lang).join(),
    ];
  });
  must(lang === `${tag},${tag},${tag}`, `the languages are said to be ${lang}`);
  must(title.startsWith(heading), `${title} is the title of ${heading}`);
  must(!/Guide|All functions|Everything runs/.test(see + about), `${see} ${about}`);
  if (!words) return;
  must(heading === words.title, `${heading} instead of ${words.title}`);
  must(about === words.about.replace(/[[\]`]/g, ''), about);
}

/** On a phone a plain click is a tap. */
function tapsForClicks(page) {
  const click = page.click.bind(page);
  page.click = (selector, options) => (options ? click(selector, options) : page.tap(selector));
}

/** Notes what goes wrong in a page, and what it asks of others. */
function watch(page, origin, troubles) {
  page.on('console', (message) => message.type() === 'error' && troubles.push(message.text()));
  page.on('pageerror', (error) => troubles.push(String(error)));
  page.on('request', (request) => {
    if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(origin)) {
      troubles.push(`request to ${request.url()}`);
    }
  });
}
