import type { Transaction } from '@keydence/db';
import type {
  ImportedKeyword,
  ImportedTotal,
  ImportFigures,
  MeasureSource,
  StreamedExport,
} from '@keydence/domain';
import { sql } from 'drizzle-orm';
import { findDeleted } from '../keywords/find-deleted.ts';
import { findKeywordIds } from '../keywords/find-keyword-ids.ts';
import { purgeDeleted } from '../keywords/purge-deleted.ts';
import { recordClickRates } from '../keywords/record-click-rates.ts';
import { applyMeasures } from './apply-measures.ts';
import { buildMeasures } from './build-measures.ts';
import { recordRanks } from './record-ranks.ts';
import { storeMeasures } from './store-measures.ts';
import { storeTotals } from './store-totals.ts';

const batchSize = 1_000;

export interface ExportStorage {
  listId: number;
  opened: StreamedExport;
  /** The day of rows that do not tell their own. */
  measuredOn: string;
  /** A live source has filled the list: its numbers stay, and only what it does not know is filled. */
  keepsLiveNumbers: boolean;
  now: Date;
  /** Called with how many rows were read so far; the next ones are not read before it has resolved. */
  onProgress: (done: number) => Promise<void>;
}

/**
 * Writes an export into a list: what the tool said of each keyword, and the best of all that tools have said as the
 * list's own numbers. New keywords get the list's next numbers; those that somebody has deleted stay away. The list's
 * version rises. Storing the same again changes nothing but that. Also tells the newest day (`YYYY-MM-DD`) of its ranks.
 */
export async function storeExport(
  tx: Transaction,
  storage: ExportStorage,
): Promise<{ figures: Omit<ImportFigures, 'isRepeat'>; newestRankDay: string | null }> {
  const { listId, opened, now, onProgress } = storage;
  const [list] = await tx.execute<{ next: string; difficulty_source: MeasureSource | null }>(sql`
    select next_keyword_id as next, difficulty_source from keyword_lists where id = ${listId} for no key update`);
  await purgeDeleted(tx, listId, now);
  const state: ListState = {
    nextId: Number(list?.next ?? 1),
    difficultySource: list?.difficulty_source ?? null,
    figures: { added: 0, updated: 0, deleted: 0, totals: 0 },
    newestRankDay: null,
  };
  let done = 0;
  let keywords: ImportedKeyword[] = [];
  let totals: ImportedTotal[] = [];
  const flush = async () => {
    await storeKeywordBatch(tx, { ...storage, state, keywords });
    await storeTotals(tx, { ...storage, source: opened.head.tool }, totals);
    state.figures.totals += totals.length;
    done += keywords.length + totals.length;
    keywords = [];
    totals = [];
    await onProgress(done);
  };
  for await (const rows of opened.batches()) {
    for (const row of rows) {
      if (row.type === 'keyword') keywords.push(row);
      else if (row.type === 'total') totals.push(row);
      if (keywords.length + totals.length >= batchSize) await flush();
    }
  }
  await flush();
  if (opened.head.tool === 'search_console') await recordClickRates(tx, listId);
  await tx.execute(sql`
    update keyword_lists set next_keyword_id = ${state.nextId}, version = version + 1,
      difficulty_source = ${state.difficultySource} where id = ${listId}`);
  const { figures, newestRankDay } = state;
  return { figures, newestRankDay };
}

/** What changes from batch to batch. */
interface ListState {
  nextId: number;
  difficultySource: MeasureSource | null;
  figures: Omit<ImportFigures, 'isRepeat'>;
  newestRankDay: string | null;
}

interface KeywordBatch extends ExportStorage {
  state: ListState;
  keywords: readonly ImportedKeyword[];
}

async function storeKeywordBatch(tx: Transaction, batch: KeywordBatch): Promise<void> {
  const { listId, opened, keywords, state } = batch;
  if (keywords.length === 0) return;
  const texts = [...new Set(keywords.map(({ keywordText }) => keywordText))];
  const ids = await findKeywordIds(tx, listId, texts);
  const deleted = await findDeleted(tx, listId, texts);
  const firstNew = state.nextId;
  for (const text of texts) {
    if (!ids.has(text) && !deleted.has(text)) ids.set(text, state.nextId++);
  }
  if (!batch.keepsLiveNumbers && state.difficultySource === null) {
    const hasDifficulty = keywords.some(({ difficulty }) => difficulty !== null);
    if (hasDifficulty) state.difficultySource = opened.head.tool;
  }
  const measured = { listId, source: opened.head.tool, rows: buildMeasures(keywords, ids, batch) };
  for (const { measured_on: day, is_rank_checked: isChecked } of measured.rows) {
    if (isChecked && day > (state.newestRankDay ?? '')) state.newestRankDay = day;
  }
  await storeMeasures(tx, measured);
  await recordRanks(tx, measured);
  await applyMeasures(tx, { ...batch, ids, difficultySource: state.difficultySource });
  const added = state.nextId - firstNew;
  state.figures.added += added;
  state.figures.updated += ids.size - added;
  state.figures.deleted += deleted.size;
}
