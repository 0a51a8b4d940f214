/** The public face of @kit/npuzzle-tables. */
export { load5x5, load6x6, load7x7 } from './load/load.js';
