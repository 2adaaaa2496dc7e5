import type { Transaction } from '@keydence/db';
import type { ExportTool, ImportFigures, MeasureSource, StreamedExport } from '@keydence/domain';
import { type SQL, sql } from 'drizzle-orm';
import { applyMeasures } from '../keyword-lists/apply-measures.ts';
import type { KeywordRow, NumberedRow } from './build-measures.ts';
import { type PackedTable, packNewKeywords } from './pack-new-keywords.ts';
import type { ExportPart } from './read-parts.ts';
import { recordHistory } from './record-history.ts';
import { recordRanks } from './record-ranks.ts';
import { sendRows } from './send-rows.ts';
import { setKeywordNumbers } from './set-keyword-numbers.ts';
import { storeMeasures } from './store-measures.ts';
import { storeNewKeywords } from './store-new-keywords.ts';
import { storeTotals } from './store-totals.ts';

export interface ExportStorage {
  listId: number;
  opened: StreamedExport;
  /** The day of rows without their own. */
  measuredOn: string;
  /**
   * A live source has filled the list: its figures stay, and the import fills only missing ones.
   */
  keepsLiveNumbers: boolean;
  now: Date;
  /** The day of `now` in the workspace's time zone; a later day cannot be right. */
  today: string;
  /** The fetched property of Search Console; null for an upload. */
  property: string | null;
  /**
   * Called with the number of written rows while more follow; the next ones are read after it has
   * resolved.
   */
  onProgress: (done: number) => Promise<void>;
}

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

export interface PartStorage extends ExportStorage {
  state: ListState;
  part: ExportPart;
}

/** A part whose rows have numbers; its new keywords are packed, so that only the others are objects. */
export interface NumberedPart {
  newKeywords: PackedTable[];
  others: NumberedRow[];
  /** The tool whose difficulties count up to this part. */
  difficultySource: MeasureSource | null;
}

/**
 * Numbers the rows of a part, packs its new keywords, and advances the state. Sends statements only
 * for texts that the list may have, and only after `isFree`, when no other statement is sent.
 */
export async function preparePart(
  tx: Transaction,
  { listId, opened, state, part, keepsLiveNumbers, today }: PartStorage,
  isFree: Promise<void>,
): Promise<NumberedPart> {
  const { figures } = state;
  const { tool: source } = opened.head;
  figures.totals += part.newTotals;
  figures.longQueries = part.longQueries;
  if (part.hasDifficulty && !keepsLiveNumbers) state.difficultySource ??= source;
  const counts = countRows(part.keywords);
  const { nextId } = state;
  const { numbers, added, updated, deleted } = await setKeywordNumbers(tx, {
    listId,
    nextId,
    texts: [...counts.keys()],
    mayBeKnown: state.mayBeKnown,
    isFree,
  });
  state.nextId += added;
  figures.added += added;
  figures.updated += updated;
  figures.deleted += deleted;
  const simple: NumberedRow[] = [];
  const others: NumberedRow[] = [];
  for (const { measure, history } of part.keywords) {
    const id = numbers.get(measure.keyword_text);
    if (id === undefined) continue;
    const isSimple = id >= nextId && counts.get(measure.keyword_text) === 1 && measure.rival_pages === null;
    (isSimple ? simple : others).push({ measure, history, id });
    const isNewer = measure.is_rank_checked && measure.measured_on > (state.newestRankDay ?? '');
    if (isNewer) state.newestRankDay = measure.measured_on;
  }
  const { difficultySource } = state;
  return {
    newKeywords: await packNewKeywords({ listId, source, difficultySource, today, rows: simple }),
    others,
    difficultySource,
  };
}

/** Writes a part of a file into its list. */
export async function storePart(
  tx: Transaction,
  storage: PartStorage,
  { newKeywords, others, difficultySource }: NumberedPart,
): Promise<void> {
  const { listId, opened, measuredOn, part } = storage;
  const { tool: source, earlierBy } = opened.head;
  await storeTotals(tx, { listId, measuredOn, source, earlierBy }, part.totals);
  await storeNewKeywords(tx, newKeywords);
  if (others.length > 0) {
    await mergeRows(tx, { ...storage, source, difficultySource, rows: others });
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
  difficultySource: MeasureSource | null;
  rows: readonly NumberedRow[];
}

/** Writes rows of keywords that the list already has, or that have several rows in the part. */
async function mergeRows(
  tx: Transaction,
  { listId, source, difficultySource, rows, ...storage }: Merge,
): Promise<void> {
  const { state, today, keepsLiveNumbers } = storage;
  await sendRows(tx, rows, { today });
  await storeMeasures(tx, { listId, source });
  await recordHistory(tx, listId);
  await recordRanks(tx, { listId, source });
  await applyMeasures(tx, {
    listId,
    keywords: sql`import_keywords n`,
    difficultySource,
    keepsLiveNumbers,
    dayOf: state.dayOf,
  });
}
