import { defineConfig, type Options } from 'tsup';

/** How every package is built: one ESM and one CommonJS file with their types, nothing bundled in. */
export function packageBuild(): Options | Options[] | ((overrides: Options) => Options | Options[]) {
  return defineConfig({
    entry: ['src/index.ts'],
    format: ['esm', 'cjs'],
    dts: { compilerOptions: { ignoreDeprecations: '6.0' } },
    sourcemap: true,
    clean: true,
    target: 'es2022',
    platform: 'neutral',
    tsconfig: '../../config/tsconfig.build.json',
  }) as Options;
}
