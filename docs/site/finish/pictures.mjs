import { readFileSync } from 'node:fs';
import { basename } from 'node:path';

const folder = new URL('../../guide/pictures/', import.meta.url);

/** A picture up to this width shrinks with the page; what is wider would become too small to read on a phone. */
const shrinkable = 420;

/**
 * Puts the pictures into the page: there they follow the theme that the reader chose, which an image file can't; the text
 * for those who don't see them stays what the guide says.
 */
export function drawInPages(document) {
  const pictures = [...document.querySelectorAll('img[src*="media/"][src$=".svg"]')];
  for (const [index, picture] of pictures.entries()) {
    const holder = document.createElement('span');
    holder.innerHTML = readFileSync(new URL(basename(picture.getAttribute('src')), folder), 'utf8').trim();
    const svg = holder.querySelector('svg');
    // One copy of the rules does for all pictures of a page.
    if (index > 0) svg.querySelector('style')?.remove();
    svg.setAttribute('role', 'img');
    svg.setAttribute('aria-label', picture.getAttribute('alt'));
    picture.replaceWith(svg);
    if (Number(svg.getAttribute('width')) > shrinkable) wrap(document, svg, 'span', 'Picture');
  }
}

/** Tables scroll on their own, so that a phone's page stays as wide as the phone. */
export function letScroll(document) {
  for (const table of document.querySelectorAll('.tsd-typography table')) wrap(document, table, 'div', 'Table');
  // What scrolls must be reached by the keyboard.
  for (const block of document.querySelectorAll('pre')) block.setAttribute('tabindex', '0');
}

function wrap(document, element, name, label) {
  const holder = document.createElement(name);
  holder.className = 'kit-scroll';
  holder.setAttribute('tabindex', '0');
  holder.setAttribute('role', 'group');
  holder.setAttribute('aria-label', label);
  element.replaceWith(holder);
  holder.append(element);
}
