import { checkChoice, checkInteger, checkList, checkObject, checkText } from '@kit/grid';
import { checkPlaced } from '../rects/placed.js';
import type { Packing, Page } from '../types.js';

/** The longest file name. */
export const longestName = 4096;

/** Checks the pages of a packing that comes from outside. */
export function checkPages<Id extends string | number, Data>(packing: Packing<Id, Data>): readonly Page<Id, Data>[] {
  const pages = checkList(checkObject(packing, 'packing').pages, 'packing.pages');
  return Array.from(pages, (page, at) => {
    const name = `packing.pages[${at}]`;
    checkObject(page, name);
    if (page.index !== undefined) checkInteger(page.index, `${name}.index`, 0);
    checkInteger(page.width, `${name}.width`, 1);
    checkInteger(page.height, `${name}.height`, 1);
    if (page.image !== undefined) checkText(page.image, `${name}.image`, longestName);
    if (page.turn !== undefined) checkChoice(page.turn, `${name}.turn`, ['counter-clockwise']);
    const placed = Array.from(checkList(page.placed, `${name}.placed`), (rect, index) =>
      checkPlaced(rect, `${name}.placed[${index}]`),
    );
    return { ...page, placed };
  });
}
