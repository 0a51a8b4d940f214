// The folders of `examples`, as somebody gets who copies one: run beside the packed packages, they print what they promise.
import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../checks/places.mjs';
import { must, run } from '../checks/tally.mjs';

const folder = join(root, 'examples');

/** The examples by their folders' names. */
export const examples = readdirSync(folder).filter((name) => existsSync(join(folder, name, 'package.json')));

/** Runs an example in an app that has all packages installed. */
export function runExample(app, name) {
  const copy = join(app, 'examples', name);
  cpSync(join(folder, name), copy, { recursive: true });
  const { dependencies } = JSON.parse(readFileSync(join(copy, 'package.json'), 'utf8'));
  const sources = readdirSync(copy).filter((file) => file.endsWith('.js'));
  const code = sources.map((file) => readFileSync(join(copy, file), 'utf8')).join('\n');
  const imported = [...new Set([...code.matchAll(/from '(@kit\/[^']+)'/g)].map(([, each]) => each))].sort().join();
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
