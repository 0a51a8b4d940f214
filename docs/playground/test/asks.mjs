// Before a game that is under way is left for another, the page asks: with keys, and without losing anything.
import { must } from '../../../tools/checks/tally.mjs';
import { axeFindsNothing } from './axe.mjs';
import { becomes } from './words.mjs';

const open = '.kit-ask[open]';

/** Says yes, if the page asks. */
export async function agree(page) {
  if (await page.$(open)) await page.click(`${open} [data-action=leave]`);
}

/** `change` begins to play, `leave` presses what would end that, `look` sees what is played. */
export async function asksFirst(page, { ready, change, look, leave, isOver }) {
  await ready(page);
  await change(page);
  if (await isOver?.(page)) return 'the game was over by then';
  const played = await look(page);
  await leave(page);
  await page.waitForSelector(open);
  await axeFindsNothing(page, '.kit-ask');
  const { x, y, width, height } = await (await page.$(open)).boundingBox();
  const size = page.viewportSize();
  must(x >= 0 && y >= 0 && x + width <= size.width && y + height <= size.height, 'it is not whole on the screen');
  await page.keyboard.press('Escape');
  await page.waitForSelector(open, { state: 'detached' });
  must((await look(page)) === played, 'the game is gone though nobody agreed');
  must(await page.evaluate(() => document.activeElement !== document.body), 'the focus is lost');
  await leave(page);
  await page.waitForSelector(`${open} [data-action=stay]:focus`);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.waitForSelector(open, { state: 'detached' });
  must((await becomes(page, look, (shown) => shown !== played)) !== played, 'no other game came');
  await page.waitForSelector('[data-busy=false]');
  await page.click('[data-action=undo]');
  const back = await becomes(page, look, (shown) => shown === played);
  must(back === played, 'undo did not bring the game back');
}
