/**
 * A catalogue holds the words of one language: whole texts in parts, by key, and how a list of names is joined.
 */
import { checkObject } from '../board/check-options.js';
import { describeValue } from '../errors/describe-value.js';
import { InvalidInputError } from '../errors/invalid-input-error.js';
import { unexpected } from '../errors/unexpected.js';

/**
 * What stands between the names of a list: `a, b and c`.
 *
 * @internal
 */
export type ListWords = {
  /** Between two names. */
  readonly between: string;
  /** Before the last name. */
  readonly last: string;
};

/**
 * A text of a catalogue, which may be anything.
 *
 * For the sibling packages, whose catalogues have a `list` and whose texts lie in parts by key.
 *
 * @param catalogue - what the caller gave
 * @param words - the members that must be texts themselves, whichever text is asked for
 * @param part - the member that holds the text
 * @param key - its name there
 * @returns the text
 * @throws {@link InvalidInputError} `bad-catalogue` if that is no catalogue, `unknown-message` if it has no such text
 * @internal
 *
 * @example
 * ```ts
 * import { catalogueText } from '@kit/grid';
 *
 * const en = { list: { between: ', ', last: ' and ' }, cell: 'r{row}c{col}', hints: { safe: '{cells} is safe' } };
 * catalogueText(en, ['cell'], 'hints', 'safe'); // => '{cells} is safe'
 * ```
 */
export function catalogueText(catalogue: unknown, words: readonly string[], part: string, key: unknown): string {
  const fields = membersOf(catalogue, catalogue);
  const { between, last } = membersOf(fields['list'], catalogue);
  if ([between, last, ...words.map((word) => fields[word])].some((text) => typeof text !== 'string')) {
    throw noCatalogue(catalogue);
  }
  const texts = membersOf(fields[part], catalogue);
  const text = typeof key === 'string' && Object.hasOwn(texts, key) ? texts[key] : undefined;
  if (typeof text === 'string') return text;
  throw new InvalidInputError('unknown-message', `the catalogue has no text for ${describeValue(key)}`, { name: part });
}

/**
 * Names as a list in a catalogue's words.
 *
 * @param names - the names in their order
 * @param list - the catalogue's words for lists
 * @returns the list; empty if there are no names
 * @internal
 *
 * @example
 * ```ts
 * import { joinNames } from '@kit/grid';
 *
 * joinNames(['r1c1', 'r1c2', 'r2c1'], { between: ', ', last: ' and ' }); // => 'r1c1, r1c2 and r2c1'
 * ```
 */
export function joinNames(names: readonly string[], { between, last }: ListWords): string {
  if (names.length < 2) return names.join();
  return `${names.slice(0, -1).join(between)}${last}${names.at(-1)}`;
}

/** The members of an object that may be anything. */
function membersOf(value: unknown, catalogue: unknown): Record<string, unknown> {
  try {
    return checkObject(value as Record<string, unknown>, 'catalogue');
  } catch {
    throw noCatalogue(catalogue);
  }
}

function noCatalogue(catalogue: unknown): InvalidInputError {
  return unexpected('bad-catalogue', 'the catalogue', catalogue, 'texts', { name: 'catalogue' });
}
