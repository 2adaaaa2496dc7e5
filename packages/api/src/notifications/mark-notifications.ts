import {
  createReadTest,
  type MarkAllNotificationsInput,
  type MarkedNotifications,
  type MarkNotificationsInput,
  markNotifications,
  markSeenNotifications,
  type NotificationMoment,
  type NotificationReadState,
  readSeen,
} from '@keydence/domain';
import type { DomainContext } from '../access/get-domain-scope.ts';
import { readMoments } from './read-events.ts';
import { lockReader, storeReader } from './read-marks.ts';

/** Marks notifications as read or unread for the caller. Unknown ids have no effect. */
export function markRead(
  ctx: DomainContext,
  mark: Pick<MarkNotificationsInput, 'ids'> & { isRead: boolean },
): Promise<MarkedNotifications> {
  return change(ctx, (state, visible) => markNotifications(state, visible, mark));
}

/** Marks the notifications of a list as read. Those that came after the list stay unread. */
export function markAllRead(
  ctx: DomainContext,
  { seen }: Pick<MarkAllNotificationsInput, 'seen'>,
): Promise<MarkedNotifications> {
  const shown = readSeen(seen, ctx.services.now());
  return change(ctx, (state, visible) => markSeenNotifications(state, visible, shown));
}

type Change = (state: NotificationReadState, visible: readonly NotificationMoment[]) => NotificationReadState;

async function change(
  { services, domain, caller }: DomainContext,
  mark: Change,
): Promise<MarkedNotifications> {
  const key = { domainId: domain.id, userId: caller.userId };
  return services.database.db.transaction(async (tx) => {
    const before = await lockReader(tx, key);
    const visible = await readMoments(tx, {
      domainId: domain.id,
      now: services.now(),
      muted: before.mutedKinds,
    });
    const after = mark(before, visible);
    await storeReader(tx, key, after);
    const [wasRead, isRead] = [createReadTest(before), createReadTest(after)];
    const marked = visible.filter((event) => wasRead(event) !== isRead(event));
    return {
      unread: visible.filter((event) => !isRead(event)).length,
      markedIds: marked.map(({ id }) => id),
    };
  });
}
