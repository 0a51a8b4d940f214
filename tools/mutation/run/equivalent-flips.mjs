import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The flips of a package that are said to change no result, by name, and what is wrong with that list. */
export function equivalentFlips(home, flips) {
  const { file, classes } = recorded(home);
  const names = recordedNames(home);
  const known = new Set(flips.map(({ name }) => name));
  const faults = [...names].filter((name) => !known.has(name)).map((name) => `no such flip: ${name}`);
  if (classes.some((each) => !each.class || !each.reason)) faults.push('a class without its reason');
  return { file, names, faults };
}

/** The names that a package's list holds. */
export function recordedNames(home) {
  return new Set(recorded(home).classes.flatMap((each) => each.flips));
}

function recorded(home) {
  const file = join(home, 'test', 'equivalent-flips.json');
  return { file, classes: existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [] };
}
