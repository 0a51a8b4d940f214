import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/**
 * Puts the pictures of the guides into their pages: there they follow the theme that the reader chose, which an image file
 * can't. The text for those who don't see them stays what the guide says.
 */
export function inlinePictures(site) {
  const folder = join(site, 'documents');
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.html'))) {
    const file = join(folder, name);
    const page = readFileSync(file, 'utf8');
    let hasStyle = false;
    const inlined = page.replace(/<img src="\.\.\/media\/([^"]+\.svg)" alt="([^"]*)"[^>]*>/g, (_, media, alt) => {
      const svg = readFileSync(join(site, 'media', basename(media)), 'utf8').trim();
      // One copy of the rules does for all pictures of a page.
      const once = hasStyle ? svg.replace(/<style>[\s\S]*?<\/style>/, '') : svg;
      hasStyle = true;
      const labelled = once.replace('<svg ', `<svg role="img" aria-label="${alt}" `);
      if (!media.startsWith('chart-')) return labelled;
      return `<span class="kit-scroll" tabindex="0" role="group" aria-label="${alt}" style="display:block">${labelled}</span>`;
    });
    if (inlined !== page) writeFileSync(file, inlined);
  }
}
