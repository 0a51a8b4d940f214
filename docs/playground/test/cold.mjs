// A first visit: nothing is cached, nothing kept. How soon the page answers is written down, for it hangs on the machine;
// what it fetches is held to.
import { must } from '../../../tools/checks/tally.mjs';

/** What a page may fetch until it is usable: more than any does by a tenth. */
const most = { requests: 22, bytes: 700_000 };

/** Opens a page as nobody has before, and waits until its first button can be pressed. */
export async function firstVisit(browser, address) {
  const context = await browser.newContext({ locale: 'en' });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  let [requests, bytes] = [0, 0];
  session.on('Network.responseReceived', () => requests++);
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await page.goto(address, { waitUntil: 'commit' });
  const ms = await page.evaluate(
    () =>
      new Promise((resolve) => {
        const look = () => {
          const button = document.querySelector('.kit [role=grid], .kit button:not(.kit-languages button):enabled');
          // Once it is painted.
          if (button) requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
          else setTimeout(look, 5);
        };
        look();
      }),
  );
  const [atFirst, sizeAtFirst] = [requests, bytes];
  // The menu of all pages comes after the game, but it comes.
  await page.waitForSelector('#tsd-nav-container a', { state: 'attached' });
  await context.close();
  must(atFirst > 0, 'nothing was fetched');
  must(atFirst <= most.requests, `${atFirst} requests`);
  must(sizeAtFirst <= most.bytes, `${sizeAtFirst} bytes`);
  return `usable after ${Math.round(ms)} ms, ${atFirst} requests, ${Math.round(sizeAtFirst / 1000)} kB as served`;
}
