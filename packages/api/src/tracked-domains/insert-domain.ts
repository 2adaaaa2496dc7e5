import { schema, type Transaction } from '@keydence/db';
import { AppError, type AuditNote, type Location, type TrackedDomain } from '@keydence/domain';
import type { Services } from '../context.ts';
import { setupMessages } from '../runs/setup-messages.ts';
import { composeMarket } from './compose-market.ts';
import { toTrackedDomain } from './domain-view.ts';
import { insertSchedule } from './insert-schedule.ts';

export function noteAddedDomain({ id, domainName, locationCode, languageCode }: TrackedDomain): AuditNote {
  const market = composeMarket({ locationCode, languageCode });
  return { kind: 'domain.added', subject: { id, name: domainName }, details: { market } };
}

interface NewDomain {
  workspaceId: string;
  domainName: string;
  location: Location;
}

/**
 * Adds a domain to a workspace and starts its setup, in the caller's transaction. AppError('conflict') if the workspace
 * already tracks it.
 */
export async function insertDomain(
  tx: Transaction,
  services: Services,
  { workspaceId, domainName, location }: NewDomain,
): Promise<TrackedDomain> {
  const [row] = await tx
    .insert(schema.trackedDomains)
    .values({
      id: services.newId(),
      workspaceId,
      domainName,
      locationCode: location.locationCode,
      languageCode: location.languageCode,
      createdAt: services.now(),
    })
    .onConflictDoNothing({ target: [schema.trackedDomains.workspaceId, schema.trackedDomains.domainName] })
    .returning();
  if (!row) {
    throw new AppError(
      'conflict',
      'This domain is already tracked in this workspace. To measure it in another country, select it and change its SEO analysis location.',
    );
  }
  const run = 1;
  await tx.insert(schema.domainSetups).values({
    domainId: row.id,
    run,
    state: 'setting_up',
    step: 'site_topics',
    message: setupMessages.steps.site_topics,
    startedAt: services.now(),
  });
  await insertSchedule(tx, { domainId: row.id, workspaceId, addedAt: services.now() });
  await services.jobs.enqueueSetup(tx, { domainId: row.id, run });
  return toTrackedDomain(row, 'setting_up');
}
