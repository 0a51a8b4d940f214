import { appendFileSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

const file = fileURLToPath(new URL('../.cache/soak/cases.txt', import.meta.url));

/** How many cases the properties of a test file were tried with. */
export function noteCases(count: number): void {
  if (count > 0) appendFileSync(file, `${count}\n`);
}

/** Before a soak: nothing is counted. After it: how many cases there were in all. */
export default function setup(): () => void {
  mkdirSync(dirname(file), { recursive: true });
  rmSync(file, { force: true });
  return () => {
    const counts = readFileSync(file, { encoding: 'utf8', flag: 'a+' }).split('\n').map(Number);
    const sum = counts.reduce((total, count) => total + count, 0);
    console.log(`${sum.toLocaleString('en')} cases of properties`);
  };
}
