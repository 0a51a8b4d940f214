// Turns every `ts` or `js` block below an @example, in a README, in a guide or on a method page into a test under .examples/.
//
// A block reads like a session: `expression; // => value` becomes `expect(expression).toEqual(value)`. The blocks of a
// package become one file, its imports merged, each block in a scope of its own; so they are type-checked under the
// strictest flags that a user may have (tsconfig.examples.json) and run against the sources. A value that the package
// exports without such an example is an error, and so is an example that tells the compiler to look away. A `tsx` block shows a
// part of a program in `examples`, which is built and played there: each of its lines must stand in one of its files.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { declarations, exportedDeclarations } from './exported-declarations.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const outFolder = join(root, '.examples');
rmSync(outFolder, { recursive: true, force: true });
mkdirSync(outFolder, { recursive: true });
const shownLines = linesOfExamples();

let blockCount = 0;
let claimCount = 0;
const missing = [];
let exportCount = 0;

for (const name of readdirSync(join(root, 'packages')).sort()) {
  const folder = join(root, 'packages', name);
  const exported = exportedDeclarations(join(folder, 'src', 'index.ts'));
  const blocks = [];
  for (const { file, names } of exported.values()) {
    for (const { name: declared, isValue, doc } of declarations(file)) {
      if (!names.has(declared)) continue;
      const examples = codeBlocks(doc.replace(/^[\s\S]*?(?=@example)/, (text) => text.replace(/[^\n]/g, '')));
      for (const block of examples) blocks.push({ ...block, title: `${declared}, ${relative(root, file)}` });
      if (!isValue) continue;
      exportCount++;
      if (!examples.some(({ code }) => code.includes('// =>'))) missing.push(`${declared} (${relative(root, file)})`);
    }
  }
  blocks.push(...documentBlocks(join(folder, 'README.md')));
  write(`${name}.test.ts`, blocks);
}
write('readme.test.ts', documentBlocks(join(root, 'README.md')));
// One file per page: two packages may well have a function of the same name.
for (const kind of ['guide', 'method']) {
  const pages = join(root, 'docs', kind);
  for (const file of readdirSync(pages).sort()) {
    if (file.endsWith('.md')) write(`${kind}-${file.replace('.md', '')}.test.ts`, documentBlocks(join(pages, file)));
  }
}

console.log(
  `${blockCount} examples with ${claimCount} claims; ${exportCount} exported functions and values, ${missing.length} without an example`,
);
if (missing.length > 0) {
  console.error(`Exported without an executed example:\n  ${missing.join('\n  ')}`);
  process.exit(1);
}

function documentBlocks(file) {
  let text;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    return [];
  }
  for (const { code, line } of codeBlocks(text, 'tsx')) {
    const strange = code.split('\n').find((each) => !shownLines.has(each.trim()) && !/^\s*(\/\/.*)?$/.test(each));
    if (strange !== undefined)
      throw new Error(`${relative(root, file)}:${line}: no program in examples has "${strange}"`);
  }
  return codeBlocks(text).map((block) => ({ ...block, title: `${relative(root, file)}:${block.line}` }));
}

/** The lines of the programs in `examples`. */
function linesOfExamples() {
  const folder = join(root, 'examples');
  const files = readdirSync(folder, { recursive: true }).filter((name) =>
    /^(?!.*node_modules).*\.(tsx?|js)$/.test(name),
  );
  return new Set(
    files.flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n')).map((line) => line.trim()),
  );
}

/** The fenced blocks, by default `ts` and `js`, whatever follows the language, of a Markdown text or a doc comment. */
function codeBlocks(text, languages = 'ts|js|jsx|mjs|mts|cjs|cts|typescript|javascript') {
  const begin = new RegExp(`^\\s*(\`\`\`|~~~)(${languages})\\b`, 'i');
  const blocks = [];
  let open;
  text.split('\n').forEach((rawLine, index) => {
    const line = rawLine.replace(/^\s*\* ?/, '');
    if (open) {
      if (/^\s*(```|~~~)\s*$/.test(line)) {
        blocks.push({ code: open.lines.join('\n'), line: open.line });
        open = undefined;
      } else open.lines.push(line);
    } else if (begin.test(line)) open = { lines: [], line: index + 1 };
  });
  return blocks;
}

function write(fileName, blocks) {
  if (blocks.length === 0) return;
  const imports = new Map();
  const tests = blocks.map((block) => {
    blockCount++;
    return `test(${JSON.stringify(block.title)}, async () => {\n${runnable(block, imports)}\n});`;
  });
  const head = [...imports]
    .filter(([, names]) => names.size > 0)
    .map(([module, names]) => `import { ${[...names].sort().join(', ')} } from '${module}';`);
  const text = `// Made by tools/examples/extract.mjs.\nimport { expect, test } from 'vitest';\n${head.join('\n')}\n\n${tests.join('\n\n')}\n`;
  writeFileSync(join(outFolder, fileName), text);
}

/** A block with its imports taken out (into `imports`) and its `// =>` comments turned into expectations. */
function runnable({ code, title }, imports) {
  if (/@ts-(expect-error|ignore|nocheck)/.test(code)) throw new Error(`${title}: an example must compile as it stands`);
  const source = ts.createSourceFile('example.ts', code, ts.ScriptTarget.ES2022, true);
  const pieces = [];
  for (const statement of source.statements) {
    if (ts.isImportDeclaration(statement)) {
      const names = imports.get(statement.moduleSpecifier.text) ?? new Set();
      imports.set(statement.moduleSpecifier.text, names);
      const bindings = statement.importClause?.namedBindings;
      if (!bindings || !ts.isNamedImports(bindings)) throw new Error(`${title}: only named imports are understood`);
      for (const element of bindings.elements) {
        const isType = statement.importClause.isTypeOnly || element.isTypeOnly;
        const local = element.name.text;
        const imported = (element.propertyName ?? element.name).text;
        const taken = [...imports.values()].some((others) => names !== others && others.locals?.has(local));
        // Several packages export the same name of @kit/grid: a type is the same, a value gets a name of its own.
        if (taken && isType) continue;
        const unique = taken ? `${local}_${[...imports.keys()].indexOf(statement.moduleSpecifier.text)}` : local;
        if (taken) pieces.push(`const ${local} = ${unique};`);
        (names.locals ??= new Set()).add(unique);
        names.add(`${isType ? 'type ' : ''}${imported === unique ? unique : `${imported} as ${unique}`}`);
      }
      continue;
    }
    pieces.push(asserted(statement, source));
  }
  const claims = pieces.join('\n').split('expect(').length - 1;
  const written = code.split('// =>').length - 1;
  if (claims < written) throw new Error(`${title}: "// =>" must follow an expression`);
  claimCount += claims;
  return pieces.map((piece) => `  ${piece}`).join('\n');
}

/** The text of a statement in which those with a claim behind them, in blocks too, have become expectations. */
function asserted(statement, source) {
  let text = '';
  let from = statement.getStart(source);
  const visit = (node) => {
    const claim =
      ts.isExpressionStatement(node) || ts.isVariableStatement(node) ? claimAfter(source.text, node.end) : undefined;
    if (claim === undefined) return ts.forEachChild(node, visit);
    text += source.text.slice(from, node.getStart(source));
    if (ts.isExpressionStatement(node)) text += `expect(${node.expression.getText(source)}).toEqual(${claim});`;
    else
      text += `${node.getText(source)}\nexpect(${node.declarationList.declarations[0].name.getText(source)}).toEqual(${claim});`;
    from = node.end;
  };
  visit(statement);
  return text + source.text.slice(from, statement.end);
}

/** The value claimed behind a statement, over as many comment lines as it takes. */
function claimAfter(code, end) {
  const [first, ...rest] = code.slice(end).split('\n');
  const start = /^\s*\/\/ =>\s*(.*)$/.exec(first);
  let lines;
  if (start) lines = [start[1]];
  else {
    const next = /^\s*\/\/ =>\s*(.*)$/.exec(rest[0] ?? '');
    if (first.trim() !== '' || !next) return undefined;
    lines = [next[1]];
    rest.shift();
  }
  for (const line of rest) {
    const more = /^\s*\/\/ {2,}(.*)$/.exec(line);
    if (!more) break;
    lines.push(more[1]);
  }
  return lines.join('\n');
}
