import { defineConfig, type Options } from 'tsup';

/** How every package is built: one ESM and one CommonJS file with their types. `more` is what only one package needs. */
export function packageBuild(more: Options = {}): Options | Options[] | ((overrides: Options) => Options | Options[]) {
  return defineConfig({
    entry: ['src/index.ts'],
    format: ['esm', 'cjs'],
    dts: { compilerOptions: { ignoreDeprecations: '6.0' } },
    // An app installs what it runs: two megabytes at most. Sources and comments are in the repository. esbuild would take out the
    // notes by which bundlers drop what nobody uses, so it shortens names only, and terser takes out the white space.
    esbuildOptions: (options) => {
      options.minifyIdentifiers = true;
    },
    minify: 'terser',
    terserOptions: { compress: false, mangle: false, format: { comments: false, preserve_annotations: true } },
    clean: true,
    target: 'es2022',
    platform: 'neutral',
    tsconfig: '../../config/tsconfig.build.json',
    ...more,
  }) as Options;
}
