/** Deals a puzzle of any kind, in the worker. */
import type { Search } from '@kit/grid';
import {
  createLayout,
  type GeneratedPuzzle,
  type GenerateOptions,
  generatePuzzleSearch,
  type Layout,
  type LayoutOptions,
  type Stars,
  type TechniqueId,
} from '@kit/sudoku-human';
import { hasStars, type Kind } from './kinds.js';

const plain: Partial<Record<Kind, LayoutOptions>> = {
  size4: { size: 4 },
  size6: { size: 6 },
  size8: { size: 8 },
  size12: { size: 12 },
  size16: { size: 16 },
  diagonals: { diagonals: true },
  windows: { windows: true },
  diagonalWindows: { diagonals: true, windows: true },
  disjointGroups: { disjointGroups: true },
  antiKnight: { antiKnight: true },
  antiKing: { antiKing: true },
  nonConsecutive: { nonConsecutive: true },
};

/** How many digits stay at the least, where digging further takes long. */
const givens: Partial<Record<Kind, GenerateOptions['givens']>> = {
  size16: { min: 110 },
  antiKnight: { min: 24 },
  nonConsecutive: { min: 26 },
};

/** The layout of a kind; undefined for the classic one, and for those that are dealt with each puzzle. */
export function layoutOf(kind: Kind): Layout | undefined {
  const options = plain[kind];
  return options && createLayout(options);
}

/** What is asked of a puzzle. */
export type Wish = { readonly kind: Kind; readonly stars: Stars; readonly technique: TechniqueId | undefined };

/** A puzzle of the kind. */
export function deal(seed: number, { kind, stars, technique }: Wish): Search<GeneratedPuzzle> {
  const layout = kind === 'jigsaw' || kind === 'killer' ? kind : layoutOf(kind);
  return generatePuzzleSearch({
    seed,
    symmetry: 'rotate180',
    ...(layout && { layout }),
    givens: givens[kind],
    ...(kind === 'classic' && technique ? { technique } : hasStars(kind) ? { stars } : {}),
  });
}
