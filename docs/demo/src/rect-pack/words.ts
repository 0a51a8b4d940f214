/** What the demo says around the packing. */
export type Words = {
  readonly title: string;
  readonly article: (unplaced: number, way: string) => string;
  readonly fixedSplit: string;
  readonly largerLeftover: string;
  readonly ours: string;
  readonly page: (width: number, height: number, placed: number, percent: string) => string;
  readonly unplaced: (count: number) => string;
  readonly verdict: (value: number, bound: number, proven: boolean) => string;
  readonly smallest: string;
};

export const wordsEn: Words = {
  title: 'Packing 100 pictures into one texture',
  article: (unplaced, way) => `${way}: ${unplaced} without a place`,
  fixedSplit: 'binary tree, fixed split',
  largerLeftover: 'binary tree, larger leftover',
  ours: 'pack',
  page: (width, height, placed, percent) => `${width} × ${height}: ${placed} pictures, ${percent} % covered`,
  unplaced: (count) => `${count} without a place`,
  verdict: (value, bound, proven) =>
    proven ? `${value} is proven to be optimal.` : `${value}; no packing can pass ${bound}.`,
  smallest: 'The smallest page for them',
};

export const wordsZhHant: Words = {
  title: '將 100 張圖片裝進一張貼圖',
  article: (unplaced, way) => `${way}：${unplaced} 張放不下`,
  fixedSplit: '二元樹，固定切法',
  largerLeftover: '二元樹，依較大餘料切',
  ours: 'pack',
  page: (width, height, placed, percent) => `${width} × ${height}：${placed} 張圖片，覆蓋 ${percent} %`,
  unplaced: (count) => `${count} 張放不下`,
  verdict: (value, bound, proven) => (proven ? `${value} 已證明為最佳。` : `${value}；任何排法都不可能超越 ${bound}。`),
  smallest: '能容納全部的最小頁面',
};
