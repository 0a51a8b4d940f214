import * as kit from '@kit/sudoku-human';

/** A parameter of a message, as a catalogue writes it that has no words of its own. */
export function said(param: kit.MessageParam, notation: kit.CellNotation = 'r1c1', size = 9): string {
  const step: kit.Step = {
    technique: 'naked-single',
    placements: [],
    eliminations: [],
    pattern: { candidates: [], houses: [], links: [] },
    message: { key: 'naked-single', params: { param } },
    ...(size === 9 ? {} : { layout: kit.createLayout({ size }) }),
  };
  const templates = { ...kit.en.templates, 'naked-single': '{param}' };
  const catalogue = { ...kit.en, explanation: '{text}', list: { between: ' ', last: ' ' }, templates };
  return kit.explainStep(step, catalogue, { notation });
}

/** Cells as text. */
export const saidCells = (cells: readonly kit.Cell[], notation?: kit.CellNotation, size?: number): string =>
  said({ type: 'cells', cells }, notation, size);
