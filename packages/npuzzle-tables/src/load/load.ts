import { decodeBase64 } from './decode-base64.js';

/**
 * The tables of quality `short` for boards of 5×5: what `exportTables(buildShortTables({ rows: 5, cols: 5 }))` of
 * `@kit/npuzzle` gives, which takes 15 s of processor time to build. 0.7 MB are loaded on the first call, and unpacked by
 * `importTables(bytes, 'short')`.
 *
 * @returns a promise of the packed bytes, new for each call
 *
 * @example
 * ```ts
 * import { importTables } from '@kit/npuzzle';
 * import { load5x5 } from '@kit/npuzzle-tables';
 *
 * const shortTables = importTables(await load5x5(), 'short');
 * shortTables.values.length; // => 16445338
 * ```
 */
export async function load5x5(): Promise<Uint8Array> {
  return decodeBase64((await import('../data/short-5x5.js')).data);
}

/**
 * {@link load5x5} for boards of 6×6: 50 kB, which take 5 s to build.
 *
 * @returns a promise of the packed bytes, new for each call
 *
 * @example
 * ```ts
 * import { importTables } from '@kit/npuzzle';
 * import { load6x6 } from '@kit/npuzzle-tables';
 *
 * importTables(await load6x6(), 'short').rows; // => 6
 * ```
 */
export async function load6x6(): Promise<Uint8Array> {
  return decodeBase64((await import('../data/short-6x6.js')).data);
}

/**
 * {@link load5x5} for boards of 7×7: 0.1 MB, which take half a minute to build.
 *
 * @returns a promise of the packed bytes, new for each call
 *
 * @example
 * ```ts
 * import { importTables } from '@kit/npuzzle';
 * import { load7x7 } from '@kit/npuzzle-tables';
 *
 * importTables(await load7x7(), 'short').rows; // => 7
 * ```
 */
export async function load7x7(): Promise<Uint8Array> {
  return decodeBase64((await import('../data/short-7x7.js')).data);
}
