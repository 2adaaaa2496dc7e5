import { AppError, type RefreshCompetitorInput, type RefreshedCompetitor } from '@keydence/domain';
import { requireSetupDone } from '../access/get-domain-scope.ts';
import { requireSource } from '../sources/find-source.ts';
import type { CompetitorContext } from './access.ts';
import { acquireRefresh, confirmRefresh, type RefreshGrant, releaseRefresh } from './acquire-refresh.ts';
import { type CompetitorCollection, collectCompetitor } from './collect-competitor.ts';
import { findRefreshCompetitor } from './find-refresh-competitor.ts';
import { getCompetitor } from './get-competitor.ts';
import { storeCollection } from './store-collection.ts';

/**
 * Collects a competitor's keywords and figures again, once in 7 days. A failed refresh does not
 * count; a partial one keeps the existing data. AppError: 'weekly_refresh_limit', 'rate_limited',
 * 'source_failed', 'domain_setup_in_progress', and 'validation_failed' for a market in which it is
 * not tracked.
 */
export async function refreshCompetitor(
  ctx: CompetitorContext,
  { keywordLimit, ...market }: RefreshCompetitorInput,
): Promise<RefreshedCompetitor> {
  const { services, caller } = ctx;
  requireSetupDone(ctx.domain);
  const competitor = await findRefreshCompetitor(ctx, market);
  const grant = await acquireRefresh(services, competitor);
  try {
    // After the weekly limit: a refused refresh sends no request to the source.
    await services.rateLimiter.take('provider_minute', caller.userId);
    return await refresh({ ...ctx, competitor }, { keywordLimit, grant });
  } catch (error) {
    await releaseRefresh(services, competitor, grant).catch((failure: unknown) => {
      services.log.error({ competitorId: competitor.id, error: failure }, 'a refresh was not released');
    });
    throw error;
  }
}

async function refresh(
  ctx: CompetitorContext,
  { keywordLimit, grant }: { keywordLimit: number; grant: RefreshGrant },
): Promise<RefreshedCompetitor> {
  const { services, competitor } = ctx;
  const collection = await collect(ctx, keywordLimit);
  const refreshed = await services.database.db.transaction(async (tx) => {
    const { listId, id } = competitor;
    await confirmRefresh(tx, competitor, grant);
    await storeCollection(tx, services, { listId, competitorId: id, collection });
    return getCompetitor(tx, competitor);
  });
  const warning = warnOf(collection);
  return {
    competitor: refreshed,
    keywords: { keywordsCollected: collection.items.length },
    partial: warning !== null,
    warning,
  };
}

async function collect(ctx: CompetitorContext, keywordLimit: number): Promise<CompetitorCollection> {
  const { services, competitor, domain } = ctx;
  const { domainName, locationCode, languageCode } = competitor;
  const market = { locationCode, languageCode };
  const { id: domainId, workspaceId, domainName: ourDomainName, dataSource } = domain;
  const source = requireSource(services, { workspaceId, domainId, dataSource }, 'refresh_competitor');
  if (!(await source.covers(domainName, market))) {
    throw new AppError('source_failed', 'The search-data source does not know this site.');
  }
  return collectCompetitor({ source, ourDomainName, domainName, market, keywordLimit, log: services.log });
}

function warnOf({ items, expected, figures }: CompetitorCollection): string | null {
  const missing = [
    items.length < expected && `Only ${items.length} of ${expected} keywords could be collected.`,
    figures === null && 'The traffic figures could not be updated.',
  ].filter((text) => text !== false);
  return missing.length === 0 ? null : missing.join(' ');
}
