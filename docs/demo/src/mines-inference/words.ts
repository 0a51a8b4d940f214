import type { Analysis } from '@kit/mines-inference';

/** What the demo says around the analysis. */
export type Words = {
  readonly title: string;
  readonly status: Readonly<Record<Analysis['status'], string>>;
  readonly culprits: string;
  readonly legend: string;
  readonly deductions: (count: number) => string;
};

export const wordsEn: Words = {
  title: 'Minesweeper: chance of a mine in percent, + safe, * mine',
  status: {
    consistent: 'The board is consistent.',
    inconsistent: 'No layout fits.',
    limit: 'Too large to finish.',
  },
  culprits: 'These cells contradict each other',
  legend: 'Chance of a mine in percent, + safe, * mine, [ ] follows from ( )',
  deductions: (count) => `${count} cells or groups are proven, simplest first; the hardest:`,
};

export const wordsZhHant: Words = {
  title: '踩地雷：各格有地雷的機率（%），+ 安全，* 地雷',
  status: { consistent: '盤面沒有矛盾。', inconsistent: '沒有任何佈雷符合盤面。', limit: '盤面太大，無法算完。' },
  culprits: '互相矛盾的格子',
  legend: '各格有地雷的機率（%），+ 安全，* 地雷，[ ] 由 ( ) 推得',
  deductions: (count) => `共 ${count} 個推論，由易到難；最難的是：`,
};
