import type { SearchConsoleState } from '@keydence/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ApiFailure } from '../../../testing/fake-api.ts';
import { makeWorkspace } from '../../../testing/fixtures.ts';
import { makeKeywordList } from '../../../testing/keyword-fixture.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { shellProcedures } from '../../../testing/shell-procedures.ts';

const property = 'sc-domain:acme.com';
const connection: NonNullable<SearchConsoleState['connection']> = {
  connectedBy: 'Ada King',
  connectedAt: new Date('2026-11-21T12:00:00Z'),
  canDisconnect: true,
  needsRenewal: false,
  problem: null,
  problemAt: null,
};

/** Opens the import of a domain, with a server that stores this connection. */
function open(stored: Partial<SearchConsoleState>, procedures: Record<string, () => unknown> = {}) {
  let state: SearchConsoleState = {
    isAvailable: true,
    connection: null,
    property: null,
    lastFetch: null,
    ...stored,
  };
  const called: unknown[] = [];
  const workspace = makeWorkspace('w1', ['d1']);
  const domains = workspace.domains.map((domain) => ({
    ...domain,
    state: 'ready' as const,
    dataSource: 'import' as const,
  }));
  const app = renderApp({
    path: '/dashboard?section=keywords&import=new',
    procedures: {
      ...shellProcedures,
      'workspaces.list': () => [{ ...workspace, domains }],
      'keywords.list': () => makeKeywordList([]),
      'imports.list': () => [],
      'searchConsole.get': () => state,
      'searchConsole.listProperties': () => [
        { property, permission: 'owner' },
        { property: 'https://acme.com/', permission: 'full' },
      ],
      'searchConsole.chooseProperty': (input: { property: string }) => {
        called.push(input.property);
        state = { ...state, property: input.property };
        return state;
      },
      'searchConsole.disconnect': () => {
        state = { ...state, connection: null, property: null };
        return { isRevoked: false };
      },
      ...procedures,
    },
  });
  return { ...app, called };
}

const way = async () => within(await screen.findByRole('region', { name: 'From Search Console' }));

it('is absent on a server that is not registered with Google', async () => {
  open({ isAvailable: false });
  expect(await screen.findByRole('button', { name: 'Choose a file' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'From Search Console' })).not.toBeInTheDocument();
});

it('navigates to Google, and shows why that failed', async () => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
  const { user } = open({}, { 'searchConsole.begin': () => ({ url: 'https://google.example/agree' }) });
  await user.click((await way()).getByRole('button', { name: 'Connect Search Console' }));
  await waitFor(() => expect(assign).toHaveBeenCalledWith('https://google.example/agree'));
});

it('shows why Google could not be opened', async () => {
  const refuse = () => {
    throw new ApiFailure('conflict', 409, 'This server is not registered with Google.');
  };
  const { user } = open({}, { 'searchConsole.begin': refuse });
  await user.click((await way()).getByRole('button', { name: 'Connect Search Console' }));
  expect(await (await way()).findByRole('alert')).toHaveTextContent('not registered with Google');
});

it('preselects the widest property, and saves the chosen one', async () => {
  const { user, called } = open({ connection });
  const shown = await way();
  expect(await shown.findByRole('radio', { name: property })).toBeChecked();
  await user.click(shown.getByRole('radio', { name: 'https://acme.com/' }));
  await user.click(shown.getByRole('button', { name: 'Use this property' }));
  expect(await shown.findByRole('button', { name: 'Fetch the last three months' })).toBeVisible();
  expect(called).toEqual(['https://acme.com/']);
});

it('shows the connecting member, the fetched data, and the time of the last fetch', async () => {
  const lastFetch = {
    importId: '01990000-0000-7000-8000-000000000001',
    property,
    state: 'done' as const,
    startedAt: new Date('2026-11-22T12:00:00Z'),
    finishedAt: new Date('2026-11-22T12:01:00Z'),
    measuredOn: '2026-11-19',
    message: null,
  };
  open({ connection, property, lastFetch });
  const shown = await way();
  expect(await shown.findByText('by Ada King, November 21, 2026')).toBeVisible();
  expect(shown.getByText(property)).toBeVisible();
  expect(shown.getByText('November 22, 2026, figures up to November 19, 2026')).toBeVisible();
});

it('asks for a renewal, and fetches nothing before it', async () => {
  const problem = 'Google no longer accepts the Search Console connection.';
  open({ connection: { ...connection, needsRenewal: true, problem }, property });
  const shown = await way();
  expect(await shown.findByRole('alert')).toHaveTextContent(problem);
  expect(shown.getByRole('button', { name: 'Connect again' })).toBeVisible();
  expect(shown.queryByRole('button', { name: 'Fetch the last three months' })).not.toBeInTheDocument();
});

it('asks before it disconnects, and names the remaining step at Google', async () => {
  const { user } = open({ connection, property });
  await user.click((await way()).getByRole('button', { name: 'Disconnect' }));
  const question = within(await screen.findByRole('dialog', { name: 'Disconnect Search Console?' }));
  await user.click(question.getByRole('button', { name: 'Disconnect' }));
  expect(await screen.findByText(/Could not reach Google/)).toBeVisible();
  expect(await (await way()).findByRole('button', { name: 'Connect Search Console' })).toBeVisible();
});

it('offers no disconnect without the permission', async () => {
  open({ connection: { ...connection, canDisconnect: false }, property });
  expect(await (await way()).findByRole('button', { name: 'Choose another property' })).toBeVisible();
  expect((await way()).queryByRole('button', { name: 'Disconnect' })).not.toBeInTheDocument();
});

const history: NonNullable<SearchConsoleState['history']> = {
  state: 'done',
  daysFetched: 130,
  daysWanted: 130,
  oldestDay: '2026-07-12',
  note: null,
  resumesAt: null,
  notes: [],
};

it('shows the number of fetched days, and links to the moves', async () => {
  open({ connection, property, history: { ...history, state: 'running', daysWanted: 486 } });
  const shown = await way();
  expect(await shown.findByText('130 of 486, back to July 12, 2026')).toBeVisible();
  expect(shown.getByRole('link', { name: 'See your next two weeks' })).toHaveAttribute('href', '/dashboard');
  expect(shown.queryByRole('alert')).not.toBeInTheDocument();
});

it.each<[string, Partial<typeof history>, string]>([
  [
    'a property without figures',
    { daysFetched: 0, daysWanted: 0, oldestDay: null, note: 'Search Console has no figures yet.' },
    'No figures yetSearch Console has no figures yet.',
  ],
  [
    'a quota',
    { state: 'waiting', note: 'Google limits it.', resumesAt: new Date('2026-11-22T12:15:00Z') },
    'The fetch is pausedGoogle limits it. Next attempt: ',
  ],
  [
    'an ended consent',
    { state: 'failed', note: 'Connect Search Console again.' },
    'The fetch stoppedConnect Search Console again.',
  ],
])('explains invalid days: %s', async (_name, changed, text) => {
  open({ connection, property, history: { ...history, ...changed } });
  expect(await (await way()).findByRole('alert')).toHaveTextContent(text);
});

it('lists irregular days, and offers no moves of three days', async () => {
  const notes = ['Search Console has figures for 3 days of the last 28.', 'The site has moved.'];
  open({ connection, property, history: { ...history, daysFetched: 3, daysWanted: 3, notes } });
  const shown = await way();
  const list = await shown.findByRole('list', { name: 'Notes on these days' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(notes);
  expect(shown.queryByRole('link', { name: 'See your next two weeks' })).not.toBeInTheDocument();
});
