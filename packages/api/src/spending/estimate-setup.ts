import {
  type CostEstimate,
  type EstimateSetupInput,
  findLocation,
  type Market,
  parseDomainName,
  type SearchDataSource,
} from '@keydence/domain';
import { getWorkspaceScope } from '../access/get-workspace-scope.ts';
import type { AuthedContext, Services } from '../context.ts';
import { toUsd } from '../sources/count-micros.ts';
import { largestSite, priceAction } from './estimate-cost.ts';
import { readBudget } from './read-budget.ts';
import { readMonth } from './read-month.ts';

/**
 * Maximum cost of the setup of a new site: zero for a sample site, and for a site that no source covers in that
 * country. AppError('not_found') for a workspace of another user.
 */
export async function estimateSetup(
  ctx: AuthedContext,
  { workspaceId, domain, locationCode }: EstimateSetupInput,
): Promise<CostEstimate> {
  const leftUsd = await readLeft(ctx, workspaceId);
  const { valid, domainName } = parseDomainName(domain);
  const location = findLocation(locationCode);
  const source = valid && location ? await findCovering(ctx.services, domainName, location) : null;
  if (!source?.priceOf) return { isPaid: false, expectedUsd: 0, upToUsd: 0, leftUsd };
  return { isPaid: true, expectedUsd: null, upToUsd: priceAction(source, 'setup', largestSite), leftUsd };
}

/** Remaining budget of the month, US dollars; for a workspace that does not exist yet, the default budget. */
async function readLeft(ctx: AuthedContext, workspaceId: string | undefined): Promise<number> {
  const { services } = ctx;
  if (workspaceId === undefined) return services.budgets.defaultUsd;
  const workspace = await getWorkspaceScope(ctx, workspaceId);
  const { db } = services.database;
  const budget = await readBudget(db, services, workspace.id);
  const { spentMicros } = await readMonth(db, workspace.id, services.now());
  return toUsd(Math.max(0, budget - spentMicros));
}

/** The first source that covers the site, in the order of a setup. */
async function findCovering(
  { sources }: Services,
  domainName: string,
  market: Market,
): Promise<SearchDataSource | null> {
  for (const source of Object.values(sources)) {
    if (await source.covers(domainName, market)) return source;
  }
  return null;
}
