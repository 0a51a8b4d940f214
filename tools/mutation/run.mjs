// `npm run mutation -- [flips] <package> [files or globs below its src]`: changes the code in one small way after the other,
// runs the tests and examples that reach the change, and lists those that no test notices, with a score for each file.
//
// Without `flips` the changes are all that Stryker knows; with it only comparisons and logic are turned round (`<` into `<=`,
// `===` into `!==`, `&&` into `||` …), which finds the rules whose edges nobody looks at.
//
//   --count n        how many, drawn by the seed (default all)
//   --seed n         which (default 0)
//   --only f:l:c     those at this place (file below src, line, column); may be repeated
//   --again          those that the last run found unnoticed
//   --tests glob     only the tests below the package's test folder that fit
//   --seconds n      of the tests that reach a change only the cheapest, so many seconds of them (default all)
//   --list           names them and runs nothing
//
// What can't change a result stands in packages/<name>/test/equivalent-flips.json or equivalent-mutants.json by the name
// that is printed below it, with the others of its class and the reason: `[{ "class": …, "reason": …, "flips": [name, …] }]`
// (or "mutants"). It isn't tried again and counts for no score. A name there that fits nothing any more is an error.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { corporaFolder } from '../../config/corpora-folder.mjs';
import { allMutants } from './run/all-mutants.mjs';
import { faultsOfList, listedNames } from './run/equivalents.mjs';
import { findFlips, withReports, withSwitches } from './run/flips.mjs';
import { isPause } from './run/pauses.mjs';
import { runMutants } from './run/run-mutants.mjs';

const root = join(import.meta.dirname, '..', '..');
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: 'string', default: 'all' },
    seed: { type: 'string', default: '0' },
    only: { type: 'string', multiple: true, default: [] },
    again: { type: 'boolean', default: false },
    tests: { type: 'string', multiple: true, default: [] },
    seconds: { type: 'string', default: 'Infinity' },
    list: { type: 'boolean', default: false },
  },
});
const onlyFlips = positionals[0] === 'flips';
const kind = onlyFlips ? 'flips' : 'mutants';
const [name, ...globs] = positionals.slice(onlyFlips ? 1 : 0);
const home = join(root, 'packages', name ?? '');
const sources = join(home, 'src');
if (!name || !existsSync(sources))
  fail('usage: npm run mutation -- [flips] <package> [files below its src, such as board/**]');
const known = filesBelow(sources).map((file) => below(sources, file));
const strange = globs.filter((glob) => !known.some((file) => pattern(glob).test(file)));
if (strange.length > 0)
  fail(`no file of packages/${name}/src fits ${strange.join(' or ')}: files are named below it, such as board/**`);
const cache = join(root, '.cache', 'mutation');
const lastFile = join(cache, `${name}-${kind}-unnoticed.json`);
mkdirSync(cache, { recursive: true });

const { mutants, switched, recorded } = onlyFlips ? flipsHere() : await mutantsHere();
const equivalent = equivalentHere(mutants);
const drawn = draw(mutants.filter(isAsked));
const wanted = drawn.filter(({ name: what }) => !equivalent.has(what));
if (values.list) {
  for (const mutant of wanted) console.log(placed(mutant));
  process.exit(0);
}
const scores = new Map();
const linesOf = new Map();
const unnoticed = [];
await runMutants({
  root,
  files: testFiles(),
  count: mutants.length,
  wanted: wanted.map((mutant) => mutants.indexOf(mutant)),
  switched: (file) => switched.get(file),
  recorded: (file) => recorded.get(file),
  seconds: Number(values.seconds),
  fileOf: (index) => mutants[index].file,
  say: (text) => console.error(text),
  report: (index, noticed, why) => {
    const mutant = mutants[index];
    const score = scores.get(mutant.file) ?? { all: 0, noticed: 0 };
    scores.set(mutant.file, score);
    score.all++;
    if (noticed) {
      score.noticed++;
      return;
    }
    unnoticed.push(mutant);
    console.log(`${placed(mutant)}  ${why}\n    ${mutant.name}`);
  },
}).catch((error) => fail(error.message));
writeFileSync(lastFile, JSON.stringify(unnoticed.map(placed)));
for (const [file, score] of [...scores].sort()) {
  if (score.noticed < score.all)
    console.log(`${percent(score).padStart(5)}  ${score.noticed} of ${score.all}  ${relative(sources, file)}`);
}
console.log(
  `${wanted.length} ${kind}, ${wanted.length - unnoticed.length} noticed, ${unnoticed.length} not; ${drawn.length - wanted.length} more are listed`,
);
const rules = wanted.filter((mutant) => !isOfAPause(mutant));
if (rules.length < wanted.length) {
  const missed = unnoticed.filter((mutant) => !isOfAPause(mutant)).length;
  const score = percent({ noticed: rules.length - missed, all: rules.length });
  console.log(`without the lines that only say when to pause: ${rules.length - missed} of ${rules.length}, ${score}`);
}
process.exit(unnoticed.length === 0 ? 0 : 1);

function placed({ file, line, col, what, from, to }) {
  return `${relative(root, file)}:${line}:${col}  ${what ?? `${from} → ${to}`}`;
}

function isOfAPause({ file, line }) {
  linesOf.set(file, linesOf.get(file) ?? readFileSync(file, 'utf8').split('\n'));
  return isPause(linesOf.get(file)[line - 1]);
}

function percent({ noticed, all }) {
  return `${Math.floor((100 * noticed) / all)} %`;
}

function flipsHere() {
  const flips = findFlips(sources).filter(({ file }) => isBelow(file));
  const byFile = new Map();
  for (const [index, flip] of flips.entries())
    byFile.set(flip.file, [...(byFile.get(flip.file) ?? []), { ...flip, index }]);
  const texts = (write) => new Map([...byFile].map(([file, here]) => [file, write(readFileSync(file, 'utf8'), here)]));
  return { mutants: flips, switched: texts(withSwitches), recorded: texts(withReports) };
}

function mutantsHere() {
  const paths = filesBelow(sources).filter((file) => file.endsWith('.ts') && isBelow(file));
  return allMutants(
    sources,
    paths.map((path) => ({ path, code: readFileSync(path, 'utf8') })),
  );
}

function isBelow(file) {
  return globs.length === 0 || globs.some((glob) => pattern(glob).test(below(sources, file)));
}

function isAsked(mutant) {
  const place = `${below(sources, mutant.file)}:${mutant.line}:${mutant.col}`;
  if (values.only.length > 0) return values.only.some((each) => each.replace(/^.*\bsrc\//, '') === place);
  return !values.again || JSON.parse(readFileSync(lastFile, 'utf8')).includes(placed(mutant));
}

/** `board/**`, `*.ts`, `board` (a folder) or `board/check.ts`. */
function pattern(glob) {
  const text = glob
    .replace(/[.+^${}()|[\]\\]/g, '\\$&')
    .replace(/\*\*\/?|\*/g, (stars) => (stars.startsWith('**') ? '.*' : '[^/]*'));
  return new RegExp(`^${text}(/.*)?$`);
}

/** The first in the order of the seed, in the order of the text. */
function draw(list) {
  if (values.count === 'all') return list;
  if (!(Number(values.count) > 0)) fail(`--count ${values.count}: a number or all`);
  const rank = (mutant) =>
    createHash('sha256')
      .update(`${values.seed} ${placed(mutant)}`)
      .digest('hex');
  const drawn = new Set(
    list
      .map((mutant) => ({ mutant, rank: rank(mutant) }))
      .sort((a, b) => (a.rank < b.rank ? -1 : 1))
      .slice(0, Number(values.count))
      .map(({ mutant }) => mutant),
  );
  return list.filter((mutant) => drawn.has(mutant));
}

/** The names of what is listed; a mutant may stand among the flips, too. */
function equivalentHere(here) {
  const isHere = (file) => isBelow(join(sources, file));
  const faults = faultsOfList(home, kind, here, isHere);
  if (faults.length > 0) fail(`packages/${name}\n  ${faults.join('\n  ')}`);
  return new Set(['flips', kind].flatMap((each) => [...listedNames(home, each)]));
}

/**
 * The package's tests and examples. Without the collections of others the tests that need them are left out, as in `npm
 * test`.
 */
function testFiles() {
  const extracted = spawnSync(process.execPath, [join(root, 'tools', 'examples', 'extract.mjs')], { encoding: 'utf8' });
  if (extracted.status !== 0) fail(extracted.stdout + extracted.stderr);
  const corpora = existsSync(corporaFolder);
  const folder = join(home, 'test');
  const own = filesBelow(folder).filter(
    (file) =>
      file.endsWith('.test.ts') &&
      // Counting work would count the switches.
      !file.endsWith('.slices.test.ts') &&
      (corpora || !file.endsWith('.corpus.test.ts')) &&
      // In one bundle no module can be put in another's place.
      !/\bvi\.(do)?[mM]ock\(/.test(readFileSync(file, 'utf8')) &&
      (values.tests.length === 0 || values.tests.some((glob) => pattern(glob).test(below(folder, file)))),
  );
  return values.tests.length > 0 ? own : [...own, ...filesBelow(join(root, '.examples')).filter(isExampleOf)];
}

/** Examples of several packages at once are slow, and the tests of none. */
function isExampleOf(file) {
  const imported = [...readFileSync(file, 'utf8').matchAll(/from '@kit\/([^']+)'/g)].map(([, other]) => other);
  return imported.includes(name) && imported.every((other) => other === name || other === 'grid');
}

function filesBelow(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

function below(folder, file) {
  return relative(folder, file).replaceAll('\\', '/');
}

function fail(message) {
  console.error(message);
  process.exit(2);
}
