import { defineConfig } from 'tsup';

/** The demo is one bundle of the packages' own sources, so that `npm run demo` needs one quick build. */
export default defineConfig({
  entry: ['src/main.ts'],
  format: ['esm'],
  target: 'node20',
  platform: 'node',
  clean: true,
  // pngjs asks for Node's own modules by `require`, which a bundled ES module does not have.
  external: ['pngjs'],
  noExternal: [/^(?!pngjs$)/],
  tsconfig: '../../tsconfig.test.json',
});
