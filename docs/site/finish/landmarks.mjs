// The skeleton that assistive technology walks along: one main part, one first heading, headings without gaps, named regions.

export function setLandmarks(document) {
  const main = renamed(document, document.querySelector('.col-content'), 'main');
  main.id = 'main';
  main.setAttribute('tabindex', '-1');
  const aside = renamed(document, document.querySelector('.col-sidebar'), 'aside');
  aside.setAttribute('aria-label', 'This page and the site');
  document.querySelector('.site-menu nav')?.setAttribute('aria-label', 'Site');
  const skip = document.createElement('a');
  skip.className = 'kit-skip';
  skip.setAttribute('href', '#main');
  skip.textContent = 'Skip to the content';
  document.body.prepend(skip);
  // What opens and closes holds nothing else to press: its heading's own link goes.
  for (const anchor of document.querySelectorAll('summary .tsd-anchor-icon')) anchor.remove();
  oneFirstHeading(document);
  // A way of one step leads nowhere.
  for (const way of document.querySelectorAll('.tsd-breadcrumb')) if (way.children.length === 1) way.remove();
  closeGaps(document, main);
}

/** Where the text has a title of its own, TypeDoc's above it would be a second one. */
function oneFirstHeading(document) {
  const [own] = document.querySelectorAll('.tsd-typography h1');
  const above = document.querySelector('.tsd-page-title h1');
  if (!own || !above) return;
  const holder = above.parentNode;
  above.remove();
  if (holder.textContent.trim() === '') holder.remove();
}

/** A heading is one level below the one that it belongs to; its looks stay what they were. */
function closeGaps(document, main) {
  const above = [];
  for (const heading of main.querySelectorAll('h1, h2, h3, h4, h5, h6')) {
    const level = Number(heading.localName[1]);
    while (above.length > 0 && above.at(-1) >= level) above.pop();
    above.push(level);
    if (above.length !== level) renamed(document, heading, `h${above.length}`).classList.add(`kit-h${level}`);
  }
}

function renamed(document, element, name) {
  const other = document.createElement(name);
  for (const { name: key, value } of [...element.attributes]) other.setAttribute(key, value);
  other.append(...element.childNodes);
  element.replaceWith(other);
  return other;
}
