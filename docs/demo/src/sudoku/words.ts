import type { SolveResult } from '@kit/sudoku-human';

/** What the demo itself says around the steps. */
export type Words = {
  readonly title: string;
  readonly status: Readonly<Record<SolveResult['status'], (steps: number) => string>>;
  readonly conflicts: string;
  readonly techniques: string;
  /** What each sign behind a candidate means. */
  readonly legend: Readonly<Record<string, string>>;
};

export const wordsEn: Words = {
  title: 'Sudoku, step by step',
  status: {
    solved: (steps) => `Solved in ${steps} steps, without a guess.`,
    stuck: (steps) => `Stuck after ${steps} steps: the techniques known so far go no further.`,
    invalid: () => 'This puzzle has no solution.',
    multiple: () => 'This puzzle has more than one solution.',
    limit: (steps) => `Stopped after ${steps} steps.`,
  },
  conflicts: 'Equal digits see each other in',
  techniques: 'Techniques',
  legend: {
    '•': 'pattern',
    '+': 'support',
    '°': 'fin',
    '~': 'other side',
    '*': 'target',
    '×': 'struck out',
    '!': 'set',
  },
};

export const wordsZhHant: Words = {
  title: '數獨逐步解題',
  status: {
    solved: (steps) => `共 ${steps} 步解完，沒有猜測。`,
    stuck: (steps) => `走了 ${steps} 步後卡住：目前的技巧無法再前進。`,
    invalid: () => '此題無解。',
    multiple: () => '此題不只一個解。',
    limit: (steps) => `走了 ${steps} 步後中止。`,
  },
  conflicts: '相同的數字互相衝突：',
  techniques: '使用的技巧',
  legend: { '•': '結構', '+': '連接', '°': '鰭', '~': '另一側', '*': '目標', '×': '刪除', '!': '填入' },
};
