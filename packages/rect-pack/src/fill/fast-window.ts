/**
 * How far a gap looks in one pass. On 48 lists in pages of 512 × 512 pixels a last page ends 1.9 % below the bound in 180,000
 * steps; where every gap passes 256 misfits and compares 48 candidates, 0.9 % above it in 316,000. A thrift of 256 misfits
 * gives −0.9 % in 153,000 steps, one of 4096 −2.2 % in 247,000.
 * `node scripts/limits.mjs fast-window fast-candidates fast-misfits max-misfits --lists 48`
 */
import type { Thrift } from '../kernel/lowest-gap.js';

/** How many candidates it compares at most; in the long lists of higher efforts, too. */
export const fastWindow = 48;

const candidates = 8;
const misfits = 1024;
const maxMisfits = 1024;

/** How thrifty the one pass of effort `fast` is. */
export const fastThrift: Thrift = { candidates, misfits, max: maxMisfits };
