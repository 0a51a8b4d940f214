// Stryker's mutants of a source: arithmetic, conditions, blocks, texts … Its instrumenter writes them behind switches; only what
// the switches ask is ours.
import { Instrumenter } from '@stryker-mutator/instrumenter';
import { mutantNames } from './mutant-names.mjs';

const quiet = { debug() {}, info() {}, warn() {}, isDebugEnabled: () => false };

/** The mutants of files, and their texts: `{ mutants, switched: Map, recorded: Map }`. */
export async function allMutants(sources, files) {
  const instrumenter = new Instrumenter(quiet);
  const { files: texts, mutants } = await instrumenter.instrument(
    files.map(({ path, code }) => ({ name: path, mutate: true, content: code })),
    { plugins: null, ignorers: [], excludedMutations: [] },
  );
  const indexOf = new Map(mutants.map(({ id }, index) => [id, index]));
  const indices = (ids) => [...ids.matchAll(/"(\d+)"/g)].map(([, id]) => indexOf.get(id));
  const withQuestions = (text) =>
    text.replace(/stryMutAct_9fa48\(("\d+")\)/g, (_, id) => `(kitMutants.active === ${indices(id)[0]})`);
  const withReports = (text, write) =>
    text.replace(/stryCov_9fa48\(((?:"\d+",?\s*)+)\)/g, (_, ids) => write(indices(ids)));
  const nameOf = new Map();
  for (const { path } of files) {
    const here = mutants.filter(({ fileName }) => fileName === path);
    for (const [nth, name] of mutantNames(sources, path, here).entries()) nameOf.set(here[nth], name);
  }
  return {
    mutants: mutants.map((mutant) => ({
      file: mutant.fileName,
      line: mutant.location.start.line + 1,
      col: mutant.location.start.column + 1,
      what: `${mutant.mutatorName} → ${mutant.replacement.replace(/\s+/g, ' ').slice(0, 80)}`,
      name: nameOf.get(mutant),
    })),
    switched: new Map(texts.map(({ name, content }) => [name, withReports(withQuestions(content), () => '0')])),
    recorded: new Map(
      texts.map(({ name, content }) => [
        name,
        withReports(
          withQuestions(content),
          (all) => `(${all.map((index) => `kitMutants.reached[${index}] = 1`).join(', ')})`,
        ),
      ]),
    ),
  };
}
