/** Tables that several test files use, made once on first use: files share their modules. */
import { buildTables, type Tables } from '../src/index.js';

let made4x4: Tables | undefined;

/** Of 4×4 in patterns of four tiles at most. */
export function tables4x4(): Tables {
  made4x4 ??= buildTables({ rows: 4, cols: 4, maxTiles: 4 });
  return made4x4;
}
