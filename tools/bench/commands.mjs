// Times `npm run demo` and `npm test` as a new user meets them: a clean clone, an empty HOME, an empty npm cache; cold and
// then warm, in either order.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeResults } from './write-results.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
const rows = [];
for (const order of [
  ['demo', 'test'],
  ['test', 'demo'],
]) {
  const folder = mkdtempSync(join(tmpdir(), 'kit-clean-'));
  const env = {
    PATH: process.env.PATH,
    HOME: join(folder, 'home'),
    npm_config_cache: join(folder, 'cache'),
    LANG: 'C.UTF-8',
  };
  const clone = join(folder, 'kit');
  timed('git', ['clone', '--quiet', '--no-hardlinks', root, clone], folder, env);
  const times = {};
  for (const temperature of ['cold', 'warm']) {
    for (const command of order) times[`${command} ${temperature}`] = timed('npm', ['run', '-s', command], clone, env);
  }
  for (const command of ['demo', 'test']) {
    const place = order.indexOf(command) === 0 ? 'first' : 'second';
    rows.push([
      `npm ${command === 'demo' ? 'run demo' : 'test'}, ${place} in a clean clone`,
      times[`${command} cold`],
      times[`${command} warm`],
    ]);
  }
  rmSync(folder, { recursive: true, force: true });
}
writeResults(new URL('results.json', import.meta.url), {
  title: 'The two commands',
  tables: [
    {
      title: 'Seconds, from a clean clone with an empty HOME and npm cache',
      note: 'The first command of a clean clone also installs; the warm run repeats the same command.',
      columns: ['command', 'cold', 'warm'],
      rows,
    },
  ],
});

function timed(program, args, cwd, env) {
  const started = performance.now();
  const { status, stdout, stderr } = spawnSync(program, args, { cwd, env, encoding: 'utf8', maxBuffer: 1 << 26 });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} ended with ${status}\n${stdout}${stderr}`);
  const seconds = (performance.now() - started) / 1000;
  console.log(`${program} ${args.join(' ')}: ${seconds.toFixed(1)} s`);
  return seconds.toFixed(1);
}
