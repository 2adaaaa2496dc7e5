import { schema, type Transaction } from '@keydence/db';
import type { TrackedDomain, UpdateDomainInput } from '@keydence/domain';
import { eq } from 'drizzle-orm';
import { notFound } from '../access.ts';
import { recordAudit } from '../audit-log/record-audit.ts';
import { recordSiteRates } from '../gains/record-site-rates.ts';
import { bumpListVersion } from '../keywords/bump-list-version.ts';
import { changeList } from '../keywords/change-list.ts';
import type { DomainContext } from './access.ts';
import { toTrackedDomain } from './domain-view.ts';

/**
 * Sets the names that identify queries for the site itself, and fits its click rates again without those queries.
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
    await renewRates(tx, domain.id);
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

async function renewRates(tx: Transaction, domainId: string): Promise<void> {
  const { keywordLists } = schema;
  const lists = await tx
    .select({ id: keywordLists.id })
    .from(keywordLists)
    .where(eq(keywordLists.domainId, domainId))
    .orderBy(keywordLists.id)
    .for('no key update');
  for (const { id } of lists) {
    await recordSiteRates(tx, { listId: id, days: [] });
    await bumpListVersion(tx, id);
  }
}
