import { runSlices } from '@kit/grid';
import { expect, test } from 'vitest';
import { labelBoard } from '../../src/board/label-board.js';
import { goalBoard, shuffle } from '../../src/index.js';
import { createCarrier } from '../../src/lines/carry-tile.js';
import { createField } from '../../src/lines/field.js';
import { formatField } from '../support/format-state.js';

test('the blank walks past what must stay, in slices where the path is long', () => {
  const field = runSlices(createField(labelBoard(goalBoard({ rows: 300, cols: 200 }))));
  field.fixed[1] = 1;
  field.fixed[201] = 1;
  const walking = createCarrier(field).walkBlank(0);
  expect(walking.next().done).toBe(false);
  runSlices(walking);
  expect([field.blank, field.places[1], field.places[201]]).toEqual([0, 1, 201]);
  // No way round is worth anything where every tile is at home, and the last row is open.
  expect(field.path.count).toBe(299 + 199);
});

test('a tile comes where it is to be, and finished cells stay as they are', () => {
  for (let seed = 0; seed < 20; seed++) {
    const field = runSlices(createField(labelBoard(shuffle({ rows: 4, cols: 5, seed }))));
    const { walkBlank, carry } = createCarrier(field);
    for (const label of [0, 1, 2]) {
      runSlices(carry(label, label));
      field.fixed[label] = 1;
    }
    field.fixed[12] = 1;
    runSlices(walkBlank(19));
    expect([...field.cells.subarray(0, 3), field.blank], formatField(field)).toEqual([0, 1, 2, 19]);
  }
});
