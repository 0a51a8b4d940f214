// Stands in for `vitest` in the bundle of a package's tests: gathers the tests instead of running them, so that they can be
// run again and again in one process. It has what the tests of this repository use; the matchers are vitest's own.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import {
  ASYMMETRIC_MATCHERS_OBJECT,
  chai,
  customMatchers,
  GLOBAL_EXPECT,
  getState,
  JestAsymmetricMatchers,
  JestChaiExpect,
  JestExtend,
  setState,
} from '@vitest/expect';
import { fn } from '@vitest/spy';

/** Every test of the bundle: `{ file, name, body }`. */
export const tests = [];
const groups = [];
const undoes = [];
let file = '';
let running = '';
let assertions = 0;

/** What is gathered from now on stands in this file. */
export function enterFile(path) {
  file = path;
}

/** How often `expect` was called since the last question: a test that is well without it would be well with any answer. */
export function takeAssertions() {
  const count = assertions;
  assertions = 0;
  return count;
}

/** Runs one test; gives what it throws. */
export async function runTest(index) {
  running = tests[index].file;
  try {
    await tests[index].body();
    return undefined;
  } catch (error) {
    return error ?? new Error('something empty was thrown');
  } finally {
    vi.unstubAllGlobals();
  }
}

export const test = withEach((name, ...rest) => {
  tests.push({ file, name: [...groups, String(name)].join(' › '), body: rest.find(isFunction) });
});

export const describe = withEach((name, ...rest) => {
  groups.push(String(name));
  rest.find(isFunction)();
  groups.pop();
});

/** `each` calls the body with each row: a list's members as arguments, anything else as it is. */
function withEach(declare) {
  const each = (rows) => (name, body) => {
    for (const row of rows) declare(name, () => body(...(Array.isArray(row) ? row : [row])));
  };
  return Object.assign(declare, { each });
}

function isFunction(value) {
  return typeof value === 'function';
}

chai.use(JestExtend);
chai.use(JestChaiExpect);
chai.use(JestAsymmetricMatchers);
chai.util.addMethod(chai.Assertion.prototype, 'toMatchFileSnapshot', function (path) {
  chai.expect(chai.util.flag(this, 'object')).toBe(readFileSync(join(dirname(running), path), 'utf8'));
});
export const expect = Object.assign((value, message) => {
  assertions++;
  return chai.expect(value, message);
}, chai.expect);
Object.assign(expect, globalThis[ASYMMETRIC_MATCHERS_OBJECT], {
  getState: () => getState(expect),
  setState: (state) => setState(state, expect),
});
setState({ assertionCalls: 0 }, expect);
globalThis[GLOBAL_EXPECT] = expect;
chai.expect.extend(expect, customMatchers);

export const vi = {
  fn,
  stubGlobal(name, value) {
    const before = Object.getOwnPropertyDescriptor(globalThis, name);
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
    undoes.push(() => (before ? Object.defineProperty(globalThis, name, before) : delete globalThis[name]));
  },
  unstubAllGlobals() {
    for (const undo of undoes.splice(0).reverse()) undo();
  },
};
