import { readCorpus as readText, reportCases } from '../../../config/corpora.js';
import { type Board, parseMines } from '../src/index.js';

/** A record of the corpus: see the README there. */
export type CorpusRecord = {
  readonly id: string;
  readonly mines: number;
  readonly rows: string;
  readonly status: 'ok' | 'inconsistent';
  readonly rest?: string;
  readonly p?: Readonly<Record<string, readonly number[]>>;
  readonly solutions?: string;
};

export type CorpusName = 'natural' | 'flagged' | 'check' | 'hard' | 'huge';

/** A position of the corpus. */
export type KnownPosition = { record: CorpusRecord; board: Board; chances: Map<number, string> };

/** Every so many positions of a file of the corpus, each with its known chances. */
export function readCorpus(
  name: CorpusName,
  every: number,
  wanted: (record: CorpusRecord) => boolean = () => true,
): KnownPosition[] {
  const records = readText('mines-inference', `${name}.jsonl`)
    .trim()
    .split('\n')
    .filter((line) => wanted(JSON.parse(line) as CorpusRecord))
    .filter((_, index) => index % every === 0)
    .map((line) => {
      const record = JSON.parse(line) as CorpusRecord;
      const board = parseMines(record.rows, { mines: record.mines });
      const chances = new Map<number, string>();
      board.cells.forEach((value, cell) => {
        if (value === -1 && record.rest !== undefined) chances.set(cell, record.rest);
      });
      for (const [chance, cells] of Object.entries(record.p ?? {})) for (const cell of cells) chances.set(cell, chance);
      return { record, board, chances };
    });
  reportCases('mines-inference', `${name}.jsonl`, records.length);
  return records;
}
