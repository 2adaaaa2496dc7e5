import type { Transaction } from '@keydence/db';
import type { ExportTool, ImportFigures, MeasureSource } from '@keydence/domain';
import { type SQL, sql } from 'drizzle-orm';
import { applyMeasures } from './apply-measures.ts';
import type { KeywordRow, NumberedRow } from './build-measures.ts';
import type { ExportPart } from './read-parts.ts';
import { recordHistory } from './record-history.ts';
import { recordRanks } from './record-ranks.ts';
import { sendRows } from './send-rows.ts';
import { setKeywordNumbers } from './set-keyword-numbers.ts';
import type { ExportStorage } from './store-export.ts';
import { storeMeasures } from './store-measures.ts';
import { storeNewKeywords } from './store-new-keywords.ts';
import { storeTotals } from './store-totals.ts';

/** State shared by the parts of a file; its figures grow from part to part. */
export interface ListState {
  nextId: number;
  difficultySource: MeasureSource | null;
  figures: Omit<ImportFigures, 'competitors' | 'isRepeat'>;
  newestRankDay: string | null;
  dayOf: (at: SQL) => SQL;
  /** True if the list may have a keyword, even a deleted one; called once per part and text. */
  mayBeKnown: (text: string) => boolean;
}

interface PartStorage extends ExportStorage {
  state: ListState;
  part: ExportPart;
}

/** Writes a part of a file into its list, and advances the state. */
export async function storePart(tx: Transaction, storage: PartStorage): Promise<void> {
  const { listId, opened, measuredOn, state, part, keepsLiveNumbers } = storage;
  const { figures } = state;
  const { tool: source, earlierBy } = opened.head;
  await storeTotals(tx, { listId, measuredOn, source, earlierBy }, part.totals);
  figures.totals += part.newTotals;
  figures.longQueries = part.longQueries;
  if (part.keywords.length === 0) return;
  if (part.hasDifficulty && !keepsLiveNumbers) state.difficultySource ??= source;
  const counts = countRows(part.keywords);
  const { nextId } = state;
  const { numbers, added, updated, deleted } = await setKeywordNumbers(tx, {
    listId,
    nextId,
    texts: [...counts.keys()],
    mayBeKnown: state.mayBeKnown,
  });
  state.nextId += added;
  figures.added += added;
  figures.updated += updated;
  figures.deleted += deleted;
  const numbered = part.keywords.flatMap((row) => {
    const id = numbers.get(row.measure.keyword_text);
    return id === undefined ? [] : [{ ...row, id }];
  });
  const isSimple = ({ id, measure }: NumberedRow) =>
    id >= nextId && counts.get(measure.keyword_text) === 1 && measure.rival_pages === null;
  const { today } = storage;
  const { difficultySource } = state;
  const simple = numbered.filter(isSimple);
  if (simple.length > 0) {
    await storeNewKeywords(tx, { listId, source, difficultySource, today, rows: simple });
  }
  const others = numbered.filter((row) => !isSimple(row));
  if (others.length > 0) await mergeRows(tx, { ...storage, source, rows: others });
  for (const { measure } of numbered) {
    const isNewer = measure.is_rank_checked && measure.measured_on > (state.newestRankDay ?? '');
    if (isNewer) state.newestRankDay = measure.measured_on;
  }
}

/** Number of rows by text, in the order of the file. */
function countRows(rows: readonly KeywordRow[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { measure } of rows) {
    counts.set(measure.keyword_text, (counts.get(measure.keyword_text) ?? 0) + 1);
  }
  return counts;
}

interface Merge extends PartStorage {
  source: ExportTool;
  rows: readonly NumberedRow[];
}

/** Writes rows of keywords that the list already has, or that have several rows in the part. */
async function mergeRows(tx: Transaction, { listId, source, rows, ...storage }: Merge): Promise<void> {
  const { state, today, keepsLiveNumbers } = storage;
  await sendRows(tx, rows, { today });
  await storeMeasures(tx, { listId, source });
  await recordHistory(tx, listId);
  await recordRanks(tx, { listId, source });
  await applyMeasures(tx, {
    listId,
    keywords: sql`import_keywords n`,
    difficultySource: state.difficultySource,
    keepsLiveNumbers,
    dayOf: state.dayOf,
  });
}
