// The pages among the examples: built by Vite from the packed packages, and played in a real Chromium.
import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { chromium } from 'playwright-core';
import { build } from 'vite';
import { headlessPath } from '../checks/chromium.mjs';
import { program } from '../checks/places.mjs';
import { must, run } from '../checks/tally.mjs';
import { copyExample } from './examples.mjs';

/** Nobody is there: all that is asked of it is answered here. */
const origin = 'http://app.test';
const types = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };
/** Against hanging only: a slow machine must not turn a check red. */
const patience = 120_000;

const plays = { 'sudoku-app': playSudoku, 'onet-page': playOnet, 'moving-boxes': watchBoxes };

/** Builds and plays each page, on the tally. */
export async function checkApps(tally, app) {
  for (const [name, play] of Object.entries(plays)) {
    await tally.checkAsync(`example: ${name}, built by Vite and played`, async () => {
      must(headlessPath !== undefined, 'install the system package chromium');
      const folder = copyExample(app, name);
      run(program('tsc', 'tools/consumers'), ['-p', folder], { cwd: folder });
      await build({ root: folder, logLevel: 'error' });
      return drive(join(folder, 'dist'), play);
    });
  }
}

/** Opens the page, plays it, and looks for errors. */
async function drive(dist, play) {
  const browser = await chromium.launch({ executablePath: headlessPath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    page.setDefaultTimeout(patience);
    const errors = [];
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    await page.context().route(`${origin}/**`, (route) => {
      const file = new URL(route.request().url()).pathname;
      const path = file === '/' ? '/index.html' : file;
      return route.fulfill({ body: readFileSync(join(dist, path)), contentType: types[extname(path)] });
    });
    await page.goto(origin);
    const said = await play(page);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    must(wide <= 0, `the page is ${wide} pixels wider than the phone`);
    must(errors.length === 0, errors.join('\n'));
    return said;
  } finally {
    await browser.close();
  }
}

const press = (page, name) => page.getByRole('button', { name, exact: true }).click();
const status = (page) => page.getByRole('status').textContent();

async function playSudoku(page) {
  const filled = () => page.locator('.cells button:not([aria-label$="empty"])').count();
  await page.locator('.board img').waitFor();
  const atFirst = await filled();
  must(atFirst > 16 && atFirst < 81, `${atFirst} digits`);
  const words = new Set();
  for (let pressed = 0; pressed < 4; pressed++) {
    const before = await status(page);
    await press(page, 'Hint');
    await page.waitForFunction((said) => document.querySelector('[role=status]').textContent !== said, before);
    words.add(await status(page));
  }
  must(words.size === 4, `four presses said ${[...words].join(' / ')}`);
  await press(page, 'Do it');
  must((await filled()) === atFirst + 1, 'the step of the hint was not played');

  // A digit that stands twice is tinted, and the hint speaks of it first.
  const empty = page.locator('.cells button[aria-label$="empty"]').first();
  const cell = await empty.evaluate((button) => [...button.parentElement.children].indexOf(button));
  const twice = await page
    .locator('.cells button')
    .evaluateAll(
      (all, at) =>
        all.flatMap((button, other) => (Math.floor(other / 9) === Math.floor(at / 9) ? [button.ariaLabel] : [])),
      cell,
    );
  const digit = twice.map((label) => label.slice(-1)).find((label) => /[1-9]/.test(label));
  await empty.click();
  await press(page, digit);
  must((await page.locator('.cells .wrong').count()) >= 2, 'the conflict is not tinted');
  await press(page, 'Hint');
  await page.waitForFunction(() => /wrong/.test(document.querySelector('[role=status]').textContent));
  await press(page, 'Undo');
  must((await page.locator('.cells .wrong').count()) === 0, 'undo left the conflict');

  await page.reload();
  await page.locator('.board img').waitFor();
  must((await filled()) === atFirst + 1, 'the reloaded page lost the game');
  return `${atFirst} digits dealt, a hint in four stages, a mistake, undo, a reload`;
}

async function playOnet(page) {
  await page.locator('#board svg').waitFor();
  const tiles = () => page.locator('#board button').count();
  const atFirst = await tiles();
  let pairs = 0;
  // Every hint leads on, so a player who takes them all clears the board.
  while ((await tiles()) > 0) {
    const left = await tiles();
    must(left === atFirst - 2 * pairs, `${left} tiles after ${pairs} pairs`);
    await press(page, 'Hint');
    await page.locator('#board polyline').waitFor({ state: 'attached' });
    const [first, last] = await endsOfLine(page);
    await first.click();
    await last.click();
    await page.waitForFunction((before) => document.querySelectorAll('#board button').length < before, left);
    pairs++;
  }
  must((await status(page)) === 'Cleared!', await status(page));
  await press(page, 'Undo');
  must((await tiles()) === 2, 'undo did not bring the last pair back');
  return `${pairs} pairs by hints`;
}

/** The two tiles that the line of the hint joins. */
async function endsOfLine(page) {
  const cells = await page.evaluate(() => {
    const points = document.querySelector('#board polyline').getAttribute('points').split(' ').map(Number);
    const { width } = document.querySelector('#board svg').viewBox.baseVal;
    const cols = width / 36 - 2;
    const cellAt = (x, y) => (Math.floor(y / 36) - 1) * cols + Math.floor(x / 36) - 1;
    return [cellAt(points[0], points[1]), cellAt(points.at(-2), points.at(-1))];
  });
  return cells.map((cell) => page.locator(`#board [data-cell="${cell}"]`));
}

/** Both ways find about as many pairs; they are not asked about the same frame. */
async function watchBoxes(page) {
  const pairs = async (way) => {
    await page.locator('#way').selectOption(way);
    await page.waitForFunction(
      (by) => document.querySelector('[role=status]').textContent.endsWith(by),
      way === 'kit' ? '@kit/spatial-index' : way,
    );
    return Number.parseInt(await status(page), 10);
  };
  await page.locator('#count').fill('2000');
  await page.locator('#count').press('Tab');
  const [own, other] = [await pairs('kit'), await pairs('rbush')];
  must(own > 50 && Math.abs(own - other) < 0.3 * own, `${own} pairs, and ${other} by rbush`);
  return `${own} pairs, ${other} by rbush`;
}
