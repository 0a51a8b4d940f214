import { analyze, deduce, hint, parseMines } from '@kit/mines-inference';
import { must } from '../../../tools/checks/tally.mjs';

export const path = 'Play__Mines.html';

const status = (page) => page.textContent('[role=status]');
const position = '1##\n1##\n1##';

async function boardOf(page) {
  const states = await page.$$eval('.mines-cell', (cells) => cells.map((cell) => /: (.+)$/.exec(cell.ariaLabel)[1]));
  const rows = await page.$$eval('.mines-board tr', (lines) => lines.length);
  const cells = states.map((state) => ({ hidden: -1, flag: -2, mine: -3 })[state] ?? Number(state));
  return { rows, cols: cells.length / rows, mines: 10, cells };
}

export const drive = {
  'the first click opens a hole, and a hint is not needed on a board without guessing': async ({ page }) => {
    await page.click('[data-cell="40"]');
    await page.waitForSelector('.mines-cell.open');
    const board = await boardOf(page);
    must(board.cells[40] === 0, 'the first cell has mines around it');
    if (!board.cells.includes(-1)) return;
    await page.click('[data-action=hint]:enabled');
    await page.waitForSelector('.mines-cell.about');
    must((await status(page)).startsWith('You don’t need a hint'), await status(page));
    const about = await page.$$eval('.mines-cell.about', (cells) => cells.map((cell) => Number(cell.dataset.cell)));
    must(
      JSON.stringify(about) === JSON.stringify([...hint(board).deduction.cells].sort((a, b) => a - b)),
      'other cells',
    );
  },
  'a pasted position shows the library’s chances': async ({ page }) => {
    await page.fill('textarea', position);
    await page.fill('input[type=number]', '2');
    await page.click('[data-action=load]');
    await page.waitForSelector('.mines-cell[style*="--chance"]');
    const shown = await page.$$eval('.mines-cell', (cells) => cells.map((cell) => cell.dataset.glyph));
    const { probabilities } = analyze(parseMines(position, { mines: 2 }));
    probabilities.forEach((chance, cell) => {
      if (chance !== null) must(shown[cell] === String(Math.round(chance * 100)), `cell ${cell} shows ${shown[cell]}`);
    });
  },
  'flags by right click, and a wrong one is pointed out first': async ({ page }) => {
    await page.click('[data-cell="40"]');
    await page.waitForSelector('.mines-cell.open');
    const board = await boardOf(page);
    const safe = deduce(board).find(({ mine }) => !mine);
    if (!safe) return;
    await page.click(`[data-cell="${safe.cells[0]}"]`, { button: 'right' });
    await page.click('[data-action=hint]:enabled');
    await page.waitForSelector('.mines-cell.wrong');
    must((await status(page)).startsWith('Look here first'), await status(page));
  },
  'nonsense is refused in words': async ({ page }) => {
    await page.fill('textarea', '9x');
    await page.click('[data-action=load]');
    must((await status(page)).length > 10, 'no complaint');
  },
};
