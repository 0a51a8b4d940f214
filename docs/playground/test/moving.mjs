import { fileURLToPath } from 'node:url';
import { must } from '../../../tools/checks/tally.mjs';
import { bundleText } from '../build.mjs';
import { becomes, says, status, untilNumber } from './words.mjs';

export const path = 'Play__Moving_boxes.html';

export const long = {
  handler: 'compare',
  act: (page) => page.click('[data-action=compare]'),
  answered: (page) => page.waitForSelector('[data-busy=false]'),
};

/** The boxes of the page, for the same choice and after so many frames. */
const { moveBoxes, sideOf, worldOf } = await import(
  `data:text/javascript;base64,${Buffer.from(
    await bundleText({
      contents: `export { moveBoxes, sideOf } from '../../../../examples/moving-boxes/src/world.ts';
        export { worldOf } from './frames.ts';`,
      resolveDir: fileURLToPath(new URL('../src/moving', import.meta.url)),
      loader: 'ts',
    }),
  ).toString('base64')}`
);

const canvas = '.moving-board canvas';
const shown = async (page, name) => Number((await page.textContent(`[data-show=${name}]`)).replace(/\D/g, ''));
const drawn = (page) => page.waitForSelector(`${canvas}[data-frame]`);
const choose = (page, name, value) => page.selectOption(`[data-choice=${name}] select`, value);

/** Few boxes that stand still, and the same boxes here. */
async function fewAtRest(page, count = 400, layout = 'crowded') {
  await drawn(page);
  await page.click('[data-action=pause]');
  await page.fill('input[type=number]', String(count));
  await page.keyboard.press('Tab');
  await choose(page, 'layout', layout);
  await page.waitForSelector(`[data-world="${count} ${layout} 1"]`);
  await page.waitForTimeout(100);
  const frames = Number(await page.getAttribute(canvas, 'data-frame'));
  const world = worldOf(count, layout, 1);
  for (let frame = 0; frame < frames; frame++) moveBoxes(world);
  const boxes = Array.from(world.x, (x, id) => [x, world.y[id], x + 4, world.y[id] + 4]);
  return { boxes, width: sideOf(world) };
}

const touch2 = (a, b) => a[0] <= b[2] && b[0] <= a[2] && a[1] <= b[3] && b[1] <= a[3];

export const drive = {
  'the pairs, a dragged window, the nearest and a ray are those of a list that is looked through': async ({ page }) => {
    const { boxes, width } = await fewAtRest(page);
    const pairs = boxes.reduce(
      (sum, box, at) => sum + boxes.slice(at + 1).filter((other) => touch2(box, other)).length,
      0,
    );
    must(pairs > 50, `${pairs} pairs: too few for a test`);
    must((await shown(page, 'pairs')) === pairs, `${await shown(page, 'pairs')} pairs instead of ${pairs}`);
    const area = await page.locator(canvas).boundingBox();
    const scale = width / area.width;
    await page.mouse.move(area.x + 40, area.y + 30);
    await page.mouse.down();
    await page.mouse.move(area.x + 240, area.y + 160, { steps: 4 });
    await page.mouse.up();
    const window = [40, 30, 240, 160].map((part) => part * scale);
    const inside = boxes.filter((box) => touch2(box, window)).length;
    must((await shown(page, 'found')) === inside, `${await shown(page, 'found')} in the window instead of ${inside}`);
    await choose(page, 'tool', 'nearest');
    await becomes(
      page,
      () => shown(page, 'found'),
      (found) => found === 10,
    );
    must((await shown(page, 'found')) === 10, 'not ten');
    await choose(page, 'tool', 'ray');
    const meets = page.words.found.ray(1);
    const said = await becomes(
      page,
      () => page.textContent('[data-show=found]'),
      (text) => text === meets,
    );
    const from = [width / 2, (width * 0.625) / 2];
    const [dx, dy] = [240 * scale - from[0], 160 * scale - from[1]];
    // In small steps along the ray, each shorter than a box is wide.
    const isHit = Array.from({ length: 40_000 }, (_, at) => [
      from[0] + (dx * at) / 1e4,
      from[1] + (dy * at) / 1e4,
    ]).some(([x, y]) => boxes.some((box) => touch2(box, [x, y, x, y])));
    must((said === meets) === isHit, `${said} ${isHit}`);
  },
  'rbush finds the same pairs': async ({ page }) => {
    await fewAtRest(page);
    const pairs = await shown(page, 'pairs');
    await choose(page, 'way', 'rbush');
    await page.waitForTimeout(200);
    must((await shown(page, 'pairs')) === pairs, `${await shown(page, 'pairs')} instead of ${pairs}`);
  },
  'boxes fly, and stand still on demand': async ({ page }) => {
    await drawn(page);
    const frame = () => page.getAttribute(canvas, 'data-frame').then(Number);
    const before = await frame();
    must((await becomes(page, frame, (now) => now > before)) > before, 'nothing moves');
    await page.click('[data-action=pause]');
    const stood = await becomes(page, frame, () => true);
    await page.waitForTimeout(500);
    must((await frame()) === stood, 'it goes on');
  },
  'keys move the window and change its size': async ({ page }) => {
    await fewAtRest(page, 5_000, 'even');
    const before = await shown(page, 'found');
    await page.focus(canvas);
    for (let press = 0; press < 6; press++) await page.keyboard.press('Shift+ArrowRight');
    const wider = await becomes(
      page,
      () => shown(page, 'found'),
      (found) => found > before,
    );
    must(wider > before, `${wider} in the window that was widened, ${before} before`);
    const look = () => page.$eval(canvas, (picture) => picture.toDataURL());
    const picture = await look();
    await page.keyboard.press('ArrowDown');
    must((await becomes(page, look, (now) => now !== picture)) !== picture, 'the window did not move');
  },
  'both are compared on the same frames': async ({ page }) => {
    await page.fill('input[type=number]', '2000');
    await page.keyboard.press('Tab');
    await page.click('[data-action=compare]');
    await says(page, untilNumber(page.words.compared(2000, 1, 1)) || '2');
    await page.waitForSelector('[data-busy=false]');
    must(/rbush/.test(await status(page)), await status(page));
    return status(page);
  },
};

/** Boxes that were chosen and come back. */
export const memory = {
  ready: drawn,
  async change(page) {
    await page.fill('input[type=number]', '300');
    await page.keyboard.press('Tab');
    await page.waitForSelector('[data-world^="300 "]');
  },
  look: (page) => page.getAttribute('.moving-board', 'data-world'),
  renew: (page) => page.click('[data-action=deal]'),
};

/** With fingers on a phone. */
export async function touch(page) {
  await drawn(page);
  await choose(page, 'tool', 'nearest');
  await page.tap(canvas);
  await becomes(
    page,
    () => shown(page, 'found'),
    (found) => found === 10,
  );
  must((await shown(page, 'found')) === 10, 'not ten');
}

/** Crowds, and a comparison that has been made. */
export async function scene(page) {
  await drawn(page);
  await page.fill('input[type=number]', '3000');
  await page.keyboard.press('Tab');
  await choose(page, 'layout', 'crowded');
  await choose(page, 'tool', 'nearest');
  await page.click('[data-action=compare]');
  await page.waitForSelector('[data-busy=false]');
  await page.click('[data-action=pause]');
}
