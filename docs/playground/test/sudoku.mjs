import {
  createLayout,
  de,
  explainStep,
  findSolution,
  findSteps,
  hint as hintOf,
  nextStep,
  parsePuzzle,
  positionFromValues,
  rateExplainer,
  rateHodoku,
  setValue,
  solve,
  vi,
} from '@kit/sudoku-human';
import { must } from '../../../tools/checks/tally.mjs';
import { kept, says, saysOf, status, untilNumber } from './words.mjs';

export const path = 'Play__Sudoku.html';

const puzzle = '800010000520900080076002000009500600340090025005008400000200540010009037000080006';
// An X-Wing, finned fish, a loop and chains are among its steps.
const wing = '....1.3..1..9.2.5.95.64...2..6.....4.2.8.4.7.8.....5..6...89.35.9.4.5..1..5.6....'.replaceAll('.', '0');
// Needs forcing nets.
const hardest = '100007090030020008009600500005300900010080002600004000300000010040000007007000300';
/** What the page says of what the library refuses. */
function refused({ words }, act) {
  try {
    act();
  } catch ({ code, message, at }) {
    return words.refused({ code, message, at, sign: null });
  }
  throw new Error('nothing was refused');
}

/** How every hint for a house begins. */
const looks = (page) =>
  untilNumber(page.words.hinted({ kind: 'step', level: 'where', house: 0, houseCells: [] }))
    .split(' ')
    .slice(0, 2)
    .join(' ');
const verdict = (page, text) =>
  page.waitForFunction((part) => document.querySelector('[data-show=verdict]').textContent.includes(part), text);
const shownDigits = (page) =>
  page.$$eval('.sudoku-cell', (cells) => cells.map((cell) => /: (\d)/.exec(cell.ariaLabel)?.[1] ?? '0').join(''));

export const long = {
  handler: 'solve',
  act: (page) => page.click('[data-action=solve]:enabled'),
  answered: (page) => page.waitForSelector('.sudoku-steps li'),
};

export const drive = {
  'a wrong digit is to blame where nothing can be solved, and what can’t be read is told in a player’s words': async ({
    page,
  }) => {
    await page.click('[data-cell=r1c2]');
    await page.keyboard.press('3');
    for (const action of ['solve', 'steps']) {
      await page.click(`[data-action=${action}]:enabled`);
      await says(page, page.words.correctFirst(1, 0));
      await page.waitForSelector('.mistake[data-cell=r1c2]');
      await page.keyboard.press('Control+z');
      await page.waitForFunction(() => document.querySelector('[role=status]').textContent === '');
      await page.keyboard.press('Control+Shift+z');
    }
    await page.fill('textarea', `${'.'.repeat(19)}x${'.'.repeat(61)}`);
    await page.click('[data-action=load]');
    const place = { code: 'bad-text', message: '', at: { row: 2, col: 1 }, sign: 'x' };
    await says(page, page.words.refused(place));
  },
  'a link with s=1 shows the solution, with the steps of the library': async ({ page, open }) => {
    await open(`?s=1&p=${puzzle.split('').join(',')}`);
    await page.waitForSelector('.sudoku-steps li');
    const solved = solve(parsePuzzle(puzzle));
    must((await shownDigits(page)) === findSolution(parsePuzzle(puzzle)).join(''), 'the board is not the solution');
    must(
      (await page.locator('.sudoku-steps li').count()) === solved.steps.length,
      'not as many steps as the library takes',
    );
  },
  'a step of the list is drawn and explained': async ({ page, open }) => {
    await open(`?s=1&p=${puzzle}`);
    await page.waitForSelector('.sudoku-steps li');
    await page
      .getByRole('button', { name: page.words.technique('pointing') })
      .first()
      .click();
    await page.waitForSelector('.sudoku-marks .off');
    must((await status(page)).startsWith(`${page.words.technique('pointing')}:`), 'no explanation');
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
      await saysOf(page, expected);
    };
    const { words } = page;
    const step = nextStep(parsePuzzle(puzzle));
    const said = () => page.locator('.sudoku-cell.house').count();
    const told = (level) => words.hinted(hintOf(parsePuzzle(puzzle), { level }));
    await hint(told('where'));
    must((await said()) === 9, 'not one house is tinted');
    await hint(told('which'));
    must((await said()) === 1, 'not the one cell of the pattern is tinted');
    await hint(told('why'));
    must(
      (await page.locator('.sudoku-marks .set, .sudoku-marks .off').count()) === 0,
      'the pattern gives its end away',
    );
    await hint(words.explained(step));
    must((await page.locator('.sudoku-marks .set').count()) === 1, 'the digit to set is not drawn');
    await page.click('[data-action=do]');
    must((await shownDigits(page))[28] === '8', 'the step was not done');
  },
  'a mistake is pointed out before a hint': async ({ page }) => {
    await page.click('[data-cell=r1c2]');
    await page.keyboard.press('3');
    const said = [];
    const slip = setValue(parsePuzzle(puzzle), 1, 3);
    for (const level of ['where', 'which', 'full']) {
      await page.click('[data-action=hint]:enabled');
      await says(page, page.words.hinted(hintOf(slip, { level })));
      said.push(await status(page));
    }
    must(new Set(said).size === 3, said.join(' '));
    must((await page.locator('.sudoku-cell.mistake').count()) === 1, 'not one cell is marked');
  },
  'pasting says what is wrong, and whether there is one solution': async ({ page }) => {
    await page.fill('textarea', '123');
    await page.click('[data-action=load]');
    await says(
      page,
      refused(page, () => parsePuzzle('123')),
    );
    await page.fill('textarea', `${'.'.repeat(80)}1`);
    await page.click('[data-action=load]');
    await verdict(page, page.words.several);
  },
  'a new puzzle of the asked difficulty has one solution': async ({ page }) => {
    const before = await shownDigits(page);
    await page.selectOption('[data-choice=stars]', '1');
    await page.click('[data-action=generate]');
    await verdict(page, '★☆☆☆☆');
    must((await shownDigits(page)) !== before, 'the puzzle did not change');
  },
  'a mark that was struck out wrongly is found, and told at the end': async ({ page }) => {
    await page.click('[data-cell=r1c2]');
    await page.keyboard.press('p');
    await page.keyboard.press(String(findSolution(parsePuzzle(puzzle))[1]));
    for (let depth = 0; depth < 3; depth++) await page.click('[data-action=hint]:enabled');
    await saysOf(page, 'r1c2=9');
  },
  'chains are drawn link by link, fish by their houses': async ({ page, open }) => {
    await open(`?s=1&p=${wing}`);
    await page.waitForSelector('.sudoku-steps li');
    const { steps } = solve(parsePuzzle(wing));
    for (const [index, { pattern, eliminations }] of steps.entries()) {
      if (pattern.links.length === 0 && !pattern.houses.some(({ role }) => role === 'cover')) continue;
      await page.click(`.sudoku-steps li:nth-child(${index + 1}) button`);
      await page.waitForSelector(`.sudoku-steps li:nth-child(${index + 1}) button[aria-pressed=true]`);
      const links = pattern.links.length + (pattern.branches ?? []).flat().length;
      if (links > 12) await page.fill('.sudoku-links-row input', String(links));
      must(
        (await page.locator('.sudoku-links > path').count()) === links,
        `step ${index + 1}: another number of arrows`,
      );
      must(
        (await page.locator('.sudoku-marks .off').count()) === eliminations.length,
        `step ${index + 1}: other eliminations`,
      );
      const covers = pattern.houses.some(({ role }) => role === 'cover');
      must(!covers || (await page.locator('.sudoku-cell.cover').count()) > 0, `step ${index + 1}: no cover is tinted`);
    }
    must(
      steps.some(({ pattern }) => pattern.links.length > 0),
      'this puzzle has no chain',
    );
  },
  'the ways of HoDoKu and of Sudoku Explainer are shown with what they are rated': async ({ page, open }) => {
    await open(`?p=${puzzle}`);
    const shown = async (way) => {
      await page.selectOption('select >> nth=0', way);
      await page.click('[data-action=solve]:enabled');
      await page.waitForSelector('.sudoku-steps li');
      return { steps: await page.locator('.sudoku-steps li').count(), text: await status(page) };
    };
    const hodoku = rateHodoku(parsePuzzle(puzzle));
    const theirs = await shown('hodoku');
    must(theirs.steps === hodoku.steps.length, 'not the steps of HoDoKu');
    must(theirs.text === page.words.solved(theirs.steps, { way: 'hodoku', ...hodoku }), theirs.text);
    await page.click('[data-action=solve]');
    await page.waitForFunction(() => !document.querySelector('.sudoku-steps'));
    const { er, ep, ed, steps } = rateExplainer(parsePuzzle(puzzle));
    const rated = await shown('explainer');
    must(rated.steps === steps.length, 'not the steps of Sudoku Explainer');
    must(rated.text === page.words.solved(rated.steps, { way: 'explainer', er, ep, ed }), rated.text);
    const hardest = steps.findIndex(({ rating }) => rating === er);
    await page.click(`.sudoku-steps li:nth-child(${hardest + 1}) button`);
    await page.waitForSelector('.sudoku-marks .off, .sudoku-marks .set');
  },
  'a puzzle that needs a technique': async ({ page }) => {
    await page.selectOption('[data-choice=technique]', 'x-wing');
    const before = await shownDigits(page);
    await page.click('[data-action=generate]:enabled');
    await page.waitForFunction(
      (old) =>
        [...document.querySelectorAll('.sudoku-cell')]
          .map((cell) => /: (\d)/.exec(cell.ariaLabel)?.[1] ?? '0')
          .join('') !== old,
      before,
    );
    await page.click('[data-action=solve]:enabled');
    await page
      .getByRole('button', { name: page.words.technique('x-wing') })
      .first()
      .waitFor();
  },
  'the steps can be gone through': async ({ page, open }) => {
    await open(`?s=1&p=${puzzle}`);
    await page.click('[data-action=previous]');
    await page.click('[data-action=previous]');
    const { steps } = solve(parsePuzzle(puzzle));
    must((await page.locator('.sudoku-steps button[aria-pressed=true]').count()) === 1, 'not one step is chosen');
    must(
      (await shownDigits(page)).split('0').length - 1 === 2,
      `not two cells are open before the end of ${steps.length}`,
    );
  },
  'a puzzle is typed in, solved, and shared': async ({ page }) => {
    await page.click('[data-action=enter]');
    await page.click('[data-cell=r1c1]');
    for (const digit of puzzle.split('')) {
      if (digit !== '0') await page.keyboard.press(digit);
      await page.keyboard.press('ArrowRight');
    }
    must((await shownDigits(page)) === puzzle, 'other digits than were typed');
    await page.click('[data-action=enter]');
    await verdict(page, page.words.unique);
    await page.click('[data-action=share]');
    await saysOf(page, page.words.shared);
    must((await page.evaluate(() => navigator.clipboard.readText())).endsWith(`?s=0&p=${puzzle}`), 'another link');
  },
  'a bad link says what is wrong with it': async ({ page, open }) => {
    await open('?s=1&p=12x');
    await page.waitForFunction(() => /x/.test(document.querySelector('[role=status]').textContent));
  },
  'own notes are no mistakes, and a hint still knows a step': async ({ page }) => {
    await page.getByRole('button', { name: page.words.showMarks }).click();
    await page.click('[data-cell=r1c2]');
    await page.keyboard.press('p');
    await page.keyboard.press('9');
    const label = await page.getAttribute('[data-cell=r1c2]', 'aria-label');
    must(label.endsWith(page.words.marks('9')), label);
    must((await page.locator('.sudoku-notes [data-digit="9"]').count()) === 1, 'not one note is shown');
    await page.click('[data-action=hint]:enabled');
    await says(page, looks(page));
  },
  'keys work wherever the focus is, unless it uses them': async ({ page }) => {
    const chosen = () => page.getAttribute('.sudoku-cell[aria-selected=true]', 'data-cell');
    await page.keyboard.press('ArrowRight');
    must((await chosen()) === 'r1c2', `${await chosen()} is chosen`);
    await page.focus('[data-action=check]');
    await page.keyboard.press('9');
    must((await shownDigits(page))[1] === '9', 'a digit did nothing while a button had the focus');
    await page.focus('select >> nth=0');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('4');
    must((await chosen()) === 'r1c2' && (await shownDigits(page))[1] === '9', 'the keys of a list moved the board');
    await page.keyboard.press('Control+z');
    must((await shownDigits(page))[1] === '0', 'undo did nothing while a list had the focus');
    await page.focus('textarea');
    await page.keyboard.type('57');
    await page.keyboard.press('Control+z');
    await page.keyboard.press('ArrowLeft');
    must((await chosen()) === 'r1c2' && (await shownDigits(page))[1] === '0', 'typing a text played');
    await page.focus('[data-action=hint]');
    await page.keyboard.press('Tab');
    must(await page.$('[data-action=check]:focus'), 'Tab did not go on');
    // The browser's own keys are left to it.
    const taken = await page.evaluate(() =>
      [{ key: 'ArrowLeft', altKey: true }, { key: 'h', ctrlKey: true }, { key: ' ' }, { key: 'F5' }].filter((press) => {
        const event = new KeyboardEvent('keydown', { ...press, bubbles: true, cancelable: true });
        return !document.body.dispatchEvent(event);
      }),
    );
    must(taken.length === 0, JSON.stringify(taken));
  },
  'undo reaches back over a pasted puzzle': async ({ page }) => {
    const before = await shownDigits(page);
    await page.fill('textarea', `${'.'.repeat(80)}1`);
    await page.click('[data-action=load]');
    await page.click('[data-action=undo]');
    must((await shownDigits(page)) === before, 'the first puzzle did not come back');
  },
  'speaks Chinese': async ({ page }) => {
    await page.getByRole('button', { name: '繁體中文' }).click();
    await page.waitForSelector('.kit[lang=zh-Hant]');
    must((await page.textContent('[data-action=hint]')) === '提示', 'the button is not in Chinese');
    await page.getByRole('button', { name: 'English' }).click();
  },
  'tells a step in German and in Vietnamese, with the package’s words': async ({ page, open }) => {
    await open(`?s=1&p=${wing}`);
    const { steps } = solve(parsePuzzle(wing));
    const at = steps.findIndex(({ pattern }) => pattern.links.length > 0);
    await page.waitForSelector('.sudoku-steps li');
    await page.click(`.sudoku-steps li:nth-child(${at + 1}) button`);
    for (const catalogue of [de, vi]) {
      await page.click(`.kit-languages [lang=${catalogue.locale}]`);
      await page.waitForSelector(`.kit[lang=${catalogue.locale}]`);
      must((await status(page)) === explainStep(steps[at], catalogue), await status(page));
    }
    await page.getByRole('button', { name: 'English' }).click();
  },
  'links of the sites that people use are read, and what is none is refused in the chosen language': async ({
    page,
  }) => {
    const load = async (text) => {
      await page.fill('textarea', text);
      await page.click('[data-action=load]');
    };
    const board = wing;
    await load(`https://www.sudokuwiki.org/sudoku.htm?bd=${board}`);
    await page.waitForFunction(
      (word) => document.querySelector('.sudoku-cell').ariaLabel.includes(word),
      page.words.empty,
    );
    must((await shownDigits(page)) === board, 'another puzzle than the link’s');
    await load(`https://sudokuexchange.com/play/?s=${puzzle}`);
    await page.waitForFunction(() => document.querySelector('.sudoku-cell').ariaLabel.includes('8'));
    must((await shownDigits(page)) === puzzle, 'another puzzle than the link’s');
    await page.getByRole('button', { name: '繁體中文' }).click();
    await page.waitForSelector('.kit[lang=zh-Hant]');
    await load('12x');
    await page.waitForFunction(() => document.querySelector('[role=status]').textContent.includes('無法讀取'));
    await page.getByRole('button', { name: 'English' }).click();
  },
  'digits alone are read as the kind that is chosen': async ({ page }) => {
    const load = async (kind, text) => {
      await page.selectOption('[data-choice=kind]', kind);
      await page.fill('textarea', text);
      await page.click('[data-action=load]');
    };
    await load('size4', '1...............');
    await page.waitForFunction(() => document.querySelectorAll('.sudoku-cell').length === 16);
    await load('diagonals', puzzle);
    await page.waitForSelector('.sudoku-outlines .diagonal');
    await load('classic', puzzle);
    await page.waitForSelector('.sudoku-outlines', { state: 'detached' });
    must((await shownDigits(page)) === puzzle, 'another puzzle');
  },
  'after a link and a new puzzle a reload brings the new one': async ({ page, open }) => {
    await open(`?p=${puzzle}`);
    await page.evaluate(() => sessionStorage.setItem('keeps', '1'));
    await page.selectOption('[data-choice=stars]', '1');
    await page.click('[data-action=generate]');
    await verdict(page, '★☆☆☆☆');
    const dealt = await shownDigits(page);
    must(dealt !== puzzle, 'no new puzzle');
    await kept(page);
    must(await page.evaluate(() => location.search === '' && location.hash.length > 3), page.url());
    await page.reload();
    await page.waitForSelector('.sudoku-cell');
    must((await shownDigits(page)) === dealt, 'the old puzzle came back');
  },
  'several cells are chosen by dragging, by Ctrl and by Shift with the arrows, and get a digit at once': async ({
    page,
  }) => {
    const chosen = () =>
      page.$$eval('.sudoku-cell[aria-selected=true]', (cells) => cells.map((cell) => cell.dataset.cell));
    const middle = async (cell) => {
      const { x, y, width, height } = await (await page.$(`[data-cell=${cell}]`)).boundingBox();
      return [x + width / 2, y + height / 2];
    };
    await page.mouse.move(...(await middle('r1c2')));
    await page.mouse.down();
    await page.mouse.move(...(await middle('r1c3')));
    await page.mouse.move(...(await middle('r1c4')));
    await page.mouse.up();
    must(String(await chosen()) === 'r1c2,r1c3,r1c4', `dragging chose ${await chosen()}`);
    await page.click('[data-cell=r3c1]', { modifiers: ['Control'] });
    await page.click('[data-cell=r1c3]', { modifiers: ['Control'] });
    must(String(await chosen()) === 'r1c2,r1c4,r3c1', `Ctrl chose ${await chosen()}`);
    await page.keyboard.press('4');
    const digits = await shownDigits(page);
    must(digits[1] + digits[3] + digits[18] === '444', digits);
    await page.keyboard.press('Control+z');
    must((await shownDigits(page)) === puzzle, 'undo did not take all of them back');
    await page.click('[data-cell=r1c2]');
    await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('Shift+ArrowRight');
    must(String(await chosen()) === 'r1c2,r2c2,r2c3', `Shift chose ${await chosen()}`);
    await page.keyboard.press('Escape');
    must(String(await chosen()) === 'r2c3', 'Escape left several cells');
  },
  'corner and centre notes, colours, and a digit that is lit up': async ({ page }) => {
    await page.getByRole('button', { name: page.words.showMarks }).click();
    await page.click('[data-cell=r1c2]');
    await page.click('[data-action=mode-corner]');
    await page.keyboard.press('9');
    await page.click('[data-action=mode-centre]');
    await page.keyboard.press('4');
    await page.keyboard.press('3');
    const shown = (where) =>
      page.$$eval(`[data-cell=r1c2] ${where}`, (marks) => marks.map(({ dataset }) => dataset.digit).join(''));
    must((await shown('.nw')) === '9' && (await shown('.centre > span')) === '34', 'other notes than were written');
    await page.keyboard.press('Shift+Digit4');
    const lit = await page.$$eval('.sudoku-cell.filtered', (cells) => cells.map(({ ariaLabel }) => ariaLabel));
    must(lit.length === 4 && lit.every((label) => label.includes('4')), `lit up: ${lit.join('; ')}`);
    await page.keyboard.press('v');
    await page.keyboard.press('2');
    must(await page.$('[data-cell=r1c2] .centre .color-2[data-digit="4"]'), 'the candidate has no colour');
    await page.click('[data-filter="4"]');
    await page.keyboard.press('6');
    must(await page.$('[data-cell=r1c2].color-6'), 'the cell has no colour');
    await page.click('[data-action=fill]');
    // With the two in the centre, which stay.
    const all = parsePuzzle(puzzle).candidates[1] | (1 << 2) | (1 << 3);
    const digits = [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => (all >> (digit - 1)) & 1);
    must(
      (await page.getAttribute('[data-cell=r1c2]', 'aria-label')).includes(page.words.marks(digits.join(' '))),
      'not filled in',
    );
  },
  'the clock can be stopped, and then nothing is shown': async ({ page }) => {
    await page.click('[data-cell=r1c2]');
    await page.keyboard.press('9');
    await page.waitForFunction(() => document.querySelector('[data-show=clock]')?.textContent === '0:02');
    await page.click('[data-action=pause]');
    must(await page.isHidden('[data-cell=r1c1]'), 'the board is still shown');
    await page.waitForTimeout(1500);
    const stands = await page.textContent('[data-show=clock]');
    await page.click('[data-action=pause]');
    await page.waitForFunction((from) => document.querySelector('[data-show=clock]').textContent > from, stands);
    must(await page.isVisible('[data-cell=r1c1]'), 'the board did not come back');
  },
  'all steps of a position are listed, drawn, and done': async ({ page }) => {
    await page.click('[data-action=steps]');
    await page.waitForSelector('.sudoku-steps li');
    const steps = findSteps(parsePuzzle(puzzle));
    must(
      (await page.locator('.sudoku-steps li').count()) === steps.length,
      `not the ${steps.length} steps of the library`,
    );
    must((await status(page)) === page.words.explained(steps[0]), await status(page));
    await page.click('.sudoku-steps li:nth-child(2) button');
    must((await shownDigits(page)) === puzzle, 'the board went along');
    await page.click('[data-action=do]');
    const [{ cell, digit }] = steps[1].placements;
    must((await shownDigits(page))[cell] === String(digit), 'the step was not done');
  },
  'a net is revealed link by link': async ({ page, open }) => {
    await open(`?s=1&p=${hardest}`);
    await page.waitForSelector('.sudoku-steps li');
    const { steps } = solve(parsePuzzle(hardest));
    const counts = steps.map(({ pattern }) => pattern.links.length + (pattern.branches ?? []).flat().length);
    const most = Math.max(...counts);
    must(most > 12, 'no step of this puzzle is long');
    await page.click(`.sudoku-steps li:nth-child(${counts.indexOf(most) + 1}) button`);
    const arrows = async (count) =>
      must((await page.locator('.sudoku-links > path').count()) === count, `not ${count} arrows`);
    await page.waitForSelector('[data-show=links]');
    await arrows(1);
    await page.click('[data-action=following-link]');
    await page.waitForSelector('.sudoku-links > path:nth-of-type(2)');
    await arrows(2);
    must(/^r\dc\d.* → r\dc\d/.test(await page.textContent('[data-show=links] p')), 'the link is not said');
    await page.fill('.sudoku-links-row input', String(most));
    await page.waitForSelector('[data-action=following-link]:disabled');
    await arrows(most);
    return `${most} links`;
  },
  ...Object.fromEntries(
    ['size6', 'jigsaw', 'diagonals', 'windows', 'antiKnight', 'killer'].map((kind) => [
      `another Sudoku is dealt, hinted at, shared and solved: ${kind}`,
      async ({ page, open }) => {
        await page.selectOption('[data-choice=kind]', kind);
        await page.click('[data-action=generate]:enabled');
        await page.waitForSelector('[data-show=rules], .sudoku-board[style*="size: 6"]');
        await verdict(page, '★');
        const dealt = await shownDigits(page);
        const size = kind === 'size6' ? 6 : 9;
        must(dealt.length === size * size, `${dealt.length} cells`);
        if (kind === 'killer') {
          const sums = await page.$$eval('.sudoku-outlines text', (texts) =>
            texts.map((text) => Number(text.textContent)),
          );
          must(sums.reduce((sum, one) => sum + one, 0) === 405, `the cages add up to ${sums}`);
        }
        await page.click('[data-action=hint]:enabled');
        await says(page, looks(page));
        await page.click('[data-action=share]');
        await saysOf(page, page.words.shared);
        const link = await page.evaluate(() => navigator.clipboard.readText());
        await page.goto('about:blank');
        await page.goto(link);
        await page.waitForSelector('.sudoku-cell');
        must((await shownDigits(page)) === dealt, 'the link shows another puzzle');
        await page.click('[data-action=solve]:enabled');
        await page.waitForSelector('.sudoku-steps li');
        const kept = await page.evaluate(async () => {
          const bytes = Uint8Array.from(
            atob(location.hash.slice(3).replaceAll('-', '+').replaceAll('_', '/')),
            (sign) => sign.charCodeAt(0),
          );
          const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
          return new Response(stream).json();
        });
        const values = Array.from(kept.givens, (sign) => Number.parseInt(sign, 36));
        const position = positionFromValues(values, values, { layout: createLayout(kept.layout) });
        must((await shownDigits(page)) === findSolution(position).join(''), 'the board is not the solution');
        await open();
      },
    ]),
  ),
};

/** A game that is left and comes back. */
export const memory = {
  ready: (page) => page.waitForSelector('.sudoku-cell'),
  async change(page) {
    await page.click('[data-cell=r1c2]');
    await page.keyboard.press('9');
  },
  look: shownDigits,
  async leave(page) {
    await page.fill('textarea', `${'.'.repeat(80)}1`);
    await page.click('[data-action=load]');
  },
};

/** With fingers on a phone. */
export async function touch(page) {
  await page.tap('[data-cell=r1c2]');
  await page.tap('.sudoku-pad button >> nth=8');
  must((await shownDigits(page))[1] === '9', 'the digit is not there');
  // A long press adds a cell, a tap leaves a single one.
  const press = await page.context().newCDPSession(page);
  const longPress = async (cell) => {
    const { x, y, width, height } = await (await page.$(`[data-cell=${cell}]`)).boundingBox();
    const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
    await press.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    await page.waitForTimeout(600);
    await press.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };
  const chosen = () => page.$$eval('.sudoku-cell[aria-selected=true]', (cells) => cells.length);
  await longPress('r2c3');
  await longPress('r3c4');
  must((await chosen()) === 3, `${await chosen()} cells after two long presses`);
  await page.tap('[data-cell=r4c1]');
  must((await chosen()) === 1, `${await chosen()} cells after a tap`);
}

/** A chain, drawn and explained. */
export async function scene(page, open) {
  await open(`?s=1&p=${wing}`);
  await page.waitForSelector('.sudoku-steps li');
  await page.locator('.sudoku-steps button', { hasText: 'Nice Loop' }).first().click();
  await page.waitForSelector('.sudoku-links > path');
}
