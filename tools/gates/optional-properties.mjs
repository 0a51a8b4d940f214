import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { exportedDeclarations } from '../examples/exported-declarations.mjs';

/**
 * Optional properties in what the packages export whose type doesn't end in `| undefined`: with `exactOptionalPropertyTypes`
 * a caller couldn't pass on a variable that may be undefined. Reads the text of the types, as the declarations will have it.
 */
export function optionalProperties(root) {
  const found = [];
  let looked = 0;
  for (const name of readdirSync(join(root, 'packages')).sort()) {
    for (const { file, names } of exportedDeclarations(join(root, 'packages', name, 'src', 'index.ts')).values()) {
      const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.ES2022, true);
      for (const statement of source.statements) {
        if (declaredNames(statement).some((declared) => names.has(declared))) visit(statement, source);
      }
      function visit(node) {
        // What a function does inside is its own affair.
        if (ts.isBlock(node) && ts.isFunctionLike(node.parent)) return;
        if ((ts.isPropertySignature(node) || ts.isPropertyDeclaration(node)) && node.questionToken) {
          looked++;
          if (!node.type || !takesUndefined(node.type)) {
            const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
            found.push(`${relative(root, file)}:${line + 1} ${node.name.getText(source)}`);
          }
        }
        ts.forEachChild(node, visit);
      }
    }
  }
  return { found, looked: `${looked} properties` };
}

function declaredNames(statement) {
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.map(({ name }) => name.getText());
  }
  return statement.name ? [statement.name.text] : [];
}

function takesUndefined(type) {
  if (ts.isUnionTypeNode(type)) return type.types.some(takesUndefined);
  if (ts.isParenthesizedTypeNode(type)) return takesUndefined(type.type);
  return [ts.SyntaxKind.UndefinedKeyword, ts.SyntaxKind.UnknownKeyword, ts.SyntaxKind.AnyKeyword].includes(type.kind);
}
