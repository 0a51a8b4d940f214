/** What holds for the memory of every game: what was kept comes back, through its text too, and nonsense brings nothing. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { prop } from '../../../config/prop.js';
import type { Game } from '../src/frame/game.js';
import { decode, encode } from '../src/frame/kept.js';

/** Tests of a game's memory: states that are kept, and the state that a visitor starts with. */
export function keeps<S, A>({ keep, restore }: Game<S, A>, start: S, states: readonly S[]): void {
  describe('memory', () => {
    test.each(states.map((state, at) => [at, state] as const))('state %i comes back', async (_, state) => {
      const text = await encode(keep(state));
      expect(text.length).toBeLessThan(2000);
      expect(text).toMatch(/^1\.[\w-]+$/);
      expect(keep(restore(await decode(text), start))).toEqual(keep(state));
    });

    prop([fc.anything(), fc.nat(1000)], { numRuns: 60 })('nonsense is refused or harmless', (nonsense, at) => {
      const plain = JSON.parse(JSON.stringify(keep(states[0])));
      const names = Object.keys(plain);
      for (const kept of [nonsense, { ...plain, [names[at % names.length]]: nonsense }]) {
        let restored: S;
        try {
          restored = restore(kept, start);
        } catch {
          continue;
        }
        // What was taken can be kept again.
        expect(keep(restore(JSON.parse(JSON.stringify(keep(restored))), start))).toEqual(keep(restored));
      }
    });
  });
}
