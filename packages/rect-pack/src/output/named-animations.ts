import { checkList, InvalidInputError } from '@kit/grid';
import { readId } from '../rects/extras.js';
import { maxRects } from '../rects/limits.js';

/**
 * Animations made from names: `walk_01` to `walk_10` are the frames of `walk`, in the order of their numbers.
 *
 * The number stands at the end of the name, or before its extension, and nothing but digits belongs to it; signs `_`, `-`, `.`,
 * `#`, slashes or blanks before it don't belong to the animation. A name without a number, or a number without a name, is in none, and
 * so is a single frame.
 *
 * @param names - names of frames, each once
 * @returns the names of the frames by animation, for `animations` of `toPixiAtlas`
 * @throws {@link InvalidInputError} `bad-list`, `bad-length`, `bad-id`, `duplicate-name`
 *
 * @example
 * ```ts
 * import { namedAnimations } from '@kit/rect-pack';
 *
 * namedAnimations(['walk_10', 'hero', 'walk_9', 'jump1.png']); // => { walk: ['walk_9', 'walk_10'] }
 * ```
 */
export function namedAnimations(names: readonly string[]): Record<string, string[]> {
  const found = new Map<string, { name: string; digits: string }[]>();
  const list = Array.from(checkList(names, 'names', 0, maxRects), (name, at) => String(readId(name, `names[${at}]`)));
  if (new Set(list).size < list.length) {
    throw new InvalidInputError('duplicate-name', 'names has a name twice: expected each once', { name: 'names' });
  }
  for (const name of list) {
    const parts = /^(.*?)[-_.# /\\]*(\d+)(?:\.[^./\\\d][^./\\]*)?$/s.exec(name);
    if (parts === null || parts[1] === '') continue;
    const [, animation, digits] = parts;
    const there = found.get(animation);
    if (there === undefined) found.set(animation, [{ name, digits }]);
    else there.push({ name, digits });
  }
  const several = [...found].filter(([, frames]) => frames.length > 1);
  return Object.fromEntries(
    several.map(([animation, frames]) => [animation, frames.sort(byNumber).map(({ name }) => name)]),
  );
}

type Numbered = { readonly name: string; readonly digits: string };

/** By numbers of any length; equal ones by their names. */
function byNumber(a: Numbered, b: Numbered): number {
  const [one, other] = [a.digits.replace(/^0+/, ''), b.digits.replace(/^0+/, '')];
  return one.length - other.length || (one < other ? -1 : one > other ? 1 : a.name < b.name ? -1 : 1);
}
