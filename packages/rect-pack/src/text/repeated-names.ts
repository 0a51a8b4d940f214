/** Names that occur twice in one object of a file. Parsers of JSON keep the last value, and so do engines. */
import { describeValue, InvalidInputError } from '@kit/grid';
import type { AtlasFile } from './atlas-format.js';
import type { ParsedPage, SettledPage, SkippedFrame } from './parsed-frames.js';

/** The way from the root of a file to a member: names and indexes. */
export type MemberPath = readonly (string | number)[];

/** An object or a list that is open, and the member that is being read. */
type Open = { readonly names: Set<string> | undefined; at: string | number };

/** The members whose name occurs before in the same object, in a text that is valid JSON. */
export function repeatedNames(json: string): MemberPath[] {
  const repeats: MemberPath[] = [];
  const open: Open[] = [];
  let isName = false;
  for (const [token] of json.matchAll(/"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\],:]/g)) {
    const inside = open.at(-1);
    if (token === '{' || token === '[') open.push({ names: token === '{' ? new Set() : undefined, at: 0 });
    else if (token === '}' || token === ']') open.pop();
    else if (token === ',' && typeof inside?.at === 'number') inside.at++;
    else if (isName && token.startsWith('"') && inside?.names !== undefined) {
      inside.at = JSON.parse(token) as string;
      if (inside.names.has(inside.at)) repeats.push(open.map(({ at }) => at));
      inside.names.add(inside.at);
    }
    isName = token === '{' || token === ',';
  }
  return repeats;
}

/**
 * Refuses a file in which a name occurs twice, or lists what is lost: pictures as skipped, other members as left out.
 */
export function settleRepeats(
  pages: readonly ParsedPage[],
  repeats: readonly MemberPath[],
  { where, onFault }: AtlasFile,
): readonly SettledPage[] {
  const skipped = pages.map((): Omit<SkippedFrame, 'page'>[] => []);
  const leftOut: string[] = [];
  for (const path of repeats) {
    const place = path.map((at) => `[${typeof at === 'number' ? at : describeValue(at)}]`).join('');
    const message = `${where}${place} is there twice: expected a name once`;
    if (onFault !== 'skip') throw new InvalidInputError('duplicate-name', message, { name: `${where}${place}` });
    const name = String(path.at(-1));
    const page = pageOfFrame(pages, path, name);
    if (page === undefined) leftOut.push(`${path.filter((at) => typeof at === 'string').join('.')}: an earlier value`);
    else skipped[page].push({ name, code: 'duplicate-name', message });
  }
  return pages.map((page, at) => ({
    ...page,
    skipped: [...(page.skipped ?? []), ...skipped[at]],
    leftOut: at === 0 ? [...(page.leftOut ?? []), ...leftOut] : page.leftOut,
  }));
}

/** The page of the picture that a member is; undefined if it is something else. */
function pageOfFrame(pages: readonly ParsedPage[], path: MemberPath, name: string): number | undefined {
  const [list, texture] = [path.at(-2), path.at(-3)];
  if (list === 'frames') return typeof texture === 'number' ? texture : 0;
  if (path.length > 1) return undefined;
  const page = pages.findIndex(({ frames }) => frames.some((frame) => frame.name === name));
  return page < 0 ? undefined : page;
}
