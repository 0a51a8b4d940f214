import { findLink, findPairs, rateBoard, solveBoard } from '@kit/link-path';
import { must } from '../../../tools/checks/tally.mjs';
import { says, status } from './words.mjs';

export const path = 'Play__Link.html';

const ready = (page) => page.waitForFunction(() => document.querySelectorAll('.link-tile.tile').length > 0);

/** The board by its labels: on a phone it lies on its side. */
async function boardOf(page) {
  const labels = await page.$$eval('.link-tile', (list) =>
    list.map(({ ariaLabel, dataset }) => [Number(dataset.cell), ariaLabel]),
  );
  const tiles = labels.map(([cell, label]) => {
    const [row, col, kind = label === page.words.stone(row, col) ? -1 : 0] = label.match(/\d+/g).map(Number);
    return { cell, row, kind };
  });
  const rows = Math.max(...tiles.map(({ row }) => row));
  const cells = tiles.sort((one, other) => one.cell - other.cell).map(({ kind }) => kind);
  return { rows, cols: cells.length / rows, cells };
}

/** Whether rows are drawn as columns. */
async function isTurned(page) {
  const top = (cell) => page.$eval(`[data-cell="${cell}"]`, (tile) => tile.getBoundingClientRect().top);
  return (await top(0)) !== (await top(1));
}

export const long = {
  handler: 'deal',
  // The first deal comes by itself; later ones from the button.
  act: async (page) => {
    const deal = await page.$('[data-action=deal]:enabled');
    if (deal) await deal.click();
  },
  answered: ready,
};

export const drive = {
  'as many pairs as the library finds, and taking one draws its line': async ({ page }) => {
    await ready(page);
    const board = await boardOf(page);
    const pairs = findPairs(board);
    const tiles = board.cells.filter((kind) => kind > 0).length;
    const told = await page.textContent('[data-show=pairs]');
    must(told.includes(page.words.pairs(pairs.length, tiles)), told);
    const { a, b } = pairs[0];
    await page.click(`[data-cell="${a}"]`);
    await page.click(`[data-cell="${b}"]`);
    await page.waitForSelector('.link-line');
    const after = await boardOf(page);
    must(after.cells[a] === 0 && after.cells[b] === 0, 'the pair is still there');
    await page.click('[data-action=undo]');
    must(JSON.stringify(await boardOf(page)) === JSON.stringify(board), 'undo did not bring it back');
  },
  'keys work before the board has the focus: arrows lead there, H hints, Ctrl+Z goes back': async ({ page }) => {
    await ready(page);
    const [{ a, b }] = findPairs(await boardOf(page));
    const before = JSON.stringify(await boardOf(page));
    await page.keyboard.press('h');
    await page.waitForFunction(() => document.querySelectorAll('.link-tile.hinted').length === 2);
    // Enter on a button presses that button, whatever tile is chosen.
    await page.focus('[data-action=pictures]');
    await page.keyboard.press('Enter');
    must((await page.getAttribute('[data-action=pictures]', 'aria-pressed')) === 'true', 'Enter pressed no button');
    must(!(await page.$('.link-tile.picked')), 'Enter picked a tile');
    const right = (await isTurned(page)) ? (await boardOf(page)).cols : 1;
    await page.keyboard.press('ArrowRight');
    await page.waitForSelector(`[data-cell="${right}"]:focus`);
    await page.keyboard.press('Enter');
    await page.waitForSelector(`.picked[data-cell="${right}"]`);
    await page.keyboard.press('Enter');
    await page.click(`[data-cell="${a}"]`);
    await page.click(`[data-cell="${b}"]`);
    must(JSON.stringify(await boardOf(page)) !== before, 'the pair is still there');
    await page.focus('[data-action=reshuffle]');
    await page.keyboard.press('Control+z');
    must(JSON.stringify(await boardOf(page)) === before, 'undo did nothing');
  },
  'two different tiles are refused': async ({ page }) => {
    await ready(page);
    const { cells } = await boardOf(page);
    await page.click('[data-cell="0"]');
    await page.click(`[data-cell="${cells.findIndex((kind) => kind !== cells[0])}"]`);
    must((await status(page)) === page.words.different, await status(page));
  },
  'a new deal can be cleared': async ({ page }) => {
    await ready(page);
    await page.click('[data-action=clearable]');
    const board = await boardOf(page);
    await says(page, page.words.yes(board.cells.filter((kind) => kind > 0).length / 2));
    must(solveBoard(board).status === 'solved', 'the library says otherwise');
  },
  'the hint begins a play that clears the board: following it to the end does': async ({ page }) => {
    await ready(page);
    await page.selectOption('select >> nth=0', 'small');
    await page.waitForFunction(() => document.querySelectorAll('.link-tile').length === 48);
    await says(page, page.words.guaranteed);
    for (let pair = 0; pair < 24; pair++) {
      await page.click('[data-action=hint]:enabled');
      await page.waitForFunction(() => document.querySelectorAll('.link-tile.hinted').length === 2);
      const [a, b] = await page.$$eval('.link-tile.hinted', (tiles) => tiles.map((tile) => tile.dataset.cell));
      await page.click(`[data-cell="${a}"]`);
      await page.click(`[data-cell="${b}"]`);
    }
    must((await status(page)) === page.words.cleared, await status(page));
  },
  'the line runs round the outside where it has to': async ({ page }) => {
    await ready(page);
    for (let deal = 0; deal < 30; deal++) {
      const board = await boardOf(page);
      const pair = findPairs(board).find(({ a, b }) => findLink(board, a, b, { margin: false }) === undefined);
      if (pair) {
        await page.click(`[data-cell="${pair.a}"]`);
        await page.click(`[data-cell="${pair.b}"]`);
        await page.waitForSelector('.link-line');
        const drawn = await page.getAttribute('.link-line polyline', 'points');
        const { points } = findLink(board, pair.a, pair.b);
        const turned = await isTurned(page);
        const drawnAt = ({ row, col }) => (turned ? `${row + 0.5},${col + 0.5}` : `${col + 0.5},${row + 0.5}`);
        must(drawn === points.map(drawnAt).join(' '), 'another line');
        must(
          points.some(({ row, col }) => row < 0 || col < 0 || row === board.rows || col === board.cols),
          'inside',
        );
        return;
      }
      await page.click('[data-action=deal]:enabled');
      await says(page, page.words.guaranteed);
    }
    throw new Error('thirty deals without such a pair');
  },
  'shapes, stones, difficulties and pictures': async ({ page }) => {
    const diamond = await dealt(page, 2, 'diamond');
    must(diamond.cells[0] === 0 && diamond.cells.some((kind) => kind > 0), 'a corner of a diamond');
    const stones = await dealt(page, 2, 'stones');
    must(stones.cells.filter((kind) => kind < 0).length === 8, 'not eight stones');
    await dealt(page, 2, 'full');
    const hard = await dealt(page, 3, 'hard');
    must(rateBoard(hard).deadEnds >= 0.4, 'a hard deal with few dead ends');
    await page.click('[data-action=pictures]');
    const glyph = await page.getAttribute('.link-tile.tile', 'data-glyph');
    must(/\p{Emoji_Presentation}/u.test(glyph), `${glyph} is no picture`);
  },
  'gravity deals anew and the hint shows a pair; a reshuffle keeps the tiles': async ({ page }) => {
    await ready(page);
    await page.selectOption('select >> nth=1', 'down');
    await says(page, page.words.guaranteed);
    await page.click('[data-action=hint]:enabled');
    must((await page.locator('.link-tile.hinted').count()) === 2, 'no pair is shown');
    const sorted = async () => (await boardOf(page)).cells.toSorted().join();
    const before = await sorted();
    await page.click('[data-action=reshuffle]:enabled');
    await says(page, page.words.mixed);
    must((await sorted()) === before, 'other tiles than before');
  },
};

/** A deal like this comes; the board that it is of. */
async function dealt(page, at, choice) {
  await ready(page);
  const before = JSON.stringify(await boardOf(page));
  await page.selectOption(`select >> nth=${at}`, choice);
  for (let wait = 0; wait < 200; wait++) {
    const board = await boardOf(page);
    const isDealt = (await status(page)).startsWith(page.words.guaranteed);
    if (isDealt && JSON.stringify(board) !== before) return board;
    await page.waitForTimeout(50);
  }
  throw new Error(`no deal of ${choice}`);
}

/** A game that is left and comes back. */
export const memory = {
  ready: (page) => page.waitForSelector('.link-tile.tile'),
  async change(page) {
    await ready(page);
    const [{ a, b }] = findPairs(await boardOf(page));
    await page.click(`[data-cell="${a}"]`);
    await page.click(`[data-cell="${b}"]`);
  },
  look: async (page) => JSON.stringify(await boardOf(page)),
  leave: (page) => page.click('[data-action=deal]:enabled'),
};

/** With fingers on a phone. */
export async function touch(page) {
  await ready(page);
  await page.selectOption('select >> nth=0', 'large');
  await page.waitForFunction(() => document.querySelectorAll('.link-tile').length === 144);
  const { width, height } = await (await page.$('.link-tile')).boundingBox();
  must(width >= 28 && height >= 28, `tiles of ${width} by ${height} pixels`);
  const board = await boardOf(page);
  const [{ a, b }] = findPairs(board);
  await page.tap(`[data-cell="${a}"]`);
  await page.tap(`[data-cell="${b}"]`);
  await page.waitForFunction(
    (left) => document.querySelectorAll('.link-tile.tile').length === left,
    board.cells.length - 2,
  );
}

/** A hint, with its line. */
export async function scene(page) {
  await ready(page);
  await page.click('[data-action=hint]:enabled');
  await page.waitForSelector('.link-line.lasting');
}
