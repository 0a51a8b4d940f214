// `npm run check:layers`: reads the imports of all sources and holds them to the layers of layers.mjs, as it
// does the guide's list of them, which `npm run check:layers -- --write` makes.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cruise } from 'dependency-cruiser';
import { floorsAsMarkdown, layers } from './layers.mjs';

const root = join(import.meta.dirname, '..', '..');
process.chdir(root);

const rules = [
  {
    name: 'no-cycle',
    severity: 'error',
    from: {},
    to: { circular: true },
  },
  {
    name: 'grid-only',
    comment: 'a package knows @kit/grid and no other package; @kit/grid has a generator of pure-rand built in',
    severity: 'error',
    from: { path: '^packages/([^/]+)/src' },
    to: { pathNot: ['^packages/$1/src', '^@kit/grid$', '^packages/grid/(src/index|dist/)', 'pure-rand'] },
  },
  ...Object.entries(layers).flatMap(([name, floors]) => upwardRules(name, floors)),
];

const rooms = new Map(
  Object.entries(layers).map(([name]) => [
    name,
    readdirSync(`packages/${name}/src`, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => entry.name)
      // Where types.ts is a list of files, these are below all rooms, as it is.
      .filter((room) => room !== 'types'),
  ]),
);
let faults = 0;
for (const [name, found] of rooms) {
  const named = layers[name].flat();
  for (const room of found.filter((room) => !named.includes(room))) fault(`packages/${name}/src/${room} has no layer`);
  for (const room of named.filter((room) => !found.includes(room))) fault(`layers.mjs: ${name} has no room ${room}`);
}

const page = 'docs/guide/architecture.md';
const guide = readFileSync(page, 'utf8');
const list = floorsAsMarkdown();
if (process.argv.includes('--write')) {
  writeFileSync(
    page,
    guide.replace(/(?<=holds them to this list\.\n\n).*?\n(?=\n)/s, () => list),
  );
} else if (!guide.includes(`\n\n${list}\n`)) {
  fault(`${page} lists other floors: "npm run check:layers -- --write" writes them`);
}

const { output } = await cruise(
  Object.keys(layers).map((name) => `packages/${name}/src`),
  {
    ruleSet: { forbidden: rules },
    validate: true,
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    moduleSystems: ['es6'],
    exclude: { path: 'node_modules' },
  },
  { extensions: ['.ts'], extensionAlias: { '.js': ['.ts'] } },
);
for (const { rule, from, to, cycle } of output.summary.violations) {
  fault(`${rule.name}: ${from} -> ${cycle ? cycle.map(({ name }) => name).join(' -> ') : to}`);
}
console.log(
  `${output.summary.totalCruised} files, ${output.summary.totalDependenciesCruised} imports, ${faults} faults`,
);
process.exitCode = faults === 0 ? 0 : 1;

/** What no room of a floor may import: its neighbours on the floor, and all above. A rule a floor, as each one costs. */
function upwardRules(name, floors) {
  const src = `^packages/${name}/src`;
  const types = `${src}/types(\\.ts$|/)`;
  const rules = floors.map((floor, height) => ({
    name: `${name}: ${floor.join(', ')} must not look up`,
    severity: 'error',
    from: { path: `${src}/(${floor.join('|')})/` },
    to: {
      path: [`${src}/[^/]+\\.ts$`, `${src}/(${floors.slice(height).flat().join('|')})/`],
      pathNot: [`${src}/$1/`, types],
    },
  }));
  const ground = {
    name: `${name}: types look up`,
    severity: 'error',
    from: { path: types },
    to: { path: `${src}/`, pathNot: types },
  };
  return [ground, ...rules];
}

function fault(message) {
  faults += 1;
  console.error(message);
}
