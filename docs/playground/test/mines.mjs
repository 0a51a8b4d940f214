import { analyze, bestMove, deduce, hint, parseMines, verifyDeduction } from '@kit/mines-inference';
import { must } from '../../../tools/checks/tally.mjs';
import { agree } from './asks.mjs';
import { says, saysOf, status } from './words.mjs';

export const path = 'Play__Mines.html';

const position = '1##\n1##\n1##';

async function boardOf(page) {
  const states = await page.$$eval('.mines-cell', (cells) => cells.map((cell) => /: (.+)$/.exec(cell.ariaLabel)[1]));
  const rows = await page.$$eval('.mines-board tr', (lines) => lines.length);
  const { hidden, flag, mine } = page.words;
  const cells = states.map((state) => ({ [hidden]: -1, [flag]: -2, [mine]: -3 })[state] ?? Number(state));
  return { rows, cols: cells.length / rows, mines: 10, cells };
}

export const long = {
  handler: 'deal',
  act: (page) => page.click('[data-cell="40"]'),
  answered: (page) => page.waitForSelector('.mines-cell.open'),
};

export const drive = {
  'all of an expert’s board is on the screen of a desktop': async ({ page }) => {
    await page.selectOption('select >> nth=0', 'expert');
    await page.waitForSelector('[data-cell="479"]');
    const { width, height } = page.viewportSize();
    if (width < 1000) return 'not on a phone';
    const { x, y, ...last } = await (await page.$('[data-cell="479"]')).boundingBox();
    must(x + last.width <= width && y + last.height <= height, `the last cell is at ${x}, ${y}`);
    must(last.width >= 20 && last.height >= 20, `cells of ${last.width} by ${last.height} pixels`);
  },
  'the first click opens a hole, and a hint is not needed on a board without guessing': async ({ page }) => {
    await page.click('[data-cell="40"]');
    await page.waitForSelector('.mines-cell.open');
    const board = await boardOf(page);
    must(board.cells[40] === 0, 'the first cell has mines around it');
    // One click in so many opens the whole board.
    if (!board.cells.includes(-1)) return 'won by the first click';
    await page.click('[data-action=hint]:enabled');
    await page.waitForSelector('.mines-cell.about');
    const marked = (kind) =>
      page.$$eval(`.mines-cell.${kind}`, (cells) => cells.map((cell) => Number(cell.dataset.cell)));
    const sorted = (cells) => JSON.stringify([...cells].sort((a, b) => a - b));
    const { deduction } = hint(board);
    must((await status(page)).startsWith(page.words.notNeeded(deduction)), await status(page));
    must(sorted(await marked('about')) === sorted(deduction.cells), 'other cells');
    must(sorted(await marked('from')) === sorted(deduction.from), 'another certificate');
    must(verifyDeduction(board, deduction) === 'valid', 'the certificate does not hold');
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
    if (!safe) return 'won by the first click';
    await page.click(`[data-cell="${safe.cells[0]}"]`, { button: 'right' });
    await page.click('[data-action=hint]:enabled');
    await page.waitForSelector('.mines-cell.wrong');
    must((await status(page)).startsWith(page.words.mistake), await status(page));
  },
  'following the hints wins a board without guessing': async ({ page }) => {
    await page.click('[data-cell="40"]');
    await page.waitForSelector('.mines-cell.open');
    for (let turn = 0; turn < 81; turn++) {
      if ((await status(page)) === page.words.won) break;
      await page.click('[data-action=hint]:enabled');
      await page.waitForSelector('.mines-cell.about.safe');
      await page.click('.mines-cell.about.safe >> nth=0');
      await page.waitForFunction(() => !document.querySelector('.mines-cell.about'));
    }
    must((await status(page)) === page.words.won, await status(page));
  },
  'a flag that contradicts a pasted position is pointed out, and the best move is explained': async ({ page }) => {
    await page.fill('textarea', '# 1 F\n1 1 0\n0 0 0');
    await page.fill('input[type=number]', '1');
    await page.click('[data-action=load]');
    await page.waitForFunction(() => document.querySelectorAll('.mines-cell').length === 9);
    await page.click('[data-action=hint]:enabled');
    await page.waitForSelector('.mines-cell.wrong');
    await page.fill('textarea', '# 1 #');
    await page.click('[data-action=load]');
    await page.waitForFunction(() => document.querySelectorAll('.mines-cell').length === 3);
    await page.click('[data-action=best]:enabled');
    await says(page, page.words.move(bestMove(parseMines('# 1 #', { mines: 1 }))));
  },
  'the prefilled position can be loaded, and shows its chances': async ({ page }) => {
    await page.click('[data-action=load]');
    await page.waitForSelector('.mines-cell[style*="--chance"]');
    must(!(await status(page)).includes(page.words.inconsistent), await status(page));
  },
  'before the first click any cell will do; later a guess is drawn as a guess': async ({ page }) => {
    await page.click('[data-action=best]:enabled');
    await saysOf(page, page.words.firstIsFree);
    must((await page.locator('.mines-cell.about').count()) === 0, 'a cell is marked');
    await page.fill('textarea', '1 #\n# #');
    await page.fill('input[type=number]', '1');
    await page.click('[data-action=load]');
    await page.waitForFunction(() => document.querySelectorAll('.mines-cell').length === 4);
    await page.click('[data-action=best]:enabled');
    await page.waitForSelector('.mines-cell.about.guess');
  },
  'what is said of the chosen cell names it, and it stays to be seen': async ({ page }) => {
    await page.click('[data-cell="40"]');
    await page.waitForSelector('.mines-cell.open');
    const board = await boardOf(page);
    const hidden = board.cells.indexOf(-1);
    if (hidden < 0) return 'won by the first click';
    await page.click(`[data-cell="${hidden}"]`, { button: 'right' });
    await page.click(`[data-cell="${hidden}"]`, { button: 'right' });
    await page.click('[data-action=chosen]:enabled');
    await page.waitForSelector('.mines-cell.about');
    must(
      (await page.locator(`.mines-cell.chosen[data-cell="${hidden}"]`).count()) === 1,
      'the chosen cell is not marked',
    );
    const about = await page.$$eval('.mines-cell.about', (list) => list.map((cell) => Number(cell.dataset.cell)));
    const other = deduce(board).map((deduction) => page.words.otherFirst(hidden, 9, deduction));
    must(about.includes(hidden) || other.includes(await status(page)), await status(page));
  },
  'chances stay with a wrong flag, and the flag is pointed out': async ({ page }) => {
    await page.fill('textarea', '# 1 F\n1 1 0\n0 0 0');
    await page.fill('input[type=number]', '1');
    await page.click('[data-action=load]');
    await page.waitForSelector('.mines-cell.wrong');
    must((await page.locator('.mines-cell[style*="--chance"]').count()) === 2, 'the chances are gone');
  },
  'a board of one’s own size, played fair: a number at a time, to its end and its review': async ({ page }) => {
    await page.selectOption('select >> nth=0', 'custom');
    await page.fill('[data-show=size] input >> nth=0', '6');
    await page.fill('[data-show=size] input >> nth=1', '7');
    await page.fill('[data-show=size] input >> nth=2', '8');
    await page.press('[data-show=size] input >> nth=2', 'Enter');
    await page.selectOption('select >> nth=1', 'fair');
    await page.waitForFunction(() => document.querySelectorAll('.mines-cell').length === 42);
    await page.click('[data-cell="24"]');
    await page.waitForSelector('.mines-cell.open');
    for (let turn = 0; turn < 42; turn++) {
      if ([page.words.won, page.words.lost].includes(await status(page))) break;
      const { cells } = await boardOf(page);
      const open = cells.filter((cell) => cell >= 0).length;
      await page.click(`[data-cell="${cells.indexOf(-1)}"]`);
      await page.waitForFunction(
        (before) =>
          document.querySelectorAll('.mines-cell.open').length !== before || document.querySelector('.exploded'),
        open,
      );
    }
    await page.click('[data-action=review]:enabled');
    await says(page, '3BV ');
    const judged = await page.$('[data-show=review] button');
    if (judged) {
      await judged.click();
      await page.waitForSelector('.mines-cell.about');
    }
  },
  'a position is written with taps and keys, and its chances are the library’s': async ({ page }) => {
    await page.click('[data-action=edit]');
    await page.click('[data-cell="0"]');
    await page.click('[data-cell="0"]');
    await page.click('[data-cell="80"]');
    await page.keyboard.press('3');
    await page.waitForSelector('.mines-cell[style*="--chance"]');
    const { cells } = await boardOf(page);
    must(cells[0] === 1 && cells[80] === 3, `${cells[0]} and ${cells[80]} are written`);
    const { probabilities } = analyze({ rows: 9, cols: 9, mines: 10, cells });
    const shown = () => page.$$eval('.mines-cell', (list) => list.map((cell) => cell.dataset.glyph));
    await page.waitForFunction(
      ([cell, text]) => document.querySelector(`[data-cell="${cell}"]`).dataset.glyph === text,
      [1, String(Math.round(probabilities[1] * 100))],
    );
    const glyphs = await shown();
    probabilities.forEach((chance, cell) => {
      if (chance !== null)
        must(glyphs[cell] === String(Math.round(chance * 100)), `cell ${cell} shows ${glyphs[cell]}`);
    });
  },
  'nonsense is refused in words': async ({ page }) => {
    await page.fill('textarea', '9x');
    await page.click('[data-action=load]');
    must((await status(page)).length > 10, 'no complaint');
    // In the reader's language too, whenever that is chosen.
    await page.click('.kit-languages [lang=de]');
    await page.waitForSelector('.kit[lang=de]');
    must((await status(page)) === 'Das lässt sich nicht lesen: „x“ (Zeichen 2).', await status(page));
  },
};

/** A game that is left and comes back. */
export const memory = {
  ready: (page) => page.waitForSelector('.mines-cell'),
  async change(page) {
    await page.click('[data-cell="40"]');
    await page.waitForSelector('.mines-cell.open');
  },
  look: async (page) => JSON.stringify(await boardOf(page)),
  isOver: async (page) => (await status(page)) === page.words.won,
  leave: (page) => page.click('[data-action=fresh]'),
  renew: async (page) => {
    await page.click('[data-cell="0"]');
    await page.waitForSelector('.mines-cell.open');
  },
};

/** With fingers on a phone: the button decides between opening and flagging. */
export async function touch(page) {
  const won = await flagging(page);
  await hintOutOfSight(page);
  return won;
}

async function flagging(page) {
  await page.tap('[data-cell="40"]');
  await page.waitForSelector('.mines-cell.open');
  const { cells } = await boardOf(page);
  const hidden = cells.indexOf(-1);
  if (hidden < 0) return 'won by the first tap';
  await page.tap('[data-action=flagging]');
  await page.tap(`[data-cell="${hidden}"]`);
  must((await boardOf(page)).cells[hidden] === -2, 'no flag');
  // A long press does so too, without the button.
  await page.tap('[data-action=flagging]');
  await page.dispatchEvent(`[data-cell="${hidden}"]`, 'pointerdown', { pointerType: 'touch', bubbles: true });
  await page.waitForFunction(
    ([cell, word]) => document.querySelector(`[data-cell="${cell}"]`).ariaLabel.endsWith(` ${word}`),
    [hidden, page.words.hidden],
  );
  await page.dispatchEvent(`[data-cell="${hidden}"]`, 'pointerup', { pointerType: 'touch', bubbles: true });
}

/** A wide board scrolls sideways; a hint beyond the edge is brought into sight, and the page stays where it is. */
async function hintOutOfSight(page) {
  const row = '#'.repeat(18);
  await page.fill('textarea', [`${row}01`, `${row}1#`, `${row}##`].join('\n'));
  await page.fill('input[type=number]', '9');
  await page.tap('[data-action=load]');
  await agree(page);
  await page.waitForSelector('[data-cell="18"].open');
  await page.tap('[data-action=hint]:enabled');
  const told = page.locator('.mines-cell.about >> nth=0');
  await told.waitFor();
  const [cell, board] = [await told.boundingBox(), await page.locator('.mines-scroll').boundingBox()];
  must(cell.x >= board.x && cell.x + cell.width <= board.x + board.width, `the cell is at ${cell.x}`);
}

/** A game with its chances and a hint with its certificate. */
export async function scene(page) {
  await page.selectOption('select >> nth=0', 'intermediate');
  await page.click('[data-cell="100"]');
  await page.waitForSelector('.mines-cell.open');
  await page.click('[data-action=chances]');
  await page.waitForSelector('[style*="--chance"]');
  await page.click('[data-action=hint]:enabled');
  await page.waitForSelector('.mines-cell.about');
}
