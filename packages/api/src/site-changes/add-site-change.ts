import { schema } from '@keydence/db';
import {
  type AddSiteChangeInput,
  AppError,
  localDay,
  maxSiteChanges,
  type SiteChange,
} from '@keydence/domain';
import { eq } from 'drizzle-orm';
import type { DomainContext } from '../access/get-domain-scope.ts';
import { invalidField } from '../errors.ts';
import { changeSiteChanges } from './change-site-changes.ts';
import { siteChangeMessages } from './site-change-messages.ts';

const { siteChanges } = schema;

/** Records a change of the site. AppError('conflict') past the limit. */
export async function addSiteChange(
  ctx: DomainContext,
  { changedOn, text }: Pick<AddSiteChangeInput, 'changedOn' | 'text'>,
): Promise<SiteChange> {
  const { services, domain } = ctx;
  const now = services.now();
  if (changedOn > localDay(now, domain.timeZone)) throw invalidField('changedOn', siteChangeMessages.future);
  const change = { id: services.newId(), changedOn, text };
  await changeSiteChanges(ctx, async (tx) => {
    const count = await tx.$count(siteChanges, eq(siteChanges.domainId, domain.id));
    if (count >= maxSiteChanges) throw new AppError('conflict', siteChangeMessages.tooMany);
    await tx.insert(siteChanges).values({ ...change, domainId: domain.id, createdAt: now });
  });
  return change;
}
