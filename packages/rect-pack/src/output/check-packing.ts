import { checkInteger, checkList, checkObject } from '@kit/grid';
import { readNotes } from '../rects/page-notes.js';
import { checkPlaced } from '../rects/placed.js';
import type { Packing, Page } from '../types.js';

/** Checks the pages of a packing that comes from outside. */
export function checkPages<Id extends string | number, Data>(packing: Packing<Id, Data>): readonly Page<Id, Data>[] {
  const pages = checkList(checkObject(packing, 'packing').pages, 'packing.pages');
  return Array.from(pages, (page, at) => {
    const name = `packing.pages[${at}]`;
    checkObject(page, name);
    const index = page.index === undefined ? undefined : checkInteger(page.index, `${name}.index`, 0);
    checkInteger(page.width, `${name}.width`, 1);
    checkInteger(page.height, `${name}.height`, 1);
    readNotes(page, name);
    const placed = Array.from(checkList(page.placed, `${name}.placed`), (rect, index) =>
      checkPlaced(rect, `${name}.placed[${index}]`),
    );
    return { ...page, ...(index === undefined ? undefined : { index }), placed };
  });
}

/** A packing of these pages, with the rest as it came, but plain. */
export function withPages<Id extends string | number, Data>(
  packing: Packing<Id, Data>,
  pages: readonly Page<Id, Data>[],
): Packing<Id, Data> {
  const { unplaced, value, bound, gap } = packing;
  const told = { ...packing, pages, value: plain(value), bound: plain(bound), gap: plain(gap) };
  if (unplaced === undefined) return told;
  const list = Array.from(checkList(unplaced, 'packing.unplaced'), (rect, at) => {
    const { id } = checkObject(rect, `packing.unplaced[${at}]`);
    return { ...rect, id: plain(id) };
  });
  return { ...told, unplaced: list };
}

/** −0 is 0, all else is what it is. */
function plain<Value>(value: Value): Value {
  return Object.is(value, -0) ? (0 as Value) : value;
}
