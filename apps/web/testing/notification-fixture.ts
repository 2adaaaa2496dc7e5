import type { RouterOutputs } from '../src/lib/trpc.ts';

type Page = RouterOutputs['notifications']['list'];
type Notification = Page['data'][number];

export function makeNotification(id: string, change: Partial<Notification> = {}): Notification {
  return {
    id,
    kind: 'site_change',
    state: 'information',
    title: 'Site change recorded',
    detail: 'Nov 8, 2026: Redesign',
    at: '2026-11-20T09:30:00.000Z',
    isRead: false,
    target: { section: 'workspace-settings', eventId: null, importId: null },
    ...change,
  };
}

export function makeNotificationPage(data: Notification[], nextCursor: string | null = null): Page {
  const unread = data.filter(({ isRead }) => !isRead).length;
  return { data, running: [], nextCursor, unread, seen: '1763888400000', mutedKinds: [] };
}
