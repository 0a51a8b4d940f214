import type { Terminal } from './terminal.js';

/** One game of the demo. */
export type Game = {
  /** The word on the command line. */
  readonly name: string;
  /** A word that was its name before and is still understood. */
  readonly formerly?: string | undefined;
  /** The package that it shows: understood on the command line too. */
  readonly package: string;
  /** The arguments in one line. */
  readonly usage: string;
  /** Runs on the user's arguments; without any it shows the game's own example. Returns the exit status. */
  readonly run: (args: readonly string[], terminal: Terminal) => number;
  /** The game in one screenful (80 columns, 24 lines with what the tour adds): its most telling step, and what it took. */
  readonly tour: (locale: string, terminal: Terminal) => void;
};
