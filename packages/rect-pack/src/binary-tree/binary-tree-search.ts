import { checkOptions, type Search } from '@kit/grid';
import { packNames, packSearch } from '../pack/pack-search.js';
import type { ArticleOptions, Method, Packing, RectInput } from '../types.js';

const names = packNames.filter((name): name is keyof ArticleOptions => name !== 'method');

/** Packs by one of the two algorithms that the project began from, in the order given unless another is named. */
export function articleSearch(rects: readonly RectInput[], options: ArticleOptions, method: Method): Search<Packing> {
  const { order = 'given' } = checkOptions(options, names);
  return packSearch(rects, { ...options, order, method });
}
