// The folders of `examples`, as somebody gets who copies one: run beside the packed packages, they print what they promise.
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../checks/places.mjs';
import { must, run } from '../checks/tally.mjs';

const folder = join(root, 'examples');

/** The examples that are run, by their folders' names; the others are pages (apps.mjs). */
export const examples = readdirSync(folder).filter((name) => existsSync(join(folder, name, 'expected.txt')));

/** Runs an example in an app that has all packages installed. */
export function runExample(app, name) {
  const copy = copyExample(app, name);
  const { dependencies } = JSON.parse(readFileSync(join(copy, 'package.json'), 'utf8'));
  const sources = readdirSync(copy).filter((file) => file.endsWith('.js'));
  const code = sources.map((file) => readFileSync(join(copy, file), 'utf8')).join('\n');
  const imported = [...new Set([...code.matchAll(/from '([@a-z][^.':]*)'/g)].map(([, each]) => each))].sort().join();
  must(
    imported === Object.keys(dependencies).sort().join(),
    `imports ${imported} and installs ${Object.keys(dependencies)}`,
  );
  const input = join(copy, 'input.txt');
  const printed = run(process.execPath, ['main.js'], {
    cwd: copy,
    input: existsSync(input) ? readFileSync(input, 'utf8') : '',
  });
  const expected = readFileSync(join(copy, 'expected.txt'), 'utf8');
  must(printed === expected, `prints\n${printed}\ninstead of\n${expected}`);
  return `${printed.split('\n').length - 1} lines as promised`;
}

/** The folder of an example beside the packed packages, with the libraries of others that it asks for. */
export function copyExample(app, name) {
  const copy = join(app, 'examples', name);
  cpSync(join(folder, name), copy, { recursive: true });
  const { dependencies, devDependencies } = JSON.parse(readFileSync(join(copy, 'package.json'), 'utf8'));
  for (const library of Object.keys({ ...dependencies, ...devDependencies })) {
    const place = join(app, 'node_modules', library);
    if (existsSync(place)) continue;
    mkdirSync(dirname(place), { recursive: true });
    symlinkSync(join(import.meta.dirname, 'node_modules', library), place, 'junction');
  }
  return copy;
}
