import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const widest = 130;

/** Comments that nobody sees whole in an editor: the formatter leaves them as they are. Examples and links may be wider. */
export function commentWidth(root) {
  const files = ['packages', 'config', 'tools', 'docs/playground'].flatMap((folder) =>
    sourcesBelow(join(root, folder)),
  );
  const found = files.flatMap((file) =>
    wideLines(readFileSync(file, 'utf8')).map((at) => `${relative(root, file)}:${at}`),
  );
  return { found, looked: `${files.length} files` };
}

function wideLines(text) {
  let isCode = false;
  return text.split('\n').flatMap((line, at) => {
    if (line.includes('```')) isCode = !isCode;
    const isProse = /^\s*(\*|\/\/|\/\*)(?! {4})/.test(line) && !isCode && !/=>|https?:/.test(line);
    return isProse && line.length > widest ? [at + 1] : [];
  });
}

function sourcesBelow(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory())
      return ['node_modules', 'dist'].includes(entry.name) || entry.name.startsWith('.') ? [] : sourcesBelow(path);
    return /\.(ts|tsx|mjs)$/.test(entry.name) ? [path] : [];
  });
}
