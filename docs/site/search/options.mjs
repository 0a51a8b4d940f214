// How the index is made and asked: shared by the build, which writes it, and the page, which reads it.
import { stem, tokens } from './tokens.mjs';

export const indexOptions = {
  fields: ['title', 'alias', 'heading', 'text'],
  storeFields: ['title', 'place', 'path', 'kind', 'weight'],
  tokenize: tokens,
  processTerm: stem,
};

export const searchOptions = {
  boost: { title: 8, alias: 6, heading: 3, text: 1 },
  prefix: (term) => term.length > 2,
  fuzzy: (term) => (/^[a-z]{6,}$/.test(term) ? 0.15 : false),
  weights: { fuzzy: 0.2, prefix: 0.5 },
  combineWith: 'AND',
  boostDocument: (_id, _term, stored) => stored.weight,
};

/** The best answers to a question: pages with all of its words, or else with any of them. */
export function ask(index, question, limit = 12) {
  const all = index.search(question, searchOptions);
  const found = all.length > 0 ? all : index.search(question, { ...searchOptions, combineWith: 'OR' });
  const typed = question.trim().toLowerCase().replace(/[\s-]/g, '');
  // Who types a whole name wants that page.
  const isExact = ({ title, kind }) => kind !== 'type' && title.toLowerCase().replace(/[\s-]/g, '') === typed;
  return [...found.filter(isExact), ...found.filter((hit) => !isExact(hit))].slice(0, limit);
}
