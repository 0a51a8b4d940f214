/**
 * The limit of a solver, in positions. A position that takes long counts for several, so that the same limit bounds the
 * time on a board of any size, and in every part of the search, its preparation too.
 */
import type { Pace } from '@kit/grid';

/** Units of work that count as a position of their own: several times what one takes on a board of 18×8. */
const unitsPerNode = 50_000;

/** Counts towards a limit. */
export class NodeLimit {
  /** The positions looked at. */
  positions = 0;
  private readonly maxNodes: number;
  private pauseAt: number;
  private readonly pace: Pace;
  /** What the pace showed at the start. */
  private readonly before: number;

  constructor(maxNodes: number, pace: Pace) {
    this.maxNodes = maxNodes;
    this.pauseAt = maxNodes;
    this.pace = pace;
    this.before = pace.work;
  }

  /** What has been used up of the limit. */
  get nodes(): number {
    return Math.floor(Math.max(this.positions, (this.pace.work - this.before) / unitsPerNode));
  }

  isReached(): boolean {
    return this.nodes >= this.pauseAt;
  }

  /**
   * Lets {@link isReached} say yes after so many positions more, so that a search pauses for another; without a number only
   * at the end.
   */
  pauseAfter(positions: number = this.maxNodes): void {
    this.pauseAt = Math.min(this.maxNodes, this.nodes + positions);
  }

  /** Has the work alone used it up? Asked within a position, which is then left undecided. */
  isWorkedOff(): boolean {
    return this.pace.work - this.before >= this.maxNodes * unitsPerNode;
  }
}
