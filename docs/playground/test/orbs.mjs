import { findSwaps, maxCombos } from '@kit/orb-search';
import { must } from '../../../tools/checks/tally.mjs';

export const path = 'Play__Orbs.html';

const names = ['red', 'blue', 'green', 'light', 'dark', 'heart', 'jammer', 'poison'];
const status = (page) => page.textContent('[role=status]');

async function boardOf(page) {
  const cells = await page.$$eval('.orb', (orbs) => orbs.map((orb) => /: (.+)$/.exec(orb.ariaLabel)[1]));
  const cols = await page.$eval('.orbs-board', (board) => Number(board.style.getPropertyValue('--cols')));
  return { rows: cells.length / cols, cols, cells: cells.map((name) => names.indexOf(name)) };
}

export const drive = {
  'a search ends with the most combos that the library knows of, with its path drawn': async ({ page }) => {
    const board = await boardOf(page);
    await page.click('[data-action=solve]');
    await page.waitForFunction(
      () => /^\d+ combos/.test(document.querySelector('[role=status]').textContent),
      undefined,
      {
        timeout: 60_000,
      },
    );
    must(Number.parseInt(await status(page), 10) <= maxCombos(board).combos, 'more than there can be');
    await page.waitForSelector('.orbs-path');
    await page.click('[data-action=drop]');
    must((await boardOf(page)).cells.includes(-1), 'nothing dropped');
    await page.click('[data-action=drop]');
    must(JSON.stringify(await boardOf(page)) === JSON.stringify(board), 'the board was not put back');
  },
  'painting changes an orb': async ({ page }) => {
    const before = (await boardOf(page)).cells[0];
    await page.click(`[data-paint="${(before + 1) % 6}"]`);
    await page.click('[data-cell="0"]');
    must((await boardOf(page)).cells[0] === (before + 1) % 6, 'the orb kept its colour');
  },
  'the swapping game shows as many swaps as the library finds, and plays by itself': async ({ page }) => {
    await page.selectOption('select >> nth=0', 'swap');
    await page.waitForSelector('[data-show=swaps]');
    const board = await boardOf(page);
    must(
      Number.parseInt(await page.textContent('[data-show=swaps]'), 10) === findSwaps(board).length,
      await page.textContent('[data-show=swaps]'),
    );
    await page.click('[data-action=autoplay]');
    await page.waitForFunction(() => !/ 0 orbs|^0 orbs/.test(document.querySelector('.kit-row .kit-soft').textContent));
    await page.click('[data-action=autoplay]');
  },
  'a search can be cancelled': async ({ page }) => {
    await page.selectOption('select >> nth=1', '7×6');
    await page.click('[data-action=solve]');
    await page.click('[data-action=cancel]', { timeout: 5000 }).catch(() => {});
    await page.waitForSelector('[data-action=solve]', { timeout: 60_000 });
  },
};
