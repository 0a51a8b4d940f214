import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vitest/config';
import { bundle, packages } from './bundle.js';
import { type Node, withCounting } from './count-work.js';

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

/**
 * All sources of a package as one script that counts its work, so that Node loads it as it is: what Vite would make of so long
 * a script takes longer than many a search.
 */
export async function countedScript(name: string): Promise<Plugin> {
  const index = join(packages, name, 'src', 'index.ts');
  const { index: script = '' } = await bundle(`counted-${name}`, { index });
  let counts = false;
  return {
    name: 'kit-counted-script',
    enforce: 'pre',
    resolveId(id, importer) {
      const isIndex =
        id === `@kit/${name}` ||
        (importer !== undefined && join(dirname(importer), id.replace(/\.js$/, '.ts')) === index);
      if (!isIndex) return undefined;
      if (!counts) {
        const code = readFileSync(script, 'utf8');
        writeFileSync(script, withCounting(code, this.parse(code) as unknown as Node));
        counts = true;
      }
      return script;
    },
  };
}
