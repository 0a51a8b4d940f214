export type { Cell, Found, Shape } from '@kit/grid';
export { InvalidInputError, isInvalidInputError } from '@kit/grid';
export { type AnalyzeOptions, analyze } from './analyze/analyze.js';
export { countLayouts } from './analyze/count-layouts.js';
export { type Analyzer, createAnalyzer } from './analyze/create-analyzer.js';
export { formatMines } from './board/format-mines.js';
export { type ParseMinesOptions, parseMines } from './board/parse-mines.js';
export { EXPLODED, FLAG, HIDDEN } from './board/symbols.js';
export type * from './types.js';
