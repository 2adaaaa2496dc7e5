import { type MatchedKeywords, type MatchKeywordsInput, maxMatchedKeywords } from '@keydence/domain';
import type { DomainContext } from '../access/get-domain-scope.ts';
import { buildLookup } from '../keyword-lists/build-keyword-filter.ts';
import { StatementParameters } from '../keyword-lists/collect-parameters.ts';
import { encodeKeywordId } from '../keyword-lists/encode-keyword-id.ts';
import { findKeywordList } from '../keyword-lists/find-keyword-list.ts';

/**
 * The ids of the keywords that match a filter of the list. Changes by filter read them first and
 * then change by id, so that they change the rows that existed at the confirmation.
 */
export async function listMatching(
  { services: { database }, domain }: DomainContext,
  { domainId: _, ...input }: MatchKeywordsInput,
): Promise<MatchedKeywords> {
  const { locationCode = domain.locationCode, languageCode = domain.languageCode, ...filter } = input;
  const list = await findKeywordList(database, { domainId: domain.id, locationCode, languageCode });
  if (!list) return { keywordIds: [] };
  const parameters = new StatementParameters();
  const { from, where } = buildLookup(filter, parameters.add(list.id), parameters);
  const rows = await database.listSql.unsafe<{ id: string }[]>(
    `select t.id from ${from} where ${where}
    order by t.id limit ${parameters.add(maxMatchedKeywords)}`,
    parameters.values,
    { prepare: true },
  );
  return { keywordIds: rows.map(({ id }) => encodeKeywordId({ listId: list.id, id: Number(id) })) };
}
