import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseHTML } from 'linkedom';

/** A picture up to this width shrinks with the page; what is wider would become too small to read on a phone. */
const shrinkable = 420;

/**
 * Finishes the guides after TypeDoc. Their pictures are put into the page: there they follow the theme that the reader
 * chose, which an image file can't; the text for those who don't see them stays what the guide says. Wide pictures and
 * tables scroll on their own, so that a phone's page stays as wide as the phone.
 */
export function finishPages(site) {
  const folder = join(site, 'documents');
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.html'))) {
    const file = join(folder, name);
    const { document } = parseHTML(readFileSync(file, 'utf8'));
    const pictures = [...document.querySelectorAll('img[src^="../media/"][src$=".svg"]')];
    const tables = [...document.querySelectorAll('table')];
    if (pictures.length + tables.length === 0) continue;
    for (const [index, picture] of pictures.entries()) drawInPage(document, picture, index > 0, site);
    for (const table of tables) wrap(document, table, 'div', 'Table');
    writeFileSync(file, document.toString());
  }
}

function drawInPage(document, picture, hasStyle, site) {
  const holder = document.createElement('span');
  holder.innerHTML = readFileSync(join(site, 'media', basename(picture.getAttribute('src'))), 'utf8').trim();
  const svg = holder.querySelector('svg');
  // One copy of the rules does for all pictures of a page.
  if (hasStyle) svg.querySelector('style')?.remove();
  svg.setAttribute('role', 'img');
  svg.setAttribute('aria-label', picture.getAttribute('alt'));
  picture.replaceWith(svg);
  if (Number(svg.getAttribute('width')) > shrinkable) wrap(document, svg, 'span', 'Picture');
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
