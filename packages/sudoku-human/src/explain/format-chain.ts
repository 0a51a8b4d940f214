/**
 * Chains in Eureka notation: `=` is a strong link, `-` a weak one, digits stand before their cells.
 *
 *     (5)r1c2 = r1c7 - r3c9 = r8c9                 the digit is said once while it stays the same
 *     (1=2)r1c1 - (2=3)r1c9 - (3=1)r9c9            two digits of one cell are one word
 *     (5)r1c23 = r23c1 - r9c1 = r9c8               a group is written as its cells
 */

import type { CellNotation, ChainNode, Link } from '../types.js';
import { formatCells } from './format-cells.js';

/** A chain from its first node to its last; where a link doesn't join the one before it, a new chain starts. */
export function formatChain(links: readonly Link[], notation: CellNotation): string {
  const place = (node: ChainNode): string => formatCells(node.cells, notation).join('+');
  const name = (node: ChainNode): string => `(${node.digit})${place(node)}`;

  const chains: Link[][] = [];
  for (const link of links) {
    const chain = chains.at(-1);
    if (chain !== undefined && name(chain[chain.length - 1].to) === name(link.from)) chain.push(link);
    else chains.push([link]);
  }
  return chains.map((chain) => writeChain(chain, place)).join('; ');
}

function writeChain(chain: readonly Link[], place: (node: ChainNode) => string): string {
  const nodes = [chain[0].from, ...chain.map(({ to }) => to)];
  const signs = chain.map(({ type }) => (type === 'strong' ? '=' : '-'));
  let text = '';
  let said = 0;
  for (let at = 0; at < nodes.length; at++) {
    const node = nodes[at];
    if (at > 0) text += ` ${signs[at - 1]} `;
    if (at < signs.length && nodes[at + 1].digit !== node.digit && place(nodes[at + 1]) === place(node)) {
      text += `(${node.digit}${signs[at]}${nodes[at + 1].digit})${place(node)}`;
      said = 0;
      at++;
    } else {
      text += node.digit === said ? place(node) : `(${node.digit})${place(node)}`;
      said = node.digit;
    }
  }
  return text;
}
