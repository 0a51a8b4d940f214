// Builds the site: the benchmarks page from what the benchmarks wrote, the pictures of the guides, TypeDoc with our plugin over
// all packages and guides, and the playgrounds, which run the built packages.
import { spawnSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { assemblePage } from '../../tools/bench/assemble-page.mjs';
import { buildLoader, buildPlaygrounds } from '../playground/build.mjs';
import { checkPages } from './check/check-pages.mjs';
import { checkSearch } from './check/check-search.mjs';
import { drawCharts } from './pictures/draw-charts.mjs';
import { drawPictures } from './pictures/draw-pictures.mjs';
import { checkSourceLinks } from './source-links.mjs';

const docs = fileURLToPath(new URL('..', import.meta.url));
const pictures = new URL('../guide/pictures/', import.meta.url);
assemblePage();
drawCharts(pictures);
drawPictures(pictures);
await buildLoader(join(docs, 'dist-loader', 'loader.js'));
const typedoc = join(dirname(createRequire(import.meta.url).resolve('typedoc/package.json')), 'bin', 'typedoc');
const { status } = spawnSync(process.execPath, [typedoc, '--options', join(docs, 'typedoc.json')], {
  cwd: docs,
  stdio: 'inherit',
});
if (status !== 0) process.exit(status ?? 1);
cpSync(new URL('pictures/open-graph.png', import.meta.url), join(docs, 'dist', 'media', 'open-graph.png'));
checkSourceLinks(join(docs, 'dist'));
await buildPlaygrounds(join(docs, 'dist', 'playground'));
checkPages(join(docs, 'dist'));
checkSearch(join(docs, 'dist'));
