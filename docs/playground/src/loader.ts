/** Runs on every page of the site and fetches a playground only where the page has a place for one. */
const place = document.querySelector<HTMLElement>('[data-playground]');
if (place) {
  const base = new URL(`${document.documentElement.dataset['base'] ?? './'}playground/`, document.baseURI);
  const name = place.dataset['playground'];
  const style = document.createElement('link');
  style.rel = 'stylesheet';
  style.href = new URL(`${name}.css`, base).href;
  document.head.append(style);
  import(new URL(`${name}.js`, base).href).then((page: { mount(place: HTMLElement): void }) => page.mount(place));
}
