/** What can be chosen on the page of the moving boxes. */
import type { Layout } from '../../../../examples/moving-boxes/src/world.js';

export type { Layout };
export const layouts: readonly Layout[] = ['even', 'crowded'];

/** Who looks for the pairs that touch. */
export type Way = 'kit' | 'rbush';
export const ways: readonly Way[] = ['kit', 'rbush'];
/** Names that no language changes. */
export const wayNames: Readonly<Record<Way, string>> = { kit: '@kit/spatial-index', rbush: 'rbush' };

/** What the pointer asks. */
export type Tool = 'window' | 'nearest' | 'ray';
export const tools: readonly Tool[] = ['window', 'nearest', 'ray'];
