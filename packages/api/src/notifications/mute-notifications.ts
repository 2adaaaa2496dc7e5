import { schema } from '@keydence/db';
import type { MutedNotifications, MuteNotificationsInput } from '@keydence/domain';
import type { DomainContext } from '../access/get-domain-scope.ts';
import { countUnread } from './list-notifications.ts';

const { notificationReaders } = schema;

/** Sets the kinds that the caller does not want to see for a domain. */
export async function muteNotifications(
  ctx: DomainContext,
  { kinds }: Pick<MuteNotificationsInput, 'kinds'>,
): Promise<MutedNotifications> {
  const { services, domain, caller } = ctx;
  const mutedKinds = [...new Set(kinds)];
  await services.database.db
    .insert(notificationReaders)
    .values({ domainId: domain.id, userId: caller.userId, mutedKinds })
    .onConflictDoUpdate({
      target: [notificationReaders.domainId, notificationReaders.userId],
      set: { mutedKinds },
    });
  return { ...(await countUnread(ctx)), mutedKinds };
}
