import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The flips of a package that are said to change no result, by name, and what is wrong with that list. */
export function equivalentFlips(home, flips) {
  const file = join(home, 'test', 'equivalent-flips.json');
  const classes = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
  const names = new Set(classes.flatMap((each) => each.flips));
  const known = new Set(flips.map(({ name }) => name));
  const faults = [...names].filter((name) => !known.has(name)).map((name) => `no such flip: ${name}`);
  if (classes.some((each) => !each.class || !each.reason)) faults.push('a class without its reason');
  return { file, names, faults };
}
