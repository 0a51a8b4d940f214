import fc from 'fast-check';

// A soak explores: a new seed each run, printed so that what it finds can be repeated with KIT_SEED=…
const seed = Number(process.env['KIT_SEED'] ?? Date.now() % 2 ** 31);
console.log(`fast-check seed ${seed} (repeat with KIT_SEED=${seed})`);
// So many for the first seed where a test says nothing; that a number is named tells tests that this is a soak (runs.ts).
fc.configureGlobal({ seed, numRuns: 100 });
