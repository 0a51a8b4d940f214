// `npm run mutation -- flips <package> [files or globs below its src]`: turns one comparison after the other round (`<` into
// `<=`, `===` into `!==`, `&&` into `||` …), runs the tests and examples that reach it, and lists the flips that no test notices.
//
//   --count n        how many, drawn by the seed (default 40; `all`)
//   --seed n         which (default 0)
//   --only f:l:c     the one at this place (file below src, line, column of the operator); may be repeated
//   --again          those that the last run found unnoticed
//   --offsets        `+ 1` and `- 1` are turned round too
//   --list           names the flips and runs nothing
//
// A flip that can't change a result stands in packages/<name>/test/equivalent-flips.json by the name that is printed below
// it, with the others of its class and the reason: `[{ "class": …, "reason": …, "flips": [name, …] }]`. A name there
// that fits no flip any more is an error. Needs the folder flips/ beside this file.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { findFlips } from './flips/find-flips.mjs';
import { FlipRunner, recordTests } from './flips/run-tests.mjs';

const root = join(import.meta.dirname, '..', '..');
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: 'string', default: '40' },
    seed: { type: 'string', default: '0' },
    only: { type: 'string', multiple: true, default: [] },
    again: { type: 'boolean', default: false },
    offsets: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
  },
});
const [name, ...globs] = positionals;
const sources = join(root, 'packages', name ?? '', 'src');
if (!name || !existsSync(sources))
  fail('usage: npm run mutation -- flips <package> [files below its src, such as board/**]');
const cache = join(root, '.cache', 'mutation');
const lastFile = join(cache, `flips-${name}-unnoticed.json`);

const flips = findFlips(sources, values);
const wanted = draw(withoutEquivalent(flips).filter(isAsked));
if (values.list) {
  for (const flip of wanted) console.log(flip.name);
  process.exit(0);
}
const tests = await testsOf();
const runner = new FlipRunner({ name, root, files: tests.map(({ file }) => file) }, tests[0]);
process.on('exit', () => runner.close());
process.on('SIGINT', () => process.exit(130));
process.on('SIGTERM', () => process.exit(143));
const unnoticed = [];
for (const [index, flip] of wanted.entries()) {
  const reaching = tests.filter(({ reached }) => reached.includes(flips.indexOf(flip)));
  const noticed = reaching.length > 0 && (await runner.isNoticed(flip, reaching));
  if (process.stderr.isTTY) process.stderr.write(`\r${index + 1} of ${wanted.length}\r`);
  if (noticed) continue;
  unnoticed.push(flip);
  const { file, line, col, from, to } = flip;
  const why = reaching.length > 0 ? `none of ${reaching.length} test files fails` : 'no test comes here';
  console.log(`${relative(root, file)}:${line}:${col}  ${from} → ${to}  ${why}\n    ${flip.name}`);
}
writeFileSync(lastFile, JSON.stringify(unnoticed.map((flip) => flip.name)));
console.log(`${wanted.length} flips, ${wanted.length - unnoticed.length} noticed, ${unnoticed.length} not`);
process.exit(unnoticed.length === 0 ? 0 : 1);

function isAsked({ file, line, col, name: flipName }) {
  const below = relative(sources, file).replaceAll('\\', '/');
  if (values.only.length > 0) {
    return values.only.some((place) => place.replace(/^.*\bsrc\//, '') === `${below}:${line}:${col}`);
  }
  if (values.again) return JSON.parse(readFileSync(lastFile, 'utf8')).includes(flipName);
  return globs.length === 0 || globs.some((glob) => pattern(glob).test(below));
}

/** `board/**`, `*.ts`, `board` (a folder) or `board/check.ts`. */
function pattern(glob) {
  const text = glob
    .replace(/[.+^${}()|[\]\\]/g, '\\$&')
    .replace(/\*\*\/?|\*/g, (stars) => (stars.startsWith('**') ? '.*' : '[^/]*'));
  return new RegExp(`^${text}(/.*)?$`);
}

/** The first of the flips in the order of the seed, in the order of the text. */
function draw(list) {
  const count = values.count === 'all' || values.again || values.only.length > 0 ? list.length : Number(values.count);
  if (!(count > 0 || list.length === 0)) fail(`--count ${values.count}: a number or all`);
  const rank = (flip) => createHash('sha256').update(`${values.seed} ${flip.name}`).digest('hex');
  const drawn = new Set(
    list
      .map((flip) => ({ flip, rank: rank(flip) }))
      .sort((a, b) => (a.rank < b.rank ? -1 : 1))
      .slice(0, count)
      .map(({ flip }) => flip),
  );
  return list.filter((flip) => drawn.has(flip));
}

function withoutEquivalent(list) {
  const file = join(root, 'packages', name, 'test', 'equivalent-flips.json');
  const classes = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
  const equivalent = new Set(classes.flatMap((each) => each.flips));
  const names = new Set(findFlips(sources, { offsets: true }).map((flip) => flip.name));
  const gone = [...equivalent].filter((flip) => !names.has(flip));
  if (gone.length > 0) fail(`${relative(root, file)} names flips that there are none of:\n  ${gone.join('\n  ')}`);
  if (classes.some((each) => !each.class || !each.reason)) fail(`${relative(root, file)}: a class without its reason`);
  return list.filter((flip) => !equivalent.has(flip.name));
}

/** The test files with what they reach, the quickest first; only those are run that have changed since the last time. */
async function testsOf() {
  const extracted = spawnSync(process.execPath, [join(root, 'tools', 'examples', 'extract.mjs')], { encoding: 'utf8' });
  if (extracted.status !== 0) fail(extracted.stdout + extracted.stderr);
  const below = files(join(root, 'packages', name, 'test'));
  const own = below.filter((file) => file.endsWith('.test.ts') && (corporaHere() || !file.endsWith('.corpus.test.ts')));
  const all = [...own, ...files(join(root, '.examples')).filter(isExampleOf)];
  const shared = createHash('sha256').update(JSON.stringify([values.offsets, process.env.KIT_CORPORA]));
  const folders = ['packages/grid/src', `packages/${name}/src`, 'config', 'tools/mutation/flips'];
  for (const file of [
    ...folders.flatMap((folder) => files(join(root, folder))),
    ...below.filter((file) => !file.endsWith('.test.ts')),
  ])
    shared.update(file).update(readFileSync(file));
  const digestOf = (file) => shared.copy().update(file).update(readFileSync(file)).digest('hex');
  mkdirSync(cache, { recursive: true });
  const cached = join(cache, `flips-${name}-reached.json`);
  const known = existsSync(cached) ? JSON.parse(readFileSync(cached, 'utf8')) : [];
  const fresh = known.filter(({ file, digest }) => all.includes(file) && digestOf(file) === digest);
  const stale = all.filter((file) => !fresh.some((test) => test.file === file));
  if (stale.length > 0) {
    console.error(`finding out what ${stale.length} test files reach …`);
    const recorded = await recordTests({ name, root, files: stale }, flips).catch((error) => fail(error.message));
    for (const test of recorded) fresh.push({ ...test, digest: digestOf(test.file) });
    writeFileSync(cached, JSON.stringify(fresh));
  }
  return fresh.sort((a, b) => a.seconds - b.seconds);
}

/** Without the collections of others the tests that need them are left out, as in `npm test`. */
function corporaHere() {
  return existsSync(process.env.KIT_CORPORA ?? join(root, '..', 'shared', 'corpora'));
}

/** Examples of several packages at once are slow, and the tests of none. */
function isExampleOf(file) {
  const imported = [...readFileSync(file, 'utf8').matchAll(/from '@kit\/([^']+)'/g)].map(([, other]) => other);
  return imported.includes(name) && imported.every((other) => other === name || other === 'grid');
}

function files(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

function fail(message) {
  console.error(message);
  process.exit(2);
}
