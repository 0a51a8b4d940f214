/** The terminal demo: `npm run demo` tours every game, `npm run demo -- <game> …` runs one on the user's own input. */
import { isInvalidInputError } from '@kit/grid';
import { games } from './games.js';
import { createTerminal } from './terminal.js';
import { UsageError } from './usage-error.js';

// A reader that has seen enough (`npm run demo | head`) closes the pipe: that is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});

const terminal = createTerminal(process.stdout, process.env);
try {
  process.exitCode = run(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof UsageError) && !isInvalidInputError(error)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}

function run([name, ...args]: string[]): number {
  if (name === undefined || name.startsWith('-')) {
    const tourArgs = name === undefined ? [] : [name, ...args];
    const statuses = games.map((game, index) => {
      if (index > 0) terminal.print('\n');
      return game.run(tourArgs, terminal);
    });
    return Math.max(0, ...statuses);
  }
  const game = games.find((candidate) => candidate.name === name);
  if (!game) {
    const usages = games.map(({ usage }) => `npm run demo -- ${usage}`).join(' | ');
    throw new UsageError(`Unknown game ${JSON.stringify(name)}. Use: ${usages}`);
  }
  return game.run(args, terminal);
}
