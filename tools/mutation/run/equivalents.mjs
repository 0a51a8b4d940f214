// What is said to change no result: packages/<name>/test/equivalent-flips.json and equivalent-mutants.json, by class, each with
// its reason.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The names that a package's list holds; `kind` is `flips` or `mutants`. */
export function listedNames(home, kind) {
  return new Set(listed(home, kind).flatMap((each) => each[kind]));
}

/** What is wrong with a list, given the mutants of the files that `isIn` accepts. */
export function faultsOfList(home, kind, mutants, isIn = () => true) {
  const known = new Set(mutants.map(({ name }) => name));
  const stale = [...listedNames(home, kind)].filter((name) => isIn(name.split(' ')[0]) && !known.has(name));
  const faults = stale.map((name) => `nothing has the name ${name}`);
  if (listed(home, kind).some((each) => !each.class || !each.reason)) faults.push('a class without its reason');
  return faults.map((fault) => `test/equivalent-${kind}.json: ${fault}`);
}

function listed(home, kind) {
  const file = join(home, 'test', `equivalent-${kind}.json`);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
}
