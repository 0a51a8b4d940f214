import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

/** Follows the re-exports of an index file: which names of which files are public. */
export function exportedDeclarations(indexFile, found = new Map()) {
  const source = parse(indexFile);
  for (const statement of source.statements) {
    if (!ts.isExportDeclaration(statement) || !statement.moduleSpecifier?.text.startsWith('.')) continue;
    const file = join(dirname(indexFile), statement.moduleSpecifier.text.replace(/\.js$/, '.ts'));
    if (!found.has(file)) found.set(file, { file, names: new Set() });
    if (statement.exportClause && ts.isNamedExports(statement.exportClause)) {
      for (const element of statement.exportClause.elements) {
        const name = (element.propertyName ?? element.name).text;
        const home = homeOf(name, file) ?? file;
        if (!found.has(home)) found.set(home, { file: home, names: new Set() });
        found.get(home).names.add(name);
      }
    } else {
      for (const { name } of declarations(file)) found.get(file).names.add(name);
      exportedDeclarations(file, found);
    }
  }
  return found;
}

/** The file that declares a name: `file`, or one of those that it passes on as a whole (`export * from`). */
function homeOf(name, file) {
  if (declarations(file).some((declared) => declared.name === name)) return file;
  for (const statement of parse(file).statements) {
    if (!ts.isExportDeclaration(statement) || statement.exportClause) continue;
    const home = homeOf(name, join(dirname(file), statement.moduleSpecifier.text.replace(/\.js$/, '.ts')));
    if (home) return home;
  }
  return undefined;
}

/** The exported declarations of a file, each with its doc comment. */
export function declarations(file) {
  const source = parse(file);
  const list = [];
  for (const statement of source.statements) {
    const modifiers = ts.canHaveModifiers(statement) ? ts.getModifiers(statement) : undefined;
    if (!modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) continue;
    const doc = (statement.jsDoc ?? []).map((comment) => comment.getText(source)).join('\n');
    if (ts.isVariableStatement(statement)) {
      for (const { name } of statement.declarationList.declarations) list.push({ name: name.text, isValue: true, doc });
    } else if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) {
      // Overloads share the doc comment of the first.
      const known = list.find(({ name }) => name === statement.name.text);
      if (known) known.doc += `\n${doc}`;
      else list.push({ name: statement.name.text, isValue: true, doc });
    } else if (ts.isTypeAliasDeclaration(statement) || ts.isInterfaceDeclaration(statement)) {
      list.push({ name: statement.name.text, isValue: false, doc });
    }
  }
  return list;
}

const parsed = new Map();

function parse(file) {
  const known = parsed.get(file);
  if (known) return known;
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.ES2022, true);
  parsed.set(file, source);
  return source;
}
