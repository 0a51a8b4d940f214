import fc from 'fast-check';

// A soak explores: a new seed each run, printed so that what it finds can be repeated with KIT_SEED=…
const seed = Number(process.env['KIT_SEED'] ?? Date.now() % 2 ** 31);
console.log(`fast-check seed ${seed} (repeat with KIT_SEED=${seed})`);
fc.configureGlobal({ seed });
