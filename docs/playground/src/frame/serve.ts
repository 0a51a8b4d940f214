/** The worker's side: `serveSearches`, and a question by which the page hears whether the worker listens. */
import { type Served, serveSearches } from '@kit/grid';

/** Waits for questions from the page. */
export function serve(handlers: Served): void {
  serveSearches(self, { ...handlers, isThere });
}

/** Answers at once. A worker that is busy with a call without pauses can't. */
const isThere = () => true;
