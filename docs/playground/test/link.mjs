import { findPairs, solveBoard } from '@kit/link-path';
import { must } from '../../../tools/checks/tally.mjs';

export const path = 'Play__Link.html';

const status = (page) => page.textContent('[role=status]');
const ready = (page) => page.waitForFunction(() => document.querySelectorAll('.link-tile.tile').length > 0);

async function boardOf(page) {
  const kinds = await page.$$eval('.link-tile', (tiles) =>
    tiles.map((tile) => Number(/kind (\d+)/.exec(tile.ariaLabel)?.[1] ?? 0)),
  );
  const rows = await page.$$eval('.link-board tr', (lines) => lines.length);
  return { rows, cols: kinds.length / rows, cells: kinds };
}

export const drive = {
  'as many pairs as the library finds, and taking one draws its line': async ({ page }) => {
    await ready(page);
    const board = await boardOf(page);
    const pairs = findPairs(board);
    must((await page.textContent('[data-show=pairs]')).includes(` ${pairs.length} pair`), 'another number of pairs');
    const { a, b } = pairs[0];
    await page.click(`[data-cell="${a}"]`);
    await page.click(`[data-cell="${b}"]`);
    await page.waitForSelector('.link-line');
    const after = await boardOf(page);
    must(after.cells[a] === 0 && after.cells[b] === 0, 'the pair is still there');
    await page.click('[data-action=undo]');
    must(JSON.stringify(await boardOf(page)) === JSON.stringify(board), 'undo did not bring it back');
  },
  'two different tiles are refused': async ({ page }) => {
    await ready(page);
    const { cells } = await boardOf(page);
    await page.click('[data-cell="0"]');
    await page.click(`[data-cell="${cells.findIndex((kind) => kind !== cells[0])}"]`);
    must((await status(page)) === 'Two different tiles.', await status(page));
  },
  'a new deal can be cleared': async ({ page }) => {
    await ready(page);
    await page.click('[data-action=clearable]');
    await page.waitForFunction(() => document.querySelector('[role=status]').textContent.startsWith('Yes'));
    must(solveBoard(await boardOf(page)).status === 'solved', 'the library says otherwise');
  },
  'gravity deals anew and the hint shows a pair; a reshuffle keeps the tiles': async ({ page }) => {
    await ready(page);
    await page.selectOption('select >> nth=1', 'down');
    await page.waitForFunction(() => document.querySelector('[role=status]').textContent.startsWith('This deal'));
    await page.click('[data-action=hint]');
    must((await page.$$('.link-tile.hinted')).length === 2, 'no pair is shown');
    const sorted = async () => (await boardOf(page)).cells.toSorted().join();
    const before = await sorted();
    await page.click('[data-action=reshuffle]:enabled');
    await page.waitForFunction(() => !document.querySelector('.link-tile.hinted'));
    must((await sorted()) === before, 'other tiles than before');
  },
};
