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
  {
    name: 'finders-apart',
    comment: 'a finder and what it is made of know no verifier',
    severity: 'error',
    from: { path: '/techniques/[^/]+/', pathNot: '/verify-[^/]+$' },
    to: { path: '/(techniques/[^/]+/verify-[^/]+|verify/[^/]+)$' },
  },
  {
    name: 'verifiers-apart',
    comment: 'a verifier knows no finder and nothing that finders are made of, but the names of fish',
    severity: 'error',
    from: { path: '/(techniques/[^/]+/verify-[^/]+|verify/[^/]+)$' },
    to: {
      path: ['/sudoku-human/src/techniques/', '/sudoku-human/src/kernel/'],
      pathNot: ['/verify-[^/]+$', '/each-fish\\.ts$'],
    },
  },
  ...Object.entries(layers).flatMap(([name, floors]) => upwardRules(name, floors)),
];

const rooms = new Map(
  Object.entries(layers).map(([name, floors]) => [
    name,
    foldersOf(`packages/${name}/src`)
      // Where types.ts is a list of files, these are below all rooms, as it is.
      .filter((room) => room !== 'types')
      .flatMap((room) =>
        hasRooms(floors, room)
          ? [room, ...foldersOf(`packages/${name}/src/${room}`).map((inner) => `${room}/${inner}`)]
          : [room],
      ),
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

function foldersOf(path) {
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
}

/** Do the floors name rooms within the room? */
function hasRooms(floors, room) {
  return floors.flat().some((other) => other.startsWith(`${room}/`));
}

/** The files of a room, as the end of a pattern; of a room that has rooms only its own files. */
function filesOf(floors, floor) {
  return `(${floor.join('|')})/${floor.some((room) => hasRooms(floors, room)) ? '[^/]+$' : ''}`;
}

/** What no room of a floor may import: its neighbours on the floor, and all above. A rule a floor, as each one costs. */
function upwardRules(name, floors) {
  const src = `^packages/${name}/src`;
  const types = `${src}/types(\\.ts$|/)`;
  const rules = floors.map((floor, height) => ({
    name: `${name}: ${floor.join(', ')} must not look up`,
    severity: 'error',
    from: { path: `${src}/${filesOf(floors, floor)}` },
    to: {
      path: [`${src}/[^/]+\\.ts$`, ...floors.slice(height).map((other) => `${src}/${filesOf(floors, other)}`)],
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
