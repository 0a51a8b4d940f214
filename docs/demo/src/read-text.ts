import { existsSync, readFileSync, statSync } from 'node:fs';

/** What the user gave: the text itself, the name of a file, or `-` for standard input. */
export function readText(argument: string): string {
  if (argument === '-') return readFileSync(0, 'utf8');
  if (argument.length < 1024 && existsSync(argument) && statSync(argument).isFile())
    return readFileSync(argument, 'utf8');
  return argument;
}
