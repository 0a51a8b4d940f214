import { readdirSync } from 'node:fs';
import * as kit from '@kit/sudoku-human';
import { describe, expect, test } from 'vitest';
import { checks } from '../../src/techniques/checks.js';
import { records } from '../../src/techniques/technique-records.js';
import { techniqueById } from './technique-cases.js';

const ids = Object.keys(records) as kit.TechniqueId[];
const sorted = (names: Iterable<string>) => [...new Set(names)].sort();

/** What the modules of a family's folder export, by the names of the exports. */
async function exportsOf(family: string): Promise<[name: string, value: unknown][]> {
  const files = readdirSync(new URL(`../../src/techniques/${family}`, import.meta.url));
  const modules = await Promise.all(
    files.map((file) => import(`../../src/techniques/${family}/${file.slice(0, -3)}.ts`)),
  );
  return modules.flatMap((module) => Object.entries(module));
}

describe('a technique is a finder, a record, a checker and its texts', () => {
  test('every technique that is exported has a record and a checker, and there are no others', () => {
    expect(sorted(Object.keys(techniqueById))).toEqual(sorted(ids));
    expect(sorted(Object.keys(checks))).toEqual(sorted(ids));
    expect(kit.techniques.filter(({ id }) => techniqueById[id] === undefined)).toEqual([]);
  });

  // What layouts alone have is checked in the folder of what it is like.
  const isOfLayouts = (id: string) => records[id as kit.TechniqueId].family === 'layout-logic';

  test.each(sorted(ids.filter((id) => !isOfLayouts(id)).map((id) => records[id].family)))(
    '%s: finders and checkers stand where the record says',
    async (family) => {
      const own = sorted(ids.filter((id) => records[id].family === family));
      const found = await exportsOf(family);
      const finders = found.flatMap(([, value]) =>
        typeof value === 'object' && value !== null && 'find' in value ? [value as kit.Technique] : [],
      );
      expect(sorted(finders.map(({ id }) => id).filter((id) => !isOfLayouts(id)))).toEqual(own);
      const tables = found.filter(([name]) => name.endsWith('Checks'));
      expect(
        sorted(tables.flatMap(([, table]) => Object.keys(table as object)).filter((id) => !isOfLayouts(id))),
      ).toEqual(own);
    },
  );

  test.each([kit.en, kit.zhHant, kit.vi, kit.de])(
    '$locale has a name for each, a text for each key, and no others',
    (catalogue) => {
      expect(sorted(Object.keys(catalogue.techniques))).toEqual(sorted(ids));
      expect(sorted(Object.keys(catalogue.templates))).toEqual(sorted(ids.flatMap((id) => [id, ...records[id].keys])));
    },
  );
});

describe('the records', () => {
  test('each technique has a level of HoDoKu', () => {
    const levels = ['easy', 'medium', 'hard', 'unfair', 'extreme'];
    expect(ids.filter((id) => !levels.includes(records[id].level))).toEqual([]);
  });

  test('fish that no list has have stars all the same', () => {
    const fish = ['siamese-jellyfish', 'squirmbag', 'finned-squirmbag'] as const;
    expect(fish.map((id) => records[id].stars)).toEqual([4, 5, 5]);
  });

  test('fish that no list has and HoDoKu does not score come last and are extreme', () => {
    for (const id of ['mutant-x-wing', 'finned-whale', 'siamese-leviathan'] as const) {
      expect(records[id]).toMatchObject({ score: 470, level: 'extreme' });
      expect(ids.indexOf(id)).toBeGreaterThan(ids.indexOf('template-delete'));
    }
  });
});
