/**
 * Why a conclusion of forcing chains or nets holds, as one proof: its opposite is supposed and followed through singles
 * until it contradicts itself, where needed with further suppositions that contradict themselves on the way.
 *
 * That shows every conclusion in one form, refutations and verities alike, and is checked as any forcing net is. What is
 * done and what it costs stays as it was found.
 */

import type { Slices } from '@kit/grid';
import type { State } from '../../kernel/state.js';
import { candidateOf, netGraph } from '../../techniques/nets/net-graph.js';
import { branchesOf } from '../../techniques/nets/net-steps.js';
import { proofSize } from '../../techniques/nets/proof.js';
import { createWorkshop, refuteInside } from '../../techniques/nets/refute.js';
import { cellsParam, digitsParam, withRole } from '../../techniques/shared/parts.js';
import type { Parts } from '../parts.js';

/** How many suppositions a proof may try. */
const maxAssumptions = 20_000;

/** The proof of a candidate (`cell * 9 + digit`) being true or false; without branches if none was found. */
export function* describeForcing(state: State, candidate: number, isTrue: boolean): Slices<Parts> {
  const graph = netGraph(state);
  const node = graph.numbers[candidate];
  const proof = yield* refuteInside(createWorkshop(graph, maxAssumptions), node, !isTrue);
  const assumed = candidateOf(graph, node);
  const clash = proof === undefined ? assumed : candidateOf(graph, proof.inferences[proof.inferences.length - 1].node);
  return {
    key: isTrue ? 'forcing-net-on' : 'forcing-net',
    candidates: withRole('assumption', [assumed]),
    branches: proof === undefined ? [] : branchesOf(graph, proof),
    params: {
      cell: cellsParam([assumed.cell]),
      digit: digitsParam([assumed.digit]),
      clashCell: cellsParam([clash.cell]),
      clashDigit: digitsParam([clash.digit]),
      count: { type: 'count', count: proof === undefined ? 0 : proofSize(proof) },
    },
  };
}
