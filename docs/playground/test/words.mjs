// What the pages say, by game and language: the tests look for the page's own words, so that they can be run in any of them.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundleText } from '../build.mjs';

const src = fileURLToPath(new URL('../src', import.meta.url));
const exportOf = {
  en: `import { words as own } from './words.ts'; import { frameWords } from '../frame/words.ts';
    export const words = { ...frameWords.en, ...own.en };`,
  de: `export { words } from './words.de.ts';`,
};

/** The words of a page in English or German. */
export async function wordsOf(game, tag) {
  const script = await bundleText({ contents: exportOf[tag], resolveDir: join(src, game), loader: 'ts' });
  const { words } = await import(`data:text/javascript;base64,${Buffer.from(script).toString('base64')}`);
  return words;
}

/** What the page says just now. */
export const status = (page) => page.textContent('[role=status]');

/** Waits until the page says something that begins so, or so. */
export const says = (page, ...beginnings) =>
  page.waitForFunction((texts) => {
    const said = document.querySelector('[role=status]').textContent;
    return texts.some((text) => said.startsWith(text));
  }, beginnings);

/** Waits until something of this is in what the page says. */
export const saysOf = (page, part) =>
  page.waitForFunction((text) => document.querySelector('[role=status]').textContent.includes(text), part);

/** Waits until what is shown is written down, in the address and in the browser. */
export const kept = (page) => page.waitForSelector('[data-kept=true]');

/** Waits until nothing moves any more. */
export const still = (page) =>
  page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'));

/** What is seen once it is as it should be; after ten seconds, what is seen then. */
export async function becomes(page, look, isSo) {
  for (let wait = 0; wait < 200; wait++) {
    if (isSo(await look(page))) break;
    await page.waitForTimeout(50);
  }
  return look(page);
}

/** A sentence up to its first number. */
export const untilNumber = (sentence) => sentence.slice(0, sentence.search(/\d/));

/** A sentence from behind its last number. */
export const afterNumber = (sentence) => /[^\d]*$/.exec(sentence)[0];
