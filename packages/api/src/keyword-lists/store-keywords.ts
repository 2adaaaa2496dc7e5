import type { Transaction } from '@keydence/db';
import {
  type DataSourceName,
  isKeywordOpportunity,
  liveSource,
  normaliseKeywordText,
  type RankedKeyword,
  type RefreshedKeywords,
  type SourceKeyword,
  type SourceRanking,
} from '@keydence/domain';
import { sql } from 'drizzle-orm';
import { buildStoredKeyword, type NumberedKeyword } from './build-stored-keyword.ts';
import { findDeleted } from './find-deleted.ts';
import { findKnownIds, type KnownIds } from './find-known-ids.ts';
import { lockList } from './lock-list.ts';
import { purgeDeleted } from './purge-deleted.ts';
import { removeRankings } from './remove-rankings.ts';
import { storeSourceFigures } from './store-source-figures.ts';
import { writeKeywords } from './write-keywords.ts';

const batchSize = 5_000;

/** Result of one collection of a site's keywords. */
export interface KeywordCollection {
  ranked: readonly RankedKeyword[];
  /** Keywords for which the site does not rank. */
  ideas: readonly SourceKeyword[];
  /**
   * True if every keyword for which the site ranks is among `ranked`, so all others do not rank.
   */
  isComplete: boolean;
  checkedAt: Date;
  /** True to skip keywords that the list does not have. */
  onlyTracked?: boolean;
  /** The list's keywords, all that may be among the collected ones, if they were read already. */
  numbers?: KnownIds | undefined;
  /** The source of the collection; figures of a live one are stored beside those of exports. */
  source?: DataSourceName;
}

/**
 * Writes collected keywords into a list: facts, current ranking, search volume by month, and the
 * day's byte of the rank history. Known keywords are updated, new ones get the list's next numbers,
 * and deleted ones stay deleted. Bumps the list's version. Returns the number of new keywords, of
 * known ones, and of opportunities among both.
 */
export async function storeKeywords(
  tx: Transaction,
  listId: number,
  collection: KeywordCollection,
): Promise<RefreshedKeywords & { opportunities: number }> {
  const { nextKeywordId: firstId, version } = await lockList(tx, listId);
  const current = { id: listId, version };
  let nextId = firstId;
  await purgeDeleted(tx, listId, collection.checkedAt);
  const { onlyTracked = false, source, checkedAt, isComplete, numbers } = collection;
  const found = findOnce(collection);
  const storedIds: number[] = [];
  let opportunities = 0;
  for (let start = 0; start < found.length; start += batchSize) {
    const batch = found.slice(start, start + batchSize);
    const ids = await findKnownIds(tx, current, { texts: textsOf(batch), read: numbers });
    const added = onlyTracked
      ? new Map<string, number>()
      : await numberNew(tx, listId, { batch, ids, nextId });
    nextId += added.size;
    const rows: NumberedKeyword[] = [];
    for (const { text, keyword, ranking } of batch) {
      const id = ids.get(text) ?? added.get(text);
      if (id !== undefined) rows.push(Object.assign(buildStoredKeyword(text, keyword, ranking), { id }));
    }
    await writeKeywords(tx, listId, { rows, firstNewId: firstId, checkedAt });
    if (source === liveSource) await storeSourceFigures(tx, listId, { rows, checkedAt });
    for (const { id, opportunity_score } of rows) {
      storedIds.push(id);
      if (isKeywordOpportunity(opportunity_score)) opportunities++;
    }
  }
  if (isComplete) await unrankOthers(tx, listId, { storedIds, nextId, checkedAt });
  await tx.execute(sql`
    update keyword_lists set next_keyword_id = ${nextId}, version = version + 1 where id = ${listId}`);
  const added = nextId - firstId;
  return { added, updated: storedIds.length - added, opportunities };
}

interface FoundKeyword {
  /** Normalized. */
  text: string;
  keyword: SourceKeyword;
  ranking: SourceRanking | null;
}

const textsOf = (batch: readonly FoundKeyword[]) => batch.map(({ text }) => text);

/** Distinct texts: a keyword that is both ranked and an idea is ranked. */
function findOnce({ ranked, ideas }: KeywordCollection): FoundKeyword[] {
  const found = new Map<string, FoundKeyword>();
  const add = (keyword: SourceKeyword, ranking: SourceRanking | null) => {
    const text = normaliseKeywordText(keyword.keywordText);
    if (text !== '' && !found.has(text)) found.set(text, { text, keyword, ranking });
  };
  for (const { keyword, ranking } of ranked) add(keyword, ranking);
  for (const keyword of ideas) add(keyword, null);
  return [...found.values()];
}

/** New numbers, by text, for keywords that have none and were not deleted. */
async function numberNew(
  tx: Transaction,
  listId: number,
  {
    batch,
    ids,
    nextId,
  }: { batch: readonly FoundKeyword[]; ids: ReadonlyMap<string, number>; nextId: number },
): Promise<Map<string, number>> {
  const unknown = textsOf(batch).filter((text) => !ids.has(text));
  if (unknown.length === 0) return new Map();
  const deleted = await findDeleted(tx, listId, unknown);
  const added = unknown.filter((text) => !deleted.has(text));
  return new Map(added.map((text, place) => [text, nextId + place]));
}

/**
 * Keywords that this collection has not found do not rank today; a check did happen. In parts: for
 * 100,000 keywords, one statement came close to the database's time limit.
 */
async function unrankOthers(
  tx: Transaction,
  listId: number,
  { storedIds, nextId, checkedAt }: { storedIds: readonly number[]; nextId: number; checkedAt: Date },
): Promise<void> {
  const stored = new Set(storedIds);
  for (let first = 1; first < nextId; first += batchSize) {
    const ids = Array.from({ length: Math.min(batchSize, nextId - first) }, (_, place) => first + place);
    const others = ids.filter((id) => !stored.has(id));
    if (others.length > 0) await removeRankings(tx, listId, { ids: others, checkedAt });
  }
}
