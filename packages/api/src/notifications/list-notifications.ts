import {
  createReadTest,
  describeNotification,
  type ListNotificationsInput,
  type NotificationPage,
  notificationFacts,
  pageNotifications,
  type UnreadNotifications,
  writeSeen,
} from '@keydence/domain';
import type { DomainContext } from '../access/get-domain-scope.ts';
import { readEvents, readMoments } from './read-events.ts';
import { findReader } from './read-marks.ts';
import { readRunning } from './read-running.ts';

/** Notifications of a domain, newest first, with the caller's read ones and unfinished work. */
export async function listNotifications(
  { services, domain, caller }: DomainContext,
  { cursor, limit }: Pick<ListNotificationsInput, 'cursor' | 'limit'>,
): Promise<NotificationPage> {
  const { db } = services.database;
  const now = services.now();
  const reader = await findReader(db, { domainId: domain.id, userId: caller.userId });
  const events = await readEvents(db, { domainId: domain.id, now, muted: reader.mutedKinds });
  const isRead = createReadTest(reader);
  const { page, nextCursor } = pageNotifications(events, { cursor, limit });
  const data = page.map((event) => {
    const facts = notificationFacts.parse(JSON.parse(event.facts));
    const { id, at } = event;
    return { id, kind: facts.kind, ...describeNotification(facts), at, isRead: isRead(event) };
  });
  const unread = events.filter((event) => !isRead(event)).length;
  const running = cursor === undefined ? await readRunning(db, domain.id) : [];
  const seen = writeSeen(events, now);
  return { data, running, nextCursor, unread, seen, mutedKinds: [...reader.mutedKinds] };
}

/** Number of the caller's unread notifications of a domain. */
export async function countUnread({ services, domain, caller }: DomainContext): Promise<UnreadNotifications> {
  const { db } = services.database;
  const reader = await findReader(db, { domainId: domain.id, userId: caller.userId });
  const moments = await readMoments(db, {
    domainId: domain.id,
    now: services.now(),
    muted: reader.mutedKinds,
  });
  const isRead = createReadTest(reader);
  return { unread: moments.filter((moment) => !isRead(moment)).length };
}
