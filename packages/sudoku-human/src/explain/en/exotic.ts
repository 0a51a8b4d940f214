/** English: patterns of the hardest puzzles, and templates. */

import type { ExoticMessageKey, ExoticTechniqueId } from '../../types.js';

/** The names of these techniques. */
export const exoticNames: Readonly<Record<ExoticTechniqueId, string>> = {
  'template-set': 'Template Set',
  'template-delete': 'Template Delete',
  firework: 'Firework',
  tridagon: 'Tridagon',
  'sk-loop': 'SK-Loop',
  exocet: 'Exocet',
  'multi-sector-locked-sets': 'Multi-Sector Locked Sets',
};

/** Their reasons. */
export const exoticTemplates: Readonly<Record<ExoticTechniqueId | ExoticMessageKey, string>> = {
  'template-set':
    'every way to put {digit} once into each row, column and box, beside what is certain for the other digits, takes {placements, cells}, so {placements, plural, one {this cell is} other {these cells are}} {digit}.',
  'template-delete':
    'no way to put {digit} once into each row, column and box, beside what is certain for the other digits, takes {eliminations, cells}, so {digit} leaves {eliminations, plural, one {this cell} other {these cells}}.',
  firework:
    '{pivots, plural, one {row and column of the pivot {pivots} have {digits} only in its box and at the wings {wings}. One of these digits that is at neither wing is in the box for both lines, where they cross: at the pivot. So three digits fill three cells} other {rows and columns of the opposite pivots {pivots} have two of the digits {digits} each only in the box of the pivot and at the wings {wings}. One of these digits that is at neither wing is in the box for both lines, where they cross: at its pivot. So four digits fill four cells}}, which hold nothing else: {eliminations}.',
  tridagon:
    "three cells on different rows and columns in each of four boxes, {cells}, can't be filled with {digits} alone, however they are turned. So one of the other digits in {guardians, cells} is true, and what all of these exclude goes: {eliminations}.",
  'tridagon-on':
    "three cells on different rows and columns in each of four boxes, {cells}, can't be filled with {digits} alone, however they are turned. The only other digit in them is {digit} in {cell}, so {cell} is {digit}.",
  'sk-loop':
    'around the filled corners {corners}, {cells} are a ring of pairs, joined by lines and boxes in turn. These lines and boxes let {digits} be there {count} times at most, just enough for the {count} cells. So no place may be lost, and what would cost one goes: {eliminations}.',
  exocet:
    "the three cross-lines {houses} can't have any of {digits} three times outside of the three boxes that {base} and {targets} lie in, so each digit of the base {base} is also in one of the targets {targets}. What fits none of the ways to place two of these digits goes: {eliminations}.",
  'multi-sector-locked-sets':
    'where {rows} and {columns} cross, {cells} are open. These rows and columns let {digits} be there {count} times at most, just enough for the {count} cells. So no place may be lost, and what would cost one goes: {eliminations}.',
};
