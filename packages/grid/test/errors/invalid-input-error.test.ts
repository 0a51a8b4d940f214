import { MessageChannel } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { describeValue, InvalidInputError, isInvalidInputError, readInvalidInputError } from '../../src/index.js';

const error = new InvalidInputError('bad-size', 'rows is -1', { name: 'rows' });
const json = { name: 'InvalidInputError', code: 'bad-size', message: 'rows is -1', at: { name: 'rows' } };

test('the error, its JSON, its clone and what a port delivers all tell the code', async () => {
  const { port1, port2 } = new MessageChannel();
  const received = await new Promise((resolve) => {
    port2.once('message', resolve);
    port1.postMessage(error);
  });
  port1.close();
  for (const form of [error, json, JSON.parse(JSON.stringify(error)), structuredClone(error), received]) {
    expect(readInvalidInputError(form)).toEqual(json);
  }
});

test('the error and its JSON are told apart from others', () => {
  expect(isInvalidInputError(error)).toBe(true);
  expect(isInvalidInputError(json)).toBe(true);
  for (const other of [null, undefined, 'bad-size', {}, { name: 'InvalidInputError' }, { code: 'x' }, new Error('x')]) {
    expect(isInvalidInputError(other)).toBe(false);
    expect(readInvalidInputError(other)).toBeUndefined();
  }
  expect(readInvalidInputError(new Error('x', { cause: new TypeError('y') }))).toBeUndefined();
});

test('the code is shown once where an error is printed', () => {
  expect(Object.keys(error).sort()).toEqual(['at', 'code', 'name']);
});

test('describing a value is never itself an error', () => {
  const revoked = Proxy.revocable([], {});
  revoked.revoke();
  const hostile = new Proxy(
    {},
    {
      get() {
        throw new Error('no');
      },
    },
  );
  expect(describeValue(revoked.proxy)).toBe('an object');
  expect(describeValue(hostile)).toBe('an object');
  expect(describeValue(Object.create(null))).toBe('an object');
  expect(describeValue(Symbol('a'))).toBe('Symbol(a)');
  expect(describeValue('a'.repeat(40))).toBe(`"${'a'.repeat(36)}…"`);
  expect(describeValue('a'.repeat(36))).toBe(`"${'a'.repeat(36)}"`);
});

test('an array that hides its length is described all the same', () => {
  const hostile = new Proxy([], {
    get() {
      throw new Error('no');
    },
  });
  expect(describeValue(hostile)).toBe('an object');
});
