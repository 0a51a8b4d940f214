/**
 * Why a conclusion of forcing chains or nets holds, as one proof: its opposite is supposed and followed through singles
 * until it contradicts itself, where needed with further suppositions that contradict themselves on the way.
 *
 * That shows every conclusion in one form, refutations and verities alike, and is checked as any forcing net is. What is
 * done and what it costs stays as it was found.
 */

import type { Slices } from '@kit/grid';
import type { State } from '../../kernel/state.js';
import { branchesOf, candidateOf, proofSize } from '../../techniques/nets/net-steps.js';
import { createNet } from '../../techniques/nets/propagation.js';
import { createPool, refuteInside } from '../../techniques/nets/refute.js';
import { cellsParam, digitsParam, withRole } from '../../techniques/shared/parts.js';
import type { Parts } from './parts.js';

/** How many suppositions a proof may try. */
const maxAssumptions = 20_000;

/** The proof of a candidate (`cell * 9 + digit`) being true or false; without branches if none was found. */
export function* describeForcing(state: State, candidate: number, isTrue: boolean): Slices<Parts> {
  const pool = createPool(state, 1);
  const proof = yield* refuteInside(state, createNet(state), candidate, pool, { left: maxAssumptions }, !isTrue);
  const assumed = candidateOf(candidate);
  const clash = proof === undefined ? assumed : candidateOf(proof[proof.length - 1].node);
  return {
    key: isTrue ? 'forcing-net-on' : 'forcing-net',
    candidates: withRole('assumption', [assumed]),
    branches: proof === undefined ? [] : branchesOf(proof),
    params: {
      cell: cellsParam([assumed.cell]),
      digit: digitsParam([assumed.digit]),
      clashCell: cellsParam([clash.cell]),
      clashDigit: digitsParam([clash.digit]),
      count: { type: 'count', count: proof === undefined ? 0 : proofSize(proof) },
    },
  };
}
