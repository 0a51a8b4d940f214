// A page and a worker of it in Chromium, from one bundle each.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { chromium } from 'playwright-core';
import { chromiumPath } from '../checks/chromium.mjs';
import { writeEntry } from './bundlers.mjs';

async function scriptOf(app, file, tell) {
  const entry = writeEntry(app, file, tell);
  const outfile = join(app, `${file}.js`);
  await build({ entryPoints: [entry], outfile, bundle: true, minify: true, format: 'iife' });
  return readFileSync(outfile, 'utf8');
}

async function inPage(work) {
  if (chromiumPath === undefined) throw new Error('install the system package chromium');
  const browser = await chromium.launch({ executablePath: chromiumPath, args: ['--no-sandbox', '--disable-gpu'] });
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
