/** The terminal demo: `npm run demo` shows a screenful of every game, `npm run demo -- <game> …` runs one on the user's own input. */
import { isInvalidInputError } from '@kit/grid';
import { games } from './games.js';
import { parseOptions } from './parse-options.js';
import { createTerminal } from './terminal.js';
import { showTour, tourOptions } from './tour.js';
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
  const game = games.find((candidate) => [candidate.name, candidate.formerly, candidate.package].includes(name ?? ''));
  if ([name, ...args].includes('--help')) {
    const shown = game ? [game] : games;
    if (!game) terminal.print('npm run demo      shows a screenful of every game');
    for (const { usage } of shown) terminal.print(`npm run demo -- ${usage}`);
    return 0;
  }
  if (name === undefined || name.startsWith('-')) {
    const { values } = parseOptions(name === undefined ? [] : [name, ...args], tourOptions, '[--locale en|zh-Hant]');
    showTour(values.locale, terminal);
    return 0;
  }
  if (!game) {
    const names = games.map((known) => known.name).join(', ');
    throw new UsageError(`Unknown game ${JSON.stringify(name)}: one of ${names} (npm run demo -- --help tells more)`);
  }
  return game.run(args, terminal);
}
