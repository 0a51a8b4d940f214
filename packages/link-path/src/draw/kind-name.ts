import { checkObject, checkText } from '@kit/grid';

/** What is written on a tile. */
export function kindNames(given: Readonly<Record<number, string>> | undefined): (kind: number) => string {
  const names = given === undefined ? {} : checkObject(given, 'options.names');
  return (kind) => (Object.hasOwn(names, kind) ? checkText(names[kind], `options.names[${kind}]`, 100) : String(kind));
}

/** A size of the letters so that a name fits into a tile. */
export function fontFor(name: string): number {
  return Math.max(5, Math.min(16, 40 / Math.max(1, [...name].length)));
}
