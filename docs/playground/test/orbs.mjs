import { applyPath, findSwaps, maxCombos, parseOrbs, resolve } from '@kit/orb-search';
import { must } from '../../../tools/checks/tally.mjs';
import { saysInSight } from './layout.mjs';
import { goals } from './orbs-goals.mjs';
import { fingers, levels } from './orbs-level.mjs';
import { boardOf, centreOf, drawnPath, marksOf } from './orbs-look.mjs';
import { becomes, status } from './words.mjs';

export const path = 'Play__Orbs.html';

export const long = {
  handler: 'byStart',
  act: (page) => page.click('[data-action=by-start]:enabled'),
  answered: (page) => page.waitForSelector('.orbs-list li'),
};

export const drive = {
  'a search ends with the most combos that the library knows of, with its path drawn': async ({ page }) => {
    const board = await boardOf(page);
    await page.click('[data-action=solve]');
    await page.waitForFunction(() => /^\d/.test(document.querySelector('[role=status]').textContent));
    must(Number.parseInt(await status(page), 10) <= maxCombos(board).combos, 'more than there can be');
    await page.waitForSelector('.orbs-path');
    const combos = Number.parseInt(await status(page), 10);
    const after = resolve(applyPath(board, await drawnPath(page, board)));
    must(after.combos === combos, `the drawn path makes ${after.combos} combos`);
    await page.click('[data-action=animate]');
    await page.waitForFunction((length) => document.querySelector('.orbs-path polyline')?.points.length === length, 3);
    await page.click('[data-action=drop]');
    await page.waitForFunction(
      (holes) =>
        document.querySelectorAll('.orbs-board .t-1').length === holes && !document.querySelector('.orb.matched'),
      after.board.cells.filter((type) => type < 0).length,
    );
    must(JSON.stringify(await boardOf(page)) === JSON.stringify(after.board), 'the preview is not what is left');
    await page.click('[data-action=drop]');
    must(JSON.stringify(await boardOf(page)) === JSON.stringify(board), 'the board was not put back');
  },
  'the best path of each start is listed, the best first': async ({ page }) => {
    const board = await boardOf(page);
    await page.click('[data-action=by-start]');
    await page.waitForFunction((count) => document.querySelectorAll('.orbs-list li').length === count, 30);
    const combos = await page.$$eval('.orbs-list li', (items) =>
      items.map((item) => Number.parseInt(item.textContent, 10)),
    );
    must(
      combos[0] <= maxCombos(board).combos && combos.every((count, at) => at === 0 || count <= combos[at - 1]),
      combos.join(),
    );
    await page.click('.orbs-list li:nth-child(5) button');
    must((await status(page)).startsWith(`${combos[4]} `), await status(page));
  },
  'each deal has its types': async ({ page }) => {
    for (const [deal, types] of [
      ['three', 3],
      ['three-heal', 4],
      ['five', 5],
      ['five-heal', 6],
      ['all', 8],
    ]) {
      await page.selectOption('select >> nth=2', deal);
      const { cells } = await boardOf(page);
      must(new Set(cells).size <= types, `${deal} has ${new Set(cells).size} types`);
    }
  },
  'a drawn line paints; a board without a swap is said to be dead': async ({ page }) => {
    await page.selectOption('select >> nth=0', 'swap');
    await page.selectOption('select >> nth=1', '5×4');
    // Stripes along the diagonals: no two neighbours, swapped, make three.
    const stripes = Array.from({ length: 20 }, (_, cell) => ((cell % 5) + 2 * Math.floor(cell / 5)) % 5);
    for (const type of [0, 1, 2, 3, 4]) {
      await page.click(`[data-paint="${type}"]`);
      for (const [cell, painted] of stripes.entries()) if (painted === type) await page.click(`[data-cell="${cell}"]`);
    }
    must(findSwaps(await boardOf(page)).length === 0, 'this board has a swap');
    must((await status(page)).startsWith(page.words.deadlock), await status(page));
    const [a, b] = [await page.$('[data-cell="0"]'), await page.$('[data-cell="4"]')].map((orb) => orb.boundingBox());
    const [from, to] = [await a, await b];
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 40 });
    await page.mouse.up();
    must(
      (await boardOf(page)).cells.slice(0, 5).every((type) => type === 4),
      'the row was not painted',
    );
  },
  'an orb is dragged through the others, and what that makes is counted': async ({ page }) => {
    const board = await boardOf(page);
    const cells = [0, 1, 7, 8, 14];
    await page.mouse.move(...(await centreOf(page, cells[0])));
    await page.mouse.down();
    for (const cell of cells.slice(1)) await page.mouse.move(...(await centreOf(page, cell)), { steps: 8 });
    must((await page.getAttribute('.orbs-path polyline', 'points')).split(' ').length === cells.length, 'another path');
    await page.mouse.up();
    const { combos } = resolve(applyPath(board, { start: cells[0], moves: cells.slice(1) }));
    must((await status(page)) === page.words.dragged(combos, cells.length - 1), await status(page));
    await page.click('[data-action=drop]');
    must(JSON.stringify(await boardOf(page)) === JSON.stringify(board), 'the board was not put back');
  },
  'a swipe swaps two neighbours that match': async ({ page }) => {
    await page.selectOption('select >> nth=0', 'swap');
    const [{ a, b }] = findSwaps(await boardOf(page));
    const [from, to] = [await page.$(`[data-cell="${a}"]`), await page.$(`[data-cell="${b}"]`)];
    const [p, q] = [await from.boundingBox(), await to.boundingBox()];
    await page.mouse.move(p.x + p.width / 2, p.y + p.height / 2);
    await page.mouse.down();
    await page.mouse.move(q.x + q.width / 2, q.y + q.height / 2, { steps: 6 });
    await page.mouse.up();
    await page.waitForFunction(() => Number.parseInt(document.querySelector('[data-show=score]').textContent, 10) > 2);
  },
  'a number out of bounds is shown as it is taken': async ({ page }) => {
    await page.fill('input[type=number]', '-5');
    await page.keyboard.press('Tab');
    must((await page.inputValue('input[type=number]')) === '1', await page.inputValue('input[type=number]'));
  },
  'a board is put in as text, and undo brings the old one back': async ({ page }) => {
    const cells = () => page.$$eval('[data-cell]', (list) => list.map((cell) => cell.ariaLabel).join());
    const before = await cells();
    const code = await page.inputValue('[data-show=code]');
    must(parseOrbs(code).cells.length === 30, code);
    await page.fill('[data-show=code]', 'RRRBBB\nGGGLLL\nDDDHHH\nRBRBRB\nGLGLGL');
    await page.click('[data-action=load]');
    await page.waitForFunction(
      (old) => [...document.querySelectorAll('[data-cell]')].map((cell) => cell.ariaLabel).join() !== old,
      before,
    );
    const red = (col) => page.words.orb(1, col, page.words.types[0]);
    must((await cells()).startsWith(`${red(1)},${red(2)},`), await cells());
    await page.click('[data-action=undo]');
    await page.waitForFunction(
      (old) => [...document.querySelectorAll('[data-cell]')].map((cell) => cell.ariaLabel).join() === old,
      before,
    );
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
    must((await page.locator('.orbs-swaps line').count()) === findSwaps(board).length, 'not every swap is drawn');
    await page.click('[data-action=autoplay]');
    await page.waitForFunction(() => Number.parseInt(document.querySelector('[data-show=score]').textContent, 10) > 0);
    await page.click('[data-action=autoplay]');
  },
  'a search can be ended with the best so far, which stays': async ({ page }) => {
    await page.selectOption('select >> nth=1', '8×8');
    await page.click('[data-action=solve]');
    // One search in so many is over before anybody could ask.
    await page.click('[data-action=finish]', { timeout: 2000 }).catch(() => {});
    await page.waitForFunction(() => /^\d+ \S+ in/.test(document.querySelector('[role=status]').textContent));
    await page.waitForSelector('.orbs-list li button[aria-pressed=true]');
  },
  'a search can be cancelled': async ({ page }) => {
    await page.selectOption('select >> nth=1', '7×6');
    await page.click('[data-action=solve]');
    await page.click('[data-action=cancel]').catch(() => {});
    await page.waitForSelector('[data-action=solve]');
  },
  'the keyboard takes an orb, drags it and lets it go, and Escape puts it back': async ({ page }) => {
    const board = await boardOf(page);
    // The first arrow key leads onto the board.
    await page.keyboard.press('ArrowRight');
    await page.waitForSelector('[role=grid] [data-cell="1"]:focus');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    must((await status(page)) === page.words.held(board.cells[7]), await status(page));
    await page.keyboard.press('ArrowRight');
    must((await status(page)) === page.words.carried(2, 3, 1), await status(page));
    await page.waitForSelector('[aria-selected=true][data-cell="8"]:focus');
    if (page.viewportSize().width < 500) await saysInSight(page);
    await page.keyboard.press('Escape');
    must((await status(page)) === page.words.putBack, await status(page));
    must(JSON.stringify(await boardOf(page)) === JSON.stringify(board), 'the orb was not put back');
    await page.waitForSelector('[data-cell="7"]:focus');
    for (const key of ['Enter', 'ArrowRight', 'ArrowDown', 'ArrowDown', ' ']) await page.keyboard.press(key);
    const after = resolve(applyPath(board, { start: 7, moves: [8, 14, 20] }));
    must((await status(page)) === page.words.dragged(after.combos, 3), await status(page));
    const left = await becomes(page, boardOf, (shown) => JSON.stringify(shown) === JSON.stringify(after.board));
    must(JSON.stringify(left) === JSON.stringify(after.board), 'the board is not what the drag leaves');
  },
  ...goals,
  ...levels,
};

/** A game that is left and comes back. */
export const memory = {
  ready: (page) => page.waitForSelector('.orbs-board .orb'),
  async change(page) {
    const before = (await boardOf(page)).cells[0];
    await page.click(`[data-paint="${(before + 1) % 6}"]`);
    await page.click('[data-cell="0"]');
    await page.click('[data-paint=locked]');
    await page.click('[data-cell="9"]');
  },
  look: async (page) => JSON.stringify([await boardOf(page), await marksOf(page)]),
  leave: (page) => page.click('[data-action=random]'),
};

/** With fingers on a phone. */
export async function touch(page) {
  const before = (await boardOf(page)).cells[0];
  await page.tap(`[data-paint="${(before + 1) % 6}"]`);
  await page.tap('[data-cell="0"]');
  must((await boardOf(page)).cells[0] === (before + 1) % 6, 'the orb kept its colour');
  await page.tap('[data-paint=blocked]');
  await page.tap('[data-cell="8"]');
  must((await marksOf(page)).blocked.join() === '8', 'the cell is not blocked');
  await fingers(page);
}

/** The swapping game with the map of its swaps and the best one drawn. */
export async function scene(page) {
  await page.selectOption('select >> nth=0', 'swap');
  await page.click('[data-action=best]:enabled');
  await page.waitForSelector('.orbs-path');
}
