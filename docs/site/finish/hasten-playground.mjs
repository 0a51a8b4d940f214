// A page to play on is there for its game: the game's script and style are fetched with the page, not once another script asks
// for them, and the menu of all pages, whose thousand links take longer to build than the game, waits until the game is there.

export function hastenPlayground(document) {
  const name = document.querySelector('[data-playground]').getAttribute('data-playground');
  const files = [
    { rel: 'modulepreload', href: `../playground/${name}.js` },
    { rel: 'stylesheet', href: `../playground/${name}.css` },
  ];
  for (const attributes of files) {
    const link = document.createElement('link');
    for (const [key, value] of Object.entries(attributes)) link.setAttribute(key, value);
    document.head.append(link);
  }
  // TypeDoc builds the menu when this script is loaded; the site's own script fetches it later.
  const menu = document.querySelector('#tsd-nav-script');
  menu.setAttribute('data-src', menu.getAttribute('src'));
  menu.setAttribute('type', 'text/plain');
  menu.removeAttribute('src');
  menu.removeAttribute('async');
}
