import type { Solution } from '@kit/npuzzle';

/** What the demo says around the boards. */
export type Words = {
  readonly title: string;
  readonly deal: (depth: number) => string;
  readonly status: Readonly<Record<Solution['status'], (moves: number, bound: number) => string>>;
  readonly moves: string;
  readonly after: (moves: number) => string;
  readonly large: (side: number, moves: number) => string;
};

export const wordsEn: Words = {
  title: 'Sliding puzzle',
  deal: (depth) => `A deal whose shortest solution is exactly ${depth} moves:`,
  status: {
    optimal: (moves) => `Solved in ${moves} moves: proven shortest.`,
    bounded: (moves, bound) => `Solved in ${moves} moves; no solution has fewer than ${bound}.`,
    found: (moves, bound) => `Solved in ${moves} moves; no solution has fewer than ${bound}.`,
    unsolvable: () => 'This board cannot be solved: its parity is wrong.',
    limit: (moves, bound) =>
      moves > 0 ? `${moves} moves so far; no solution has fewer than ${bound}.` : `At least ${bound} moves; gave up.`,
  },
  moves: 'Tap',
  after: (moves) => (moves === 0 ? 'the deal' : `after ${moves}`),
  large: (side, moves) => `A shuffled ${side}×${side} board: solved in ${moves} moves, at once.`,
};

export const wordsZhHant: Words = {
  title: '數字推盤',
  deal: (depth) => `最短解恰為 ${depth} 步的題目：`,
  status: {
    optimal: (moves) => `${moves} 步解開，已證明為最短。`,
    bounded: (moves, bound) => `${moves} 步解開；任何解都不少於 ${bound} 步。`,
    found: (moves, bound) => `${moves} 步解開；任何解都不少於 ${bound} 步。`,
    unsolvable: () => '此盤面無解：奇偶性不符。',
    limit: (moves, bound) =>
      moves > 0 ? `目前 ${moves} 步；任何解都不少於 ${bound} 步。` : `至少 ${bound} 步；已放棄。`,
  },
  moves: '依序點',
  after: (moves) => (moves === 0 ? '題目' : `${moves} 步之後`),
  large: (side, moves) => `打亂的 ${side}×${side} 盤面：立即以 ${moves} 步解開。`,
};
