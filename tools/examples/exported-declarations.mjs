import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

/** Follows the re-exports of an index file: which names of which files are public. */
export function exportedDeclarations(indexFile, found = new Map()) {
  const source = parse(indexFile);
  for (const statement of source.statements) {
    if (!ts.isExportDeclaration(statement) || !statement.moduleSpecifier?.text.startsWith('.')) continue;
    const file = join(dirname(indexFile), statement.moduleSpecifier.text.replace(/\.js$/, '.ts'));
    const entry = found.get(file) ?? { file, names: new Set() };
    found.set(file, entry);
    if (statement.exportClause && ts.isNamedExports(statement.exportClause)) {
      for (const element of statement.exportClause.elements)
        entry.names.add((element.propertyName ?? element.name).text);
    } else {
      for (const { name } of declarations(file)) entry.names.add(name);
      exportedDeclarations(file, found);
    }
  }
  return found;
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

function parse(file) {
  return ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.ES2022, true);
}
