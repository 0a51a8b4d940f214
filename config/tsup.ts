import { defineConfig, type Options } from 'tsup';

/** How every package is built: one ESM and one CommonJS file with their types. `more` is what only one package needs. */
export function packageBuild(more: Options = {}): Options | Options[] | ((overrides: Options) => Options | Options[]) {
  return defineConfig({
    entry: ['src/index.ts'],
    format: ['esm', 'cjs'],
    dts: { compilerOptions: { ignoreDeprecations: '6.0' } },
    sourcemap: true,
    // The maps name the sources, which lie beside them in the package.
    esbuildOptions: (options) => {
      options.sourcesContent = false;
    },
    clean: true,
    target: 'es2022',
    platform: 'neutral',
    tsconfig: '../../config/tsconfig.build.json',
    ...more,
  }) as Options;
}
