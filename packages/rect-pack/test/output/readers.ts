/**
 * Readers of atlas formats, written from the formats' rules and not from the exporters: each gives for a file what an engine
 * would draw. They share nothing with `src/output` and `src/text`.
 */
import type { Pixels } from './draw-pages.js';

/** A sprite as an engine draws it, by name. */
export type Drawn = Map<string, Pixels>;

type Rect = { x: number; y: number; w: number; h: number };

/** What is read of one sprite: upright sides, offset from the top left in a source of these sides. */
type Sprite = { page: Pixels; rect: Rect; turn: 'no' | 'cw' | 'ccw'; source: Rect };

/** Samples the page as a quad would be textured: its corners are the picture's. */
function draw({ page, rect, turn, source }: Sprite): Pixels {
  const at = new Int32Array(source.w * source.h);
  for (let y = 0; y < rect.h; y++) {
    for (let x = 0; x < rect.w; x++) {
      let [px, py] = [rect.x + x, rect.y + y];
      if (turn === 'cw') [px, py] = [rect.x + rect.h - 1 - y, rect.y + x];
      if (turn === 'ccw') [px, py] = [rect.x + y, rect.y + rect.w - 1 - x];
      at[(source.y + y) * source.w + source.x + x] = page.at[py * page.width + px];
    }
  }
  return { width: source.w, height: source.h, at };
}

const numbersIn = (text: string): number[] => (text.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);

type JsonEntry = {
  frame: Rect;
  rotated: boolean;
  trimmed: boolean;
  spriteSourceSize: Rect;
  sourceSize: { w: number; h: number };
};

/** TexturePacker's JSON: sizes of the upright picture, offset from the top left, clockwise. */
function jsonSprite(page: Pixels, entry: JsonEntry): Sprite {
  const source = entry.trimmed ? entry.spriteSourceSize : { x: 0, y: 0 };
  return {
    page,
    rect: entry.frame,
    turn: entry.rotated ? 'cw' : 'no',
    source: { x: source.x, y: source.y, w: entry.sourceSize.w, h: entry.sourceSize.h },
  };
}

/** Frames by name, or in a list that tells their names. */
export function readJson(files: string[], pages: Record<string, Pixels>): Drawn {
  const drawn: Drawn = new Map();
  for (const file of files) {
    const { frames, meta } = JSON.parse(file);
    for (const [key, entry] of Object.entries<JsonEntry & { filename?: string }>(frames)) {
      drawn.set(entry.filename ?? key, draw(jsonSprite(pages[meta.image], entry)));
    }
  }
  return drawn;
}

export function readPhaser(file: string, pages: Record<string, Pixels>): Drawn {
  const drawn: Drawn = new Map();
  for (const { image, frames } of JSON.parse(file).textures) {
    for (const entry of frames) {
      // A second frame of a name is dropped, and turned ones are drawn wrong.
      if (drawn.has(entry.filename) || entry.rotated) throw new Error(`${entry.filename} would be drawn wrong`);
      drawn.set(entry.filename, draw(jsonSprite(pages[image], entry)));
    }
  }
  return drawn;
}

export function readPct(file: string, pages: Record<string, Pixels>): Drawn {
  const drawn: Drawn = new Map();
  const images: string[] = [];
  let page = 0;
  for (const line of file.split('\n').slice(1)) {
    if (line.startsWith('P:')) images.push(line.slice(2).split(',')[0]);
    else if (line.startsWith('#')) page = Number(line.slice(1));
    else if (line !== '') {
      const [short, , place, whole] = line.split('|');
      const name = short.replace(/~1$/, '.png');
      const [x, y, w, h] = numbersIn(place);
      const [sw, sh, left, top] = whole === undefined ? [w, h, 0, 0] : numbersIn(whole);
      const source = { x: left, y: top, w: sw, h: sh };
      drawn.set(name, draw({ page: pages[images[page]], rect: { x, y, w, h }, turn: 'no', source }));
    }
  }
  return drawn;
}

/** Offsets from the bottom left, counter-clockwise. */
export function readLibgdx(file: string, pages: Record<string, Pixels>): Drawn {
  const drawn: Drawn = new Map();
  for (const block of file.replace(/^\n/, '').split(/\n\n/)) {
    const lines = block.split('\n').filter((line) => line !== '');
    const page = pages[lines[0]];
    let name = '';
    let fields: Record<string, string> = {};
    const finish = () => {
      if (name === '') return;
      const [x, y, w, h] = numbersIn(fields['bounds'] ?? `${fields['xy']},${fields['size']}`);
      const offsets = fields['offsets'] ?? (fields['offset'] && `${fields['offset']},${fields['orig']}`);
      const [left, below, sw, sh] = offsets === undefined ? [0, 0, w, h] : numbersIn(offsets);
      const turn = fields['rotate']?.trim() === 'true' ? 'ccw' : 'no';
      drawn.set(name, draw({ page, rect: { x, y, w, h }, turn, source: { x: left, y: sh - below - h, w: sw, h: sh } }));
    };
    for (const line of lines.slice(1)) {
      const [key, value] = line.split(':');
      if (value === undefined) {
        finish();
        [name, fields] = [line.trim(), {}];
      } else if (name !== '') fields[key.trim()] = value;
    }
    finish();
  }
  return drawn;
}

const unescapeXml = (text: string) =>
  text
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&');

/** Sides as on the page, offsets negative, clockwise. */
export function readStarling(files: string[], pages: Record<string, Pixels>): Drawn {
  const drawn: Drawn = new Map();
  for (const file of files) {
    const page = pages[/imagePath="([^"]*)"/.exec(file)![1]];
    for (const [, tag] of file.matchAll(/<SubTexture ([^>]*)\/>/g)) {
      const get = (key: string) => new RegExp(`(?:^| )${key}="([^"]*)"`).exec(tag)?.[1];
      const turned = get('rotated') === 'true';
      const [across, down] = [Number(get('width')), Number(get('height'))];
      const [w, h] = turned ? [down, across] : [across, down];
      const source = {
        x: -Number(get('frameX') ?? 0),
        y: -Number(get('frameY') ?? 0),
        w: Number(get('frameWidth') ?? w),
        h: Number(get('frameHeight') ?? h),
      };
      const rect = { x: Number(get('x')), y: Number(get('y')), w, h };
      drawn.set(unescapeXml(get('name')!), draw({ page, rect, turn: turned ? 'cw' : 'no', source }));
    }
  }
  return drawn;
}

/** Offsets from middle to middle, upwards; clockwise. */
export function readCocos(files: string[], pages: Record<string, Pixels>): Drawn {
  const drawn: Drawn = new Map();
  for (const file of files) {
    const page = pages[/<key>realTextureFileName<\/key><string>([^<]*)</.exec(file)![1]];
    for (const [, name, dict] of file.matchAll(/^<key>([^<]*)<\/key><dict>(<key>aliases.*)<\/dict>$/gm)) {
      const get = (key: string) => new RegExp(`<key>${key}</key><string>([^<]*)<`).exec(dict)![1];
      const [x, y, w, h] = numbersIn(get('textureRect'));
      const [right, up] = numbersIn(get('spriteOffset'));
      const [sw, sh] = numbersIn(get('spriteSourceSize'));
      const turn = dict.includes('<key>textureRotated</key><true/>') ? 'cw' : 'no';
      const source = { x: sw / 2 + right - w / 2, y: sh / 2 - up - h / 2, w: sw, h: sh };
      drawn.set(unescapeXml(name), draw({ page, rect: { x, y, w, h }, turn, source }));
    }
  }
  return drawn;
}

/** From the bottom left; the trimmed picture stands where its pivot says, in a source whose size the game knows. */
export function readUnity(files: string[], pages: Record<string, Pixels>, whole: ReadonlyMap<string, Pixels>): Drawn {
  const drawn: Drawn = new Map();
  for (const file of files) {
    const page = pages[/^:texture=(.*)$/m.exec(file)![1]];
    for (const line of file.split('\n').filter((text) => text.includes(';'))) {
      const [name, x, y, w, h, pivotX, pivotY] = line
        .split(';')
        .map((part, at) => (at === 0 ? part : Number(part))) as [string, ...number[]];
      const { width, height } = whole.get(name)!;
      // The pivot is put on the middle of the whole picture.
      const source = {
        x: Math.round(width / 2 - pivotX * w),
        y: Math.round(height - (height / 2 - pivotY * h) - h),
        w: width,
        h: height,
      };
      drawn.set(name, draw({ page, rect: { x, y: page.height - y - h, w, h }, turn: 'no', source }));
    }
  }
  return drawn;
}

export function readGodot(file: string, pages: Record<string, Pixels>): Drawn {
  const drawn: Drawn = new Map();
  for (const { image, sprites } of JSON.parse(file).textures) {
    for (const { filename, region, margin } of sprites) {
      // Drawn at the margin's position, as large as region and margin together.
      const source = { x: margin.x, y: margin.y, w: region.w + margin.w, h: region.h + margin.h };
      drawn.set(filename, draw({ page: pages[image], rect: region, turn: 'no', source }));
    }
  }
  return drawn;
}

export function readGodotResources(files: { file: string; text: string }[], pages: Record<string, Pixels>): Drawn {
  const drawn: Drawn = new Map();
  for (const { file, text } of files) {
    const page = pages[/path="res:\/\/([^"]*)"/.exec(text)![1]];
    const [x, y, w, h] = numbersIn(/region = Rect2\(([^)]*)\)/.exec(text)![1]);
    const margin = /margin = Rect2\(([^)]*)\)/.exec(text);
    const [left, top, across, down] = margin === null ? [0, 0, 0, 0] : numbersIn(margin[1]);
    const source = { x: left, y: top, w: w + across, h: h + down };
    drawn.set(file.replace(/\.tres$/, ''), draw({ page, rect: { x, y, w, h }, turn: 'no', source }));
  }
  return drawn;
}

/** Paints the box's picture pixel by pixel as its transform says. */
export function readCss(file: string, pages: Record<string, Pixels>): Drawn {
  const drawn: Drawn = new Map();
  const rule = /^\.sprite-([^{]*)\{([^}]*)\}\n\.sprite-[^{]*::before\{([^}]*)\}/gm;
  for (const [, name, box, picture] of file.matchAll(rule)) {
    const get = (text: string, key: string) => new RegExp(`(?:^|;)${key}:([^;]*)`).exec(text)![1];
    const [w, h] = [Number.parseFloat(get(box, 'width')), Number.parseFloat(get(box, 'height'))];
    const [left, top] = [Number.parseFloat(get(picture, 'left')), Number.parseFloat(get(picture, 'top'))];
    const [across, down] = [Number.parseFloat(get(picture, 'width')), Number.parseFloat(get(picture, 'height'))];
    const page = pages[/url\("([^"]*)"\)/.exec(picture)![1]];
    const [x, y, pageWidth, pageHeight] = numbersIn(picture.slice(picture.indexOf('") ') + 2));
    if (pageWidth !== page.width || pageHeight !== page.height) throw new Error('the page would be stretched');
    const at = new Int32Array(w * h);
    for (let py = 0; py < down; py++) {
      for (let px = 0; px < across; px++) {
        let [dx, dy] = [px, py];
        const moved = /translateY\((\d+)px\) rotate\(-90deg\)/.exec(picture);
        // (x, y) goes to (y, −x) by −90°, as a pixel one less, and then down.
        if (moved) [dx, dy] = [py, Number(moved[1]) - 1 - px];
        at[(top + dy) * w + left + dx] = page.at[(py - y) * page.width + px - x];
      }
    }
    drawn.set(name, { width: w, height: h, at });
  }
  return drawn;
}
