// Drives every playground in a real browser as a person would, and compares what it shows with the library's answer.
//
// For each page: no error in the console, no request that leaves the site, no finding of axe in light and in dark, no
// sideways scrolling on a phone; screenshots at two widths stay in docs/playground/screenshots.
import { mkdirSync, readFileSync, statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright-core';
import { headlessPath } from '../../../tools/checks/chromium.mjs';
import { must, Tally } from '../../../tools/checks/tally.mjs';
import { serveSite } from '../../site/serve-site.mjs';
import { games, languagesOf } from '../build.mjs';
import { agree, asksFirst } from './asks.mjs';
import { axeFindsNothing } from './axe.mjs';
import { cancelDeafCall } from './cancel.mjs';
import { firstVisit } from './cold.mjs';
import { checkGuides } from './guides.mjs';
import { headFits, liesOnItsSide, saysInSight } from './layout.mjs';
import { becomes, kept, still, wordsOf } from './words.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));
const dist = join(here, '..', '..', 'dist');
const screenshots = join(here, '..', 'screenshots');
/** Where a page is driven, and in which language. */
const devices = [
  ['desktop', { width: 1280, height: 800 }, 'light', 'en'],
  ['phone', { width: 390, height: 844 }, 'dark', 'de'],
];
/** Against hanging only: a slow machine must not turn a check red. */
const patience = 120_000;

/** Checks all playgrounds and the guides on the tally. */
export async function checkPlaygrounds(tally, asked = [...games, 'guides']) {
  if (headlessPath === undefined) {
    tally.check('browser: Chromium is there', () => must(false, 'install the system package chromium'));
    return;
  }
  mkdirSync(screenshots, { recursive: true });
  const server = await serveSite(0);
  const origin = `http://127.0.0.1:${server.address().port}`;
  const series = asked.map((name) => async (own) => {
    // One browser each: pages of one share the clipboard.
    const browser = await chromium.launch({
      executablePath: headlessPath,
      args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking', '--disable-sync'],
    });
    if (name === 'guides') await checkGuides(own, browser, origin, { devices, screenshots, watch });
    else await checkPlayground(own, browser, origin, name);
    await browser.close();
  });
  // Much of a check is waiting for what moves.
  await tally.checkTogether(series, availableParallelism());
  server.close();
}

async function checkPlayground(tally, browser, origin, game) {
  tally.check(`browser: the script of ${game} is at most 60 kB gzipped, in every language`, () => {
    const sizeOf = (script) => gzipSync(readFileSync(join(dist, 'playground', script))).length;
    const own = sizeOf(`${game}.js`);
    const words = languagesOf(game).map((tag) => [tag, sizeOf(`${game}.${tag}.js`)]);
    const most = own + Math.max(0, ...words.map(([, size]) => size));
    must(most <= 60_000, `${most} bytes`);
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

/** What was played is there again: the page loaded anew, its address opened in another visit, and a new game taken back. */
async function comesBack(page, { ready, change, look, leave, renew }) {
  const same = async (expected, how) => {
    await page.waitForSelector('.kit');
    await ready(page);
    // Back fetches what was kept before it shows it.
    const shown = await becomes(page, look, (seen) => seen === expected);
    must(shown === expected, `${how}: ${shown} instead of ${expected}`);
  };
  await ready(page);
  const first = await look(page);
  await change(page);
  const played = await look(page);
  must(played !== first, 'nothing changed');
  await page.evaluate(() => sessionStorage.setItem('keeps', '1'));
  // The page goes on for a while, and writes, where the next one is long in coming.
  await page.route('**/documents/*', slowly);
  await reloadAtOnce(page);
  await page.unroute('**/documents/*', slowly);
  await same(played, 'a reload right after a move');
  await kept(page);
  const link = page.url();
  if (await page.$('[data-action=undo]')) {
    await clockGoesOn(page);
    const moves = await undoneAndReloaded(page, look, first);
    await same(first, 'a reload right after Undo');
    for (let move = 0; move < moves; move++) await page.click('[data-action=redo]:enabled');
    await same(played, 'Redo after a reload');
    await kept(page);
  }
  await page.goto(link.split('#')[0]);
  await same(played, 'another visit');
  await fromAddress(page, link, { ready, look, played });
  await page.goto('about:blank');
  await page.goto(link);
  await same(played, 'the link');
  if (leave) {
    await leave(page);
    await agree(page);
  }
  await renew?.(page);
  await page.waitForFunction((former) => location.href !== former, link);
  await page.goBack();
  await page.waitForFunction((former) => location.href === former, link);
  await same(played, 'Back');
  await page.evaluate(() => {
    sessionStorage.clear();
    localStorage.clear();
  });
}

async function slowly(route) {
  await new Promise((resolve) => setTimeout(resolve, 600));
  await route.continue();
}

/** Loads the page anew in the task in which a button is pressed, if one is: before anything that waits. */
async function reloadAtOnce(page, button) {
  await Promise.all([
    page.waitForEvent('load'),
    page.evaluate((selector) => {
      if (selector) document.querySelector(selector).click();
      location.reload();
    }, button),
  ]);
}

/** Takes moves back until the board is as it was, the last one just before a reload; so many moves. */
async function undoneAndReloaded(page, look, first) {
  for (let moves = 1; ; moves++) {
    await page.click('[data-action=undo]:enabled');
    if ((await becomes(page, look, () => true)) !== first) continue;
    await page.click('[data-action=redo]:enabled');
    await kept(page);
    await reloadAtOnce(page, '[data-action=undo]');
    return moves;
  }
}

/** A clock that runs goes on where it was when the page was left. */
async function clockGoesOn(page) {
  const shown = () => page.$eval('[data-show=clock]', ({ textContent }) => textContent).catch(() => '');
  if (!/\d/.test(await shown())) return;
  const before = await becomes(page, shown, (time) => time !== '0:00');
  await reloadAtOnce(page);
  await page.waitForSelector('[data-show=clock]');
  must((await shown()) >= before, `the clock stands at ${await shown()} after ${before}`);
}

/** A link shows the game to somebody who never was here. */
async function fromAddress(page, link, { ready, look, played }) {
  const context = await page.context().browser().newContext({ viewport: page.viewportSize(), locale: 'en' });
  const other = await context.newPage();
  other.words = page.words;
  await other.goto(link);
  await other.waitForSelector('.kit');
  await ready(other);
  const shown = await look(other);
  await context.close();
  must(shown === played, `the link, elsewhere: ${shown} instead of ${played}`);
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

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const tally = new Tally();
  await checkPlaygrounds(tally, process.argv.length > 2 ? process.argv.slice(2) : undefined);
  tally.close();
}
