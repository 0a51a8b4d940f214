import { findSolution, parsePuzzle, solve } from '@kit/sudoku-human';
import { must } from '../../../tools/checks/tally.mjs';

export const path = 'Play__Sudoku.html';

const puzzle = '800010000520900080076002000009500600340090025005008400000200540010009037000080006';
const status = (page) => page.textContent('[role=status]');
const shownDigits = (page) =>
  page.$$eval('.sudoku-cell', (cells) => cells.map((cell) => /: (\d)/.exec(cell.ariaLabel)?.[1] ?? '0').join(''));

export const drive = {
  'a link with s=1 shows the solution, with the steps of the library': async ({ page, open }) => {
    await open(`?s=1&p=${puzzle.split('').join(',')}`);
    await page.waitForSelector('.sudoku-steps li');
    const solved = solve(parsePuzzle(puzzle));
    must((await shownDigits(page)) === findSolution(parsePuzzle(puzzle)).join(''), 'the board is not the solution');
    must((await page.$$('.sudoku-steps li')).length === solved.steps.length, 'not as many steps as the library takes');
  },
  'a step of the list is drawn and explained': async ({ page, open }) => {
    await open(`?s=1&p=${puzzle}`);
    await page.waitForSelector('.sudoku-steps li');
    await page
      .getByRole('button', { name: /Pointing/ })
      .first()
      .click();
    await page.waitForSelector('.sudoku-marks .off');
    must((await status(page)).startsWith('Pointing:'), 'no explanation');
  },
  'typing writes, pencils, clears and undoes': async ({ page }) => {
    await page.click('[data-cell=r1c2]');
    await page.keyboard.press('9');
    must((await shownDigits(page))[1] === '9', 'the digit is not there');
    await page.keyboard.press('Control+z');
    must((await shownDigits(page))[1] === '0', 'undo left the digit');
    await page.keyboard.press('Control+y');
    await page.keyboard.press('Backspace');
    must((await shownDigits(page))[1] === '0', 'Backspace left the digit');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('p');
    const before = await page.getAttribute('[data-cell=r1c3]', 'aria-label');
    await page.keyboard.press('4');
    must((await page.getAttribute('[data-cell=r1c3]', 'aria-label')) !== before, 'no pencil mark changed');
  },
  'the hint tells more and more, and its step can be done': async ({ page }) => {
    const hint = async (expected) => {
      await page.click('[data-action=hint]:enabled');
      await page.waitForFunction(
        (text) => document.querySelector('[role=status]').textContent.includes(text),
        expected,
      );
    };
    await hint('Look at box 4');
    await hint('Naked Single');
    await hint('Naked Single');
    await hint('r4c2 is 8');
    await page.click('[data-action=do]');
    must((await shownDigits(page))[28] === '8', 'the step was not done');
  },
  'a mistake is pointed out before a hint': async ({ page }) => {
    await page.click('[data-cell=r1c2]');
    await page.keyboard.press('3');
    await page.click('[data-action=hint]');
    await page.waitForSelector('.sudoku-cell.mistake');
    must((await status(page)).startsWith('1 wrong digit'), await status(page));
  },
  'pasting says what is wrong, and whether there is one solution': async ({ page }) => {
    await page.fill('textarea', '123');
    await page.click('[data-action=load]');
    must(/81/.test(await status(page)), await status(page));
    await page.fill('textarea', `${'.'.repeat(80)}1`);
    await page.click('[data-action=load]');
    await page.waitForFunction(
      () => document.querySelector('[data-show=verdict]').textContent === 'More than one solution.',
    );
  },
  'a new puzzle of the asked difficulty has one solution': async ({ page }) => {
    const before = await shownDigits(page);
    await page.selectOption('select', '1');
    await page.click('[data-action=generate]');
    await page.waitForFunction(() => document.querySelector('[data-show=verdict]').textContent.includes('★☆☆☆☆'));
    must((await shownDigits(page)) !== before, 'the puzzle did not change');
  },
  'speaks Chinese': async ({ page }) => {
    await page.getByRole('button', { name: '繁體中文' }).click();
    must((await page.textContent('[data-action=hint]')) === '提示', 'the button is not in Chinese');
    await page.getByRole('button', { name: 'English' }).click();
  },
};
