import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';

const makers = new Set(['test', 'it', 'describe', 'suite', 'bench']);
const leftOut = new Set(['skip', 'only', 'todo', 'fails']);

/**
 * Tests that are left out or marked as failing, that have no body, that expect something of a literal, or that silence the
 * compiler.
 */
export function hollowTests(root) {
  const files = ['packages', 'docs']
    .flatMap((parent) => readdirSync(join(root, parent)).map((name) => join(root, parent, name, 'test')))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true })
        .filter((file) => /\.m?ts$/.test(file))
        .map((file) => join(folder, file)),
    );
  return { found: files.flatMap((file) => inFile(root, file)), looked: `${files.length} files` };
}

/** What none of the faults below can be without: most files have nothing of it, and parsing is what costs. */
const suspicious = /@ts-|\.\s*(skip|only|todo|fails)\b|\{\s*(\}|\/[/*])|\bexpect\(\s*(['"`\d/]|(true|false|null)\b)/;

function inFile(root, file) {
  const code = readFileSync(file, 'utf8');
  if (!suspicious.test(code)) return [];
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.ES2022, true);
  const found = [];
  const report = (position, what) => {
    const { line } = source.getLineAndCharacterOfPosition(position);
    found.push(`${relative(root, file)}:${line + 1} ${what}`);
  };
  for (const { index, 0: what } of code.matchAll(/@ts-(expect-error|ignore|nocheck)/g)) report(index, what);
  const visit = (node) => {
    if (ts.isPropertyAccessExpression(node) && leftOut.has(node.name.text) && makers.has(firstName(node))) {
      report(node.getStart(source), node.getText(source));
    }
    if (ts.isCallExpression(node)) {
      const last = node.arguments.at(-1);
      if (makers.has(firstName(node.expression)) && last && isEmptyFunction(last)) {
        report(node.getStart(source), 'a test without a body');
      }
      if (ts.isIdentifier(node.expression) && node.expression.text === 'expect' && isConstant(node.arguments[0])) {
        report(node.getStart(source), `${node.getText(source)} holds whatever the code does`);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** `test` of `test.each(…)('…')`. */
function firstName(node) {
  if (ts.isIdentifier(node)) return node.text;
  if (ts.isPropertyAccessExpression(node) || ts.isCallExpression(node)) return firstName(node.expression);
  return undefined;
}

function isEmptyFunction(node) {
  return (
    (ts.isArrowFunction(node) || ts.isFunctionExpression(node)) &&
    ts.isBlock(node.body) &&
    node.body.statements.length === 0
  );
}

function isConstant(node) {
  return (
    node !== undefined &&
    (ts.isLiteralExpression(node) ||
      [ts.SyntaxKind.TrueKeyword, ts.SyntaxKind.FalseKeyword, ts.SyntaxKind.NullKeyword].includes(node.kind))
  );
}
