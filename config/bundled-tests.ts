import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vitest/config';
import { bundle, packages } from './bundle.js';

/**
 * The tests of a folder as scripts that Node loads as they are, with the sources and helpers in scripts that they share: all
 * in a second, where one by one they take many; and a helper that reads fixtures runs once, where Vitest runs it for each
 * test file.
 *
 * @param home - the folder whose `test` holds the tests
 * @param name - what to call the scripts
 * @param isOne - which of the files below `test` are tests
 */
export async function bundledTests(home: string, name: string, isOne: (file: string) => boolean): Promise<Plugin> {
  const files = readdirSync(join(home, 'test'), { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter(isOne);
  const entry = Object.fromEntries(files.map((file) => [file.replace(/\.ts$/, ''), join(home, 'test', file)]));
  const scripts = await bundle(`tests-${name}`, entry);
  const scriptOf = new Map(Object.entries(entry).map(([test, file]) => [file.replaceAll('\\', '/'), scripts[test]]));
  return {
    name: 'kit-bundled-tests',
    enforce: 'pre',
    load(id) {
      const script = scriptOf.get(id);
      return script === undefined ? undefined : `import ${JSON.stringify(script)};`;
    },
  };
}

/** All sources of a package as one script, for the tests that count its work: one file to write the counting into. */
export async function oneScript(name: string): Promise<Plugin> {
  const index = join(packages, name, 'src', 'index.ts');
  const { index: script } = await bundle(`counted-${name}`, { index });
  return {
    name: 'kit-one-script',
    enforce: 'pre',
    resolveId: (id, importer) =>
      id === `@kit/${name}` || (importer !== undefined && join(dirname(importer), id.replace(/\.js$/, '.ts')) === index)
        ? script
        : undefined,
  };
}
