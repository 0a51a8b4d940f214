import { expect } from 'vitest';
import { type InvalidInputError, isInvalidInputError } from '../packages/grid/src/index.js';

/**
 * With which error a call refuses what it is given: undefined where it takes it. Any other error is thrown on. Whatever is
 * refused, the error says where: its sentence, which is whole, names the place that it holds, or it holds a place in the text
 * or in the list.
 */
export function refusalOf(call: () => unknown): InvalidInputError | undefined {
  try {
    call();
  } catch (error) {
    if (!isInvalidInputError(error)) throw error;
    expect(error.message).toMatch(/[^ \n]$/);
    expect(isPlaced(error), `no place in ${JSON.stringify(error.at)} of: ${error.message}`).toBe(true);
    return error;
  }
  return undefined;
}

/** What a catalogue of texts lacks, or options together, have no place of one name. */
const withoutPlace = ['bad-catalogue', 'unknown-message', 'unknown-technique', 'contradictory-options'];

/** What is a whole is called by what it is: the text, the replay. */
const wholes = ['text', 'bytes'];

function isPlaced({ code, at, message }: InvalidInputError): boolean {
  if (withoutPlace.includes(code) || [at.offset, at.row, at.index].some((place) => typeof place === 'number'))
    return true;
  const { name } = at;
  return typeof name === 'string' && name !== '' && (wholes.includes(name) || message.includes(name));
}
