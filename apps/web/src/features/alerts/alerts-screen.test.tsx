import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ApiFailure } from '../../../testing/fake-api.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { shellProcedures } from '../../../testing/shell-procedures.ts';
import type { AlertEvent, Rule } from './use-alerts.ts';
// Loaded before the first test, so that no test waits for it.
import './alerts-screen.tsx';

const ruleId = '0194a7c0-0000-7000-8000-000000000001';
const eventId = '0194a7c0-0000-7000-8000-000000000002';

const makeRule = (change: Partial<Rule> = {}): Rule => ({
  id: ruleId,
  name: 'Drops',
  isActive: true,
  keywordSet: 'all',
  tag: null,
  viewId: null,
  kind: 'dropped',
  places: 3,
  minKeywords: 2,
  quietDays: 7,
  sendsMail: true,
  webhookId: null,
  state: 'watching',
  setName: 'All keywords',
  quietUntil: null,
  lastOutcome: null,
  lastFiredOn: null,
  createdAt: '2026-11-20T12:00:00.000Z',
  ...change,
});

const event: AlertEvent = {
  id: eventId,
  ruleId,
  ruleName: 'Drops',
  summary: '22 keywords dropped by 3 places or more',
  setName: 'All keywords',
  kind: 'dropped',
  firedAt: '2026-11-21T12:00:00.000Z',
  listVersion: 4,
  day: '2026-11-21',
  moved: 22,
  compared: 900,
  failed: 4,
  unknown: 0,
  sample: [{ keywordId: '7', keywordText: 'rye bread', before: 5, now: null }],
  delivery: 'failed',
};

function renderAlerts(procedures: Record<string, (input: never) => unknown> = {}, search = '') {
  return renderApp({
    path: `/dashboard?section=alerts${search}`,
    procedures: {
      ...shellProcedures,
      'alerts.list': () => [makeRule()],
      'alerts.listEvents': () => ({ data: [event], pagination: { page: 1, limit: 10, total: 1, pages: 1 } }),
      'alerts.listWebhooks': () => [],
      'alerts.preview': () => ({
        isTooLarge: false,
        keywords: 9,
        checks: 2,
        firings: [{ day: '2026-11-20', moved: 4 }],
      }),
      ...procedures,
    },
  });
}

const rules = () => screen.findByRole('list', { name: 'Your alerts' });

it.each<[string, Partial<Rule>, (string | RegExp)[]]>([
  ['watching', {}, ['Watching', 'Not checked yet', 'Never']],
  [
    'quiet',
    {
      state: 'quiet',
      quietUntil: '2026-11-28',
      lastFiredOn: '2026-11-21',
      lastOutcome: { day: '2026-11-21', moved: 22, compared: 900, failed: 4, unknown: 0 },
    },
    ['Silent until Nov 28', '22 of 900 keywords', '4'],
  ],
  ['paused', { state: 'paused', isActive: false }, ['Paused', 'Resume']],
  ['broken', { state: 'broken' }, ['Needs you', /The saved view was deleted/]],
])('describes the state of a rule that is %s', async (_, change, said) => {
  renderAlerts({ 'alerts.list': () => [makeRule(change)] });
  const list = await rules();
  for (const text of said) expect(await within(list).findByText(text)).toBeVisible();
});

it('shows a fired alert with its keywords and their links, and marks it as seen', async () => {
  let unseen = 1;
  const { user } = renderAlerts({
    'alerts.getReader': () => ({ isMailOn: true, unseen }),
    'alerts.markSeen': () => {
      unseen = 0;
      return { isMailOn: true, unseen };
    },
  });
  const history = await screen.findByRole('region', { name: 'Fired alerts' });
  expect(await within(history).findByText('22 keywords dropped by 3 places or more')).toBeVisible();
  expect(await within(history).findByText('New')).toBeVisible();
  await waitFor(() => expect(unseen).toBe(0));
  await user.click(within(history).getByRole('button', { name: 'Show keywords: Drops, November 21, 2026' }));
  const link = await within(history).findByRole('link', { name: 'rye bread' });
  expect(link).toHaveAttribute('href', expect.stringMatching(/section=keywords.*keyword=/));
  expect(within(history).getByText('Not ranking (in top 100)')).toBeVisible();
  expect(within(history).getByText('4 keywords could not be checked and did not count.')).toBeVisible();
  expect(within(history).getByText('Failed').closest('[data-tone]')).toHaveAttribute('data-tone', 'weak');
});

it('counts unseen alerts in the navigation', async () => {
  renderApp({
    path: '/dashboard?section=coming-some-day',
    procedures: { ...shellProcedures, 'alerts.getReader': () => ({ isMailOn: true, unseen: 3 }) },
  });
  expect(await screen.findByRole('link', { name: 'Alerts 3 new' })).toBeVisible();
});

it('opens the alert of a mail link, also from another page of the history', async () => {
  renderAlerts(
    {
      'alerts.listEvents': () => ({ data: [], pagination: { page: 1, limit: 10, total: 0, pages: 0 } }),
      'alerts.getEvent': () => event,
    },
    `&event=${eventId}`,
  );
  expect(await screen.findByRole('link', { name: 'rye bread' })).toBeVisible();
});

it('creates the suggested alert, deletes it, and restores it', async () => {
  const asked: unknown[] = [];
  let list: Rule[] = [];
  let save: () => void = () => {};
  const { user } = renderAlerts({
    'alerts.list': () => list,
    'alerts.create': (input: object) => {
      asked.push(input);
      return new Promise((resolve) => {
        save = () => {
          list = [makeRule()];
          resolve(list[0]);
        };
      });
    },
    'alerts.delete': () => {
      list = [];
    },
    'alerts.restore': () => {
      list = [makeRule()];
      return list[0];
    },
  });
  const suggestion = await screen.findByRole('button', { name: 'Tell me about drops' });
  await user.click(suggestion);
  expect(suggestion).toHaveAttribute('aria-disabled', 'true');
  expect(suggestion).toHaveFocus();
  await user.click(suggestion);
  save();
  await waitFor(() => expect(screen.getByRole('list', { name: 'Your alerts' })).toHaveFocus());
  await user.click(await screen.findByRole('button', { name: 'Delete: Drops' }));
  expect(asked).toEqual([
    { domainId: 'd1', name: 'Drops of 3 places', kind: 'dropped', places: 3, minKeywords: 3 },
  ]);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Tell me about drops' })).toHaveFocus());
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await within(await rules()).findByText('Drops')).toBeVisible();
  expect(screen.getByRole('main')).toHaveFocus();
});

it('moves the focus to the list after deleting one of several alerts', async () => {
  let list = [makeRule(), makeRule({ id: eventId, name: 'Rises' })];
  const { user } = renderAlerts({
    'alerts.list': () => list,
    'alerts.delete': () => {
      list = list.slice(1);
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Delete: Drops' }));
  await waitFor(async () => expect(await rules()).toHaveFocus());
  expect(screen.queryByRole('button', { name: 'Delete: Drops' })).toBeNull();
});

it('edits a rule with its history visible, and shows why it could not be saved', async () => {
  const asked: Partial<Rule>[] = [];
  const { user } = renderAlerts(
    {
      'alerts.update': (input: Partial<Rule>) => {
        asked.push(input);
        throw new ApiFailure('validation_failed', 400, 'Choose a tag.');
      },
    },
    `&rule=${ruleId}`,
  );
  const dialog = await screen.findByRole('dialog', { name: 'Edit alert' });
  expect(await within(dialog).findByText(/It would have fired once at 2 checks/)).toBeVisible();
  expect(within(dialog).getByText('November 20, 2026: 4 keywords')).toBeVisible();
  await user.selectOptions(within(dialog).getByRole('combobox', { name: 'What they do' }), 'left_top');
  expect(within(dialog).getByRole('spinbutton', { name: 'Top' })).toHaveValue(10);
  await user.click(within(dialog).getByRole('button', { name: 'Save alert' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('Choose a tag.');
  expect(asked).toMatchObject([{ ruleId, kind: 'left_top', places: 10 }]);
});

it('offers a retry if the alerts fail to load', async () => {
  let isBroken = true;
  const { user } = renderAlerts({
    'alerts.list': () => {
      if (isBroken) throw new ApiFailure('validation_failed', 400, 'Broken');
      return [makeRule()];
    },
  });
  expect(await screen.findByText('Could not load the alerts')).toBeVisible();
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await rules()).toBeVisible();
});

it('asks before deleting a webhook, and Escape closes only the question', async () => {
  const url = 'https://hooks.example/a';
  const { user } = renderAlerts(
    {
      'alerts.listWebhooks': () => [
        {
          id: 'h1',
          url,
          isActive: true,
          disabledAt: null,
          createdAt: '2026-11-20T12:00:00Z',
          deliveries: [],
        },
      ],
    },
    '&webhooks=true',
  );
  const remove = await screen.findByRole('button', { name: `Delete: ${url}` });
  await user.click(remove);
  const question = await screen.findByRole('dialog', { name: 'Delete this webhook?' });
  await waitFor(() => expect(within(question).getByRole('button', { name: 'Cancel' })).toHaveFocus());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(question).not.toBeInTheDocument());
  expect(screen.getByRole('dialog', { name: 'Alert webhooks' })).toBeVisible();
  await waitFor(() => expect(remove).toHaveFocus());
});

it('shows the secret of a new webhook until the user confirms having it', async () => {
  const url = 'https://hooks.example/a';
  let finish: () => void = () => {};
  const { user } = renderAlerts(
    {
      'alerts.createWebhook': () =>
        new Promise((resolve) => {
          finish = () => resolve({ id: 'h1', url, secret: 'whsec_1' });
        }),
    },
    '&webhooks=true',
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Alert webhooks' }));
  await user.type(dialog.getByLabelText('Address'), `${url}{Enter}`);
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Close' })).toBeDisabled());
  await user.keyboard('{Escape}');
  finish();
  const secret = await dialog.findByLabelText('Signing secret');
  await waitFor(() => expect(secret).toHaveFocus());
  await user.keyboard('{Escape}');
  const beside = document.querySelector('.mantine-Modal-overlay');
  if (!beside) throw new Error('no dialog is open');
  await user.click(beside);
  expect(secret).toBeVisible();
  expect(secret).toHaveValue('whsec_1');
  await user.click(dialog.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(dialog.getByLabelText('Address')).toHaveFocus());
  expect(dialog.queryByLabelText('Signing secret')).toBeNull();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('resends a failed message, and offers no resend for a pending one', async () => {
  const asked: unknown[] = [];
  const delivery = { eventId: null, isTest: true, nextAttemptAt: null, attempts: [] };
  const webhook = {
    id: 'h1',
    url: 'https://hooks.example/a',
    isActive: true,
    disabledAt: null,
    createdAt: '2026-11-20T12:00:00Z',
    deliveries: [
      { ...delivery, id: 'm2', state: 'pending', createdAt: '2026-11-20T13:00:00Z' },
      { ...delivery, id: 'm1', state: 'failed', createdAt: '2026-11-20T12:00:00Z' },
    ],
  };
  const { user } = renderAlerts(
    {
      'alerts.listWebhooks': () => [webhook],
      'alerts.redeliver': (input) => {
        asked.push(input);
        return webhook;
      },
    },
    '&webhooks=true',
  );
  await user.click(await screen.findByRole('button', { name: /^Send again: the message of/ }));
  await waitFor(() => expect(asked).toMatchObject([{ webhookId: 'h1', deliveryId: 'm1' }]));
});
