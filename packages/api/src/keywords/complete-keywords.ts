import type { Transaction } from '@keydence/db';
import {
  AppError,
  type CompletedKeywords,
  type KeywordTraits,
  liveSource,
  liveSourceName,
  liveSourceSettings,
  type SearchDataSource,
} from '@keydence/domain';
import { sql } from 'drizzle-orm';
import { createDayOf } from '../access/create-day-of.ts';
import type { DomainContext, DomainScope } from '../access/get-domain-scope.ts';
import type { Services } from '../context.ts';
import { applyMeasures } from '../keyword-lists/apply-measures.ts';
import { bumpListVersion } from '../keyword-lists/bump-list-version.ts';
import { changeList } from '../keyword-lists/change-list.ts';
import { findIncomplete } from '../keyword-lists/find-incomplete.ts';
import { findKeywordIds } from '../keyword-lists/find-keyword-ids.ts';
import { lockList } from '../keyword-lists/lock-list.ts';
import { openSource } from '../sources/find-source.ts';
import { storeKeywordAttributes } from './store-keyword-attributes.ts';

/** Maximum keywords per run, highest search volume first. */
export const completedAtOnce = 1_000;

const noCompleter = `Intents and difficulties are filled in by ${liveSourceName}, for domains with numbers of their own. Connect it (${liveSourceSettings}), or import an export that has them.`;

/**
 * The source that can complete a domain's keywords; undefined for sample figures, which are never
 * mixed with others.
 */
export function findCompleter(
  { sources }: Pick<Services, 'sources'>,
  { dataSource }: Pick<DomainScope, 'dataSource'>,
): SearchDataSource | undefined {
  if (dataSource === null || dataSource === 'sample') return undefined;
  return Object.values(sources).find((source) => source.completeKeywords !== undefined);
}

/**
 * Fetches missing intents and difficulties of keywords from the live source and stores those that
 * the list does not have: other tools' figures stay, and difficulties of another scale are stored
 * beside the list's own. AppError: 'source_failed', 'budget_exceeded'; then nothing is changed.
 */
export async function completeKeywords({ services, domain }: DomainContext): Promise<CompletedKeywords> {
  const { id: domainId, workspaceId, list, locationCode, languageCode, dataSource } = domain;
  const source = findCompleter(services, domain);
  if (!source || !list) throw new AppError('source_failed', noCompleter);
  const { texts, total } = await findIncomplete(services.database, list.id, completedAtOnce);
  if (texts.length === 0) return { completed: 0, remaining: 0 };
  const paid = openSource(source, { workspaceId, domainId, action: 'complete_keywords' });
  const traits = (await paid.completeKeywords?.(texts, { locationCode, languageCode })) ?? [];
  await changeList({ services }, domainId, (tx) =>
    writeTraits(tx, {
      listId: list.id,
      texts,
      traits,
      isLive: dataSource === liveSource,
      now: services.now(),
    }),
  );
  return { completed: traits.length, remaining: total - texts.length };
}

interface Completion {
  listId: number;
  /** All requested texts. */
  texts: readonly string[];
  traits: readonly KeywordTraits[];
  /** True if the list's difficulties have the live source's scale already. */
  isLive: boolean;
  now: Date;
}

async function writeTraits(
  tx: Transaction,
  { listId, texts, traits, isLive, now }: Completion,
): Promise<void> {
  const { difficultySource } = await lockList(tx, listId);
  const ids = await findKeywordIds(tx, listId, texts);
  await storeKeywordAttributes(tx, { listId, ids, traits, now });
  const hasDifficulty = traits.some(({ difficulty }) => difficulty !== null);
  const scale = difficultySource ?? (isLive || hasDifficulty ? liveSource : null);
  const numbered = JSON.stringify([...ids].map(([keyword_text, id]) => ({ id, keyword_text })));
  await applyMeasures(tx, {
    listId,
    keywords: sql`jsonb_to_recordset(${numbered}::jsonb) as n (id bigint, keyword_text text)`,
    difficultySource: scale,
    keepsLiveNumbers: true,
    dayOf: await createDayOf(tx, listId, now),
  });
  if (!isLive) {
    await tx.execute(sql`update keyword_lists set difficulty_source = ${scale} where id = ${listId}`);
  }
  await bumpListVersion(tx, listId);
}
