/** What there is so far: nodes, and the best solution (single slides), if one is made yet. */
export type Improved = { readonly nodes: number; readonly best: number[] | undefined };

/** The same while it grows. */
export type Progress = { nodes: number; best: number[] };

/**
 * Runs what yields and returns its nodes, adding them up; it is stopped when there are so many. Undefined if the search as a
 * whole was stopped.
 */
export function* runCounted<R extends { readonly nodes: number }>(
  work: Generator<number, R, 'stop' | undefined>,
  progress: Progress,
  maxNodes: number,
): Generator<Improved, R | undefined, 'stop' | undefined> {
  const before = progress.nodes;
  let step = work.next();
  while (!step.done) {
    progress.nodes = before + step.value;
    const command = yield { ...progress };
    step = work.next(command === 'stop' || progress.nodes >= maxNodes ? 'stop' : undefined);
    if (command === 'stop') return undefined;
  }
  progress.nodes = before + step.value.nodes;
  return step.value;
}
