import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseAtlas } from '@kit/rect-pack';
import { PNG } from 'pngjs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rects } from '../src/rect-pack/rect-pack.js';
import { createTerminal } from '../src/terminal.js';
import { UsageError } from '../src/usage-error.js';

function run(args: readonly string[]) {
  let text = '';
  const status = rects.run(args, createTerminal({ isTTY: false, write: (part) => (text += part) }, {}));
  return { status, text };
}

test("shows the article's case by its own two ways and by ours", () => {
  const { status, text } = run([]);
  expect(status).toBe(0);
  expect(text).toContain('binary tree, fixed split: 31 without a place');
  expect(text).toContain('binary tree, larger leftover: 4 without a place');
  expect(text).toContain('pack: 0 without a place');
});

test('packs sizes from the command line, in Chinese too, and as SVG', () => {
  expect(run(['60x40', '60x60', '40x100', '--page', '100x100']).text).toContain(
    '100 × 100: 3 pictures, 100.0 % covered',
  );
  expect(run(['60x40', '--locale', 'zh-Hant']).text).toContain('張圖片');
  expect(run(['60x40', '--svg']).text).toMatch(/^<svg /);
  expect(run(['20x20', '--page', '10x10']).status).toBe(1);
});

test('says what it cannot read', () => {
  expect(() => run(['60*40'])).toThrow(UsageError);
  expect(() => run(['--effort', 'most'])).toThrow(UsageError);
  expect(() => run(['--locale', 'xx'])).toThrow(UsageError);
});

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'kit-demo-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A picture file with an empty column at its left; each of its pixels has another colour. */
function savePicture(name: string, width: number, height: number, blue: number): PNG {
  const png = new PNG({ width, height });
  for (let at = 0; at < width * height; at++) {
    if (at % width > 0) png.data.set([10 + (at % width), 10 + Math.floor(at / width), blue, 255], 4 * at);
  }
  writeFileSync(join(folder, name), PNG.sync.write(png));
  return png;
}

/** The pixels of each name on the pages, by a reader of the JSON. */
function picturesOf(stems: readonly string[]): Map<string, string> {
  const seen = new Map<string, string>();
  for (const stem of stems) {
    const { width: across, data } = PNG.sync.read(readFileSync(join(folder, `${stem}.png`)));
    const { frames } = JSON.parse(readFileSync(join(folder, `${stem}.json`), 'utf8'));
    for (const [name, { frame, rotated, sourceSize, spriteSourceSize }] of Object.entries<Record<string, never>>(
      frames,
    )) {
      const whole = new PNG({ width: sourceSize['w'], height: sourceSize['h'] });
      for (let v = 0; v < frame['h']; v++) {
        for (let u = 0; u < frame['w']; u++) {
          const [x, y] = rotated ? [frame['x'] + frame['h'] - 1 - v, frame['y'] + u] : [frame['x'] + u, frame['y'] + v];
          const to = (spriteSourceSize['y'] + v) * whole.width + spriteSourceSize['x'] + u;
          whole.data.set(data.subarray(4 * (across * y + x), 4 * (across * y + x) + 4), 4 * to);
        }
      }
      seen.set(name, whole.data.toString('hex'));
    }
  }
  return seen;
}

test('makes an atlas of pictures: one page, every picture on it, equal ones once', () => {
  const wide = savePicture('wide.png', 9, 4, 50);
  const high = savePicture('high.png', 3, 8, 90);
  savePicture('same.png', 9, 4, 50);
  const files = ['wide', 'high', 'same'].map((name) => join(folder, `${name}.png`));
  const { status, text } = run([...files, '--out', join(folder, 'atlas'), '--rotate']);
  expect(status).toBe(0);
  expect(text).toContain('written: atlas.png and atlas.json');
  expect(text).toContain('3 pictures, 2 of them different after trimming');
  const seen = picturesOf(['atlas']);
  expect(seen.get('wide.png')).toBe(wide.data.toString('hex'));
  expect(seen.get('same.png')).toBe(wide.data.toString('hex'));
  expect(seen.get('high.png')).toBe(high.data.toString('hex'));
  const { pages } = parseAtlas(readFileSync(join(folder, 'atlas.json'), 'utf8'));
  expect(pages[0]?.image).toBe('atlas.png');
});

test('fills several pages, and says what has no place', () => {
  const pictures = ['a', 'b'].map((name, at) => savePicture(`${name}.png`, 8, 8, 100 + at));
  const files = ['a', 'b'].map((name) => join(folder, `${name}.png`));
  const two = ['--page', '10x10', '--out', join(folder, 'two')];
  expect(run([...files, ...two]).text).toContain('written: two-1.png and two-1.json');
  const seen = picturesOf(['two-0', 'two-1']);
  expect(pictures.map(({ data }) => data.toString('hex'))).toEqual(['a.png', 'b.png'].map((name) => seen.get(name)));
  const { status, text } = run([...files, '--page', '9x9', '--out', join(folder, 'none'), '--locale', 'zh-Hant']);
  expect(status).toBe(1);
  expect(text).toContain('a.png 放不下：too-large');
});

test('says which file is no picture', () => {
  writeFileSync(join(folder, 'text.png'), 'no picture');
  expect(() => run([join(folder, 'text.png')])).toThrow(UsageError);
  expect(() => run([join(folder, 'missing.png')])).toThrow(UsageError);
  expect(() => run(['10x10', 'a.png'])).toThrow('is no PNG picture as the others are');
});
