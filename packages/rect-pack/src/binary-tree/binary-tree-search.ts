import { checkOptions, type Search } from '@kit/grid';
import { packNames, packSearch } from '../pack/pack-search.js';
import type { ArticleOptions, Method, PackingOf, RectInput } from '../types.js';

const names = /* @__PURE__ */ packNames.filter((name): name is keyof ArticleOptions => name !== 'method');

/** Packs by one of the two algorithms that the project began from, in the order given unless another is named. */
export function articleSearch<R extends RectInput>(
  rects: readonly R[],
  options: ArticleOptions,
  method: Method,
): Search<PackingOf<R>> {
  const { order = 'given' } = checkOptions(options, names);
  return packSearch(rects, { ...options, order, method });
}
