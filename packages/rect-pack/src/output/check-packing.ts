import { checkFlag, checkInteger, checkList, checkObject, describeValue, InvalidInputError } from '@kit/grid';
import type { Packing, Page } from '../types.js';

/** Checks the pages of a packing that comes from outside. */
export function checkPages(packing: Packing): readonly Page[] {
  const pages = checkList(checkObject(packing, 'packing').pages, 'packing.pages');
  return Array.from(pages, (page, at) => {
    const name = `packing.pages[${at}]`;
    checkObject(page, name);
    checkInteger(page.width, `${name}.width`, 1);
    checkInteger(page.height, `${name}.height`, 1);
    const placed = Array.from(checkList(page.placed, `${name}.placed`), (rect, index) => {
      const place = `${name}.placed[${index}]`;
      checkObject(rect, place);
      if (typeof rect.id !== 'string' && !Number.isSafeInteger(rect.id)) {
        const message = `${place}.id is ${describeValue(rect.id)}: expected a text or a whole number`;
        throw new InvalidInputError('bad-id', message, { name: `${place}.id` });
      }
      checkInteger(rect.x, `${place}.x`, 0);
      checkInteger(rect.y, `${place}.y`, 0);
      checkInteger(rect.width, `${place}.width`, 1);
      checkInteger(rect.height, `${place}.height`, 1);
      checkFlag(rect.rotated, `${place}.rotated`);
      return rect;
    });
    return { ...page, placed };
  });
}
