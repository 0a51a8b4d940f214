import { checkFlag, checkInteger, checkList, checkObject } from '@kit/grid';
import type { Placed, Source } from '../types.js';
import { readId, readSource } from './extras.js';
import { maxSpace } from './read-options.js';

/** Checks a rectangle that says where it lies; what comes back is plain. */
export function checkPlaced<P extends Placed>(rect: P, name: string): P {
  const { source, aliases, extrude } = checkObject(rect, name);
  const id = readId(rect.id, `${name}.id`);
  const x = checkInteger(rect.x, `${name}.x`, 0);
  const y = checkInteger(rect.y, `${name}.y`, 0);
  const width = checkInteger(rect.width, `${name}.width`, 1);
  const height = checkInteger(rect.height, `${name}.height`, 1);
  const [across, down] = checkFlag(rect.rotated, `${name}.rotated`) ? [height, width] : [width, height];
  const rim = extrude === undefined ? undefined : checkInteger(extrude, `${name}.extrude`, 0, maxSpace);
  const plainSource = (one: Source, what: string) => ({ ...one, ...readSource(one, across, down, what) });
  const read = {
    ...rect,
    ...{ id, x, y },
    ...(rim === undefined ? undefined : { extrude: rim }),
    ...(source === undefined ? undefined : { source: plainSource(source, `${name}.source`) }),
  };
  if (aliases === undefined) return read;
  const list = Array.from(checkList(aliases, `${name}.aliases`), (alias, at) => {
    const what = `${name}.aliases[${at}]`;
    checkObject(alias, what);
    return {
      ...alias,
      id: readId(alias.id, `${what}.id`),
      ...(alias.source === undefined ? undefined : { source: plainSource(alias.source, `${what}.source`) }),
    };
  });
  return { ...read, aliases: list };
}
