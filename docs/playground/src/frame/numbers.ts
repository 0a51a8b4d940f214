/** Numbers, and nouns that are counted, as a language writes them. */

/** How a language writes numbers. */
export type Numbers = {
  /** A number, with so many digits behind the point. */
  readonly number: (value: number, digits?: number) => string;
  /** A part of the whole in percent, with one digit behind the point. */
  readonly percent: (part: number) => string;
  /** A count with its noun in the form that goes with it; one form will do where a language has but one. */
  readonly count: (value: number, one: string, other?: string) => string;
  /** The form alone that goes with a count. */
  readonly form: (value: number, one: string, other: string) => string;
};

/** Numbers in the language of a tag. */
export function numbersOf(tag: string): Numbers {
  const rules = new Intl.PluralRules(tag);
  const number: Numbers['number'] = (value, digits = 0) =>
    value.toLocaleString(tag, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  const percent: Numbers['percent'] = (part) =>
    part.toLocaleString(tag, { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const form: Numbers['form'] = (value, one, other) => (rules.select(value) === 'one' ? one : other);
  return { number, percent, form, count: (value, one, other = one) => `${number(value)} ${form(value, one, other)}` };
}
