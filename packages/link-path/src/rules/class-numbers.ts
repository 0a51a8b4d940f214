/**
 * The numbers of classes: kinds that match each other have one number, and each class gets the next when it is first met.
 */
import { classOf, type LinkRules } from './link-rules.js';

/** Numbers classes from 1. */
export class ClassNumbers {
  /** The kind that stands for each class (of a tie a negative number), and the number of the class, in ascending order. */
  readonly byKind: Map<number, number> = new Map<number, number>();
  private readonly rules: LinkRules;

  constructor(rules: LinkRules) {
    this.rules = rules;
  }

  /** The number of the class of a kind. */
  of(kind: number): number {
    return this.numberOf(classOf(this.rules, kind));
  }

  /** The number of the class of two tiles that are tied, by the smaller of their cells. */
  ofTie(cell: number): number {
    return this.numberOf(-1 - cell);
  }

  private numberOf(own: number): number {
    const { byKind } = this;
    const known = byKind.get(own);
    if (known !== undefined) return known;
    byKind.set(own, byKind.size + 1);
    return byKind.size;
  }
}
