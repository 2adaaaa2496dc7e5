import { schema, type Transaction } from '@keydence/db';
import type { TrackedDomain, UpdateDomainInput } from '@keydence/domain';
import { eq } from 'drizzle-orm';
import type { DomainContext } from '../access/get-domain-scope.ts';
import { notFound } from '../access.ts';
import { recordAudit } from '../audit-log/record-audit.ts';
import { recordSiteRates } from '../gains/record-site-rates.ts';
import { bumpListVersion } from '../keyword-lists/bump-list-version.ts';
import { changeList } from '../keyword-lists/change-list.ts';
import { startMovesRun } from '../runs/move-moves-run.ts';
import { startRun as startTopicRun } from '../runs/move-topic-run.ts';
import { toTrackedDomain } from './domain-view.ts';

/**
 * Sets the names that identify queries for the site itself, fits its click rates again without those queries,
 * and computes its topics and moves again.
 * AppError: 'domain_setup_in_progress', and 'conflict' while another change of its keywords runs.
 */
export async function updateDomain(
  ctx: DomainContext,
  { brandNames }: Pick<UpdateDomainInput, 'brandNames'>,
): Promise<TrackedDomain> {
  const { domain } = ctx;
  const { trackedDomains } = schema;
  const isIt = eq(trackedDomains.id, domain.id);
  return changeList(ctx, domain.id, async (tx) => {
    const [row] = await tx.select().from(trackedDomains).where(isIt).for('no key update');
    if (!row) throw notFound();
    const before = tellNames(row.brandNames);
    const after = tellNames(brandNames);
    if (before === after) return toTrackedDomain(row, domain.setup.state);
    await tx.update(trackedDomains).set({ brandNames }).where(isIt);
    await renewNumbers(tx, ctx);
    await recordAudit(tx, ctx, {
      workspaceId: domain.workspaceId,
      notes: [
        {
          kind: 'domain.brand_names_changed',
          subject: { id: domain.id, name: domain.domainName },
          details: { before, after },
        },
      ],
    });
    return toTrackedDomain({ ...row, brandNames }, domain.setup.state);
  });
}

const tellNames = (names: readonly string[] | null) => names?.join(', ') ?? 'those of the domain';

/** Fits the click rates of the domain's lists again, and starts the runs whose results depend on the names. */
async function renewNumbers(
  tx: Transaction,
  { services, domain, caller }: Pick<DomainContext, 'services' | 'domain' | 'caller'>,
): Promise<void> {
  const { keywordLists } = schema;
  const lists = await tx
    .select({ id: keywordLists.id })
    .from(keywordLists)
    .where(eq(keywordLists.domainId, domain.id))
    .orderBy(keywordLists.id)
    .for('no key update');
  for (const { id } of lists) {
    await recordSiteRates(tx, { listId: id, days: [] });
    await bumpListVersion(tx, id);
    const run = { listId: id, askedBy: caller.userId };
    await startTopicRun(tx, services, { ...run, kind: 'full' });
    await startMovesRun(tx, services, run);
  }
}
