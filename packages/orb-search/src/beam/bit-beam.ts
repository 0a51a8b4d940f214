/**
 * The beam of the bit kernels for a request, its paths in cells again.
 */
import { narrowEvaluator } from '../kernel/narrow-evaluator.js';
import { wideEvaluator } from '../kernel/wide-evaluator.js';
import { narrowInput, wideInput } from '../request/bit-input.js';
import type { PathRequest } from '../request/path-request.js';
import type { Beam } from './beam-best.js';
import { judgementFor } from './judgements.js';
import { type KernelBeam, kernelBeam } from './kernel-beam.js';
import { narrowExpand } from './narrow-expand.js';
import { wideExpand } from './wide-expand.js';

/** A beam at ply 0. */
export function bitBeam(request: PathRequest, width: number, maxPlies: number, opinion: 'first' | 'second'): Beam {
  const judgement = judgementFor(request.table.directions, opinion);
  if (request.kernel === 'wide') {
    const input = wideInput(request);
    const evaluator = wideEvaluator(input.shape, input.types, judgement);
    evaluator.evaluate(input.board, 0, 0);
    const target = Math.min(input.target, request.most);
    const search = { ...input, standing: evaluator.combos(), width, maxPlies, target };
    return inCells(kernelBeam(search, wideExpand(evaluator, input.neighbors)), input.target, input.shape.cellOf);
  }
  const input = narrowInput(request);
  const evaluator = narrowEvaluator(input.shape, input.types, input.orbs, judgement);
  evaluator.evaluate(input.board[0], input.board[1], input.board[2], input.board[3], 0);
  const target = Math.min(input.target, request.most);
  const search = { ...input, standing: evaluator.combos(), width, maxPlies, target };
  return inCells(kernelBeam(search, narrowExpand(evaluator, input.neighbors)), input.target, input.shape.cellOf);
}

function inCells(beam: KernelBeam, target: number, cellOf: Uint8Array): Beam {
  return {
    step: beam.step,
    evaluations: beam.evaluations,
    // The memory of seen states compares hashes, so it proves nothing.
    complete: () => false,
    best: () =>
      beam.combos() < 0
        ? undefined
        : {
            measures: [target === 0 ? 1 : Math.min(1, beam.combos() / target)],
            paths: beam.paths().map((bits) => bits.map((bit) => cellOf[bit])),
          },
  };
}
