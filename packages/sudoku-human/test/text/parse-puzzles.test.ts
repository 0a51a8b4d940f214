import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { refusalOf } from '../../../../config/refusal-of.js';
import { formatPuzzle, type ListedPuzzle, type Position, parsePuzzle, parsePuzzles } from '../../src/index.js';
import { runs } from '../runs.js';
import { files, toSusser } from './forms.js';
import { playedPosition } from './positions.js';
import { errorOf, fixture } from './support.js';

const line = '800010000520900080076002000009500600340090025005008400000200540010009037000080006';
const solved = '893416572521973684476852319189524673347691825265738491738269546614359137952187236';
const puzzle = parsePuzzle(line);
const rows = line.match(/.{9}/g) as string[];
const drawnRows = formatPuzzle(puzzle, 'grid');
const solution = [...line].map((digit, cell) => (digit === '0' ? solved[cell] : digit)).join('');

/** What is said beside the positions. */
const beside = ({ puzzles }: { readonly puzzles: readonly ListedPuzzle[] }) =>
  puzzles.map(({ position, solution: digits, ...rest }) => {
    expect(position).toEqual(puzzle);
    return digits === undefined ? rest : { ...rest, solution: digits.join('') };
  });

describe('what stands beside a puzzle', () => {
  test.each<[string, object]>([
    [line, {}],
    [`${line} 7.2`, { rating: 7.2 }],
    [`${line}\t7.2`, { rating: 7.2 }],
    [`${line},7.2`, { rating: 7.2 }],
    [`${line} (7.2)`, { rating: 7.2 }],
    [`${line}:7.2`, { rating: 7.2 }],
    [`${line} ER=7.2`, { rating: 7.2 }],
    [`${line}; rating: 7.2`, { rating: 7.2 }],
    [`${line},${solution}`, { solution }],
    [`"${line}","${solution}"`, { solution }],
    [`${solution},${line}`, { solution }],
    [`${line};${solution};7.2;a name`, { solution, rating: 7.2, name: 'a name' }],
    [`${line} # hard, from a book`, { name: 'hard, from a book' }],
    [`${line}# hard`, { name: 'hard' }],
    [`0000183b305c ${line} 1.2`, { name: '0000183b305c', rating: 1.2 }],
    [`12. ${line}`, { name: '12' }],
    [`1,2,3,4,${line},5`, { name: '1 2 3 4', rating: 5 }],
    [`${line.replaceAll('0', '-')} 7.2`, { rating: 7.2 }],
    [`${line.replaceAll('0', 'x')} hard`, { name: 'hard' }],
    [`${line.replaceAll('0', '#')} # hard`, { name: 'hard' }],
  ])('%s', (text, expected) => {
    for (const all of [text, `\ufeff\r\n${text}\r\n`]) {
      const list = parsePuzzles(all);
      expect(list.leftOut).toEqual([]);
      expect(beside(list)).toEqual([{ ...expected, line: all === text ? 1 : 2 }]);
    }
  });

  test('what has no place is named', () => {
    const { puzzles, leftOut } = parsePuzzles(`# one\n${line} a name 7.2/1.2/2 # more`);
    expect(beside({ puzzles })).toEqual([{ name: 'one', rating: 7.2, line: 2 }]);
    expect(leftOut).toEqual([
      { line: 2, text: 'a name', code: 'comment' },
      { line: 2, text: 'more', code: 'comment' },
      { line: 2, text: '1.2', code: 'number' },
      { line: 2, text: '2', code: 'number' },
    ]);
  });

  test('a solution of another puzzle is named', () => {
    const other = solution.replace('8', '9');
    const { puzzles, leftOut } = parsePuzzles(`${line},${other}`);
    expect(beside({ puzzles })).toEqual([{ line: 1 }]);
    expect(leftOut).toEqual([{ line: 1, text: other, code: 'given-mismatch' }]);
  });

  test('two puzzles in a line are none', () => {
    const { puzzles, leftOut } = parsePuzzles(`${line} ${line}`);
    expect(puzzles).toEqual([]);
    expect(leftOut).toEqual([{ line: 1, text: `${line} ${line}`, code: 'bad-length' }]);
  });
});

describe('collections', () => {
  const drawn = formatPuzzle(puzzle, 'grid');

  test.each<[string, string, object[]]>([
    ['one puzzle a line', `${line}\n${line}\n\n${line}\n`, [{ line: 1 }, { line: 2 }, { line: 4 }]],
    [
      'numbered grids',
      `Grid 01\n${rows.join('\n')}\nGrid 02\n${rows.join('\n')}`,
      [
        { name: 'Grid 01', line: 2 },
        { name: 'Grid 02', line: 12 },
      ],
    ],
    [
      'sharps and numbers',
      `# 1\n${line}\n#2\n${rows.join('\n')}\n3.\n${line}`,
      [
        { name: '1', line: 2 },
        { name: '2', line: 4 },
        { name: '3', line: 14 },
      ],
    ],
    ['drawings with nothing between them', `${drawn}\n${drawn}`, [{ line: 2 }, { line: 15 }]],
    [
      'drawings with blank lines in them',
      `${drawn.replaceAll('\n', '\n\n')}\n\n[ two ]\n${drawn}`,
      [{ line: 3 }, { name: 'two', line: 29 }],
    ],
    [
      'a solution under a heading of its own',
      `Grid 1\n${rows.join('\n')}\nSolution:\n${solution.replace(/.{9}/g, '$&\n')}\n${line}`,
      [{ name: 'Grid 1', solution, line: 2 }, { line: 22 }],
    ],
    [
      'headings of one long word and of none',
      `aHeadingWithoutAnyBlanksInItAtAll\n${line}\n#\n${line}`,
      [
        { name: 'aHeadingWithoutAnyBlanksInItAtAll', line: 2 },
        { name: '#', line: 4 },
      ],
    ],
    ['rows one below the other', `${rows.join('\n')}\n${rows.join('\n')}`, [{ line: 1 }, { line: 10 }]],
    ['a table with headings', `puzzle,solution\n${line},${solution}\n`, [{ solution, line: 2 }]],
    ['another one', `quizzes,solutions\r\n${line},${solution}\r\n`, [{ solution, line: 2 }]],
    [
      'links and ids',
      [
        formatPuzzle(puzzle, 'f-puzzles-link'),
        formatPuzzle(puzzle, 'tatham'),
        formatPuzzle(puzzle, 'library'),
        `https://example.org/?p=${line}`,
        formatPuzzle(puzzle, 'sudokuwiki'),
        [...line].join(','),
      ].join('\n'),
      [1, 2, 3, 4, 5, 6].map((at) => ({ line: at })),
    ],
  ])('%s', (_, text, expected) => {
    const list = parsePuzzles(text);
    expect(list.leftOut).toEqual([]);
    expect(beside(list)).toEqual(expected);
  });

  test('lines that can not be read are left out, and the others are read', () => {
    const list = parsePuzzles(
      `A book of puzzles\n\n${line.slice(1)}\n${line}\n${rows.slice(1).join('\n')}\n\n${line}z\nThe end`,
    );
    expect(beside(list)).toEqual([{ line: 4 }]);
    expect(list.leftOut).toEqual([
      { line: 1, text: 'A book of puzzles', code: 'comment' },
      { line: 3, text: line.slice(1), code: 'bad-length' },
      { line: 5, text: rows.slice(1).join('\n'), code: 'bad-length' },
      { line: 14, text: `${line}z`, code: 'bad-text' },
      { line: 15, text: 'The end', code: 'comment' },
    ]);
  });

  test.each(['=', '|=', '+ -', '|', '- -'])('a line of %j is a border', (border) => {
    const list = parsePuzzles(`${rows.join('\n')}\n${border}\n${line}`);
    expect([beside(list), list.leftOut]).toEqual([[{ line: 1 }, { line: 11 }], []]);
  });

  test('links to something else are left out with their code', () => {
    const link = 'https://f-puzzles.com/?id=2abcdefg';
    expect(parsePuzzles(`${link}\n${line}`).leftOut).toEqual([{ line: 1, text: link, code: 'unknown-link' }]);
  });

  test('marks are read with their puzzles', () => {
    const marks = formatPuzzle(puzzle, 'pencilmarks');
    const { puzzles, leftOut } = parsePuzzles(`one\n${marks}\ntwo\n${marks}`);
    expect(leftOut).toEqual([]);
    expect(puzzles).toEqual([
      { position: parsePuzzle(marks), name: 'one', line: 3 },
      { position: parsePuzzle(marks), name: 'two', line: 17 },
    ]);
  });

  test('a text of nothing, of words, or of one puzzle in another form', () => {
    expect(parsePuzzles('')).toEqual({ puzzles: [], leftOut: [] });
    expect(parsePuzzles('no puzzle here')).toEqual({
      puzzles: [],
      leftOut: [{ line: 1, text: 'no puzzle here', code: 'comment' }],
    });
    expect(parsePuzzles('{"size": 4}').leftOut).toEqual([{ line: 1, text: '{"size": 4}', code: 'bad-text' }]);
    expect(beside(parsePuzzles(`\n${rows.map((row) => row.replaceAll('0', ' ')).join('\n')}`))).toEqual([{ line: 2 }]);
    expect(beside(parsePuzzles(rows.map((row) => [...row].join('\t').replaceAll('0', '')).join('\n')))).toEqual([
      { line: 1 },
    ]);
    const sections = parsePuzzles(`#ASomebody\n[Puzzle]\n${rows.join('\n')}`);
    expect(beside(sections)).toEqual([{ line: 1 }]);
    expect(sections.leftOut).toEqual([{ line: 1, text: '#ASomebody', code: 'comment' }]);
    expect(errorOf(() => parsePuzzles(7 as never)).code).toBe('bad-text');
  });

  test('every fixture is read whole', () => {
    for (const name of ['easy', 'hard', 'few-clues']) {
      const all = fixture(name);
      const { puzzles, leftOut } = parsePuzzles(all.join('\n'));
      expect(leftOut).toEqual([]);
      expect(puzzles.map(({ position }) => position)).toEqual(all.map((text) => parsePuzzle(text)));
    }
  });
});

describe('files of OpenSudoku', () => {
  const data = (digits: string) => `data="${digits}"`;
  const file = `<?xml version="1.0" encoding="UTF-8"?>
<opensudoku>
  <name>Ours &amp; yours</name>
  <author>Somebody</author>
  <level></level>
  <game ${data(line)} />
  <game created='1' data='${line}' note="mine"></game>
  <game ${data(line.slice(1))} />
  <game data="version: 2&#10;8|0|0|" />
</opensudoku>`;

  test('are read game by game', () => {
    const list = parsePuzzles(file);
    expect(beside(list)).toEqual([
      { name: 'Ours & yours', line: 6 },
      { name: 'Ours & yours', line: 7 },
    ]);
    expect(list.leftOut).toEqual([
      { line: 4, text: 'author: Somebody', code: 'comment' },
      { line: 7, text: 'mine', code: 'comment' },
      { line: 8, text: line.slice(1), code: 'bad-length' },
      { line: 9, text: 'version: 2\n8|0|0|', code: 'bad-text' },
    ]);
  });

  test('may have no names', () => {
    for (const folder of ['<folder>', '<folder name="">', '']) {
      expect(beside(parsePuzzles(`<opensudoku2>${folder}<game ${data(line)}/></opensudoku2>`))).toEqual([{ line: 1 }]);
    }
  });

  test('have folders with games, and games with names of their own', () => {
    const cells = Array.from(
      line,
      (mark, cell) => `${mark}|${cell === 1 ? '4,9,' : '-'}|${mark === '0' ? 1 : 0}|`,
    ).join('');
    const text = `<opensudoku version="2">
<!-- <game data="${line}" /> -->
<name><![CDATA[R & D]]></name>
<folder name="Easy" created="1">
<game state="1" ${data(`version: 1&#10;${cells}`)} />
<game name="Own" ${data(line)} />
</folder>
<game ${data(cells)} />
<folder name="Hard"><game ${data(line.replaceAll('0', '.').replace(/.{9}/g, '$&\n'))} /></folder>
</opensudoku>`;
    const list = parsePuzzles(text);
    expect(list.puzzles.map(({ name }) => name)).toEqual(['Easy', 'Own', 'R & D', 'Hard']);
    expect(list.leftOut).toEqual([{ line: 6, text: 'folder: Easy', code: 'comment' }]);
    for (const [index, { position }] of list.puzzles.entries()) {
      expect(position.givens).toEqual(puzzle.givens);
      expect(position.candidates[1], `${index}`).toBe(index % 2 === 0 ? 0b100001000 : puzzle.candidates[1]);
    }
  });

  test('with one game are puzzles', () => {
    const one = (text: string) => `<opensudoku version="2"><folder name="F"><game ${text}/></folder></opensudoku>`;
    expect(parsePuzzle(one(data(line)))).toEqual(puzzle);
    const { givens, values, candidates } = parsePuzzle(
      one(`data="version: 1&#xA;5|-|0|0|2,7,|1|3|-|1|${'0||1|'.repeat(78)}"`),
    );
    expect([givens.slice(0, 3), values.slice(0, 3), candidates.slice(0, 3)]).toEqual([
      [5, 0, 0],
      [5, 0, 3],
      [0, 0b1000010, 0],
    ]);
    expect(candidates[80]).toBe(0b111111111);
  });

  test.each([
    [file, 'several-puzzles', 'text has 4 puzzles: expected one'],
    ['<opensudoku></opensudoku>', 'bad-length', 'text is a file without a game: expected one'],
    [
      '<opensudoku><game data="12"/></opensudoku>',
      'bad-length',
      'text: 2 cells found, 81 digits or version: 1 expected',
    ],
    [
      '<opensudoku><game data="version: 4 12"/></opensudoku>',
      'bad-text',
      'text[24] begins data of version 4: expected 81 digits or version 1',
    ],
    [
      '<opensudoku><game data="version: 1 5|-|0|"/></opensudoku>',
      'bad-length',
      'text: 1 cell found, 81 expected, each value|note|editable|',
    ],
    [
      `<opensudoku><game data="version: 1 ${'5|-|0|'.repeat(80)}5|x|0|"/></opensudoku>`,
      'bad-text',
      'text[24] (row 8, column 8) has the cell "5|x|0": expected such as 5|-|0 or 0|2,7,|1',
    ],
  ])('%s is refused', (text, code, message) => {
    expect(errorOf(() => parsePuzzle(text))).toMatchObject({ code, message });
  });
});

describe('.sdk files with sections', () => {
  const given = rows.join('\n').replaceAll('0', '.');
  const played = given.replace('.', '9');

  test('hold what was filled in', () => {
    const { givens, values } = parsePuzzle(`#AMe\n#LHard\n[Puzzle]\n${given}\n[State]\n${played}\n`);
    expect(givens).toEqual(puzzle.values);
    expect(values).toEqual(parsePuzzle(played).values);
    expect(parsePuzzle(`[PUZZLE]\r\n${given.replaceAll('\n', '\r\n')}`)).toEqual(puzzle);
    expect(parsePuzzle(`[Puzzle]\n${given.replaceAll('.', '-')}\n[State]\n${given.replaceAll('.', '?')}`)).toEqual(
      puzzle,
    );
  });

  test.each([
    [`[State]\n${given}`, 'bad-text', 'text[0] begins a file without [Puzzle]: expected it before [State]'],
    [`[Puzzle]\n${given}\n[Colors]\n1`, 'bad-text', 'text[99] is "[Colors]": expected [Puzzle] and [State], once each'],
    [
      `[Puzzle]\n${given}\n[Puzzle]\n${given}`,
      'bad-text',
      'text[99] is "[Puzzle]": expected [Puzzle] and [State], once each',
    ],
    [
      `[Puzzle]\n${given}\n[State]\n${given.replace('8', '.')}`,
      'given-mismatch',
      'text has an empty cell in [State] at row 0, column 0: expected the 8 of [Puzzle]',
    ],
    [
      `[Puzzle]\n${given}\n[State]\n${given.replace('8', '7')}`,
      'given-mismatch',
      'text has 7 in [State] at row 0, column 0: expected the 8 of [Puzzle]',
    ],
    [
      `[Puzzle]\n${given}\n[Moves]\n${given}`,
      'bad-text',
      'text[99] is "[Moves]": expected [Puzzle] and [State], once each',
    ],
    [`[Puzzle]\n${given.slice(0, -1)}`, 'bad-length', 'text (row 8): 8 cells found, 9 expected'],
    [
      `[Puzzle]\n${given.replace('8', 'z')}`,
      'bad-text',
      'text[9] (row 0, column 0) is "z": expected a cell or a border',
    ],
  ])('%j is refused', (text, code, message) => {
    expect(errorOf(() => parsePuzzle(text))).toMatchObject({ code, message });
  });
});

test('.sdx files: an entry, an open cell without marks, and a lone mark that a peer still has', () => {
  const fields = rows.map((row) => [...row].map((digit) => (digit === '0' ? '12' : digit)));
  fields[0].splice(1, 2, 'u9', '');
  fields[8][0] = '1';
  const { givens, values, candidates } = parsePuzzle(fields.map((row) => row.join(' ')).join('\n'));
  expect([givens.slice(0, 3), values.slice(0, 3), candidates.slice(0, 4)]).toEqual([
    [8, 0, 0],
    [8, 9, 0],
    [0, 0, 0, 3],
  ]);
  expect([values[72], candidates[72]]).toEqual([0, 1]);
  expect(errorOf(() => parsePuzzle(fields.map((row) => row.join('  ')).join('\n'))).code).toMatch(/^bad-/);
});

describe('one puzzle with something beside it is that puzzle', () => {
  test.each([
    `Grid 01\n${rows.join('\n')}`,
    `# 1\n${rows.join('\n')}`,
    `${line} 7.2`,
    `${line},${solution}`,
    `${line} # a comment`,
    `${formatPuzzle(puzzle, 'grid')}\nSimple Sudoku Version 4.2n`,
    `${line}\nhttps://example.org/where-it-is-from`,
    `ctc_collection_of_puzzles_for_you\n${line}`,
  ])('%s', (text) => {
    expect(parsePuzzle(text)).toEqual(puzzle);
  });

  test.each([
    [`${line}\n${line}`, 'several-puzzles', 'text has several puzzles: expected one'],
    [`${line}\n${line}\n${line}\n${line}`, 'several-puzzles', 'text has several puzzles: expected one'],
    [`https://example.org/a\n${line}\n${line}`, 'several-puzzles', 'text has several puzzles: expected one'],
    [`${line.slice(1)}\n${line}`, 'bad-length', 'text: 161 cells found, 81 expected'],
    [
      `Grid 01\n${rows.with(2, '0760z2000').join('\n')}`,
      'bad-text',
      'text[32] (row 2, column 4) is "z": expected a cell or a border',
    ],
    [`${line}\n12`, 'bad-length', 'text: 83 cells found, 81 expected'],
    // It could be Susser's, with another separator.
    [`${line} 312`, 'bad-length', 'text: 84 cells found, 81 expected'],
  ])('%s is refused', (text, code, message) => {
    expect(errorOf(() => parsePuzzle(text))).toMatchObject({ code, message });
  });
});

describe('collections of drawn puzzles come back', () => {
  const forms: Readonly<Record<string, (position: Position) => string>> = {
    line: (position) => formatPuzzle(position, 'line'),
    grid: (position) => formatPuzzle(position, 'grid'),
    library: (position) => formatPuzzle(position, 'library'),
    query: (position) => formatPuzzle(position, 'query'),
    tatham: (position) => formatPuzzle(position, 'tatham'),
    link: (position) => formatPuzzle(position, 'f-puzzles-link'),
    susser: (position) => toSusser(position, position.candidates),
    rows: files['named'][0],
    simple: files['simpleSudoku'][0],
  };
  const entry = fc.record({
    position: playedPosition,
    form: fc.constantFrom(...Object.keys(forms)),
    heading: fc.option(fc.constantFrom('Grid 12', '# 3', 'A hard one', '[7]'), { nil: undefined }),
    blank: fc.boolean(),
  });

  test('in any order of forms, headings and blank lines', () => {
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 8 }), fc.constantFrom('\n', '\r\n'), (entries, end) => {
        const texts = entries.map(({ position, form, heading, blank }) => {
          const text = forms[form](position);
          return `${heading === undefined ? '' : `${heading}\n`}${text}${blank ? '\n' : ''}`;
        });
        const text = texts.join('\n').replaceAll('\n', end);
        const { puzzles } = parsePuzzles(text);
        expect(
          puzzles.map(({ position }) => position),
          text,
        ).toEqual(entries.map(({ position, form }) => parsePuzzle(forms[form](position))));
        for (const [index, { form }] of entries.entries()) {
          if (form !== 'line') continue;
          const at = text.split(end)[puzzles[index].line - 1];
          expect(at).toBe(forms[form](entries[index].position));
        }
      }),
      { numRuns: runs(40, 15) },
    );
  });

  test('other ends of lines, a mark before them, and blank lines around them change nothing', () => {
    const changes: readonly ((text: string) => string)[] = [
      (text) => text.replaceAll('\n', '\r\n'),
      (text) => text.replaceAll('\n', '\r'),
      (text) => text.replaceAll('\n', '\u2028'),
      (text) => `\ufeff${text}`,
      (text) => `${text}\n\n`,
      (text) => text.replaceAll('\n', '  \n'),
      (text) => text.replace(/\d/g, (digit) => String.fromCodePoint(0x1d7ce + Number(digit))),
    ];
    fc.assert(
      fc.property(fc.array(entry, { minLength: 1, maxLength: 5 }), fc.constantFrom(...changes), (entries, perturb) => {
        const text = entries
          .map(
            ({ position, form, heading }) => `${heading === undefined ? '' : `${heading}\n`}${forms[form](position)}`,
          )
          .join('\n');
        const changed = parsePuzzles(perturb(text)).puzzles;
        const [before, after] = [parsePuzzles(text).puzzles, changed].map((list) =>
          list.map(({ position, line: at, rating }) => ({ position, at, rating })),
        );
        expect(after, text).toEqual(before);
      }),
      { numRuns: runs(40, 15) },
    );
  });
});

test('any text is a list, and what is in it is a puzzle that parsePuzzle reads, or is left out', () => {
  const pieces = fc.constantFrom(
    ...[
      '\n',
      '\n\n',
      '\r',
      ' ',
      ',',
      ';',
      '\t',
      '|',
      ':',
      '#',
      '# 1\n',
      '[Puzzle]\n',
      '[State]\n',
      '.',
      '-',
      'x',
      '0',
      '5',
      '7.2',
    ],
    ...[
      '<opensudoku>',
      '<game data="',
      '"/>',
      '{"size":4}',
      '3x3:',
      'zzzc',
      '4j:p,',
      '?p=',
      'https://',
      'N4Ig',
      'u1 ',
      'S9B',
      '１',
      'Grid 01',
    ],
    ...[
      line,
      solution,
      rows[0],
      rows.join('\n'),
      drawnRows,
      ':0000:x:',
      '312 413',
      'hard',
      '---+---+---',
      'a_long_word_without_any_blanks',
    ],
  );
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 40 }), (list) => {
      const text = list.join('');
      const { puzzles, leftOut } = parsePuzzles(text);
      const lineCount = text.split(/\r\n?|\n/).length;
      for (const { line: at } of [...puzzles, ...leftOut]) expect(at >= 1 && at <= lineCount, text).toBe(true);
      for (const { code } of leftOut) expect(code, text).toMatch(/^[a-z-]+$/);
      if (/\S/.test(text) && puzzles.length === 0) {
        expect(
          refusalOf(() => parsePuzzle(text)),
          text,
        ).toBeDefined();
      }
    }),
    { numRuns: runs(150, 50) },
  );
});
