import type { RefreshCompetitorInput } from '@keydence/domain';
import { invalidField } from '../errors.ts';
import { findKeywordList } from '../keyword-lists/find-keyword-list.ts';
import type { CompetitorContext, CompetitorScope } from './access.ts';

type Market = Pick<RefreshCompetitorInput, 'locationCode' | 'languageCode'>;

/**
 * The competitor in the requested market; without one, in its own. The same site in another market
 * of the domain is another row. AppError('validation_failed') if the domain does not track it
 * there.
 */
export async function findRefreshCompetitor(
  { services, competitor, domain }: CompetitorContext,
  { locationCode = competitor.locationCode, languageCode = competitor.languageCode }: Market,
): Promise<CompetitorScope> {
  if (locationCode === competitor.locationCode && languageCode === competitor.languageCode) return competitor;
  const { database } = services;
  const list = await findKeywordList(database, { domainId: domain.id, locationCode, languageCode });
  if (!list) {
    throw invalidField(
      'locationCode',
      `${domain.domainName} is not tracked in this location and language. Change its location first.`,
    );
  }
  const [row] = await database.sql<Pick<CompetitorScope, 'id' | 'displayName'>[]>`
    select id, display_name as "displayName" from competitors
    where list_id = ${list.id} and domain_name = ${competitor.domainName} and deleted_at is null`;
  if (!row) {
    throw invalidField(
      'locationCode',
      `${competitor.domainName} is not a competitor in this location and language. Add it there first.`,
    );
  }
  return { ...competitor, ...row, listId: list.id, locationCode, languageCode };
}
