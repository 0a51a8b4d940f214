import { checkInteger, defineSearch, type GridLike, type Pace, runSync, type Search, type Slices } from '@kit/grid';
import { plainBeam } from '../beam/plain-beam.js';
import { isMet } from '../goals/measure.js';
import { narrowInput } from '../request/bit-input.js';
import { type PathRequest, pathRequest } from '../request/path-request.js';
import type { Certificate, CertifyOptions } from '../types.js';
import { type Proof, proveShortest } from './prove-shortest.js';

const certifyOptionNames = ['rules', 'goal', 'start', 'end', 'maxCost', 'maxNodes'];

/**
 * Is a path of so many moves the shortest that meets the goals? Tries every shorter one.
 *
 * On 6×5 with four directions and six types: 16 moves take about a second, each more about twice as long. Boards of
 * more than 32 cells, other goals and unusual rules go through the plain form, which is far slower and ends at two million
 * boards, about eight moves of 6×5: give `maxNodes` for less.
 *
 * @param board - orb types 0 to 14, or -1; at most 8 × 8
 * @param length - the number of moves of the known path, 0 to 250
 * @param options - rules, goal, start and end as for the path; the most nodes
 * @returns whether it is proved, the proved lower bound, and a shorter path if one was met
 * @throws {@link InvalidInputError} as {@link findPath}
 *
 * @example
 * ```ts
 * import { certify, parseOrbs } from '@kit/orb-search';
 *
 * const board = parseOrbs('0102\n1021\n3344');
 * certify(board, 6).path?.moves.length; // => 5
 * certify(board, 5); // => { provenShortest: true, lowerBound: 5 }
 * ```
 */
export function certify(board: GridLike, length: number, options: CertifyOptions = {}): Certificate {
  return runSync(certifySearch(board, length, options));
}

/**
 * {@link certify} as a search that can be shared with the event loop and stopped; it reports after each start cell.
 *
 * @param board - as for {@link certify}
 * @param length - as for {@link certify}
 * @param options - as for {@link certify}
 * @returns a generator of progress that returns the certificate
 * @throws {@link InvalidInputError} as {@link findPath}
 *
 * @example
 * ```ts
 * import { certifySearch, parseOrbs, runAsync } from '@kit/orb-search';
 *
 * const certificate = await runAsync(certifySearch(parseOrbs('0102\n1021\n3344'), 2));
 * certificate.provenShortest; // => true
 * ```
 */
export function certifySearch(board: GridLike, length: number, options: CertifyOptions = {}): Search<Certificate> {
  return search(board, length, options);
}

/** What the memory holds of boards in the plain form. */
const maxBoards = 2_000_000;

/** A proof that can be led, and what it has shown so far. */
type Prover = {
  readonly run: (pace: Pace) => Slices<unknown>;
  readonly nodes: () => number;
  readonly sofar: () => Certificate;
};

const search = /* @__PURE__ */ defineSearch({
  read(board: GridLike, length: number, options: CertifyOptions): Prover {
    const moves = checkInteger(length, 'length', 0, 250);
    const request = pathRequest(board, options, certifyOptionNames);
    const maxNodes = checkInteger(options.maxNodes ?? 500_000_000, 'options.maxNodes', 1);
    return (request.kernel === 'narrow' ? byBits : byPlainRules)(request, moves, maxNodes);
  },
  *work({ run, sofar }, pace): Slices<Certificate> {
    yield* run(pace);
    return sofar();
  },
  report: ({ nodes, sofar }) => ({ nodes: nodes(), best: sofar() }),
  stopped: ({ sofar }) => sofar(),
});

/** By iterative deepening. */
function byBits(request: PathRequest, length: number, maxNodes: number): Prover {
  const input = narrowInput(request);
  const proof: Proof = { lowerBound: 0, path: undefined, nodes: 0 };
  return {
    run: (pace) => proveShortest(input, proof, length, maxNodes, pace),
    nodes: () => proof.nodes,
    sofar() {
      const { lowerBound, path } = proof;
      if (!path) return { provenShortest: lowerBound >= length, lowerBound };
      const [start, ...moves] = path.map((bit) => input.shape.cellOf[bit]);
      return { provenShortest: false, lowerBound, path: { start, moves } };
    },
  };
}

/** Breadth first by the plain rules: a beam that drops nothing. */
function byPlainRules(request: PathRequest, length: number, maxNodes: number): Prover {
  const plies = Math.max(0, length - 1);
  const beam = plainBeam(request, Number.POSITIVE_INFINITY, plies);
  return {
    run: (pace) => beam.run(pace, 1 + Math.min(maxNodes, maxBoards)),
    nodes: beam.evaluations,
    sofar() {
      const best = beam.best();
      if (best && isMet(best)) {
        const [start, ...moves] = best.paths[0];
        if (moves.length < length) return { provenShortest: false, lowerBound: moves.length, path: { start, moves } };
      }
      if (beam.plies() === plies || beam.complete()) return { provenShortest: true, lowerBound: length };
      // No path of the plies that are done meets the goals, so one that does has a move more.
      return { provenShortest: false, lowerBound: beam.plies() + 1 };
    },
  };
}
