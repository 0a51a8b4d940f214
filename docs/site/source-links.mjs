import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseHTML } from 'linkedom';

const root = fileURLToPath(new URL('../../', import.meta.url));
const repository = 'https://github.com/kit-grid/kit/';

/** What a class inherits from the language is defined in no file of ours: its place is named without a link. */
export function unlinkForeignSources(document) {
  for (const link of document.querySelectorAll('a[href*="/node_modules/"]')) {
    link.replaceWith(link.textContent.replace(/^.*node_modules\//, ''));
  }
}

/** Every "Defined in" of the site leads to a file and a line of this repository: throws with those that don't. */
export function checkSourceLinks(site) {
  const lines = new Map();
  const wrong = new Set();
  let count = 0;
  for (const page of pages(site)) {
    const { document } = parseHTML(readFileSync(page, 'utf8'));
    for (const link of document.querySelectorAll(`a[href^="${repository}"]`)) {
      const { pathname, hash } = new URL(link.getAttribute('href'));
      const path = /\/(?:blob|tree)\/main\/(.+)$/.exec(decodeURIComponent(pathname))?.[1];
      if (path === undefined) continue;
      const line = /^#L(\d+)$/.exec(hash)?.[1];
      count++;
      if (!lines.has(path)) lines.set(path, existsSync(join(root, path)) ? lineCount(join(root, path)) : -1);
      if (lines.get(path) < Number(line ?? 0)) wrong.add(line ? `${path}#L${line}` : path);
    }
  }
  if (count === 0) throw new Error('the site links to no source at all');
  if (wrong.size > 0) throw new Error(`links to what the repository lacks:\n  ${[...wrong].sort().join('\n  ')}`);
  console.log(`${count} links to sources, all to lines that exist`);
}

function pages(site) {
  return readdirSync(site, { recursive: true })
    .filter((file) => file.endsWith('.html'))
    .map((file) => join(site, file));
}

function lineCount(file) {
  // A folder has no lines; a link to it is right as it is.
  try {
    return readFileSync(file, 'utf8').split('\n').length;
  } catch {
    return 0;
  }
}
