// The comparisons and the logic of a source file, each with what it is flipped to.
//
// A flip is named by what a reader sees and not by its line, so that the name lives through edits elsewhere:
// `regions/find-runs.ts findRuns: end < length → <=`, with `#2` behind it where a function says the same twice.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';

const opposite = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '&&': '||',
  '||': '&&',
};

/** All flips of a package's sources, file by file and in the order of the text. */
export function findFlips(sources, { offsets = false } = {}) {
  return readdirSync(sources, { recursive: true })
    .map(String)
    .filter((file) => file.endsWith('.ts'))
    .sort()
    .flatMap((file) => flipsOfFile(sources, join(sources, file), offsets));
}

function flipsOfFile(sources, file, offsets) {
  const code = readFileSync(file, 'utf8');
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.ES2022, true);
  const flips = [];
  const seen = new Map();
  const visit = (node, inside) => {
    const to = ts.isBinaryExpression(node) ? target(node, offsets) : undefined;
    if (to) {
      const place = source.getLineAndCharacterOfPosition(node.operatorToken.getStart(source));
      const what = node.getText(source).replace(/\s+/g, ' ');
      const name = `${relative(sources, file).replaceAll('\\', '/')} ${inside}: ${what} → ${to}`;
      const nth = (seen.get(name) ?? 0) + 1;
      seen.set(name, nth);
      flips.push({
        file,
        name: nth === 1 ? name : `${name} #${nth}`,
        line: place.line + 1,
        col: place.character + 1,
        from: node.operatorToken.getText(source),
        to,
        start: node.getStart(source),
        end: node.getEnd(),
        // In parentheses, since the new operator may bind otherwise.
        text: `((${node.left.getText(source)}) ${to} (${node.right.getText(source)}))`,
      });
    }
    ts.forEachChild(node, (child) => visit(child, nameOf(node) ?? inside));
  };
  visit(source, 'module');
  return flips;
}

function target(node, offsets) {
  const operator = node.operatorToken.getText();
  if (offsets && (operator === '+' || operator === '-') && node.right.getText() === '1') {
    return operator === '+' ? '-' : '+';
  }
  return Object.hasOwn(opposite, operator) ? opposite[operator] : undefined;
}

/** The name of a function, of a method, or of the variable or member that holds a function. */
function nameOf(node) {
  const holdsFunction =
    (ts.isVariableDeclaration(node) || ts.isPropertyAssignment(node)) &&
    node.initializer &&
    (ts.isArrowFunction(node.initializer) || ts.isFunctionExpression(node.initializer));
  if (holdsFunction || ts.isFunctionDeclaration(node) || ts.isMethodDeclaration(node)) return node.name?.getText();
  return undefined;
}

/** The text of a file with one flip in it. */
export function withFlip(code, { start, end, text }) {
  return code.slice(0, start) + text + code.slice(end);
}

/** The text of a file in which each flip's place says that it was reached: `globalThis.kitReached.add(index)`. */
export function withReports(code, flips) {
  const inserts = new Map();
  const at = (place) => {
    const insert = inserts.get(place) ?? { closing: '', opening: '' };
    inserts.set(place, insert);
    return insert;
  };
  // In the order of the text an outer expression comes first: it opens first and closes last.
  for (const { index, start, end } of flips) {
    at(start).opening += `(globalThis.kitReached.add(${index}), `;
    at(end).closing = `)${at(end).closing}`;
  }
  let text = '';
  let from = 0;
  for (const [place, { closing, opening }] of [...inserts].sort(([a], [b]) => a - b)) {
    text += code.slice(from, place) + closing + opening;
    from = place;
  }
  return text + code.slice(from);
}
