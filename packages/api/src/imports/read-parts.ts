import type {
  ImportedClicks,
  ImportedRow,
  ImportedTotal,
  QueryFigures,
  StreamedExport,
} from '@keydence/domain';
import { buildMeasure, type KeywordRow } from './build-measures.ts';
import { createLongQueries } from './count-long-queries.ts';

/**
 * Rows of a file per write. More are hardly faster, and waiting rows take memory and garbage
 * collection.
 */
const partSize = 5_000;

export interface ExportPart {
  keywords: KeywordRow[];
  totals: ImportedTotal[];
  clicks: ImportedClicks[];
  /** Rows of the newer period, by which an import counts its total. */
  newRows: number;
  newTotals: number;
  hasDifficulty: boolean;
  /** Queries of the whole file that are too long for keywords; set with its last part. */
  longQueries: QueryFigures | null;
  isLast: boolean;
}

interface Reading {
  opened: StreamedExport;
  measuredOn: string;
  today: string;
}

/** True for figures of a future day: they cannot be real, and would stay the newest forever. */
export const isTomorrow = (row: ImportedRow, today: string) =>
  row.type === 'total' && row.dimension === 'day' && row.name > today;

/** The rows of an export, part by part; the last one may be empty. */
export async function* readParts({ opened, measuredOn, today }: Reading): AsyncGenerator<ExportPart> {
  const days = { measuredOn, earlierBy: opened.head.earlierBy, today };
  const newPart = (): ExportPart => ({
    keywords: [],
    totals: [],
    clicks: [],
    newRows: 0,
    newTotals: 0,
    hasDifficulty: false,
    longQueries: null,
    isLast: false,
  });
  const longQueries = createLongQueries();
  let part = newPart();
  for await (const rows of opened.batches()) {
    if (part.keywords.length + part.totals.length + part.clicks.length >= partSize) {
      yield part;
      part = newPart();
    }
    for (const row of rows) {
      if (isTomorrow(row, today)) continue;
      if (row.type === 'keyword') {
        part.keywords.push({ measure: buildMeasure(row, days), history: row.history });
        part.hasDifficulty ||= row.difficulty !== null;
        if (!row.isEarlier) part.newRows += 1;
      } else if (row.type === 'total') {
        part.totals.push(row);
        if (row.isEarlier) continue;
        part.newRows += 1;
        part.newTotals += 1;
      } else if (row.type === 'long_query') longQueries.add(row);
      else if (row.type === 'clicks') part.clicks.push(row);
    }
  }
  part.totals.push(...longQueries.totals());
  yield { ...part, longQueries: longQueries.figures(), isLast: true };
}
