import { writeFileSync } from 'node:fs';
import { boardPictures } from './boards.mjs';
import { packingPictures } from './packing.mjs';
import { sudokuPictures } from './sudoku.mjs';

/** Draws the pictures of the guides into a folder: every one is made by the package that it explains. */
export function drawPictures(folder) {
  for (const [file, draw] of Object.entries({ ...sudokuPictures, ...boardPictures, ...packingPictures })) {
    writeFileSync(new URL(file, folder), draw());
  }
}
