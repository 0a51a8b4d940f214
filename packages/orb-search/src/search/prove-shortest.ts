import { exhaust } from '../certify/exhaust.js';
import { narrowInput } from './bit-input.js';
import type { PathRequest } from './path-request.js';

/** Proved: no path with fewer moves than this meets the goals. Deepens until `length` or until the nodes run out. */
export function proveShortest(request: PathRequest, length: number): number {
  // The untouched board was tried, so a path of one move or more has at least one.
  let proved = Math.min(length, 1);
  if (request.kernel !== 'narrow') return proved;
  const input = narrowInput(request);
  let left = request.maxProofNodes;
  while (proved < length && left > 0) {
    const search = exhaust(input, proved, left);
    if (!input.starts.every((start) => search.from(start)) || search.path()) break;
    left -= search.nodes();
    proved += 1;
  }
  return proved;
}
