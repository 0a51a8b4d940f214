import { readFileSync, writeFileSync } from 'node:fs';
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
    plugins: [{ name: 'annotations', buildEnd: ({ writtenFiles }) => writtenFiles.forEach(keepMeantAnnotations) }],
    clean: true,
    target: 'es2022',
    platform: 'neutral',
    tsconfig: '../../config/tsconfig.build.json',
    ...more,
  }) as Options;
}

/** terser writes the note of a call that is returned before the `return`, where it says nothing and bundlers warn of it. */
function keepMeantAnnotations({ name }: { readonly name: string }): void {
  if (!/js$/.test(name)) return;
  writeFileSync(name, readFileSync(name, 'utf8').replace(/\/\* @__PURE__ \*\/\s*(?=return\b)/g, ''));
}
