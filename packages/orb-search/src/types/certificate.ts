/** What is proven of a path's length. */
import type { Path, PathOptions } from './path.js';

/** Options of {@link certify}: those of the search that the path came from, with a limit of nodes. */
export type CertifyOptions = Pick<PathOptions, 'rules' | 'goal' | 'start' | 'end' | 'maxCost'> & {
  /** The most nodes, default 500,000,000: about a minute. */
  readonly maxNodes?: number | undefined;
};

/** What {@link certify} found out. */
export type Certificate = {
  /** Is it proved that no path with fewer moves meets the goals? */
  readonly provenShortest: boolean;
  /** Proved: no path with fewer moves than this meets the goals. */
  readonly lowerBound: number;
  /** A shorter path that meets the goals, if there is one; when the search came to its end, a shortest. */
  readonly path?: Path | undefined;
};
