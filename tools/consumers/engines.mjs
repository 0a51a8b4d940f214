// The engines themselves, in a real Chromium: current Phaser and PixiJS load atlases that our exporters wrote and draw
// every frame of them; what is seen has to be the source picture, pixel for pixel.
//
// The atlases have trimmed frames and extruded ones, two pages, aliases, and for PixiJS turned frames. A page whose turned
// pictures lie the other way is drawn as well: that has to be seen, or the check would see nothing at all.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { chromium } from 'playwright-core';
import { chromiumPath } from '../checks/chromium.mjs';
import { must, Tally } from '../checks/tally.mjs';
import { drawingPlan, drawPage, encodePng, makePictures, wronglyDrawn } from './engine-pictures.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));
/** WebGL without a graphics card. */
const software = ['--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'];
/** Nobody is there: all that is asked of it is answered here. */
const origin = 'http://atlas.test';

/** Against hanging only: a slow machine must not turn a check red. */
const patience = 120_000;

/** Draws the atlases of the packer that is installed in the app by the engines, on the tally. */
export async function checkEngines(tally, app) {
  if (chromiumPath === undefined) {
    tally.check('engines: Chromium is there', () => must(false, 'install the system package chromium'));
    return;
  }
  const packer = createRequire(join(app, 'package.json'))('@kit/rect-pack');
  const browser = await chromium.launch({ executablePath: chromiumPath, args: ['--no-sandbox', ...software] });
  try {
    for (const [engine, page, runs] of runsOf(packer)) {
      const script = await build({
        entryPoints: [join(here, page)],
        bundle: true,
        write: false,
        format: 'iife',
        logLevel: 'silent',
      });
      for (const run of runs) {
        await tally.checkAsync(`engines: ${engine} ${run.name}`, () =>
          run.judge(drawer(browser, script.outputFiles[0].text)),
        );
      }
    }
  } finally {
    await browser.close();
  }
}

/** What each engine is to draw. */
function runsOf(packer) {
  const pictures = makePictures();
  const upright = atlasOf(packer, pictures, false);
  const turned = atlasOf(packer, pictures, true);
  upright.files.set('atlas.json', JSON.stringify(packer.toPhaserAtlas(upright.packing)));
  upright.files.set('atlas.pct', packer.toPhaserPct(upright.packing));
  const phaser = [
    ['WEBGL', 'multiatlas', 'atlas.json'],
    ['CANVAS', 'multiatlas', 'atlas.json'],
    ['WEBGL', 'atlasPCT', 'atlas.pct'],
  ].map(([renderer, loader, file]) =>
    drawsAll(`${loader}, ${renderer}`, { renderer, loader, file }, upright, pictures),
  );
  for (const [number, json] of packer.toPixiAtlas(turned.packing).entries()) {
    turned.files.set(`page-${number}.json`, JSON.stringify(json));
  }
  const pixi = ['webgl', 'canvas'].map((renderer) =>
    drawsAll(`multi pack with turned frames, ${renderer}`, { renderer, file: 'page-0.json' }, turned, pictures),
  );
  const solid = pictures.at(-1);
  return [
    [
      'Phaser',
      'phaser-page.mjs',
      [...phaser, keepsEdges({ renderer: 'WEBGL', loader: 'multiatlas', file: 'atlas.json' }, upright, solid)],
    ],
    [
      'PixiJS',
      'pixi-page.mjs',
      [
        ...pixi,
        keepsEdges({ renderer: 'webgl', file: 'page-0.json' }, turned, solid),
        seesTheOtherWay(turned, pictures),
      ],
    ],
  ];
}

/** A packing of two pages with all that may go wrong, and the files of its pages. */
function atlasOf({ dedupe, pack }, pictures, rotate) {
  const rects = dedupe(pictures, { trim: true });
  const packing = pack(rects, { width: 64, height: 64, padding: 1, border: 1, extrude: 1, rotate });
  const placed = packing.pages.flatMap((page) => page.placed);
  must(
    packing.status === 'complete' && packing.pages.length === 2,
    `${packing.status} on ${packing.pages.length} pages`,
  );
  must(placed.filter(({ aliases = [] }) => aliases.length > 0).length >= 2, 'too few aliases');
  must(placed.filter(({ source }) => source !== undefined).length >= 8, 'too few trimmed');
  const turned = placed.filter(({ rotated, width, height }) => rotated && width !== height);
  must(rotate ? turned.length >= 3 : turned.length === 0, `${turned.length} turned`);
  const files = new Map(
    packing.pages.map((page, number) => [
      `page-${number}.png`,
      encodePng(page.width, page.height, drawPage(page, pictures)),
    ]),
  );
  const names = turned.flatMap(({ id, aliases = [] }) => [id, ...aliases.map((alias) => alias.id)]);
  return { packing, files, turned: names };
}

/** Every frame is seen as it was given. */
function drawsAll(name, job, { files }, pictures) {
  const judge = async (draw) => {
    const plan = drawingPlan(pictures);
    const wrong = wronglyDrawn(await draw(files, { ...job, ...plan, zoom: 1 }), plan, pictures);
    must(wrong.length === 0, `drawn wrong: ${wrong.join(', ')}`);
    return `${plan.draws.length} frames`;
  };
  return { name, judge };
}

/** Magnified with a linear filter a picture of one colour has that colour up to its edges: they are extruded. */
function keepsEdges(job, { files }, { id, width, height, pixels }) {
  const zoom = 5;
  const judge = async (draw) => {
    const plan = {
      width: zoom * width,
      height: zoom * height,
      draws: [{ name: id, width, height, x: 0, y: 0, origin: 0 }],
    };
    const seen = await draw(files, { ...job, ...plan, zoom, linear: true });
    const strange = seen.findIndex((byte, at) => byte !== pixels[at % 4]);
    must(strange < 0, `pixel ${strange >> 2} has ${seen.slice(strange & ~3, (strange | 3) + 1)}`);
    return `${seen.length / 4} pixels`;
  };
  return { name: `magnified by a linear filter, ${job.renderer}`, judge };
}

/** The check itself sees it when turned frames lie the other way. */
function seesTheOtherWay({ packing, files, turned }, pictures) {
  const judge = async (draw) => {
    const wrongFiles = new Map(files);
    for (const [number, page] of packing.pages.entries()) {
      wrongFiles.set(`page-${number}.png`, encodePng(page.width, page.height, drawPage(page, pictures, false)));
    }
    const plan = drawingPlan(pictures);
    const wrong = wronglyDrawn(
      await draw(wrongFiles, { renderer: 'webgl', file: 'page-0.json', ...plan, zoom: 1 }),
      plan,
      pictures,
    );
    // A picture of one colour looks the same either way.
    const visible = turned.filter((name) => name !== 'solid.png').sort();
    must(
      visible.length > 0 && String(wrong.sort()) === String(visible),
      `seen as wrong: ${wrong.join()}; turned: ${visible.join()}`,
    );
    return `${wrong.length} turned frames seen as wrong`;
  };
  return { name: 'a page turned the other way is seen', judge };
}

/** Draws by the engine in a page of its own, where the files are all that there is. */
function drawer(browser, script) {
  return async (files, job) => {
    const page = await browser.newPage();
    page.setDefaultTimeout(patience);
    const troubles = [];
    page.on('pageerror', (error) => troubles.push(String(error)));
    await page.route(`${origin}/**`, (route) => {
      const name = new URL(route.request().url()).pathname.slice(1);
      if (name === '')
        return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Atlas</title><body></body>' });
      const body = files.get(name);
      const contentType = name.endsWith('.png')
        ? 'image/png'
        : name.endsWith('.json')
          ? 'application/json'
          : 'text/plain';
      return body === undefined ? route.fulfill({ status: 404, body: '' }) : route.fulfill({ contentType, body });
    });
    try {
      await page.goto(`${origin}/`);
      await page.addScriptTag({ content: script });
      const pixels = await page.evaluate((wish) => globalThis.drawFrames(wish), job);
      must(troubles.length === 0, troubles.join('\n'));
      return pixels;
    } finally {
      await page.close();
    }
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  // Alone, on what is built here.
  const tally = new Tally();
  await checkEngines(tally, join(here, '..', '..', 'packages', 'rect-pack', 'bench'));
  tally.close();
}
