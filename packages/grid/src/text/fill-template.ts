/**
 * Sentences from a catalogue: texts with places, so that a translator decides what stands where.
 *
 * A place is `{name}`, `{name, form}` (another way of writing the parameter), `{name, plural, one {…} other {…}}`, with
 * `zero {…}` before `one` where nothing needs a text of its own, or `{name, some, …}`, whose text is left out where the
 * parameter counts nothing. Texts inside of places hold plain places.
 */
import { describeValue } from '../errors/describe-value.js';
import { InvalidInputError } from '../errors/invalid-input-error.js';

/**
 * What a template can name.
 *
 * @internal
 */
export type TemplateParams = {
  /** How a parameter is written (in a form, if the place names one); undefined if there is no such parameter. */
  readonly write: (name: string, form: string | undefined) => string | undefined;
  /** How many a parameter counts; undefined if there is no such parameter. */
  readonly count: (name: string) => number | undefined;
};

const place = /* @__PURE__ */ (() => {
  const inner = String.raw`((?:[^{}]|\{[\w, ]+\})*)`;
  return new RegExp(
    String.raw`\{(\w+)(?:, plural,(?: zero \{${inner}\})? one \{${inner}\} other \{${inner}\}|, some, ${inner}|, (\w+))?\}`,
    'g',
  );
})();

/**
 * Fills the places of a template.
 *
 * For the sibling packages, whose catalogues are written this way.
 *
 * @param template - the text with places
 * @param params - what is written at them
 * @returns the text
 * @throws {@link InvalidInputError} `missing-param` if the template names a parameter that there is none of
 * @internal
 *
 * @example
 * ```ts
 * import { fillTemplate } from '@kit/grid';
 *
 * const params = { write: (name: string) => (name === 'n' ? '3' : undefined), count: () => 3 };
 * fillTemplate('{n, plural, one {one mine} other {{n} mines}} left', params); // => '3 mines left'
 * ```
 */
export function fillTemplate(template: string, params: TemplateParams): string {
  return template.replace(
    place,
    (_, name: string, zero?: string, one?: string, other?: string, some?: string, form?: string) => {
      if (one !== undefined && other !== undefined) {
        const count = present(params.count(name), name);
        return fillTemplate(count === 1 ? one : count === 0 ? (zero ?? other) : other, params);
      }
      if (some !== undefined) return present(params.count(name), name) > 0 ? fillTemplate(some, params) : '';
      return present(params.write(name, form), name);
    },
  );
}

function present<T>(value: T | undefined, name: string): T {
  if (value !== undefined) return value;
  throw new InvalidInputError('missing-param', `the message has no parameter ${describeValue(name)}`, { name });
}
