// How text becomes the words of the index, and what is typed the words to look for: one function for both sides.

/** Chinese, Japanese and Korean are written without spaces: their words are found as pairs of signs. */
const cjk = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af\uf900-\ufaff]+/gu;

/**
 * The words of a text in lower case. `findAllLinks` is one word and its three parts; `x-wing` is `xwing`, `x` and `wing`, and
 * so is `xWing`; 連連看 gives 連連, 連看, and each of its signs.
 */
export function tokens(text) {
  const words = [];
  for (const [run] of text.matchAll(cjk)) {
    const signs = [...run];
    words.push(...signs, ...signs.slice(1).map((sign, index) => signs[index] + sign));
  }
  for (const [word] of text.replace(cjk, ' ').matchAll(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu)) {
    const parts = word.split('-').flatMap(splitCase);
    words.push(word.replaceAll('-', '').toLowerCase());
    if (parts.length > 1) words.push(...parts.map((part) => part.toLowerCase()));
  }
  return words;
}

function splitCase(word) {
  return word.match(/\p{Lu}+(?=\p{Lu}\p{Ll})|\p{Lu}?\p{Ll}+|\p{Lu}+|\p{N}+|\p{L}+/gu) ?? [word];
}

/** An English word without its ending, so that `probabilities` finds `probability`. */
export function stem(word) {
  if (word.length < 5 || !/^[a-z]+$/.test(word)) return word;
  return word
    .replace(/ies$/, 'y')
    .replace(/(ss|sh|ch|x)es$/, '$1')
    .replace(/([^s])s$/, '$1');
}
