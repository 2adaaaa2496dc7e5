import {
  type CostEstimate,
  type EstimateInput,
  maxKeywordsPerRequest,
  type PaidAction,
  type SearchDataSource,
  type SourceRequest,
} from '@keydence/domain';
import { type DomainScope, getDomainScope } from '../access/get-domain-scope.ts';
import type { WorkspaceContext } from '../access/get-workspace-scope.ts';
import { completedAtOnce, findCompleter } from '../keywords/complete-keywords.ts';
import { mostPageChecks } from '../refreshes/find-doubtful.ts';
import { trackedFromStart } from '../setup/fetch-competitors.ts';
import { toMicros, toUsd } from '../sources/count-micros.ts';
import { readBudget } from './read-budget.ts';
import { type ListSize, readListSize } from './read-list-size.ts';
import { readMonth } from './read-month.ts';

const page = 1_000;
const mostPages = 10;
const candidates = 50;
/** Default number of keywords in a competitor refresh. */
const refreshedKeywords = 100;
/** Keywords in a typical addition or lookup. */
const fewKeywords = 10;

/**
 * Maximum cost of an action, and the expected cost from the known rankings. Stored responses are free, so the actual
 * cost may be lower than both. AppError('not_found') for a domain of another workspace.
 */
export async function estimateCost(
  ctx: WorkspaceContext,
  { action, domainId, workspaceId }: EstimateInput,
): Promise<CostEstimate> {
  const { services, workspace } = ctx;
  const { db } = services.database;
  const domain = domainId ? await getDomainScope(ctx, { domainId, workspaceId }) : null;
  const source =
    action === 'complete_keywords' && domain ? findCompleter(services, domain) : pricedSourceOf(ctx, domain);
  const budget = await readBudget(db, services, workspace.id);
  const { spentMicros } = await readMonth(db, workspace.id, services.now());
  const leftUsd = toUsd(Math.max(0, budget - spentMicros));
  if (!source?.priceOf) return { isPaid: false, expectedUsd: 0, upToUsd: 0, leftUsd };
  const sumUp = (size: ListSize) => priceAction(source, action, size);
  const now = domain?.list ? await readListSize(db, domain.list.id) : null;
  const { tracked, incomplete } = now ?? largestSite;
  const most = { ...largestSite, tracked, incomplete, doubtful: Math.min(tracked, mostPageChecks) };
  return { isPaid: true, expectedUsd: now && sumUp(now), upToUsd: sumUp(most), leftUsd };
}

/** Maximum cost of an action on a list of a given size, US dollars. */
export function priceAction(source: SearchDataSource, action: PaidAction, size: ListSize): number {
  const questions = questionsOf(action, size, source.rankingsAmong !== undefined);
  return toUsd(questions.reduce((sum, question) => sum + toMicros(source.priceOf?.(question) ?? 0), 0));
}

/** Maximum size of a list after the setup of a site. */
export const largestSite: ListSize = { ranked: page * mostPages, tracked: page, doubtful: 0, incomplete: 0 };

/** The domain's own source; for a domain without one, the paid source that would be used. */
function pricedSourceOf(
  { services }: WorkspaceContext,
  domain: DomainScope | null,
): SearchDataSource | undefined {
  const { sources } = services;
  if (domain?.dataSource) return sources[domain.dataSource];
  return Object.values(sources).find((source) => source.priceOf !== undefined);
}

/** Source requests of an action on a list of a given size. */
function questionsOf(action: PaidAction, size: ListSize, asksByName: boolean): SourceRequest[] {
  const rankings = pagesOf(size.ranked);
  const ideas: SourceRequest = { method: 'keywordIdeas', items: page };
  const competitors: SourceRequest = { method: 'competitors', items: candidates };
  const oneSite: SourceRequest[] = [{ method: 'compare', items: 1 }];
  const ofCompetitors = Array.from(
    { length: trackedFromStart },
    () => ({ method: 'rankedKeywords', items: page }) as const,
  );
  const questions: Record<PaidAction, SourceRequest[]> = {
    setup: [...rankings, ideas, competitors, ...ofCompetitors],
    refresh_keywords: [...rankings, ideas, { method: 'lookUpKeywords', items: page }],
    refresh_rankings: asksByName ? checksOf(size) : rankings,
    discover_competitors: [competitors, ...ofCompetitors],
    add_competitor: [...oneSite, ...hundreds(page)],
    refresh_competitor: [...oneSite, ...hundreds(refreshedKeywords)],
    add_keywords: [{ method: 'lookUpKeywords', items: fewKeywords }],
    complete_keywords:
      size.incomplete === 0
        ? []
        : [{ method: 'completeKeywords', items: Math.min(size.incomplete, completedAtOnce) }],
    inspect: [{ method: 'lookUpKeywords', items: fewKeywords }],
  };
  return questions[action];
}

/** One request for some hundred keywords, and the result pages of keywords that need one. */
function checksOf({ ranked, tracked, doubtful }: ListSize): SourceRequest[] {
  const windows = Math.max(1, Math.ceil(tracked / maxKeywordsPerRequest));
  const listed = Math.min(ranked, tracked);
  const questions = Array.from({ length: windows }, (_, index): SourceRequest => {
    const items = Math.min(maxKeywordsPerRequest, Math.max(0, listed - index * maxKeywordsPerRequest));
    return { method: 'rankingsAmong', items };
  });
  return doubtful === 0 ? questions : [...questions, { method: 'checkRankings', items: doubtful }];
}

function pagesOf(ranked: number): SourceRequest[] {
  const pages = Math.min(mostPages, Math.max(1, Math.ceil(ranked / page)));
  return Array.from({ length: pages }, (_, index) => ({
    method: 'rankedKeywords',
    items: Math.min(page, Math.max(0, ranked - index * page)),
  }));
}

/** Requests for a competitor's keywords, a hundred keywords each. */
function hundreds(keywords: number): SourceRequest[] {
  return Array.from({ length: keywords / 100 }, () => ({ method: 'rankedKeywords', items: 100 }));
}
