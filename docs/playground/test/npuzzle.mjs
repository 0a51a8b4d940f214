import { isSolved, lowerBound, shuffle, slide, solve } from '@kit/npuzzle';
import { must } from '../../../tools/checks/tally.mjs';
import { afterNumber, says, saysOf, status, still } from './words.mjs';

export const path = 'Play__Sliding_puzzle.html';

const picture = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90"><circle cx="45" cy="45" r="40"/></svg>',
);

async function boardOf(page) {
  const places = await page.$$eval('.npuzzle-tile', (tiles) => tiles.map((tile) => Number(tile.dataset.cell)));
  const cells = new Array(places.length + 1).fill(0);
  places.forEach((cell, index) => {
    cells[cell] = index + 1;
  });
  const [rows, cols] = await page.$eval('.npuzzle-board', ({ style }) =>
    ['--rows', '--cols'].map((name) => Number(style.getPropertyValue(name))),
  );
  return { rows, cols, cells };
}

/** Deals a board of these sides. */
async function deal(page, rows, cols = rows, depth = 0) {
  for (const [at, value] of [rows, cols, depth].entries()) {
    await page.fill(`[data-show=wish] input >> nth=${at}`, `${value}`);
    await page.press(`[data-show=wish] input >> nth=${at}`, 'Tab');
  }
  await page.click('[data-action=shuffle]');
}

export const long = {
  handler: 'solve',
  act: (page) => page.click('[data-action=solve]:enabled'),
  answered: (page) => saysOf(page, afterNumber(page.words.answer('optimal', 20))),
};

export const drive = {
  'the shortest solution is as long as the library says, and plays back to the goal': async ({ page }) => {
    const board = await boardOf(page);
    const { moves } = solve(board, { quality: 'optimal' });
    await page.click('[data-action=solve]');
    await saysOf(page, afterNumber(page.words.answer('optimal', 20)));
    must((await status(page)) === page.words.answer('optimal', moves.length), 'another length');
    await page.click('[data-action=play]');
    await says(page, page.words.solved);
    must(isSolved(await boardOf(page)), 'the board is not solved');
  },
  'tapping slides the whole line, as the library does': async ({ page }) => {
    const board = await boardOf(page);
    const blank = board.cells.indexOf(0);
    const far = blank % 3 === 0 ? blank + 2 : blank - (blank % 3);
    await page.click(`[data-cell="${far}"]`);
    must(JSON.stringify((await boardOf(page)).cells) === JSON.stringify(slide(board, far).cells), 'not that line');
    await page.waitForFunction(
      (text) => document.querySelector('[data-show=distance]').textContent.includes(text),
      page.words.left(lowerBound(slide(board, far))),
    );
  },
  'a line follows the finger, springs back when it is let go too early, and stays when it came far enough': async ({
    page,
  }) => {
    const board = await boardOf(page);
    const blank = board.cells.indexOf(0);
    // The far tile of the gap's row; the line between comes along.
    const far = blank % 3 === 0 ? blank + 2 : blank - (blank % 3);
    const way = Math.sign(blank - far);
    const side = await page.$eval('.npuzzle-tile', (tile) => tile.getBoundingClientRect().width);
    const placeOf = (cell) => page.$eval(`[data-cell="${cell}"]`, (tile) => tile.getBoundingClientRect().x);
    const drag = async (share, letGo) => {
      const { x, y, width, height } = await (await page.$(`[data-cell="${far}"]`)).boundingBox();
      const [fromX, fromY] = [x + width / 2, y + height / 2];
      await page.mouse.move(fromX, fromY);
      await page.mouse.down();
      await page.mouse.move(fromX + (way * share * side) / 2, fromY, { steps: 3 });
      await page.mouse.move(fromX + way * share * side, fromY, { steps: 3 });
      const now = await placeOf(far);
      must(
        Math.abs(now - x - way * share * side) < 3,
        `the tile is ${now - x} px on, the finger ${way * share * side}`,
      );
      await letGo();
    };
    await drag(0.25, () => page.mouse.up());
    must(JSON.stringify((await boardOf(page)).cells) === JSON.stringify(board.cells), 'it did not spring back');
    await still(page);
    await drag(0.7, async () => {
      const between = far + way;
      if (between !== blank)
        must(Math.abs((await placeOf(between)) - (await placeOf(far)) - way * side) < 3, 'the line tore');
      await page.mouse.up();
    });
    must(JSON.stringify((await boardOf(page)).cells) === JSON.stringify(slide(board, far).cells), 'it did not go on');
  },
  'arrow keys move the tile beside the gap': async ({ page }) => {
    const board = await boardOf(page);
    const blank = board.cells.indexOf(0);
    const below = blank + 3 < 9;
    await page.focus('.npuzzle-tile');
    await page.keyboard.press(below ? 'ArrowUp' : 'ArrowDown');
    const moved = slide(board, below ? blank + 3 : blank - 3);
    must(JSON.stringify((await boardOf(page)).cells) === JSON.stringify(moved.cells), 'another board');
    await page.keyboard.press('Control+z');
    must(JSON.stringify((await boardOf(page)).cells) === JSON.stringify(board.cells), 'undo left it');
  },
  'an own picture is cut over the tiles': async ({ page }) => {
    await page.setInputFiles('input[type=file]', { name: 'own.svg', mimeType: 'image/svg+xml', buffer: picture });
    await page.waitForSelector('.npuzzle-tile.pictured');
    must((await page.locator('.npuzzle-tile.pictured').count()) === 8, 'not every tile has its part');
  },
  'a file that is no picture is refused, and a wide picture is not squashed': async ({ page }) => {
    await page.setInputFiles('input[type=file]', { name: 'no.png', mimeType: 'image/png', buffer: Buffer.from('no') });
    await page.waitForFunction(() => document.querySelector('[role=alert]').textContent.length > 10);
    must((await page.locator('.npuzzle-tile.pictured').count()) === 0, 'the tiles are blank');
    const wide = Buffer.from(picture.toString().replace('width="90"', 'width="180"'));
    await page.setInputFiles('input[type=file]', { name: 'wide.svg', mimeType: 'image/svg+xml', buffer: wide });
    await page.waitForSelector('.npuzzle-tile.pictured');
    const size = await page.$eval('.npuzzle-tile', (tile) => tile.style.backgroundSize);
    must(size === '600% 300%', size);
  },
  'a large board is solved at once': async ({ page }) => {
    await deal(page, 8);
    await page.selectOption('select >> nth=0', 'fast');
    await page.click('[data-action=solve]');
    await saysOf(page, afterNumber(page.words.answer('found', 20)));
  },
  'boards of any two sides are dealt, and a link leads to the same one': async ({ page, open }) => {
    await deal(page, 3, 5);
    const board = await boardOf(page);
    must(board.rows === 3 && board.cols === 5, 'another shape');
    const query = await page.getAttribute('[data-show=deal]', 'href');
    const seed = Number(new URLSearchParams(query).get('seed'));
    must(JSON.stringify(shuffle({ rows: 3, cols: 5, seed }).cells) === JSON.stringify(board.cells), query);
    await open(query);
    must(JSON.stringify(await boardOf(page)) === JSON.stringify(board), 'the link leads to another board');
  },
  'a board as many moves away as one likes': async ({ page, open }) => {
    await deal(page, 3, 3, 14);
    await page.waitForFunction(() => document.querySelector('[data-show=deal]').href.includes('depth=14'));
    const board = await boardOf(page);
    must(solve(board, { quality: 'optimal' }).moves.length === 14, 'another depth');
    const query = await page.getAttribute('[data-show=deal]', 'href');
    await open(query);
    await page.waitForFunction(() => document.querySelector('[data-show=deal]').href.includes('depth=14'));
    must(JSON.stringify(await boardOf(page)) === JSON.stringify(board), 'the link leads to another board');
    await deal(page, 2, 2, 7);
    await says(page, page.words.noSuchDepth(7));
  },
  'a typed board is played, told to be unsolvable, or refused': async ({ page }) => {
    await page.click('summary');
    const load = async (text, said) => {
      await page.fill('textarea', text);
      await page.click('[data-action=load]');
      await page.waitForFunction(
        (part) => {
          const text = document.querySelector('[role=status]').textContent;
          return part === '' ? text === '' : text.includes(part);
        },
        said,
        { timeout: 10_000 },
      );
    };
    await load('2 1 / 3 0', page.words.unsolvable);
    await load('1 2 3 4 / 5 6 _ 7', '');
    must(JSON.stringify(await boardOf(page)) === '{"rows":2,"cols":4,"cells":[1,2,3,4,5,6,0,7]}', 'another board');
    await load(
      '1 2 / 3 3',
      page.words.refused({ code: 'no-blank', message: 'without a blank', at: { offset: 0 }, sign: null }),
    );
    await load('1 2 0', page.words.badSize(2, 20));
  },
  'a solution gets shorter as one watches, and is played back when it is short enough': async ({ page }) => {
    await deal(page, 5);
    await page.click('[data-action=solve]');
    await page.waitForFunction(() => /\d+ → \d+/.test(document.querySelector('[data-show=lengths]')?.textContent));
    await page.click('[data-action=finish]');
    await page.waitForFunction(() => /^\d+ \S+, /.test(document.querySelector('[role=status]').textContent));
    const shown = await page.textContent('[data-show=lengths]');
    const lengths = shown.match(/\d+/g).map(Number);
    must(
      lengths.every((length, at) => at === 0 || length < lengths[at - 1]),
      shown,
    );
    must((await status(page)).startsWith(`${lengths.at(-1)} `), 'not the shortest of them');
  },
  'a long search can be cancelled': async ({ page }) => {
    await deal(page, 6);
    await page.selectOption('select >> nth=0', 'optimal');
    await page.click('[data-action=solve]');
    await page.click('[data-action=cancel]');
    await page.waitForSelector('[data-action=solve]:enabled');
    must((await status(page)) === page.words.cancelled, await status(page));
  },
};

/** A game that is left and comes back. */
export const memory = {
  ready: (page) => page.waitForSelector('.npuzzle-tile'),
  change: touchless,
  look: async (page) => JSON.stringify(await boardOf(page)),
  isOver: async (page) => isSolved(await boardOf(page)),
  leave: (page) => page.click('[data-action=shuffle]'),
};

async function touchless(page) {
  const board = await boardOf(page);
  const blank = board.cells.indexOf(0);
  await page.click(`[data-cell="${blank % 3 === 0 ? blank + 1 : blank - 1}"]`);
}

/** With fingers on a phone. */
export async function touch(page) {
  const board = await boardOf(page);
  const blank = board.cells.indexOf(0);
  const beside = blank % 3 === 0 ? blank + 1 : blank - 1;
  await page.tap(`[data-cell="${beside}"]`);
  must((await boardOf(page)).cells[blank] === board.cells[beside], 'the tile did not slide');
}

/** A solution, ready to be played back. */
export async function scene(page) {
  await deal(page, 6, 4);
  await page.click('[data-action=solve]:enabled');
  // It gets shorter as one watches.
  await page.waitForSelector('[data-show=lengths]');
  await page.click('[data-action=finish]').catch(() => {});
  await page.waitForSelector('[data-action=play]:enabled');
}
