// `npm run coverage -- [package …]`: which lines of the sources does no test of their package run, and how many branches does
// none take? Without the collections of others, as in a lone clone. Ends with 1 where there is such a line; prints them by
// file, and with `--branches` those of the branches too. How many a package still has stands in open.json, which CI lets only
// fall.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';

const root = fileURLToPath(new URL('../../', import.meta.url));
const provider = createRequire(import.meta.url).resolve('@vitest/coverage-v8');

/** What the tests of a package leave out: lines and branches by file, and of how many statements and branches. */
export function uncovered(name) {
  const folder = mkdtempSync(join(tmpdir(), 'kit-coverage-'));
  try {
    const home = join(root, 'packages', name);
    const config = join(folder, 'vitest.config.mjs');
    // A config of its own: the packages' don't know of coverage, nor do their installs bring it.
    writeFileSync(
      config,
      `import config from ${JSON.stringify(join(home, 'vitest.config.ts'))};
const base = await config;
export default { ...base, root: ${JSON.stringify(home)}, test: { ...base.test,
  projects: base.test.projects.filter(({ test }) => test.name !== 'slices').map((project) => ({ ...project, root: ${JSON.stringify(home)} })),
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
    const found = { statements: 0, branches: 0, lines: [], openBranches: [] };
    for (const [path, { statementMap, s, branchMap, b }] of Object.entries(report)) {
      const file = relative(root, path);
      const ids = Object.keys(statementMap);
      const open = ids.filter((id) => s[id] === 0).map((id) => statementMap[id].start.line);
      const ways = Object.entries(branchMap).flatMap(([id, { loc, locations }]) =>
        // The other way of a condition without an else has no place of its own.
        locations.map((at, way) => ({ line: at.start.line ?? loc.start.line, taken: b[id][way] > 0 })),
      );
      const notTaken = ways.filter(({ taken }) => !taken).map(({ line }) => line);
      found.statements += ids.length;
      found.branches += ways.length;
      if (open.length > 0) found.lines.push({ file, lines: ascending([...new Set(open)]) });
      if (notTaken.length > 0) found.openBranches.push({ file, lines: ascending(notTaken) });
    }
    if (found.statements === 0) throw new Error(`no source of ${name} was measured`);
    return found;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function ascending(lines) {
  return lines.sort((a, b) => a - b);
}

/** How many lines, or branches, a list by file holds. */
export function countOpen(files) {
  return files.reduce((sum, { lines }) => sum + lines.length, 0);
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { branches: { type: 'boolean', default: false } },
  });
  for (const name of positionals.length > 0 ? positionals : readdirSync(join(root, 'packages'))) {
    const { statements, branches, lines, openBranches } = uncovered(name);
    const [open, notTaken] = [countOpen(lines), countOpen(openBranches)];
    console.log(
      `${name}: ${statements} statements, ${open} lines that no test runs; ` +
        `${branches} branches, ${notTaken} that none takes (${((100 * (branches - notTaken)) / branches).toFixed(2)} % taken)`,
    );
    for (const file of values.branches ? openBranches : lines) console.log(`  ${file.file}:${file.lines.join(', ')}`);
    if (open > 0) process.exitCode = 1;
  }
}
