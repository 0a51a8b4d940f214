import { checkFlag, checkInteger, checkList, checkObject } from '@kit/grid';
import type { Placed } from '../types.js';
import { readId, readSource } from './extras.js';
import { maxSpace } from './read-options.js';

/** Checks a rectangle that says where it lies. */
export function checkPlaced<P extends Placed>(rect: P, name: string): P {
  const { id, source, aliases, extrude } = checkObject(rect, name);
  readId(id, `${name}.id`);
  checkInteger(rect.x, `${name}.x`, 0);
  checkInteger(rect.y, `${name}.y`, 0);
  const width = checkInteger(rect.width, `${name}.width`, 1);
  const height = checkInteger(rect.height, `${name}.height`, 1);
  const [across, down] = checkFlag(rect.rotated, `${name}.rotated`) ? [height, width] : [width, height];
  if (extrude !== undefined) checkInteger(extrude, `${name}.extrude`, 0, maxSpace);
  if (source !== undefined) readSource(source, across, down, `${name}.source`);
  if (aliases === undefined) return rect;
  const list = checkList(aliases, `${name}.aliases`);
  for (let at = 0; at < list.length; at++) {
    const alias = checkObject(list[at], `${name}.aliases[${at}]`);
    readId(alias.id, `${name}.aliases[${at}].id`);
    if (alias.source !== undefined) readSource(alias.source, across, down, `${name}.aliases[${at}].source`);
  }
  return rect;
}
