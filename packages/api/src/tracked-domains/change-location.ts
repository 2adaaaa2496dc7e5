import { schema } from '@keydence/db';
import { findLocation, locations, type TrackedDomain } from '@keydence/domain';
import { and, eq } from 'drizzle-orm';
import type { DomainContext } from '../access/get-domain-scope.ts';
import { notFound } from '../access.ts';
import { recordAudit } from '../audit-log/record-audit.ts';
import { invalidField } from '../errors.ts';
import { restartSetup } from '../runs/move-setup.ts';
import { composeMarket } from './compose-market.ts';
import { toTrackedDomain } from './domain-view.ts';

const languageCodes = new Set(locations.map(({ languageCode }) => languageCode));

/**
 * Moves a domain to another market and starts its setup there. The list of the old market stays, so its history is
 * available again after moving back. The current market changes nothing.
 */
export async function changeLocation(
  ctx: DomainContext,
  { locationCode, languageCode }: { locationCode: number; languageCode: string },
): Promise<TrackedDomain> {
  const { services, domain } = ctx;
  if (!findLocation(locationCode)) throw invalidField('locationCode', 'Unknown location');
  if (!languageCodes.has(languageCode)) throw invalidField('languageCode', 'Unknown language');
  if (domain.locationCode === locationCode && domain.languageCode === languageCode) {
    return toTrackedDomain(domain, domain.setup.state);
  }
  return services.database.db.transaction(async (tx) => {
    // The setup row is locked first, as in every step of a running setup.
    await restartSetup(tx, services, { domainId: domain.id, fromStart: true });
    const [row] = await tx
      .update(schema.trackedDomains)
      .set({ locationCode, languageCode, listId: null })
      .where(
        and(
          eq(schema.trackedDomains.id, domain.id),
          eq(schema.trackedDomains.workspaceId, domain.workspaceId),
        ),
      )
      .returning();
    if (!row) throw notFound();
    await recordAudit(tx, ctx, {
      workspaceId: domain.workspaceId,
      notes: [
        {
          kind: 'domain.market_changed',
          subject: { id: domain.id, name: domain.domainName },
          details: { before: composeMarket(domain), after: composeMarket(row) },
        },
      ],
    });
    return toTrackedDomain(row, 'setting_up');
  });
}
