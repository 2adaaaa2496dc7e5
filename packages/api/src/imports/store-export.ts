import type { Transaction } from '@keydence/db';
import {
  type ClickWindow,
  consoleTool,
  type ExportHead,
  type ImportFigures,
  type MeasureSource,
  type StreamedExport,
  stepBack,
} from '@keydence/domain';
import { sql } from 'drizzle-orm';
import { recordSiteRates } from '../gains/record-site-rates.ts';
import { purgeDeleted } from '../keywords/purge-deleted.ts';
import { openClickWindows, storeClicks } from '../search-console/store-click-windows.ts';
import { createDayOf } from '../workspaces/create-day-of.ts';
import { type ExportPart, readParts } from './read-parts.ts';
import { createStage } from './send-rows.ts';
import { type ListState, storePart } from './store-part.ts';
import { trackTexts } from './track-texts.ts';

export interface ExportStorage {
  listId: number;
  opened: StreamedExport;
  /** The day of rows that do not tell their own. */
  measuredOn: string;
  /** A live source has filled the list: its numbers stay, and only what it does not know is filled. */
  keepsLiveNumbers: boolean;
  now: Date;
  /** The day of `now` by the clocks of the workspace; a day after it cannot be right. */
  today: string;
  /** What was fetched from Search Console; null for an upload. */
  property: string | null;
  /** Called with how many rows are written while more follow; these are not read before it has resolved. */
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
): Promise<{ figures: Omit<ImportFigures, 'competitors' | 'isRepeat'>; newestRankDay: string | null }> {
  const { listId, opened, measuredOn, now, property, onProgress } = storage;
  const [list] = await tx.execute<{ next: string; difficulty_source: MeasureSource | null }>(sql`
    select next_keyword_id as next, difficulty_source from keyword_lists where id = ${listId} for no key update`);
  await purgeDeleted(tx, listId, now);
  const isEmpty = await isListEmpty(tx, listId);
  const state: ListState = {
    nextId: Number(list?.next ?? 1),
    difficultySource: list?.difficulty_source ?? null,
    figures: { added: 0, updated: 0, deleted: 0, totals: 0, longQueries: null },
    newestRankDay: null,
    dayOf: await createDayOf(tx, listId, now),
    // An empty list knows what this file has told it.
    mayBeKnown: isEmpty ? trackTexts().see : () => true,
  };
  const source = consoleTool.safeParse(opened.head.tool);
  if (source.success) {
    const windows = listWindows(opened.head, measuredOn);
    await openClickWindows(tx, { listId, source: source.data, property, windows });
  }
  await createStage(tx);
  const days: string[] = [];
  let done = 0;
  await onProgress(done);
  const write = async (part: ExportPart) => {
    await storePart(tx, { ...storage, state, part });
    await storeClicks(tx, listId, part.clicks);
    days.push(...part.totals.flatMap((row) => (row.dimension === 'day' && !row.isEarlier ? row.name : [])));
    done += part.newRows;
    // The last rows count when all that follows from them is computed.
    if (!part.isLast) await onProgress(done);
  };
  // While a part is written, the next one is read.
  let writing = Promise.resolve();
  try {
    for await (const part of readParts(storage)) {
      await writing;
      writing = write(part);
      // Awaited with the next part; a failure meanwhile is not one that nobody handles.
      writing.catch(() => {});
    }
  } finally {
    // Nothing may still be sent when the transaction ends.
    await writing;
  }
  if (source.success) await recordSiteRates(tx, { listId, days });
  await tx.execute(sql`
    update keyword_lists set next_keyword_id = ${state.nextId}, version = version + 1,
      difficulty_source = ${state.difficultySource} where id = ${listId}`);
  const { figures, newestRankDay } = state;
  return { figures, newestRankDay };
}

/** The windows whose clicks are stored; of an upload that tells no days, nobody knows how long its own is. */
function listWindows(head: ExportHead, measuredOn: string): ClickWindow[] {
  const { clickWindows: windows = [], earlierBy, tool } = head;
  if (tool === 'search_console_api') return [...windows];
  const unknown = { days: null, isWhole: false };
  const own = windows.length > 0 ? windows : [{ endsOn: measuredOn, ...unknown }];
  return [...own, ...(earlierBy ? [{ endsOn: stepBack(measuredOn, earlierBy), ...unknown }] : [])];
}

/** Without keywords, also deleted ones. */
async function isListEmpty(tx: Transaction, listId: number): Promise<boolean> {
  const [found] = await tx.execute<{ is_empty: boolean }>(sql`
    select not exists (select from tracked_keywords where list_id = ${listId})
      and not exists (select from deleted_keywords where list_id = ${listId}) as is_empty`);
  return found?.is_empty ?? false;
}
