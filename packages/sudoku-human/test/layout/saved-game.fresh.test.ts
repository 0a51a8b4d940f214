import { expect, test, vi } from 'vitest';

test('a saved game with a layout goes on in a program that has made no layout yet', async () => {
  const before = await import('../../src/index.js');
  const layout = before.createLayout({ size: 6, diagonals: true, cages: [{ cells: [0, 1], sum: 5 }] });
  const found = before.generatePuzzle({ layout, seed: 2 });
  if (found.status !== 'found') throw new Error('no puzzle');
  const saved = JSON.stringify(found.position);
  const open = found.position.values.indexOf(0);
  const ask = (kit: typeof before, text: string): unknown => {
    const position = JSON.parse(text) as typeof found.position;
    const step = kit.nextStep(position);
    return [
      kit.hint(position),
      kit.explainHint(kit.hint(position), kit.en),
      kit.setValue(position, open, 1),
      kit.findConflicts(kit.setValue(position, open, 1)),
      kit.checkProgress(position),
      kit.solve(position),
      step && kit.verifyStep(position, step),
      kit.countSolutions(position),
      kit.rateStars(position),
      kit.formatPuzzle(position, 'f-puzzles'),
      kit.canonicalForm(position),
      kit.cellsOfHouse(2, { layout: position.layout }),
      kit.houseName(2, kit.en, { layout: position.layout }),
    ];
  };
  const expected = ask(before, saved);
  vi.resetModules();
  const after = await import('../../src/index.js');
  expect(after).not.toBe(before);
  expect(ask(after, saved)).toEqual(expected);
});
