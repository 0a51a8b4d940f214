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

/** All flips of a package's sources, or of the files that are named, file by file and in the order of the text. */
export function findFlips(sources, { offsets = false, only } = {}) {
  return readdirSync(sources, { recursive: true })
    .map(String)
    .filter((file) => file.endsWith('.ts') && (!only || only.has(file.replaceAll('\\', '/'))))
    .sort()
    .flatMap((file) => flipsOfFile(sources, join(sources, file), offsets));
}

export function flipsOfFile(sources, file, offsets = false) {
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
        left: [node.left.getStart(source), node.left.getEnd()],
        right: [node.right.getStart(source), node.right.getEnd()],
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
export function nameOf(node) {
  const holdsFunction =
    (ts.isVariableDeclaration(node) || ts.isPropertyAssignment(node)) &&
    node.initializer &&
    (ts.isArrowFunction(node.initializer) || ts.isFunctionExpression(node.initializer));
  if (holdsFunction || ts.isFunctionDeclaration(node) || ts.isMethodDeclaration(node)) return node.name?.getText();
  return undefined;
}

/** The text of a file in which `kitMutants.active` says which of its flips is on. */
export function withSwitches(code, flips) {
  return render(code, flips, ({ index, operator, from, to, left, right }) => {
    const on = `kitMutants.active === ${index}`;
    // Of `&&` and `||` each operand is written once: doubled in each step, a chain of ten would be a thousand times as long.
    if (operator === '&&' || operator === '||') {
      const value = `(kitMutants.left = (${left}), ${on} ? !kitMutants.left : kitMutants.left)`;
      return operator === '&&'
        ? `(${value} ? (${right}) : kitMutants.left)`
        : `(${value} ? kitMutants.left : (${right}))`;
    }
    return `(${on} ? (${left}) ${to} (${right}) : (${left}) ${from} (${right}))`;
  });
}

/** The text of a file in which each flip's place says that it was reached. */
export function withReports(code, flips) {
  return render(code, flips, ({ index, from, left, right }) => {
    return `(kitMutants.reached[${index}] = 1, (${left}) ${from} (${right}))`;
  });
}

/** The text with each flip's place written anew, the inner ones first. */
function render(code, flips, write) {
  const within = (start, end) => {
    let text = '';
    let from = start;
    for (const flip of flips) {
      // In the order of the text an outer expression comes before those in it.
      if (flip.start < from || flip.end > end) continue;
      const { left, right } = flip;
      text += code.slice(from, flip.start);
      text += write({ ...flip, operator: flip.from, left: within(...left), right: within(...right) });
      from = flip.end;
    }
    return text + code.slice(from, end);
  };
  return within(0, code.length);
}
