import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const link = /https:\/\/github\.com\/kit-grid\/kit\/(?:blob|tree)\/main\/([^"#]+)(?:#L(\d+))?"/g;

const foreign = /<a href="[^"]*\/main\/(?:\.\.\/)*node_modules\/[^"]*"[^>]*>([^<]*)<\/a>/g;

/** What a class inherits from the language is defined in no file of ours: its place is named without a link. */
export function unlinkForeignSources(site) {
  for (const file of pages(site)) {
    const page = readFileSync(file, 'utf8');
    const unlinked = page.replace(foreign, (_, place) => place.replace(/^.*node_modules\//, ''));
    if (unlinked !== page) writeFileSync(file, unlinked);
  }
}

/** Every "Defined in" of the site leads to a file and a line of this repository: throws with those that don't. */
export function checkSourceLinks(site) {
  const lines = new Map();
  const wrong = new Set();
  let count = 0;
  for (const page of pages(site)) {
    for (const [, path, line] of readFileSync(page, 'utf8').matchAll(link)) {
      count++;
      const file = join(root, decodeURIComponent(path));
      if (!lines.has(path)) lines.set(path, existsSync(file) ? lineCount(file) : -1);
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
