import { isSolved, lowerBound, slide, solve } from '@kit/npuzzle';
import { must } from '../../../tools/checks/tally.mjs';

export const path = 'Play__Sliding_puzzle.html';

async function boardOf(page) {
  const places = await page.$$eval('.npuzzle-tile', (tiles) => tiles.map((tile) => Number(tile.dataset.cell)));
  const cells = new Array(places.length + 1).fill(0);
  places.forEach((cell, index) => {
    cells[cell] = index + 1;
  });
  const side = Math.sqrt(cells.length);
  return { rows: side, cols: side, cells };
}

export const drive = {
  'the shortest solution is as long as the library says, and plays back to the goal': async ({ page }) => {
    const board = await boardOf(page);
    const { moves } = solve(board, { quality: 'optimal' });
    await page.click('[data-action=solve]');
    await page.waitForFunction(() => document.querySelector('[role=status]').textContent.includes('proven shortest'));
    must((await page.textContent('[role=status]')).startsWith(`${moves.length} moves`), 'another length');
    await page.click('[data-action=play]');
    await page.waitForFunction(() => document.querySelector('[role=status]').textContent === 'Solved!');
    must(isSolved(await boardOf(page)), 'the board is not solved');
  },
  'tapping slides the whole line, as the library does': async ({ page }) => {
    const board = await boardOf(page);
    const blank = board.cells.indexOf(0);
    const far = blank % 3 === 0 ? blank + 2 : blank - (blank % 3);
    await page.click(`[data-cell="${far}"]`);
    must(JSON.stringify((await boardOf(page)).cells) === JSON.stringify(slide(board, far).cells), 'not that line');
    must(
      (await page.textContent('[data-show=distance]')).includes(`At least ${lowerBound(slide(board, far))} `),
      'another distance',
    );
  },
  'a large board is solved at once': async ({ page }) => {
    await page.selectOption('select >> nth=0', '8');
    await page.click('[data-action=solve]');
    await page.waitForFunction(() => /^\d+ moves/.test(document.querySelector('[role=status]').textContent));
  },
  'a long search can be cancelled': async ({ page }) => {
    await page.selectOption('select >> nth=0', '6');
    await page.selectOption('select >> nth=1', 'optimal');
    await page.click('[data-action=solve]');
    await page.click('[data-action=cancel]');
    await page.waitForSelector('[data-action=solve]');
  },
};
