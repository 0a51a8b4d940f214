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
    if (page.index !== undefined) checkInteger(page.index, `${name}.index`, 0);
    checkInteger(page.width, `${name}.width`, 1);
    checkInteger(page.height, `${name}.height`, 1);
    readNotes(page, name);
    const placed = Array.from(checkList(page.placed, `${name}.placed`), (rect, index) =>
      checkPlaced(rect, `${name}.placed[${index}]`),
    );
    return { ...page, placed };
  });
}
