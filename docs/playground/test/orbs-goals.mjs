// The goals of a drag, and the cells that are locked or blocked: painted, searched with, and dragged against.
import { applyPath, resolve, scoreDrag } from '@kit/orb-search';
import { must } from '../../../tools/checks/tally.mjs';
import { agree } from './asks.mjs';
import { boardOf, centreOf, drawnPath, marksOf } from './orbs-look.mjs';
import { kept, says, status, untilNumber } from './words.mjs';

const choose = (page, goal) => page.selectOption('[data-show=goal] select', goal);
const shapes = ['row', 'column', 'plus', 'L', 'box'];

/** Chooses a brush and taps the cells with it. */
async function paint(page, brush, cells) {
  await page.click(`[data-paint="${brush}"]`);
  for (const cell of cells) await page.click(`[data-cell="${cell}"]`);
  await page.click(`[data-paint="${brush}"]`);
}

async function solved(page) {
  await page.click('[data-action=solve]');
  const { reached, notReached, unreachable } = page.words;
  const ends = [reached(9, 9, false), notReached(9, 9), unreachable(9, 9, 9)].map(untilNumber);
  await says(page, ...ends, ...'0123456789');
  await page.waitForSelector('[data-action=solve]:enabled');
  return drawnPath(page, await boardOf(page));
}

export const goals = {
  'each shape is searched for, and the drawn path makes it': async ({ page }) => {
    // Stripes along the diagonals, on which nothing matches as it stands; and a box that one move makes whole.
    const stripes = 'RBGRBG\nBGRBGR\nGRBGRB\nRBGRBG\nBGRBGR';
    const almostBox = 'RRRBGL\nRRRGBL\nRRBLGB\nGBRBLG\nBGLGBR';
    for (const shape of shapes) {
      await page.fill('[data-show=code]', shape === 'box' ? almostBox : stripes);
      await page.click('[data-action=load]');
      await agree(page);
      await page.waitForFunction(
        (label) => document.querySelector('[data-cell="29"]').ariaLabel === label,
        page.words.orb(5, 6, page.words.types[0]),
      );
      const board = await boardOf(page);
      await choose(page, shape);
      const path = await solved(page);
      const { reached, combos } = scoreDrag(board, path, { goal: { kind: 'shapes', shapes: [{ shape }] } });
      must(reached, `the drawn path makes no ${shape}`);
      await says(page, page.words.reached(combos, path.moves.length, false).slice(0, -1));
    }
  },
  'a goal with a number asks for it, and is met by as many': async ({ page }) => {
    await choose(page, 'at-least');
    await page.fill('[data-show=goal] input', '2');
    await page.keyboard.press('Tab');
    const board = await boardOf(page);
    const path = await solved(page);
    const { combos } = scoreDrag(board, path, { goal: { kind: 'at-least', combos: 2 } });
    must(combos >= 2, `${combos} combos`);
    await says(page, page.words.reached(combos, path.moves.length, false).slice(0, -1));
  },
  'what cannot be is said to be proven': async ({ page }) => {
    await choose(page, 'at-least');
    await page.fill('[data-show=goal] input', '11');
    await page.keyboard.press('Tab');
    await solved(page);
    await says(page, page.words.unreachable(40, 9, 9).split('.')[0]);
  },
  'the damage of the best path and of a drag are the library’s': async ({ page }) => {
    await page.selectOption('select >> nth=1', '5×4');
    await choose(page, 'damage');
    const board = await boardOf(page);
    await page.fill('input[type=number]', '5');
    await page.keyboard.press('Tab');
    await page.click('[data-action=solve]');
    await says(page, untilNumber(page.words.damage(9, 9, 9)));
    const path = await drawnPath(page, board);
    const { score, combos } = scoreDrag(board, path, { goal: { kind: 'damage' } });
    must((await status(page)) === page.words.damage(score, combos, path.moves.length), await status(page));
  },
  'locked and blocked cells are painted, undone, kept in the search and kept with the link': async ({ page, open }) => {
    const before = await boardOf(page);
    await paint(page, 'locked', [0, 7]);
    await page.click('[data-paint=blocked]');
    await page.mouse.move(...(await centreOf(page, 13)));
    await page.mouse.down();
    await page.mouse.move(...(await centreOf(page, 15)), { steps: 12 });
    await page.mouse.up();
    await page.click('[data-paint=blocked]');
    const marks = { locked: [0, 7], blocked: [13, 14, 15] };
    const shown = async () => JSON.stringify(await marksOf(page));
    must((await shown()) === JSON.stringify(marks), await shown());
    must(JSON.stringify(await boardOf(page)) === JSON.stringify(before), 'the orbs changed');
    await page.click('[data-action=undo]');
    must((await marksOf(page)).blocked.length === 2, await shown());
    await page.click('[data-action=redo]');
    await paint(page, 'free', [0]);
    must((await marksOf(page)).locked.join() === '7', await shown());
    await page.click('[data-action=undo]');
    const path = await solved(page);
    const cells = [path.start, ...path.moves];
    must(!cells.some((cell) => [0, 7, 13, 14, 15].includes(cell)), `${cells} touches what it may not`);
    const { combos } = scoreDrag(before, path, { rules: marks });
    must((await status(page)).startsWith(`${combos} `), `${await status(page)} instead of ${combos}`);
    // Others count otherwise without the marks only by chance; the preview leaves what the rules leave.
    await page.click('[data-action=drop]');
    const { board: left } = resolve(applyPath(before, path, { rules: marks }), { rules: marks });
    await page.waitForFunction(() => !document.querySelector('.orb.matched'));
    await page.waitForFunction(
      (holes) => document.querySelectorAll('.orbs-board .t-1').length === holes,
      left.cells.filter((type) => type < 0).length,
    );
    await choose(page, 'colours');
    await kept(page);
    const link = page.url();
    await page.goto('about:blank');
    await page.goto(link);
    await page.waitForSelector('.orbs-board .orb.locked');
    must((await shown()) === JSON.stringify(marks), await shown());
    must((await page.inputValue('[data-show=goal] select')) === 'colours', 'the goal is gone');
    await open();
  },
  'a drag stops before a cell that may not be touched, and is scored by goal and marks': async ({ page }) => {
    const board = await boardOf(page);
    await paint(page, 'blocked', [3]);
    await choose(page, 'at-least');
    await page.mouse.move(...(await centreOf(page, 0)));
    await page.mouse.down();
    for (const cell of [1, 2, 3, 2, 8]) await page.mouse.move(...(await centreOf(page, cell)), { steps: 8 });
    must((await drawnPath(page, board)).moves.join() === '1,2,8', JSON.stringify(await drawnPath(page, board)));
    await page.mouse.up();
    const rules = { blocked: [3] };
    const goal = { kind: 'at-least', combos: 3 };
    const { combos, reached } = scoreDrag(board, { start: 0, moves: [1, 2, 8] }, { rules, goal });
    must((await status(page)) === page.words.draggedGoal(reached, combos, 3), await status(page));
  },
  'a drag goes aslant where diagonals are allowed': async ({ page }) => {
    const board = await boardOf(page);
    await page.click(`button:text-is("${page.words.diagonal}")`);
    await page.mouse.move(...(await centreOf(page, 0)));
    await page.mouse.down();
    // By the corner, so that the finger meets no cell between.
    await page.mouse.move(...(await centreOf(page, 7)));
    await page.mouse.up();
    const { combos } = scoreDrag(board, { start: 0, moves: [7] }, { rules: { directions: 8 } });
    must((await status(page)) === page.words.dragged(combos, 1), await status(page));
  },
  'marks are painted with keys, and named in the reader’s language': async ({ page }) => {
    await page.click('.kit-languages [lang=zh-Hant]');
    await page.waitForSelector('.kit[lang=zh-Hant]');
    await page.focus('[data-paint=locked]');
    await page.keyboard.press('Enter');
    await page.focus('[data-cell="4"]');
    await page.keyboard.press('Enter');
    must((await page.getAttribute('[data-cell="4"]', 'aria-label')).endsWith(', 鎖定'), 'the lock is not named');
    must(await page.locator('[data-show=goal] option', { hasText: '十字' }).count(), 'goals in another language');
    await page.selectOption('[data-show=goal] select', 'at-least');
    await page.fill('[data-show=goal] input', '1');
    await page.keyboard.press('Tab');
    await page.click('[data-action=solve]');
    await says(page, '達成目標');
  },
};
