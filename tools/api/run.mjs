// The public face of each package as `packages/<name>/etc/<name>.api.md`: names, signatures, fields. A change of it is a
// visible diff; `npm run api` writes the reports, `--check` compares them.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Extractor, ExtractorConfig } from '@microsoft/api-extractor';
import { packages, root } from '../checks/places.mjs';
import { must, Tally } from '../checks/tally.mjs';

const reportOf = ({ folder }) => `packages/${folder}/etc/${folder}.api.md`;

if (process.argv.includes('--check')) check();
else write();

/** Two rows a package: is the report true, and does a changeset tell users of what changed? */
function check() {
  const tally = new Tally();
  for (const each of packages) {
    tally.check(`api: the report of ${each.name} is true`, () => {
      const { apiReportChanged, messages } = extract(each, false);
      must(!apiReportChanged, `${reportOf(each)} is out of date: run "npm run api"\n${messages.join('\n')}`);
    });
    tally.check(`api: what changed in ${each.name} has a changeset`, () => checkChangeset(each));
  }
  tally.close();
}

function write() {
  for (const each of packages) {
    must(existsSync(join(each.path, 'dist', 'index.d.ts')), `${each.name} isn't built`);
    const { messages } = extract(each, true);
    console.log(`${reportOf(each)}${messages.length > 0 ? `: ${messages.join('\n')}` : ''}`);
  }
}

/** Compares the report with the built declarations, or writes it. */
function extract({ folder, path }, writes) {
  mkdirSync(join(path, 'etc'), { recursive: true });
  const messages = [];
  const configObject = {
    projectFolder: path,
    mainEntryPointFilePath: '<projectFolder>/dist/index.d.ts',
    bundledPackages: [],
    newlineKind: 'lf',
    compiler: {
      overrideTsconfig: {
        compilerOptions: {
          target: 'es2022',
          module: 'nodenext',
          moduleResolution: 'nodenext',
          strict: true,
          types: [],
        },
        files: ['dist/index.d.ts'],
      },
    },
    apiReport: {
      enabled: true,
      reportFileName: `${folder}.api.md`,
      reportFolder: '<projectFolder>/etc',
      reportTempFolder: '<projectFolder>/dist/api',
    },
    docModel: { enabled: false },
    dtsRollup: { enabled: false },
    tsdocMetadata: { enabled: false },
    messages: {
      extractorMessageReporting: {
        default: { logLevel: 'none' },
        'ae-forgotten-export': { logLevel: 'none' },
      },
      tsdocMessageReporting: { default: { logLevel: 'none' } },
    },
  };
  const config = ExtractorConfig.prepare({
    configObject,
    configObjectFullPath: join(path, 'api-extractor.json'),
    packageJsonFullPath: join(path, 'package.json'),
  });
  const { apiReportChanged } = Extractor.invoke(config, {
    localBuild: writes,
    messageCallback: (message) => {
      if (message.logLevel === 'error' || message.logLevel === 'warning') messages.push(message.text);
      message.handled = true;
    },
  });
  return { apiReportChanged, messages };
}

/** What a branch changes in a report, a new changeset names; what it takes away or alters asks for a major version. */
function checkChangeset({ name, folder, version }) {
  const base = baseCommit();
  if (base === undefined) return 'there is nothing to compare with';
  const report = reportOf({ folder });
  const before = git('show', `${base}:${report}`);
  if (before === undefined) return 'the report is new';
  const now = readFileSync(join(root, report), 'utf8');
  if (before === now) return 'unchanged';
  const known = new Set((git('ls-tree', '--name-only', base, '.changeset/') ?? '').split('\n'));
  const bumps = readdirSync(join(root, '.changeset'))
    .filter((file) => file.endsWith('.md') && !known.has(`.changeset/${file}`))
    .map(
      (file) => new RegExp(`["']${name}["']: (\\w+)`).exec(readFileSync(join(root, '.changeset', file), 'utf8'))?.[1],
    )
    .filter((bump) => bump !== undefined);
  must(bumps.length > 0, `${report} differs from ${base.slice(0, 9)}: say so with "npm run changeset"`);
  const lines = new Set(now.split('\n'));
  const lost = before.split('\n').filter((line) => line.trim() !== '' && !lines.has(line));
  // Before 1.0, and between its trials, everything may still change.
  if (lost.length === 0 || /^0\.|-/.test(version)) return `${bumps.join(', ')}`;
  must(bumps.includes('major'), `taken away or altered, which asks for a major:\n${lost.join('\n')}`);
  return 'major';
}

/** Where this branch left main; on main itself the commit before. */
function baseCommit() {
  const head = git('rev-parse', 'HEAD')?.trim();
  for (const main of ['origin/main', 'main']) {
    const base = git('merge-base', 'HEAD', main)?.trim();
    if (base !== undefined && base !== head) return base;
  }
  return git('rev-parse', 'HEAD~1')?.trim();
}

function git(...args) {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout : undefined;
}
