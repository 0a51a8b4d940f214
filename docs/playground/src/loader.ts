/**
 * Runs on every page of the site and starts a playground where the page has a place for one. Such a page brings the
 * playground's script and style itself, and leaves the menu of all pages to be fetched once the game is there.
 */
const place = document.querySelector<HTMLElement>('[data-playground]');
if (place) {
  const base = new URL(`${document.documentElement.dataset['base'] ?? './'}playground/`, document.baseURI);
  // TypeDoc hides a page until its menu stands.
  document.body.style.removeProperty('display');
  import(new URL(`${place.dataset['playground']}.js`, base).href)
    .then((page: { mount(place: HTMLElement): Promise<void> }) => page.mount(place))
    .finally(() => requestAnimationFrame(() => setTimeout(loadMenu)));
}

/** TypeDoc waits for this script to be loaded. */
function loadMenu(): void {
  const waiting = document.getElementById('tsd-nav-script');
  const source = waiting?.dataset['src'];
  if (!waiting || !source) return;
  const script = document.createElement('script');
  script.src = source;
  script.addEventListener('load', () => waiting.dispatchEvent(new Event('load')));
  document.head.append(script);
}
