/**
 * The narrow beam for a request, its paths in cells again.
 */
import { narrowEvaluator } from '../bits/narrow-evaluator.js';
import type { Beam } from './beam-best.js';
import { judgementFor } from './judgements.js';
import { narrowBeam } from './narrow-beam.js';
import { narrowInput } from './narrow-input.js';
import type { PathRequest } from './path-request.js';

/** A beam at ply 0; `variant` chooses how unfinished boards are judged. */
export function bitBeam(request: PathRequest, width: number, maxPlies: number, variant: number): Beam {
  const input = narrowInput(request);
  const { shape, types, target } = input;
  const evaluator = narrowEvaluator(shape, types, judgementFor(request.table.directions, variant));
  const beam = narrowBeam({ ...input, evaluator, width, maxPlies, target: Math.min(target, request.most) });
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
            paths: beam.paths().map((bits) => bits.map((bit) => shape.cellOf[bit]!)),
          },
  };
}
