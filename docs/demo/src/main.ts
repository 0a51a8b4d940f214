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
  const game = games.find((candidate) => candidate.name === name || candidate.package === name);
  if ([name, ...args].includes('--help')) {
    const shown = game ? [game] : games;
    if (!game) terminal.print('npm run demo      shows every game on its own example');
    for (const { usage } of shown) terminal.print(`npm run demo -- ${usage}`);
    return 0;
  }
  if (name === undefined || name.startsWith('-')) {
    const tourArgs = name === undefined ? [] : [name, ...args];
    const statuses = games.map((game, index) => {
      if (index > 0) terminal.print('\n');
      return game.run(tourArgs, terminal);
    });
    return Math.max(0, ...statuses);
  }
  if (!game) {
    const names = games.map((known) => known.name).join(', ');
    throw new UsageError(`Unknown game ${JSON.stringify(name)}: one of ${names} (npm run demo -- --help tells more)`);
  }
  return game.run(args, terminal);
}
