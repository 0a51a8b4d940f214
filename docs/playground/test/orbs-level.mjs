// A level of a game by swaps: with mouse, touch and keys, by its players, in two languages, and after a reload.
import { must } from '../../../tools/checks/tally.mjs';
import { agree } from './asks.mjs';
import { centreOf } from './orbs-look.mjs';
import { kept, says, status, untilNumber } from './words.mjs';

const movesLeft = async (page) => Number(/\d+/.exec(await page.textContent('[data-show=moves-left]')));
const labels = (page) =>
  page.$$eval('.orbs-board.level .orb', (orbs) => orbs.map(({ ariaLabel }) => ariaLabel).join('|'));
const settled = (page, left) =>
  page.waitForFunction(
    (text) =>
      document.querySelector('[data-show=moves-left]').textContent === text &&
      !document.querySelector('.orb.matched, .orb.fires'),
    page.words.level.left(left),
  );

/** Opens the level of that name, with these special pieces. */
export async function openLevel(page, name, pieces) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.selectOption('select >> nth=0', 'level');
  await page.waitForSelector('.orbs-board.level, .kit-ask[open]');
  await agree(page);
  await page.waitForSelector('.orbs-board.level');
  await page.selectOption('select >> nth=1', name);
  await page.selectOption('select >> nth=2', pieces);
}

/** The two cells of the swap that the hint shows. */
async function hinted(page) {
  await page.click('[data-action=level-hint]');
  // A line from cell to cell has no height or no width, so it never counts as visible.
  await page.waitForSelector('.orbs-path polyline', { state: 'attached' });
  const points = (await page.getAttribute('.orbs-path polyline', 'points')).split(' ');
  return points.map((point) => {
    const [x, y] = point.split(',').map(Number);
    return Math.floor(y) * 8 + Math.floor(x);
  });
}

/** A turn by two taps of a finger; nothing needs scrolling sideways, and what is touched is large enough. */
export async function fingers(page) {
  await openLevel(page, 'ice', 'rockets');
  const { width } = await (await page.$('[data-cell="0"]')).boundingBox();
  must(width >= 28, `cells are ${width} px wide`);
  const [a, b] = await hinted(page);
  await page.tap(`[data-cell="${a}"]`);
  if (a !== b) await page.tap(`[data-cell="${b}"]`);
  await settled(page, 11);
}

export const levels = {
  'a level is played by swipes, by two taps, and by keys; undo takes a turn back': async ({ page }) => {
    await openLevel(page, 'crates', 'striped');
    must((await movesLeft(page)) === 25, `${await movesLeft(page)} moves`);
    const before = await labels(page);
    const [from, to] = await hinted(page);
    await page.mouse.move(...(await centreOf(page, from)));
    await page.mouse.down();
    await page.mouse.move(...(await centreOf(page, to)), { steps: 4 });
    await page.mouse.up();
    await settled(page, 24);
    must((await labels(page)) !== before, 'nothing moved');
    const [a, b] = await hinted(page);
    await page.click(`[data-cell="${a}"]`);
    await page.click(`[data-cell="${b}"]`);
    await settled(page, 23);
    const [c, d] = await hinted(page);
    for (const cell of [c, d]) {
      await page.focus(`[data-cell="${cell}"]`);
      await page.keyboard.press('Enter');
    }
    await settled(page, 22);
    for (const left of [23, 24, 25]) {
      await page.click('[data-action=undo]');
      await settled(page, left);
    }
    must((await labels(page)) === before, 'undo brings back another board');
  },
  'each player plays to the end, and the verdict is told': async ({ page }) => {
    for (const player of ['random', 'greedy', 'planner']) {
      await openLevel(page, 'collect', 'rockets');
      await page.selectOption('select >> nth=3', player);
      await page.click('[data-action=level-auto]');
      const { levelWon, levelLost } = page.words;
      await says(page, untilNumber(levelWon(9)), levelLost);
      const left = await movesLeft(page);
      const said = await status(page);
      must(said === levelWon(left) || (said === levelLost && left === 0), `${said} with ${left}`);
      must((await page.getAttribute('[data-action=level-auto]', 'aria-pressed')) === 'false', 'it plays on');
      await page.selectOption('select >> nth=0', 'drag');
      await page.waitForSelector('.orbs-board.drag');
    }
  },
  'what moves is shown step by step, where motion is welcome': async ({ page }) => {
    await openLevel(page, 'ice', 'plain');
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    // What is shown for a moment only is looked for by the page itself: asked from outside it may be over on a busy machine.
    await page.evaluate(() => {
      const watch = new MutationObserver(() => {
        if (document.querySelector('.orb.matched')) document.body.dataset.matched = 'seen';
      });
      watch.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['class'] });
    });
    const [a, b] = await hinted(page);
    await page.click(`[data-cell="${a}"]`);
    await page.click(`[data-cell="${b}"]`);
    await page.waitForSelector('[data-matched=seen]');
    await settled(page, 19);
  },
  'a level speaks Chinese, and comes back after a reload': async ({ page }) => {
    await openLevel(page, 'chains', 'rockets');
    const [a, b] = await hinted(page);
    await page.click(`[data-cell="${a}"]`);
    await page.click(`[data-cell="${b}"]`);
    await settled(page, 15);
    const shown = await labels(page);
    await page.evaluate(() => sessionStorage.setItem('keeps', 'yes'));
    await kept(page);
    await page.reload();
    await page.waitForSelector('.orbs-board.level');
    must((await labels(page)) === shown && (await movesLeft(page)) === 15, 'another game after a reload');
    await page.click('.kit-languages [lang=zh-Hant]');
    await page.waitForSelector('.kit[lang=zh-Hant]');
    must(
      (await page.textContent('[data-show=moves-left]')) === '剩 15 步',
      await page.textContent('[data-show=level]'),
    );
    must(/鎖鏈：\d+／\d+/.test(await page.textContent('[data-show=level-goal]')), 'the goal is not told');
    await page.click('.kit-languages [lang=en]');
  },
};
