// `npm run coverage -- [package …]`: which lines of the sources does no test of their package run? Without the collections of
// others, as in a lone clone. Ends with 1 where there is such a line; prints them by file. How many a package still has stands in
// open-lines.json, which CI lets only fall.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const provider = createRequire(import.meta.url).resolve('@vitest/coverage-v8');

/** The lines of a package's sources that its tests leave out: `{ file, lines }`, and how many statements there are. */
export function uncoveredLines(name) {
  const folder = mkdtempSync(join(tmpdir(), 'kit-coverage-'));
  try {
    const home = join(root, 'packages', name);
    const config = join(folder, 'vitest.config.mjs');
    // A config of its own: the packages' don't know of coverage, nor do their installs bring it.
    writeFileSync(
      config,
      `import base from ${JSON.stringify(join(home, 'vitest.config.ts'))};
export default { ...base, root: ${JSON.stringify(home)}, test: { ...base.test,
  projects: base.test.projects.filter(({ test }) => test.name === 'laws').map((project) => ({ ...project, root: ${JSON.stringify(home)} })),
  coverage: { enabled: true, provider: 'custom', customProviderModule: ${JSON.stringify(provider)},
    include: ['src/**/*.ts'], reporter: ['json'], reportsDirectory: ${JSON.stringify(join(folder, 'report'))} } } };\n`,
    );
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [join(root, 'node_modules', 'vitest', 'vitest.mjs'), 'run', '--root', home, '--config', config],
      { cwd: home, encoding: 'utf8', maxBuffer: 1 << 26, env: { ...process.env, KIT_CORPORA: join(folder, 'none') } },
    );
    if (status !== 0) throw new Error(`the tests of ${name} fail\n${stdout}${stderr}`);
    const report = JSON.parse(readFileSync(join(folder, 'report', 'coverage-final.json'), 'utf8'));
    let statements = 0;
    const files = [];
    for (const [file, { statementMap, s }] of Object.entries(report)) {
      const ids = Object.keys(statementMap);
      statements += ids.length;
      const lines = ids.filter((id) => s[id] === 0).map((id) => statementMap[id].start.line);
      if (lines.length > 0)
        files.push({ file: relative(root, file), lines: [...new Set(lines)].sort((a, b) => a - b) });
    }
    if (statements === 0) throw new Error(`no source of ${name} was measured`);
    return { files, statements };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const asked = process.argv.slice(2);
  for (const name of asked.length > 0 ? asked : readdirSync(join(root, 'packages'))) {
    const { files, statements } = uncoveredLines(name);
    const lines = files.reduce((sum, file) => sum + file.lines.length, 0);
    console.log(`${name}: ${statements} statements, ${lines} lines that no test runs`);
    for (const file of files) console.log(`  ${file.file}:${file.lines.join(', ')}`);
    if (lines > 0) process.exitCode = 1;
  }
}
