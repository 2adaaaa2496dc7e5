import type { DatabaseHandle } from '@keydence/db';
import { contentStatus, laterDay, localDay, type Overview, type OverviewInput } from '@keydence/domain';
import type { AuthedContext } from '../context.ts';
import { findMarketList } from '../keywords/find-market-list.ts';
import { type DomainScope, getDomainScope, requireSettled } from '../tracked-domains/access.ts';
import { getWorkspaceScope } from '../workspaces/access.ts';
import { findListFigures } from './find-list-figures.ts';
import { type PieceRow, viewMetrics, viewOpportunity } from './overview-view.ts';
import { noFigures, readKeptFigures } from './read-list-figures.ts';
import { readNumbersDay } from './read-numbers-day.ts';
import { readTopOpportunities } from './read-top-opportunities.ts';

const shownPieces = 20;

/**
 * The dashboard of a workspace's domain, the first one when none is named. Throws
 * AppError('domain_setup_in_progress') until the domain's first figures are in.
 */
export async function getOverview(ctx: AuthedContext, input: OverviewInput): Promise<Overview> {
  const { database, now } = ctx.services;
  const generatedAt = now();
  const domain = await findDomain(ctx, input);
  if (domain) requireSettled(domain);
  const list = domain && (await findMarketList(database, domain, input));
  if (!list) {
    return {
      generatedAt,
      numbersOn: null,
      metrics: viewMetrics(noFigures, null),
      topKeywordOpportunities: [],
      contentPipeline: [],
      isGenerating: false,
      dataSource: domain?.dataSource ?? null,
    };
  }
  const windowStart = laterDay(localDay(generatedAt, domain.timeZone), -input.days);
  const [current, before, opportunities, pieces, isGenerating, numbersOn] = await Promise.all([
    findListFigures(database, list.id),
    readKeptFigures(database, list.id, windowStart),
    readTopOpportunities(database, list.id, generatedAt),
    readPieces(database, list.id),
    isContentComing(database, domain.id),
    readNumbersDay(database.db, list.id, domain.timeZone),
  ]);
  return {
    generatedAt,
    numbersOn,
    metrics: viewMetrics(current, before),
    topKeywordOpportunities: opportunities.map(viewOpportunity),
    contentPipeline: pieces,
    isGenerating,
    dataSource: domain.dataSource,
  };
}

async function findDomain(ctx: AuthedContext, input: OverviewInput): Promise<DomainScope | null> {
  if (input.domainId !== undefined) {
    return getDomainScope(ctx, { domainId: input.domainId, workspaceId: input.workspaceId });
  }
  const workspace = await getWorkspaceScope(ctx, input.workspaceId);
  const [first] = await ctx.services.database.sql<{ id: string }[]>`
    select id from tracked_domains where workspace_id = ${workspace.id} order by created_at, id limit 1`;
  return first ? getDomainScope(ctx, { domainId: first.id, workspaceId: workspace.id }) : null;
}

/** Whether a run or an import is at work that writes content pieces at its end. */
async function isContentComing({ sql }: DatabaseHandle, domainId: string): Promise<boolean> {
  const [row] = await sql<{ isComing: boolean }[]>`
    select exists (
      select 1 from import_runs where domain_id = ${domainId} and state in ('queued', 'running')) or exists (
      select 1 from domain_setups where domain_id = ${domainId} and state = 'setting_up') as "isComing"`;
  return row?.isComing ?? false;
}

/** What is closest to being published comes first. */
function readPieces({ sql }: DatabaseHandle, listId: number) {
  return sql<PieceRow[]>`
    select id, keyword_text as "keywordText", title, target, status, estimated_traffic as "estimatedTraffic",
      case when jsonb_typeof(gain) = 'object' then jsonb_build_object('low', gain -> 'low', 'mid', gain -> 'mid', 'high', gain -> 'high') end as gain,
      difficulty_score as "difficultyScore", suggestion as "contentSuggestion"
    from content_plan_items where list_id = ${listId} and deleted_at is null
    order by array_position(${[...contentStatus.options].reverse()}::text[], status), position, id
    limit ${shownPieces}`;
}
