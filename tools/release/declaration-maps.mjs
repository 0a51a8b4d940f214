// Writes maps for the declarations of the package in this folder, before it is packed: "go to definition" then leads to the
// source, which is in the package too. The bundler of declarations writes none, so names are matched: what is declared by a
// name in `dist/index.d.ts`, and the members in it, with the declaration of that name in `src`.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { addMapping, GenMapping, toEncodedMap } from '@jridgewell/gen-mapping';
import ts from 'typescript';

const parse = (path) => ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);

const sources = readdirSync('src', { recursive: true })
  .filter((name) => name.endsWith('.ts'))
  .sort()
  .map((name) => parse(join('src', name).replaceAll('\\', '/')));

/** Where each name that a module exports is declared; a name that two modules export belongs to neither. */
const declared = new Map();
for (const source of sources) {
  for (const node of source.statements) {
    for (const [name, declaration] of declarationsOf(node)) {
      declared.set(name, declared.has(name) ? undefined : declaration);
    }
  }
}

const types = parse('dist/index.d.ts');
const map = new GenMapping({ file: 'index.d.ts' });
let mapped = 0;
for (const node of types.statements) {
  for (const [name, declaration] of declarationsOf(node)) {
    const origin = declared.get(name);
    if (origin === undefined) continue;
    const places = namesIn(origin);
    for (const [path, place] of namesIn(declaration)) {
      const source = places.get(path);
      if (source === undefined) continue;
      const file = source.getSourceFile();
      addMapping(map, { source: `../${file.fileName}`, original: placeOf(source), generated: placeOf(place) });
      mapped++;
    }
  }
}
if (mapped === 0) throw new Error('no declaration has a source');
for (const file of ['index.d.ts', 'index.d.cts']) {
  const path = join('dist', file);
  writeFileSync(`${path}.map`, JSON.stringify({ ...toEncodedMap(map), file, sourcesContent: undefined }));
  const text = readFileSync(path, 'utf8').replace(/\n\/\/# sourceMappingURL=.*\n?$/, '');
  writeFileSync(path, `${text.trimEnd()}\n//# sourceMappingURL=${file}.map\n`);
}

/** The names that a statement declares at the top of its module. */
function declarationsOf(node) {
  if (ts.isVariableStatement(node)) {
    return node.declarationList.declarations.filter(({ name }) => ts.isIdentifier(name)).map((d) => [d.name.text, d]);
  }
  return node.name !== undefined && ts.isIdentifier(node.name) ? [[node.name.text, node]] : [];
}

/** Every name in a declaration, by the names it lies in; the first where one occurs again (overloads). */
function namesIn(declaration) {
  const places = new Map();
  const visit = (node, path) => {
    const name = node.name !== undefined && ts.isIdentifier(node.name) ? node.name : undefined;
    const inner = name === undefined ? path : `${path}.${name.text}`;
    if (name !== undefined && !places.has(inner)) places.set(inner, name);
    // What a function does is not declared.
    ts.forEachChild(node, (child) => {
      if (!ts.isBlock(child)) visit(child, inner);
    });
  };
  visit(declaration, '');
  return places;
}

function placeOf(node) {
  const { line, character } = node.getSourceFile().getLineAndCharacterOfPosition(node.getStart());
  return { line: line + 1, column: character };
}
