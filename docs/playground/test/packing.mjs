import { readFileSync } from 'node:fs';
import { guillotineLargerLeftover } from '@kit/rect-pack';
import { must } from '../../../tools/checks/tally.mjs';
import { files, ready, sizes } from './packing-files.mjs';
import { afterNumber, says, saysOf, status } from './words.mjs';

export const path = 'Play__Packing.html';

export const long = {
  handler: 'pack',
  // The first packing comes by itself; later ones from the button.
  act: async (page) => {
    if (await page.$('[data-busy=false]')) await page.click('[data-action=random]');
  },
  answered: (page) => ready(page),
};

export const drive = {
  'figures have the decimal sign of the language': async ({ page }) => {
    await page.waitForFunction(() => document.querySelectorAll('[data-show=result] b').length === 5);
    const shown = () => page.textContent('[data-show=result] b');
    for (const [tag, form] of [
      ['en', /\d\.\d%/],
      ['de', /\d,\d\s%/],
      ['vi', /\d,\d%/],
    ]) {
      await page.click(`.kit-languages [lang=${tag}]`);
      await page.waitForSelector(`.kit[lang=${tag}]`);
      must(form.test(await shown()), `${tag}: ${await shown()}`);
    }
    await page.click('.kit-languages [lang=en]');
  },
  'five methods side by side, drawn as the library packs': async ({ page }) => {
    await page.fill('textarea', sizes.map((size) => size.join(' ')).join('\n'));
    await page.click('[data-action=use]');
    await says(page, page.words.done(5));
    await ready(page);
    const drawn = await page.$$eval('[data-way=larger-leftover] .packing-page rect:not(.ground)', (rects) =>
      rects.map((rect) => ['x', 'y', 'width', 'height'].map((name) => Number(rect.getAttribute(name)))),
    );
    const { pages } = guillotineLargerLeftover(
      sizes.map(([width, height]) => ({ width, height })),
      { width: 1024, height: 1024 },
    );
    const expected = pages.flatMap(({ placed }) => placed.map(({ x, y, width, height }) => [x, y, width, height]));
    must(JSON.stringify(drawn) === JSON.stringify(expected), 'another packing');
  },
  'turning is allowed on demand, and the best page is the fullest': async ({ page }) => {
    await ready(page);
    await page.click('[data-action=rotate]');
    await ready(page, 'turned');
    const shares = await page.$$eval('[data-show=result]', (lines) =>
      lines.map((line) => Number(/([\d.,]+)\s?%/.exec(line.textContent)[1].replace(',', '.'))),
    );
    must(Math.max(...shares) === shares.at(-1), shares.join(' '));
  },
  ...files,
  'what an engine would draw wrong is refused in words': async ({ page }) => {
    await ready(page);
    await page.fill('textarea', '10 1\n1 10\n10 1\n1 10');
    await page.click('[data-action=use]');
    await page.click('[data-action=rotate]');
    await ready(page, 'turned');
    await page.selectOption('select', 'phaser');
    await page.click('[data-way=best] [data-action=zip]');
    const refused = page.words.refused({ code: 'turned-frame', message: 'Phaser', at: {}, sign: null });
    must((await status(page)).includes(refused), await status(page));
  },
  'a live atlas takes glyphs in, lets old ones go, and closes its gaps': async ({ page }) => {
    await ready(page);
    const figures = async () =>
      (await page.textContent('[data-show=live-figures]'))
        .replace(/[.,](?=\d{3})/g, '')
        .match(/\d+([.,]\d+)?/g)
        .map((figure) => Number(figure.replace(',', '.')));
    for (let step = 0; step < 12; step++) await page.click('[data-action=live-step]');
    const [asked, evicted, , full] = await figures();
    must(asked === 1200 && evicted > 0 && full > 50, `${await figures()}`);
    must(
      (await page.locator('[data-show=live] .packing-page rect:not(.ground)').count()) > 100,
      'few glyphs are drawn',
    );
    await page.click('[data-action=live-defragment]');
  },
  'what is too large for the page is said to be, and nothing is called optimal': async ({ page }) => {
    await ready(page);
    await page.fill('input[type=number] >> nth=1', '16');
    await page.keyboard.press('Tab');
    await saysOf(page, afterNumber(page.words.tooLarge(9)));
    const texts = await page.$$eval('.packing-result', (cards) => cards.slice(0, 4).map((card) => card.textContent));
    must(
      texts.every((text) => !text.includes(page.words.proven)),
      texts.join('\n'),
    );
  },
  'fractions are rounded where they are typed, good files are packed and bad ones named': async ({ page }) => {
    await ready(page);
    await page.fill('input[type=number] >> nth=1', '1000.5');
    await page.keyboard.press('Tab');
    must((await page.inputValue('input[type=number] >> nth=1')) === '1001', 'the field shows another number');
    await ready(page);
    const dot = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    );
    await page.setInputFiles('input[type=file]', [
      { name: 'im0.png', mimeType: 'image/png', buffer: dot },
      { name: 'bad.png', mimeType: 'image/png', buffer: Buffer.from('no') },
    ]);
    await ready(page);
    await saysOf(page, 'bad.png');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.click('[data-way=best] [data-action=json]'),
    ]);
    must('im0.png' in JSON.parse(readFileSync(await download.path(), 'utf8')).frames, 'another name');
  },
  'a line that is no size is named': async ({ page }) => {
    await page.fill('textarea', '10 20\nten');
    await page.click('[data-action=use]');
    must((await status(page)).includes(page.words.bad(2, 'ten')), 'no complaint');
  },
};

/** A list that is left and comes back. */
export const memory = {
  ready: (page) => ready(page),
  async change(page) {
    await page.fill('textarea', '30 40\n20 20');
    await page.click('[data-action=use]');
    await says(page, page.words.done(2));
  },
  look: (page) => page.$eval('[data-way=best] .packing-page', (picture) => picture.outerHTML),
  renew: (page) => page.click('[data-action=random]'),
};

/** With fingers on a phone. */
export async function touch(page) {
  await ready(page);
  await page.tap('[data-action=rotate]');
  await ready(page, 'turned');
  await page.selectOption('[data-choice=scales] select', 'two');
  await page.waitForSelector('[data-show=scales]');
}

/** All methods with turning. */
export async function scene(page) {
  await ready(page);
  await page.click('[data-action=rotate]');
  await ready(page, 'turned');
}
