// What is seen at once: nothing in the head of a page lies over anything else, the board is on the screen of a phone on its
// side, and what is said is on the screen together with the board.
import { must } from '../../../tools/checks/tally.mjs';

const languages = ['en', 'zh-Hant', 'de', 'vi'];

/** In every language, at every width from a small phone's to a desktop's, on a page that is open. */
export async function headFits(page) {
  const before = page.viewportSize();
  for (const tag of languages) {
    await page.click(`.kit-languages [lang=${tag}]`);
    await page.waitForSelector(`.kit[lang=${tag}]`);
    for (let width = 320; width <= 1280; width += 40) {
      await page.setViewportSize({ width, height: 800 });
      const over = await page.evaluate(overlapsInHead);
      must(over === '', `${over} at ${width} px, ${tag}`);
    }
  }
  await page.setViewportSize(before);
}

/** The first two things of the head that lie over each other, in words; empty if none do. */
function overlapsInHead() {
  const boxesOf = (selector) =>
    [...document.querySelectorAll(selector)].flatMap((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const name = element.textContent.slice(0, 30);
      // A link that breaks has a box a line.
      const boxes = element.matches('button') ? [element.getBoundingClientRect()] : [...range.getClientRects()];
      return boxes.filter(({ width }) => width > 0).map((box) => ({ name, element, box }));
    });
  const all = ['h1', '.kit-see a', '.kit-languages button', '.kit-game'].flatMap(boxesOf);
  const game = document.querySelector('.kit-game').getBoundingClientRect();
  for (const { name, box } of all.filter(({ element }) => !element.matches('.kit-game'))) {
    if (box.bottom > game.top + 1) return `${name} reaches into the game`;
    if (box.right > innerWidth || box.left < 0) return `${name} is not on the screen`;
  }
  for (const one of all) {
    for (const other of all) {
      if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
      const [a, b] = [one.box, other.box];
      const isOver = a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
      if (isOver) return `${one.name} lies over ${other.name}`;
    }
  }
  return '';
}

/** What is said can be read: on the screen, with nothing over it, and with the board above it. */
export async function saysInSight(page) {
  const seen = await page.evaluate(() => {
    scrollTo({ top: 0, behavior: 'instant' });
    const box = document.querySelector('[role=status]').getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const boards = '.kit [role=grid], .npuzzle-board, .packing-results, .moving-board';
    const board = document.querySelector(boards)?.getBoundingClientRect();
    return {
      text: document.querySelector('[role=status]').textContent,
      top: box.top,
      bottom: box.bottom,
      isFree: document.elementFromPoint(x, y)?.closest('[role=status]') !== null,
      board: board.top,
      high: innerHeight,
    };
  });
  const { text, top, bottom, isFree, board, high } = seen;
  must(top >= 0 && bottom <= high, `what is said stands at ${top} to ${bottom} of ${high} px`);
  must(isFree || text === '', 'something lies over what is said');
  must(board < top, `the board begins at ${board} px, below what is said`);
}

/** On a phone on its side most of the board is seen as the page opens, all of it once it is scrolled to, and what is said. */
export async function liesOnItsSide(page) {
  const before = page.viewportSize();
  await page.setViewportSize({ width: 844, height: 390 });
  const seen = await page.evaluate(() => {
    scrollTo({ top: 0, behavior: 'instant' });
    const boxOf = (element) => element.getBoundingClientRect();
    const bar = boxOf(document.querySelector('.tsd-page-toolbar')).bottom;
    const cells = [...document.querySelectorAll('.kit [data-cell]')].map(boxOf);
    const whole = cells.filter(({ top, bottom }) => top >= bar && bottom <= innerHeight);
    const said = boxOf(document.querySelector('.kit-task'));
    const highest = Math.min(...cells.map(({ top }) => top));
    const lowest = Math.max(...cells.map(({ bottom }) => bottom));
    const isOver = cells.some(
      ({ right, bottom }) => right > said.left + 1 && bottom > said.top && bottom <= innerHeight,
    );
    return {
      share: whole.length / cells.length,
      high: lowest - highest,
      room: innerHeight - bar,
      isSaid: said.top >= 0 && said.bottom <= innerHeight,
      isOver,
      menu: boxOf(document.querySelector('.col-sidebar')).top >= boxOf(document.querySelector('.kit-game')).bottom,
    };
  });
  await page.setViewportSize(before);
  must(seen.isSaid, 'what is said is out of sight');
  must(seen.menu, 'the menu stands beside the game');
  if (Number.isNaN(seen.share)) return;
  must(seen.share >= 0.6, `${Math.round(100 * seen.share)} % of the board are seen`);
  must(seen.high <= seen.room, `the board is ${seen.high} px high, and there are ${seen.room}`);
  must(!seen.isOver, 'what is said lies over the board');
}
