import { type FindTrackedInput, normaliseKeywordText, type TrackedKeywords } from '@keydence/domain';
import type { DomainContext } from '../access/get-domain-scope.ts';
import { readGainsOfIds } from '../gains/read-gains.ts';
import { encodeKeywordId } from '../keyword-lists/encode-keyword-id.ts';
import { findKeywordIds } from '../keyword-lists/find-keyword-ids.ts';

/** Those of these keywords that are in the list of the domain's own market. */
export async function findTrackedKeywords(
  { services, domain }: DomainContext,
  { keywords }: FindTrackedInput,
): Promise<TrackedKeywords> {
  const { list } = domain;
  if (!list) return [];
  const texts = [...new Set(keywords.map(normaliseKeywordText))];
  const ids = await findKeywordIds(services.database.db, list.id, texts);
  const { database, now } = services;
  const gains = await readGainsOfIds(database, { listId: list.id, ids: [...ids.values()], now: now() });
  return [...ids].map(([keywordText, id]) => ({
    keywordText,
    keywordId: encodeKeywordId({ listId: list.id, id }),
    ...(gains.get(String(id)) ?? { gain: null, gainGap: 'not_known' as const }),
  }));
}
