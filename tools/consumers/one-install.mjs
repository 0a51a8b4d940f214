// One install is enough: each package alone in an empty app, with pnpm's strict layout (only what a manifest names can be
// imported), runs every example of its README, its guide and its comments from the packed tarball.
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packageManager, packages, root } from '../checks/places.mjs';
import { must, run, Tally } from '../checks/tally.mjs';
import { packedTarballs } from './tarballs.mjs';

const pnpm = ['--yes', packageManager];
/** The guide of a package is called like it, but for one. */
const guideOf = (folder) => `guide-${folder === 'sudoku-human' ? 'sudoku' : folder}.test.ts`;

const packed = packedTarballs();
const tally = new Tally();
for (const { name, folder } of packages) {
  tally.check(`one install: the examples of ${name}`, () => runExamples(name, folder));
}
tally.close();

function runExamples(name, folder) {
  const app = mkdtempSync(join(tmpdir(), 'kit-one-'));
  try {
    const file = (each) => `file:${packed.get(each)}`;
    // What the README says is to be installed.
    const readme = readFileSync(join(root, 'packages', folder, 'README.md'), 'utf8');
    const asked = /^npm install (.+)$/m.exec(readme)[1].split(' ');
    must(asked.includes(name), `its README installs ${asked}`);
    const dependencies = Object.fromEntries(asked.map((each) => [each, file(each)]));
    const manifest = { name: 'app', private: true, type: 'module', dependencies };
    writeFileSync(join(app, 'package.json'), JSON.stringify(manifest));
    // The core comes along as a dependency, from its tarball too, and stays out of the app's reach.
    writeFileSync(
      join(app, 'pnpm-workspace.yaml'),
      `overrides:\n  '@kit/grid': '${file('@kit/grid')}'\nhoist: false\nnodeLinker: isolated\npmOnFail: ignore\nminimumReleaseAge: 0\n`,
    );
    run('npx', [...pnpm, 'install', '--prefer-offline', '--reporter=silent'], { cwd: app });
    mkdirSync(join(app, 'examples'));
    const files = [`${folder}.test.ts`, guideOf(folder)].filter((file) => existsSync(join(root, '.examples', file)));
    must(files.length > 0, 'no examples: run "npm run check:examples"');
    for (const file of files) copyFileSync(join(root, '.examples', file), join(app, 'examples', file));
    writeFileSync(join(app, 'vitest.config.mjs'), 'export default { test: { testTimeout: 600_000 } };\n');
    const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
    const output = run(process.execPath, [vitest, 'run', '--root', app, '--reporter=dot'], {
      cwd: app,
      env: { ...process.env, NO_COLOR: '1' },
    });
    return /Tests\s+(\d+ passed)/.exec(output)?.[1];
  } finally {
    rmSync(app, { recursive: true, force: true });
  }
}
