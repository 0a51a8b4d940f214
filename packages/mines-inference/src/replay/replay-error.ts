/** What can be wrong with a file, by its name: cut short, forged (or damaged), foreign. */
import { InvalidInputError } from '@kit/grid';

/** The file ends before what it announces. */
export function cutAt(offset: number, length: number, expected: string): InvalidInputError {
  const message = `bytes is ${length} long: expected ${expected} from byte ${offset} on`;
  return new InvalidInputError('cut-replay', message, { name: 'bytes', offset });
}

/** What the file says contradicts itself. */
export function forgedAt(offset: number | undefined, found: string, expected: string): InvalidInputError {
  const subject = offset === undefined ? 'the replay' : `bytes[${offset}]`;
  const place = offset === undefined ? { name: 'bytes' } : { name: 'bytes', offset };
  return new InvalidInputError('forged-replay', `${subject} is ${found}: expected ${expected}`, place);
}

/** What a line of a text says contradicts the rest, or can't be read; lines count from 0. */
export function forgedLine(line: number, found: string, expected: string): InvalidInputError {
  const message = `line ${line + 1} of the replay is ${found}: expected ${expected}`;
  return new InvalidInputError('forged-replay', message, { name: 'bytes', row: line });
}

/** A text ends before what it announces. */
export function cutText(expected: string): InvalidInputError {
  return new InvalidInputError('cut-replay', `the replay ends too early: expected ${expected}`, { name: 'bytes' });
}

/** A file of another kind. */
export function foreign(found: string): InvalidInputError {
  const message = `bytes is ${found}: expected a replay in one of the formats avf, rmv, mvf, evf, RawVF, or the JSON of formatReplay`;
  return new InvalidInputError('foreign-replay', message, { name: 'bytes' });
}
