import type { Packing, UnplacedReason } from '@kit/rect-pack';

type Measure = Packing['measure'];

/** What the demo says around the packing. */
export type Words = {
  readonly title: string;
  readonly article: (unplaced: number, way: string) => string;
  readonly fixedSplit: string;
  readonly largerLeftover: string;
  readonly ours: string;
  readonly page: (width: number, height: number, placed: number, percent: string) => string;
  readonly covered: (percent: string) => string;
  readonly unplaced: (count: number) => string;
  readonly measures: Readonly<Record<Measure, string>>;
  readonly verdict: (measure: string, value: number, bound: number, proven: boolean) => string;
  readonly smallest: string;
  readonly written: (image: string, json: string) => string;
  readonly homeless: (id: string, reason: UnplacedReason) => string;
  readonly pictures: (names: number, different: number) => string;
};

export const wordsEn: Words = {
  title: 'Packing 100 pictures into one texture',
  article: (unplaced, way) => `${way}: ${unplaced} without a place`,
  fixedSplit: 'binary tree, fixed split',
  largerLeftover: 'binary tree, larger leftover',
  ours: 'pack',
  page: (width, height, placed, percent) => `${width} × ${height}: ${placed} pictures, ${percent} % covered`,
  covered: (percent) => `${percent} % covered`,
  unplaced: (count) => `${count} without a place`,
  measures: {
    pages: 'Pages',
    area: 'Area placed',
    rects: 'Pictures placed',
    'page-area': 'Area of the page',
    height: 'Height',
  },
  verdict: (measure, value, bound, proven) =>
    proven ? `${measure}: ${value}, proven to be optimal.` : `${measure}: ${value}; no packing can pass ${bound}.`,
  smallest: 'The smallest page for them',
  written: (image, json) => `written: ${image} and ${json}`,
  homeless: (id, reason) => `${id} has no place: ${reason}`,
  pictures: (names, different) => `${names} pictures, ${different} of them different after trimming`,
};

export const wordsZhHant: Words = {
  title: '將 100 張圖片裝進一張貼圖',
  article: (unplaced, way) => `${way}：${unplaced} 張放不下`,
  fixedSplit: '二元樹，固定切法',
  largerLeftover: '二元樹，依較大餘料切',
  ours: 'pack',
  page: (width, height, placed, percent) => `${width} × ${height}：${placed} 張圖片，覆蓋 ${percent} %`,
  covered: (percent) => `覆蓋 ${percent} %`,
  unplaced: (count) => `${count} 張放不下`,
  measures: { pages: '頁數', area: '放入面積', rects: '放入張數', 'page-area': '頁面面積', height: '高度' },
  verdict: (measure, value, bound, proven) =>
    proven ? `${measure}：${value}，已證明為最佳。` : `${measure}：${value}；任何排法都不可能超越 ${bound}。`,
  smallest: '能容納全部的最小頁面',
  written: (image, json) => `已寫入：${image} 與 ${json}`,
  homeless: (id, reason) => `${id} 放不下：${reason}`,
  pictures: (names, different) => `${names} 張圖片，裁邊後有 ${different} 張不同`,
};
