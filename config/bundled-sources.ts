import { readdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { Plugin } from 'vitest/config';
import { alias, bundle, packages } from './bundle.js';

/**
 * The sources of a package as scripts that Node loads as they are, every file for itself, since tests look into them: in a
 * second, where one by one they take many, and the calls between files are as quick as a user's are.
 */
export async function bundledSources(name: string): Promise<Plugin> {
  const src = join(packages, name, 'src');
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  const sources = new Set([...files.map((file) => join(src, file)), ...Object.values(alias).filter(isOfGrid)]);
  const entry = Object.fromEntries([...sources].map((source) => [nameOf(source), source]));
  const scripts = await bundle(`sources-${name}`, entry);
  return {
    name: 'kit-bundled-sources',
    enforce: 'pre',
    resolveId(id, importer) {
      const beside = importer !== undefined && id.startsWith('.') ? join(dirname(importer), id) : undefined;
      const source = alias[id] ?? beside?.replace(/\.js$/, '.ts');
      return source === undefined ? undefined : scripts[nameOf(source)];
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

function isOfGrid(source: string): boolean {
  return source === alias['@kit/grid'];
}

function nameOf(source: string): string {
  return relative(packages, source).replaceAll('\\', '/').replace(/\.ts$/, '');
}
