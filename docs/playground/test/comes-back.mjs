// A game that was left is there again: when the page is loaded anew at whatever moment, on another visit, from a link, and by
// the browser's Back; with its undo, its redo and its clock.
import { must } from '../../../tools/checks/tally.mjs';
import { agree } from './asks.mjs';
import { becomes, kept } from './words.mjs';

/** What was played is there again: the page loaded anew, its address opened in another visit, and a new game taken back. */
export async function comesBack(page, { ready, change, look, leave, renew }) {
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
