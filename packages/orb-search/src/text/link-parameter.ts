import { InvalidInputError } from '@kit/grid';

/** A parameter of a link: what it says, and where that begins in the text. */
export type LinkParameter = { readonly value: string; readonly offset: number };

/** The first parameter of this name in a text that is a link, holds one, or is what stands behind its question mark. */
export function linkParameter(text: string, name: string): LinkParameter | undefined {
  for (const found of text.matchAll(/(?:^|[?&#\s("'<])([a-z]+)=([^&#\s)"'<>]*)/gi)) {
    if (found[1].toLowerCase() !== name) continue;
    return { value: decoded(found[2]), offset: found.index + found[0].length - found[2].length };
  }
  return undefined;
}

/** A value without escapes; with a broken one it stays as it is. */
function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** The refusal of a link that holds nothing that can be read. */
export function unknownLink(text: string, what: string): InvalidInputError | undefined {
  if (!/^\s*[(<"']?(?:https?:\/\/|www\.)/i.test(text)) return undefined;
  const message = `this link holds no ${what}: open it, and copy the ${what} itself or the link that the page then shows`;
  return new InvalidInputError('unknown-link', message, { offset: 0 });
}
