import { isJsonObject } from './json-values.js';
import type { MemberPath } from './repeated-names.js';

/** Spritesmith's other form, a list of sprites, as its sprites by name; undefined if the list is none of that form. */
export function spritesByName(
  list: readonly unknown[],
): { json: Readonly<Record<string, unknown>>; repeats: readonly MemberPath[] } | undefined {
  const sprites = new Map<string, unknown>();
  const repeats: MemberPath[] = [];
  for (const sprite of list) {
    if (!isJsonObject(sprite) || !('total_width' in sprite)) return undefined;
    const { name, ...rest } = sprite;
    if (typeof name !== 'string') return undefined;
    if (sprites.has(name)) repeats.push([name]);
    else sprites.set(name, rest);
  }
  return { json: Object.fromEntries(sprites), repeats };
}
