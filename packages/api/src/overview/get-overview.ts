import type { DatabaseHandle } from '@keydence/db';
import { contentStatus, laterDay, localDay, type Overview, type OverviewInput } from '@keydence/domain';
import { type DomainScope, getDomainScope, requireSetupDone } from '../access/get-domain-scope.ts';
import { getWorkspaceScope } from '../access/get-workspace-scope.ts';
import type { AuthedContext } from '../context.ts';
import { gainOfPiece, moveOfPiece, trafficOfPiece } from '../gains/build-open-moves.ts';
import { findListFigures } from '../gains/find-list-figures.ts';
import { noFigures, readKeptFigures } from '../gains/read-list-figures.ts';
import { findMarketList } from '../keyword-lists/find-market-list.ts';
import { type PieceRow, viewMetrics, viewOpportunity } from './overview-view.ts';
import { readNumbersDay } from './read-numbers-day.ts';
import { readMoveOpportunities, readTopOpportunities } from './read-top-opportunities.ts';

const shownPieces = 20;

/**
 * The dashboard of a workspace's domain, by default the first. Throws AppError('domain_setup_in_progress') until the
 * domain has its first figures.
 */
export async function getOverview(ctx: AuthedContext, input: OverviewInput): Promise<Overview> {
  const { database, now } = ctx.services;
  const generatedAt = now();
  const domain = await findDomain(ctx, input);
  if (domain) requireSetupDone(domain);
  const list = domain && (await findMarketList(database, domain, input));
  if (!list) {
    return {
      generatedAt,
      numbersOn: null,
      metrics: viewMetrics(noFigures, null),
      opportunitiesFrom: 'scores',
      topKeywordOpportunities: [],
      contentPipeline: [],
      isGenerating: false,
      dataSource: domain?.dataSource ?? null,
    };
  }
  const windowStart = laterDay(localDay(generatedAt, domain.timeZone), -input.days);
  const [current, before, moves, pieces, isGenerating, numbersOn] = await Promise.all([
    findListFigures(database, list.id),
    readKeptFigures(database, list.id, windowStart),
    readMoveOpportunities(database, list.id),
    readPieces(database, list.id),
    isContentComing(database, domain.id),
    readNumbersDay(database.db, list.id, domain.timeZone),
  ]);
  const hasMoves = moves.length > 0;
  const opportunities = hasMoves ? moves : await readTopOpportunities(database, list.id, generatedAt);
  return {
    generatedAt,
    numbersOn,
    metrics: viewMetrics(current, before),
    opportunitiesFrom: hasMoves ? 'moves' : 'scores',
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

/** True while a run or an import that adds plan items at its end is open. */
async function isContentComing({ sql }: DatabaseHandle, domainId: string): Promise<boolean> {
  const [row] = await sql<{ isComing: boolean }[]>`
    select exists (
      select 1 from import_runs where domain_id = ${domainId} and state in ('queued', 'running')) or exists (
      select 1 from domain_setups where domain_id = ${domainId} and state = 'setting_up') as "isComing"`;
  return row?.isComing ?? false;
}

/** Plan items: the closest to publication first, then planned ones, then ideas by their gain. */
function readPieces({ sql }: DatabaseHandle, listId: number) {
  return sql<PieceRow[]>`
    select p.id, p.keyword_text as "keywordText", p.title, p.target, p.status, o.mark as move,
      ${sql.unsafe(trafficOfPiece)} as "estimatedTraffic", ${sql.unsafe(gainOfPiece)} as gain,
      p.difficulty_score as "difficultyScore", p.suggestion as "contentSuggestion"
    from content_plan_items p ${sql.unsafe(moveOfPiece(listId))}
    where p.list_id = ${listId} and p.deleted_at is null
    order by array_position(${[...contentStatus.options].reverse()}::text[], p.status), p.touched_at is null,
      case when p.touched_at is null then -o.gain_mid end, p.position, p.id
    limit ${shownPieces}`;
}
