/** What a kernel asks of the pace of its search: a count of steps, and a pause where it has run out. */
export type Steps = {
  /** Steps left in this slice; whoever finds it at 0 or below yields. */
  left: number;
  /** Work of this kind begins. */
  begin(kind: string): void;
  /** The slice is over and the next one begins; to be yielded. */
  rest(): undefined;
};

/** For callers that can't be interrupted: there is always more left than there is to do. */
export function unpaced(): Steps {
  const nothing = (): undefined => undefined;
  return { left: Number.POSITIVE_INFINITY, begin: nothing, rest: nothing };
}
