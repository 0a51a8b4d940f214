// Chromium: a page and a worker of it, from one bundle each, and a page without a bundler.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { chromium } from 'playwright-core';
import { headlessPath } from '../checks/chromium.mjs';
import { writeEntry } from './bundlers.mjs';
import { names } from './digests.mjs';

async function scriptOf(app, file, tell) {
  const entry = writeEntry(app, file, tell);
  const outfile = join(app, `${file}.js`);
  await build({ entryPoints: [entry], outfile, bundle: true, minify: true, format: 'iife' });
  return readFileSync(outfile, 'utf8');
}

/** A page whose import map has our packages and nothing else, and whose script is the app as it is written. */
function pageWithImportMap(app) {
  const entry = writeEntry(app, 'page-as-written.mjs', (json) => `globalThis.told = ${json};`);
  const imports = Object.fromEntries(names.map((name) => [name, `/node_modules/${name}/dist/index.js`]));
  const html = `<!doctype html><script type="importmap">${JSON.stringify({ imports })}</script>
<script type="module" src="${entry.slice(app.length)}"></script>`;
  return async (page) => {
    const errors = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.route('**/*', (route) => {
      const { pathname } = new URL(route.request().url());
      if (pathname === '/') return route.fulfill({ contentType: 'text/html', body: html });
      return route.fulfill({ contentType: 'text/javascript', path: join(app, pathname) });
    });
    // The load event comes after the module has run.
    await page.goto('http://app.test/');
    if (errors.length > 0) throw new Error(errors.join('\n'));
    return page.evaluate('globalThis.told');
  };
}

async function inPage(work) {
  if (headlessPath === undefined) throw new Error('install the system package chromium');
  const browser = await chromium.launch({ executablePath: headlessPath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    return JSON.parse(await work(await browser.newPage()));
  } finally {
    await browser.close();
  }
}

export function underBrowser(app) {
  return [
    {
      label: 'Chromium, a page',
      run: async () => {
        const script = await scriptOf(app, 'page.mjs', (json) => `globalThis.told = ${json};`);
        return inPage(async (page) => {
          await page.addScriptTag({ content: script });
          return page.evaluate('globalThis.told');
        });
      },
    },
    { label: 'Chromium, a page without a bundler', run: () => inPage(pageWithImportMap(app)) },
    {
      label: 'Chromium, a worker',
      run: async () => {
        const script = await scriptOf(app, 'worker.mjs', (json) => `postMessage(${json});`);
        return inPage((page) =>
          page.evaluate(
            (code) =>
              new Promise((resolve, reject) => {
                const worker = new Worker(URL.createObjectURL(new Blob([code], { type: 'text/javascript' })));
                worker.onmessage = ({ data }) => resolve(data);
                worker.onerror = ({ message }) => reject(new Error(message));
              }),
            script,
          ),
        );
      },
    },
  ];
}
