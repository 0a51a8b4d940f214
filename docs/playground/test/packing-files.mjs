// What is taken away from the packing page: atlases, pictures and archives, read back and compared with the library's.
import { readFileSync } from 'node:fs';
import { guillotineLargerLeftover, scalePacking } from '@kit/rect-pack';
import { unzipSync } from 'fflate';
import { must } from '../../../tools/checks/tally.mjs';
import { kept, says } from './words.mjs';

/** Waits until every way has packed. */
export const ready = (page, how = 'upright') => page.waitForSelector(`[data-done=${how}]`);

/** A short list of sizes. */
export const sizes = [
  [300, 200],
  [200, 300],
  [512, 512],
  [100, 700],
  [400, 100],
];

export const files = {
  'the atlas JSON can be taken away': async ({ page }) => {
    await ready(page);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.click('[data-way=best] [data-action=json]'),
    ]);
    const text = readFileSync(await download.path(), 'utf8');
    must(Object.keys(JSON.parse(text).frames).length === 100, 'not all rectangles are in the atlas');
  },
  'SVG and PNG can be taken away, and dropped pictures are drawn where they lie': async ({ page }) => {
    await ready(page);
    const files = await page.evaluate(
      async (list) => {
        const made = [];
        for (const side of list) {
          const canvas = new OffscreenCanvas(side, side + 5);
          canvas.getContext('2d').fillRect(0, 0, side, side);
          const bytes = new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer());
          made.push([...bytes]);
        }
        return made;
      },
      [20, 30, 40],
    );
    await page.setInputFiles(
      'input[type=file]',
      files.map((bytes, index) => ({ name: `${index}.png`, mimeType: 'image/png', buffer: Buffer.from(bytes) })),
    );
    await says(page, page.words.done(3));
    await ready(page);
    must((await page.locator('[data-way=best] image').count()) === 3, 'not three pictures are drawn');
    for (const [kind, start] of [
      ['svg', '<svg'],
      ['png', '\x89PNG'],
    ]) {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.click(`[data-way=best] [data-action=${kind}]`),
      ]);
      must(readFileSync(await download.path(), 'latin1').startsWith(start), `no ${kind}`);
    }
  },
  'pictures are trimmed, equal ones lie there once, and the atlas comes as a zip in the form of an engine': async ({
    page,
  }) => {
    await ready(page);
    const file = await page.evaluate(async () => {
      const canvas = new OffscreenCanvas(40, 30);
      canvas.getContext('2d').fillRect(10, 5, 20, 10);
      return [...new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer())];
    });
    const named = (name) => ({ name, mimeType: 'image/png', buffer: Buffer.from(file) });
    await page.setInputFiles('input[type=file]', [named('a.png'), named('b.png')]);
    await says(page, page.words.doneWithAliases(1, 1));
    must((await page.getAttribute('[data-way=best] .packing-page', 'viewBox')) === '0 0 20 10', 'not trimmed');
    await page.selectOption('select', 'phaser');
    const zipped = async () => {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.click('[data-way=best] [data-action=zip]'),
      ]);
      return unzipSync(readFileSync(await download.path()));
    };
    const files = await zipped();
    must(Object.keys(files).sort().join() === 'atlas.json,page-0.png', Object.keys(files).join());
    const { textures } = JSON.parse(Buffer.from(files['atlas.json']).toString());
    must(textures[0].frames.map(({ filename }) => filename).join() === 'a.png,b.png', 'other frames');
    // Extruded, each edge is there once more.
    await page.fill('input[type=number] >> nth=3', '2');
    await page.keyboard.press('Tab');
    await ready(page);
    const extruded = await zipped();
    const size = await page.evaluate(
      async (bytes) => {
        const image = await createImageBitmap(new Blob([new Uint8Array(bytes)]));
        const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
        context.drawImage(image, 0, 0);
        const { data } = context.getImageData(0, 0, image.width, image.height);
        const dark = data.filter((byte, at) => at % 4 === 3 && byte === 255).length;
        return [image.width, image.height, dark];
      },
      [...extruded['page-0.png']],
    );
    must(size.join() === '24,14,336', size.join());
    await page.click('[data-action=trim]');
    await ready(page);
    must((await page.getAttribute('[data-way=best] .packing-page', 'viewBox')) === '0 0 44 34', 'not whole');
  },
  'one packing is taken away at three scales, each with its pages': async ({ page }) => {
    await ready(page);
    const list = sizes.map(([width, height]) => [width + 1, height]);
    await page.fill('textarea', list.map((size) => size.join(' ')).join('\n'));
    await page.click('[data-action=use]');
    await page.selectOption('[data-choice=scales] select', 'three');
    await says(page, page.words.done(5));
    await ready(page);
    const page1024 = { width: 1024, height: 1024, alignTo: 4 };
    const packing = guillotineLargerLeftover(
      list.map(([width, height], id) => ({ id, width, height })),
      page1024,
    );
    const card = '[data-way=larger-leftover]';
    const [download] = await Promise.all([page.waitForEvent('download'), page.click(`${card} [data-action=zip]`)]);
    const files = unzipSync(readFileSync(await download.path()));
    const shown = [];
    for (const [folder, factor] of [
      ['@2x', 1],
      ['@1x', 0.5],
      ['@0.5x', 0.25],
    ]) {
      const { pages } = factor === 1 ? packing : scalePacking(packing, factor);
      shown.push(`${folder} ${pages[0].width}×${pages[0].height}`);
      for (const [number, { width, height, placed }] of pages.entries()) {
        const { frames } = JSON.parse(Buffer.from(files[`${folder}/page-${number}.json`]).toString());
        const lie = Object.values(frames).map(({ frame: { x, y, w, h } }) => [x, y, w, h].join());
        const expected = placed.map((rect) => [rect.x, rect.y, rect.width, rect.height].join());
        must(lie.sort().join(' ') === expected.sort().join(' '), `${folder}: ${lie} instead of ${expected}`);
        // The picture is as large as the page, painted inside the rectangles and bare beside them.
        const middles = placed.map((rect) => [rect.x + rect.width / 2, rect.y + rect.height / 2].map(Math.floor));
        const bytes = [...files[`${folder}/page-${number}.png`]];
        const picture = await page.evaluate(readPixels, { bytes, middles });
        must(picture.width === width && picture.height === height, `${picture.width}×${picture.height}`);
        const bare = middles.filter((_, at) => picture.alphas[at] !== 255);
        must(bare.length === 0, `${folder}: nothing at ${bare.join(' and ')}`);
        const area = placed.reduce((sum, rect) => sum + rect.width * rect.height, 0);
        must(picture.painted === area, `${folder}: ${picture.painted} pixels are painted, ${area} are packed`);
      }
    }
    must((await page.textContent(`${card} [data-show=scales]`)) === shown.join(' · '), shown.join());
    await kept(page);
    await page.evaluate(() => sessionStorage.setItem('keeps', '1'));
    await page.reload();
    await ready(page);
    must((await page.inputValue('[data-choice=scales] select')) === 'three', 'the scales are forgotten');
    await page.click('.kit-languages [lang=de]');
    await page.waitForSelector('.kit[lang=de]');
    must((await page.textContent('[data-choice=scales]')).startsWith('Maßstäbe'), 'not in German');
  },
};

/** In the page: the size of a picture and how opaque its pixels are. */
async function readPixels({ bytes, middles }) {
  const image = await createImageBitmap(new Blob([new Uint8Array(bytes)]));
  const { width, height } = image;
  const context = new OffscreenCanvas(width, height).getContext('2d');
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, width, height);
  let painted = 0;
  for (let at = 3; at < data.length; at += 4) if (data[at] > 0) painted++;
  return { width, height, painted, alphas: middles.map(([x, y]) => data[4 * (y * width + x) + 3]) };
}
