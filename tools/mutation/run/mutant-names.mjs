// Names for mutants by what a reader sees and not by their lines, as flips have them; a mutant that is a flip has the flip's.
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import ts from 'typescript';
import { flipsOfFile, nameOf } from './flips.mjs';

/** The names of a file's mutants, `{ location, mutatorName, replacement }` with places as TypeScript counts them. */
export function mutantNames(sources, file, mutants) {
  const code = readFileSync(file, 'utf8');
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.ES2022, true);
  const flips = new Map(
    flipsOfFile(sources, file).map(({ start, end, left, right, to, name }) => {
      const [before, behind] = [left, right].map((range) => code.slice(...range));
      return [`${start} ${end} ${plain(`${before}${to}${behind}`)}`, name];
    }),
  );
  const seen = new Map();
  return mutants.map(({ location, mutatorName, replacement }) => {
    const [start, end] = [location.start, location.end].map(({ line, column }) =>
      source.getPositionOfLineAndCharacter(line, column),
    );
    const flip = flips.get(`${start} ${end} ${plain(replacement)}`);
    if (flip) return flip;
    const what = `${mutatorName} ${shortened(code.slice(start, end))} → ${shortened(replacement)}`;
    const name = `${relative(sources, file).replaceAll('\\', '/')} ${functionAround(source, start)}: ${what}`;
    const nth = (seen.get(name) ?? 0) + 1;
    seen.set(name, nth);
    return nth === 1 ? name : `${name} #${nth}`;
  });
}

function functionAround(source, position) {
  let name = 'module';
  const visit = (node) => {
    if (position < node.getStart(source) || position >= node.getEnd()) return;
    // What is mutated may be the whole function.
    if (node.getStart(source) < position) name = nameOf(node) ?? name;
    ts.forEachChild(node, visit);
  };
  visit(source);
  return name;
}

function plain(text) {
  return text.replace(/[\s();]/g, '');
}

function shortened(text) {
  const line = text.replace(/\s+/g, ' ');
  return line.length <= 80 ? line : `${line.slice(0, 79)}…`;
}
