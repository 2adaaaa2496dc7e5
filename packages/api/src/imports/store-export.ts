import type { Transaction } from '@keydence/db';
import {
  type ClickWindow,
  consoleTool,
  type ExportHead,
  type ImportFigures,
  stepBack,
} from '@keydence/domain';
import { sql } from 'drizzle-orm';
import { createDayOf } from '../access/create-day-of.ts';
import { recordSiteRates } from '../gains/record-site-rates.ts';
import { lockList } from '../keyword-lists/lock-list.ts';
import { purgeDeleted } from '../keyword-lists/purge-deleted.ts';
import { type ExportPart, readParts } from './read-parts.ts';
import { createStage } from './send-rows.ts';
import { openClickWindows, storeClicks } from './store-click-windows.ts';
import { replanChecks } from './store-new-keywords.ts';
import {
  type ExportStorage,
  type ListState,
  type NumberedPart,
  preparePart,
  storePart,
} from './store-part.ts';
import { trackTexts } from './track-texts.ts';

/**
 * Writes an export into a list: the tool's figures of each keyword, and the best of all tools'
 * figures as the list's own. New keywords get the list's next numbers; deleted ones stay deleted.
 * Bumps the list's version; a second identical import changes nothing else. Also returns the newest
 * day (`YYYY-MM-DD`) of its ranks.
 */
export async function storeExport(
  tx: Transaction,
  storage: ExportStorage,
): Promise<{ figures: Omit<ImportFigures, 'competitors' | 'isRepeat'>; newestRankDay: string | null }> {
  const { listId, opened, measuredOn, now, property, onProgress } = storage;
  const { nextKeywordId, difficultySource } = await lockList(tx, listId);
  await purgeDeleted(tx, listId, now);
  const isEmpty = await isListEmpty(tx, listId);
  const state: ListState = {
    nextId: nextKeywordId,
    difficultySource,
    figures: { added: 0, updated: 0, deleted: 0, totals: 0, longQueries: null },
    newestRankDay: null,
    dayOf: await createDayOf(tx, listId, now),
    // An empty list has only keywords of this file.
    mayBeKnown: isEmpty ? trackTexts().see : () => true,
  };
  const source = consoleTool.safeParse(opened.head.tool);
  if (source.success) {
    const windows = listWindows(opened.head, measuredOn);
    await openClickWindows(tx, { listId, source: source.data, property, windows });
  }
  await createStage(tx);
  await replanChecks(tx);
  const days: string[] = [];
  let done = 0;
  await onProgress(done);
  const write = async (part: ExportPart, numbered: NumberedPart) => {
    await storePart(tx, { ...storage, state, part }, numbered);
    await storeClicks(tx, listId, part.clicks);
    days.push(...part.totals.flatMap((row) => (row.dimension === 'day' && !row.isEarlier ? row.name : [])));
    done += part.newRows;
    // The last rows count as done after everything derived from them is computed.
    if (!part.isLast) await onProgress(done);
  };
  // While a part is written, the next one is read and packed.
  let writing = Promise.resolve();
  try {
    for await (const part of readParts(storage)) {
      const numbered = await preparePart(tx, { ...storage, state, part }, writing);
      await writing;
      writing = write(part, numbered);
      // Awaited with the next part; until then a failure must not be an unhandled rejection.
      writing.catch(() => {});
    }
  } finally {
    // No statement may be in flight when the transaction ends.
    await writing;
  }
  if (source.success) await recordSiteRates(tx, { listId, days });
  await tx.execute(sql`
    update keyword_lists set next_keyword_id = ${state.nextId}, version = version + 1,
      difficulty_source = ${state.difficultySource} where id = ${listId}`);
  const { figures, newestRankDay } = state;
  return { figures, newestRankDay };
}

/** Windows with stored clicks; an upload without days has a window of unknown length. */
function listWindows(head: ExportHead, measuredOn: string): ClickWindow[] {
  const { clickWindows: windows = [], earlierBy, tool } = head;
  if (tool === 'search_console_api') return [...windows];
  const unknown = { days: null, isWhole: false };
  const own = windows.length > 0 ? windows : [{ endsOn: measuredOn, ...unknown }];
  return [...own, ...(earlierBy ? [{ endsOn: stepBack(measuredOn, earlierBy), ...unknown }] : [])];
}

/** True without keywords, deleted ones included. */
async function isListEmpty(tx: Transaction, listId: number): Promise<boolean> {
  const [found] = await tx.execute<{ is_empty: boolean }>(sql`
    select not exists (select from tracked_keywords where list_id = ${listId})
      and not exists (select from deleted_keywords where list_id = ${listId}) as is_empty`);
  return found?.is_empty ?? false;
}
