import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { corporaFolder } from '../config/corpora-folder.mjs';

/**
 * What the tests depend on besides the files of the repository, as variables that turbo.json names, so that a result is
 * only ever taken from the cache where all of it is the same: the version of Node, and the collections of others (where
 * they are, and what they hold).
 */
export function turboInputs(folder = corporaFolder) {
  return { KIT_NODE: process.version, KIT_CORPORA: folder, KIT_CORPORA_DIGEST: digestOf(folder) };
}

function digestOf(folder) {
  if (!existsSync(folder)) return 'none';
  const hash = createHash('sha256');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .sort();
  for (const file of files) hash.update(file.slice(folder.length)).update(readFileSync(file));
  return hash.digest('hex');
}
