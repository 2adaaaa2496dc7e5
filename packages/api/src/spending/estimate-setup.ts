import {
  type CostEstimate,
  type EstimateSetupInput,
  findLocation,
  type Market,
  parseDomainName,
  type SearchDataSource,
} from '@keydence/domain';
import type { AuthedContext, Services } from '../context.ts';
import { getWorkspaceScope } from '../workspaces/access.ts';
import { toUsd } from './count-micros.ts';
import { largestSite, priceAction } from './estimate-cost.ts';
import { readBudget } from './read-budget.ts';
import { readMonth } from './read-month.ts';

/**
 * What the setup of a site that nobody tracks yet would cost at most: nothing for a sample site, and for one that no
 * source covers in that country. AppError('not_found') for a workspace that is not the caller's.
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

/** What may still be spent this month; in a workspace that is about to be made, what each may. */
async function readLeft(ctx: AuthedContext, workspaceId: string | undefined): Promise<number> {
  const { services } = ctx;
  if (workspaceId === undefined) return services.budgets.defaultUsd;
  const workspace = await getWorkspaceScope(ctx, workspaceId);
  const { db } = services.database;
  const budget = await readBudget(db, services, workspace.id);
  const { spentMicros } = await readMonth(db, workspace.id, services.now());
  return toUsd(Math.max(0, budget - spentMicros));
}

/** The first source that covers the site, as its setup would choose it. */
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
