/**
 * Counts the work of the sources while a test runs: one unit for each call of a function and each turn of a loop, and
 * what a bulk operation on a list costs.
 *
 * A search promises to yield after a bounded amount of work. Time can't hold it to that in a test, and a counter inside
 * the search would only count what the search believes. So the tests called `*.slices.test.ts` are run on sources into
 * which this plugin has written the counting, behind the compiler and without the sources' knowledge.
 */
import type { Plugin } from 'vitest/config';

/** A node of a program's tree. */
export type Node = {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
};

const unit = '++globalThis.kitWork';
const loops = ['ForStatement', 'ForInStatement', 'ForOfStatement', 'WhileStatement', 'DoWhileStatement'];
const functions = ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'];

/** What of the sources is counted, where they are loaded one by one. */
const isCounted = /\/packages\/[^/]+\/src\/.*\.ts$/;

/** The plugin: counts in all sources of the packages. */
export function countWork(): Plugin {
  return {
    name: 'kit-count-work',
    enforce: 'post',
    transform(code, id) {
      if (!isCounted.test(id.replaceAll('\\', '/'))) return undefined;
      return { code: withCounting(code, this.parse(code) as unknown as Node), map: null };
    },
  };
}

/** The code with the counting written into it; `program` is its tree. */
export function withCounting(code: string, program: Node): string {
  const inserts: [at: number, text: string][] = [];
  visit(program, (node) => {
    const { body } = node as { body?: Node };
    if (body === undefined || !(loops.includes(node.type) || functions.includes(node.type))) return;
    if (body.type === 'BlockStatement') inserts.push([body.start + 1, `${unit};`]);
    else if (functions.includes(node.type)) inserts.push([body.start, `(${unit},`], [body.end, ')']);
    else inserts.push([body.start, `{${unit};`], [body.end, '}']);
  });
  // Stable, so that of two inserts at one place the outer one's end stays behind the inner one's.
  let counted = '';
  let from = 0;
  for (const [at, text] of inserts
    .map((insert, order) => ({ insert, order }))
    .sort(inOrder)
    .map(({ insert }) => insert)) {
    counted += code.slice(from, at) + text;
    from = at;
  }
  return counted + code.slice(from);
}

type Placed = { readonly insert: readonly [number, string]; readonly order: number };

function inOrder(a: Placed, b: Placed): number {
  if (a.insert[0] !== b.insert[0]) return a.insert[0] - b.insert[0];
  // At one place: ends come before starts, inner ends before outer ends, outer starts before inner starts.
  const ends = (text: string) => text === ')' || text === '}';
  if (ends(a.insert[1]) !== ends(b.insert[1])) return ends(a.insert[1]) ? -1 : 1;
  return ends(a.insert[1]) ? b.order - a.order : a.order - b.order;
}

function visit(node: Node, enter: (node: Node) => void): void {
  enter(node);
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? (value as unknown[]) : [value]) {
      if (typeof child === 'object' && child !== null && typeof (child as Node).type === 'string')
        visit(child as Node, enter);
    }
  }
}
