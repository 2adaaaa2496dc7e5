import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ApiFailure } from '../../../testing/fake-api.ts';
import { makeNotification, makeNotificationPage } from '../../../testing/notification-fixture.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { shellProcedures } from '../../../testing/shell-procedures.ts';
// Loaded before the first test, so that no test waits for it.
import './notification-panel.tsx';
import '../../features/alerts/alerts-screen.tsx';

const eventId = '0194a7c0-0000-7000-8000-000000000002';
const drop = makeNotification(`alert:${eventId}`, {
  kind: 'alert',
  title: '7 keywords dropped by 3 places or more',
  detail: 'Alert “Drops” · All keywords',
  at: '2026-11-21T12:00:00.000Z',
  target: { section: 'alerts', eventId, importId: null },
});
const failure = makeNotification('setup:1:failed', {
  kind: 'setup',
  state: 'needs_you',
  title: 'Setup failed',
  detail: 'No answer.',
  isRead: true,
});

type Notification = typeof drop;

/** A server that stores the marks. */
function renderBell(
  items: Notification[] = [drop, failure],
  more: Record<string, (input: never) => unknown> = {},
) {
  let stored = items;
  const calls: [string, unknown][] = [];
  const count = () => stored.filter(({ isRead }) => !isRead).length;
  const set = (ids: readonly string[], isRead: boolean) => {
    const markedIds = stored
      .filter((one) => ids.includes(one.id) && one.isRead !== isRead)
      .map(({ id }) => id);
    stored = stored.map((one) => (ids.includes(one.id) ? { ...one, isRead } : one));
    return { unread: count(), markedIds };
  };
  const marked = (name: string, isRead: boolean) => (input: { ids: string[] }) => {
    calls.push([name, input]);
    return set(input.ids, isRead);
  };
  const app = renderApp({
    path: '/dashboard?section=profile',
    procedures: {
      ...shellProcedures,
      'alerts.list': () => [],
      'alerts.listEvents': () => ({ data: [], pagination: { page: 1, limit: 10, total: 0, pages: 0 } }),
      'alerts.listWebhooks': () => [],
      'notifications.countUnread': () => ({ unread: count() }),
      'notifications.list': () => makeNotificationPage(stored),
      'notifications.markRead': marked('markRead', true),
      'notifications.markUnread': marked('markUnread', false),
      'notifications.markAllRead': (input: unknown) => {
        calls.push(['markAllRead', input]);
        return set(
          stored.map(({ id }) => id),
          true,
        );
      },
      ...more,
    },
  });
  return { ...app, calls };
}

async function openPanel({ user }: ReturnType<typeof renderBell>, name: RegExp | string = /^Notifications/) {
  await user.click(await screen.findByRole('button', { name }));
  return screen.findByRole('dialog', { name: 'Notifications' });
}

it('shows the number of unread notifications, and lists them by day', async () => {
  const panel = await openPanel(renderBell(), 'Notifications, 1 unread');
  expect(await within(panel).findByText('1 unread')).toBeInTheDocument();
  const [newest, older] = within(panel).getAllByRole('region');
  expect(newest).toHaveAccessibleName('Nov 21, 2026');
  expect(within(newest as HTMLElement).getByRole('link')).toHaveTextContent(
    /^Unread: 7 keywords dropped by 3 places or moreAlert “Drops” · All keywords/,
  );
  expect(older).toHaveAccessibleName('Nov 20, 2026');
  expect(within(older as HTMLElement).getByRole('link')).toHaveTextContent(/^Setup failed.*Needs you$/);
});

it('opens the subject of a notification and marks it as read', async () => {
  const app = renderBell();
  const panel = await openPanel(app);
  await app.user.click(await within(panel).findByRole('link', { name: /7 keywords/ }));
  await waitFor(() =>
    expect(app.router.state.location.search).toMatchObject({ section: 'alerts', event: eventId }),
  );
  await waitFor(() =>
    expect(screen.queryByRole('dialog', { name: 'Notifications' })).not.toBeInTheDocument(),
  );
  expect(app.calls).toEqual([['markRead', { domainId: 'd1', ids: [drop.id] }]]);
  expect(await screen.findByRole('button', { name: 'Notifications' })).toBeInTheDocument();
});

it('hides a kind that the reader switches off', async () => {
  const choices: unknown[] = [];
  const app = renderBell(undefined, {
    'notifications.mute': ({ kinds }: { kinds: string[] }) => {
      choices.push(kinds);
      return { unread: 0, mutedKinds: kinds };
    },
  });
  const panel = await openPanel(app);
  await app.user.click(await within(panel).findByRole('button', { name: 'Choose notifications' }));
  const crawls = within(panel).getByRole('checkbox', { name: 'Site crawls' });
  expect(crawls).toBeChecked();
  await app.user.click(crawls);
  await waitFor(() => expect(choices).toEqual([['crawl']]));
});

it('marks one as read and as unread again', async () => {
  const app = renderBell();
  const panel = await openPanel(app);
  await app.user.click(await within(panel).findByRole('button', { name: `Mark “${drop.title}” as read` }));
  expect(await within(panel).findByText('All read')).toBeInTheDocument();
  await app.user.click(within(panel).getByRole('button', { name: `Mark “${drop.title}” as unread` }));
  expect(await within(panel).findByText('1 unread')).toBeInTheDocument();
  expect(app.calls.map(([name]) => name)).toEqual(['markRead', 'markUnread']);
});

it('marks what the list has shown as read, and undoes it', async () => {
  const app = renderBell();
  const panel = await openPanel(app);
  await app.user.click(await within(panel).findByRole('button', { name: 'Mark all as read' }));
  expect(await within(panel).findByText('1 marked as read.')).toBeInTheDocument();
  expect(app.calls).toEqual([['markAllRead', { domainId: 'd1', seen: '1763888400000' }]]);
  await app.user.click(within(panel).getByRole('button', { name: 'Undo' }));
  expect(await within(panel).findByText('1 unread')).toBeInTheDocument();
  expect(app.calls[1]).toEqual(['markUnread', { domainId: 'd1', ids: [drop.id] }]);
  expect(within(panel).getByRole('button', { name: 'Mark all as read' })).toHaveFocus();
});

it('shows a mark that fails as it was, with the reason', async () => {
  const app = renderBell(undefined, {
    'notifications.markRead': () => {
      throw new ApiFailure('unavailable', 503, 'The database does not answer.');
    },
  });
  const panel = await openPanel(app);
  await app.user.click(await within(panel).findByRole('button', { name: `Mark “${drop.title}” as read` }));
  expect(await screen.findByText('Could not mark notifications')).toBeInTheDocument();
  expect(
    await within(panel).findByRole('button', { name: `Mark “${drop.title}” as read` }),
  ).toBeInTheDocument();
});

it('moves between notifications with the arrows, and returns the focus to the bell on Escape', async () => {
  const app = renderBell();
  const panel = await openPanel(app);
  const first = await within(panel).findByRole('link', { name: /7 keywords/ });
  first.focus();
  await app.user.keyboard('{ArrowDown}');
  expect(within(panel).getByRole('link', { name: /Setup failed/ })).toHaveFocus();
  await app.user.keyboard('{ArrowDown}{Home}');
  expect(first).toHaveFocus();
  await app.user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: /^Notifications/ })).toHaveFocus());
});

it('says why there are none', async () => {
  const panel = await openPanel(renderBell([]));
  expect(await within(panel).findByText('No notifications yet')).toBeInTheDocument();
  expect(within(panel).getByText(/of the last 30 days appear here/)).toBeInTheDocument();
});

it('offers a retry when the list fails', async () => {
  let isDown = true;
  const app = renderBell(undefined, {
    'notifications.list': () => {
      if (isDown) throw new ApiFailure('unavailable', 503, 'The database does not answer.');
      return makeNotificationPage([drop]);
    },
  });
  const panel = await openPanel(app);
  expect(await within(panel).findByText('Could not load the notifications')).toBeInTheDocument();
  isDown = false;
  await app.user.click(within(panel).getByRole('button', { name: 'Try Again' }));
  expect(await within(panel).findByRole('link', { name: /7 keywords/ })).toBeInTheDocument();
});

it('shows older ones on request', async () => {
  const older = makeNotification('site_change:2', { title: 'Older change' });
  const app = renderBell(undefined, {
    'notifications.list': ({ cursor }: { cursor?: string }) =>
      cursor ? makeNotificationPage([older]) : makeNotificationPage([drop], 'next'),
  });
  const panel = await openPanel(app);
  await app.user.click(await within(panel).findByRole('button', { name: 'Show older' }));
  expect(await within(panel).findByRole('link', { name: /Older change/ })).toBeInTheDocument();
  expect(within(panel).getByText('Shows the last 30 days.')).toBeInTheDocument();
});

it('lists running work with its progress above the notifications', async () => {
  const work = { kind: 'rank_check', title: 'Rank check is running', section: 'keywords' } as const;
  const running = [{ ...work, detail: '30 of 40', progress: 0.75 }];
  const page = { ...makeNotificationPage([failure]), running };
  const panel = await openPanel(renderBell([failure], { 'notifications.list': () => page }));
  const [first] = await within(panel).findAllByRole('region');
  expect(first).toHaveAccessibleName('Running now');
  const row = within(first as HTMLElement).getByRole('link');
  expect(row).toHaveTextContent('Rank check is running30 of 40');
  expect(within(row).getByRole('progressbar', { name: 'Rank check is running' })).toHaveValue(0.75);
});
