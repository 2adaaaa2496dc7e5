import { type FindTrackedInput, normaliseKeywordText, type TrackedKeywords } from '@keydence/domain';
import type { DomainContext } from '../tracked-domains/access.ts';
import { encodeKeywordId } from './encode-keyword-id.ts';
import { findKeywordIds } from './find-keyword-ids.ts';

/** Which of these keywords the list of the domain's own market has. */
export async function findTrackedKeywords(
  { services, domain }: DomainContext,
  { keywords }: FindTrackedInput,
): Promise<TrackedKeywords> {
  const { list } = domain;
  if (!list) return [];
  const texts = [...new Set(keywords.map(normaliseKeywordText))];
  const ids = await findKeywordIds(services.database.db, list.id, texts);
  return [...ids].map(([keywordText, id]) => ({
    keywordText,
    keywordId: encodeKeywordId({ listId: list.id, id }),
  }));
}
