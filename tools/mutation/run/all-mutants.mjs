// Stryker's mutants of a source: arithmetic, conditions, blocks, texts … Its instrumenter writes them behind switches; only what
// the switches ask is ours.
import { Instrumenter } from '@stryker-mutator/instrumenter';

const quiet = { debug() {}, info() {}, warn() {}, isDebugEnabled: () => false };

/** The mutants of files, and their texts: `{ mutants, switched: Map, recorded: Map }`. */
export async function allMutants(files) {
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
  return {
    mutants: mutants.map(({ fileName, location, mutatorName, replacement }) => ({
      file: fileName,
      line: location.start.line + 1,
      col: location.start.column + 1,
      name: `${mutatorName} → ${replacement.replace(/\s+/g, ' ').slice(0, 80)}`,
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
