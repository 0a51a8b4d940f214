import { readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { packageBuild } from '../../config/tsup.js';

/** The module that imports pure-rand. The source of pure-rand is not in the package, so the maps lead here. */
const importer = resolve('src/random/create-random.ts');

/**
 * pure-rand's generator becomes a part of the build: its path in pure-rand can't be resolved by Parcel, by Metro without
 * package exports, or by a page without a bundler.
 */
export default packageBuild({
  banner: { js: '// Contains a generator of pure-rand, (c) 2018 Nicolas DUBIEN, MIT licence: see LICENSE-pure-rand.' },
  esbuildPlugins: [
    {
      name: 'pure-rand',
      setup({ onLoad }) {
        onLoad({ filter: /[/\\]pure-rand[/\\]/ }, ({ path }) => {
          const map = JSON.stringify({ version: 3, sources: [relative(dirname(path), importer)], mappings: 'AAAA' });
          const comment = `//# sourceMappingURL=data:application/json,${encodeURIComponent(map)}`;
          return { contents: `${readFileSync(path, 'utf8')}\n${comment}` };
        });
      },
    },
  ],
});
