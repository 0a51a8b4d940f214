/** What holds for the memory of every game: what was kept comes back, through its text too, and nonsense brings nothing. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { prop } from '../../../config/prop.js';
import type { Game } from '../src/frame/game.js';
import { decode, encode } from '../src/frame/kept.js';

/** Tests of a game's memory: states that are kept, and the state that a visitor starts with. */
export function keeps<S, A>(game: Game<S, A>, start: S, states: readonly S[]): void {
  const { keep, restore, keepPast, restorePast } = game;
  const travel = (state: S, type: 'undo' | 'redo') => game.reduce(state, { type } as A);
  /** What the browser has of a state when the page is left. */
  const leave = (state: S) => JSON.parse(JSON.stringify({ kept: keep(state), past: keepPast?.(state) }));

  describe('memory', () => {
    if (keepPast && restorePast) {
      const undone = states.map((state) => travel(state, 'undo'));
      test.each([...states, ...undone].map((state, at) => [at, state] as const))(
        'state %i comes back with all that can be undone and redone, and its clock',
        (_, state) => {
          const { kept, past } = leave(state);
          let [one, other] = [state, restorePast(past, restore(kept, start))];
          expect(keepPast(other)).toEqual(keepPast(state));
          for (const type of ['undo', 'redo'] as const) {
            for (let steps = 0; steps < 5; steps++) {
              [one, other] = [travel(one, type), travel(other, type)];
              expect(keep(other)).toEqual(keep(one));
            }
          }
        },
      );

      prop([fc.anything(), fc.nat(1000)], { numRuns: 60 })(
        'a past that is none is refused or harmless',
        (nonsense, at) => {
          const { kept, past } = leave(states[states.length - 1]);
          const names = Object.keys(past);
          for (const wrong of [
            nonsense,
            { ...past, [names[at % names.length]]: nonsense },
            { ...past, past: [nonsense] },
          ]) {
            let restored: S;
            try {
              restored = restorePast(wrong, restore(kept, start));
            } catch {
              continue;
            }
            for (const type of ['undo', 'redo'] as const) expect(() => leave(travel(restored, type))).not.toThrow();
          }
        },
      );
    }

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
