import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import MiniSearch from 'minisearch';
import { bundle } from '../../playground/build.mjs';
import { indexOptions } from './options.mjs';

/** Writes the index of the documents and the script that asks it into a folder of the site. */
export async function writeSearch(folder, documents) {
  const index = new MiniSearch(indexOptions);
  index.addAll(documents);
  await bundle({
    entryPoints: [fileURLToPath(new URL('widget.js', import.meta.url))],
    format: 'iife',
    outfile: join(folder, 'search-widget.js'),
  });
  writeFileSync(join(folder, 'search.js'), `kitSearch(${JSON.stringify(index)})\n`);
}
