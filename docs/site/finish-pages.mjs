import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

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
    const page = readFileSync(file, 'utf8');
    let hasStyle = false;
    const finished = page
      .replace(/<img src="\.\.\/media\/([^"]+\.svg)" alt="([^"]*)"[^>]*>/g, (_, media, alt) => {
        const svg = readFileSync(join(site, 'media', basename(media)), 'utf8').trim();
        // One copy of the rules does for all pictures of a page.
        const once = hasStyle ? svg.replace(/<style>[\s\S]*?<\/style>/, '') : svg;
        hasStyle = true;
        const labelled = once.replace('<svg ', `<svg role="img" aria-label="${alt}" `);
        const width = Number(/ width="(\d+)"/.exec(svg)?.[1]);
        return width <= shrinkable ? labelled : scrolling('span', 'Picture', labelled);
      })
      .replace(/<table>[\s\S]*?<\/table>/g, (table) => scrolling('div', 'Table', table));
    if (finished !== page) writeFileSync(file, finished);
  }
}

function scrolling(element, label, content) {
  return `<${element} class="kit-scroll" tabindex="0" role="group" aria-label="${label}">${content}</${element}>`;
}
