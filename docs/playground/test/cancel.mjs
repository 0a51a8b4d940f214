// A worker that is deep in a call hears nothing. This makes one deaf for good, as the longest call would, and looks at what
// the button does: the page must be free at once, and the next call must be answered, by a new worker.
import { must } from '../../../tools/checks/tally.mjs';
import { status } from './words.mjs';

/** `long` says which handler is called, how a person makes that call, and how the answer of the next one is seen. */
export async function cancelDeafCall(page, game, open, { handler, act, answered }) {
  // Nothing of the page before may ask for a worker any more.
  await page.goto('about:blank');
  let asked = 0;
  const script = `**/playground/${game}.worker.js`;
  await page.route(script, async (route) => {
    const response = await route.fetch();
    asked++;
    const deaf = `addEventListener('message', ({ data }) => { while (data.name === ${JSON.stringify(handler)}); });`;
    await route.fulfill({
      response,
      body: workersAtFirst >= asked ? `${deaf}${await response.text()}` : await response.text(),
    });
  });
  const workersAtFirst = game === 'sudoku' ? 2 : 1;
  await open();
  await act(page);
  await page.waitForSelector('[data-action=cancel]');
  // Long enough for the call to have begun in the worker.
  await page.waitForTimeout(300);
  const ms = await page.evaluate(
    () =>
      new Promise((resolve) => {
        const began = performance.now();
        document.querySelector('[data-action=cancel]').click();
        const look = () =>
          document.querySelector('[data-action=cancel]')
            ? requestAnimationFrame(look)
            : resolve(performance.now() - began);
        look();
      }),
  );
  must((await status(page)) === page.words.cancelled, await status(page));
  await act(page);
  await answered(page);
  must(asked > workersAtFirst, 'the worker was not replaced');
  await page.unroute(script);
  return `the page was free after ${Math.round(ms)} ms`;
}
