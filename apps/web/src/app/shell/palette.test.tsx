import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { makeDomain, makeWorkspace } from '../../../testing/fixtures.ts';
import { renderApp } from '../../../testing/render-app.tsx';
// Loaded before the first test, so that no test waits for it.
import './palette-dialog.tsx';

const second = { ...makeWorkspace('w2', []), domains: [makeDomain('d3', { domainName: 'florist.example' })] };

function renderShell(procedures: Record<string, (input: never) => unknown> = {}) {
  const searches: unknown[] = [];
  const app = renderApp({
    path: '/dashboard?section=coming-some-day',
    procedures: {
      'workspaces.list': () => [makeWorkspace('w1', ['d1', 'd2']), second],
      'keywords.list': (input: { search: string }) => {
        searches.push(input);
        const data = [{ id: '7', keywordText: 'rye bread' }];
        return { data: input.search.startsWith('rye') ? data : [], pagination: {}, dataSource: 'sample' };
      },
      ...procedures,
    },
  });
  const open = async () => {
    await screen.findByText('This section is coming soon');
    await app.user.keyboard('{Control>}k{/Control}');
    return screen.findByRole('combobox', { name: 'Search pages, domains, topics, keywords and actions' });
  };
  return { ...app, open, searches };
}

const options = () => screen.getAllByRole('option').map((option) => option.textContent);
const group = (name: string) => within(screen.getByRole('group', { name }));

describe('the command palette', () => {
  it('opens by its visible button, which shows its keys', async () => {
    const { user } = renderShell();
    await user.click(await screen.findByRole('button', { name: 'Search or jump to… Ctrl+K' }));
    expect(await screen.findByRole('dialog', { name: 'Command palette' })).toBeVisible();
    expect(screen.getByRole('combobox', { name: /Search pages/ })).toHaveFocus();
  });

  it('opens a page by keyboard only, and lists it as recent', async () => {
    const { user, router, open } = renderShell();
    await user.type(await open(), 'feed');
    const field = screen.getByRole('combobox', { name: /Search pages/ });
    const first = screen.getAllByRole('option')[0];
    expect(first).toHaveAttribute('aria-selected', 'true');
    expect(field).toHaveAttribute('aria-activedescendant', first?.id);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(router.state.location.search).toMatchObject({ section: 'feedback-board' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Command palette' })).toBeNull());
    await user.keyboard('{Control>}k{/Control}');
    const recent = within(await screen.findByRole('group', { name: 'Recent' }));
    expect(recent.getByRole('option', { name: /Feedback Board/ })).toBeVisible();
  });

  it('moves with the arrow keys, and wraps at the ends', async () => {
    const { user, open } = renderShell();
    await open();
    const last = screen.getAllByRole('option').at(-1);
    await user.keyboard('{ArrowUp}');
    expect(last).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{ArrowDown}');
    expect(screen.getAllByRole('option')[0]).toHaveAttribute('aria-selected', 'true');
  });

  it('links to the other domains and workspaces', async () => {
    const { user, router, open } = renderShell();
    await open();
    expect(group('Workspaces').getByRole('option', { name: /Workspace w2/ })).toBeVisible();
    expect(group('Workspaces').queryByRole('option', { name: /Workspace w1/ })).toBeNull();
    await user.keyboard('florist{Enter}');
    await waitFor(() => expect(router.state.location.search).toMatchObject({ domain: 'd3' }));
    expect(screen.getByRole('combobox', { name: 'Domain' })).toHaveValue('florist.example');
  });

  it('searches the server for keywords of the selected domain once typing pauses, and opens one', async () => {
    const { user, router, open, searches } = renderShell();
    await user.type(await open(), 'rye');
    const found = await screen.findByRole('option', { name: 'rye bread' });
    // Checked before the opened page sends its own keyword requests.
    expect(searches).toEqual([expect.objectContaining({ domainId: 'd1', search: 'rye' })]);
    await user.click(found);
    await waitFor(() =>
      expect(router.state.location.search).toMatchObject({ section: 'keywords', keyword: '7' }),
    );
  });

  it('finds topics of the selected domain, opens one, and lists it as recent', async () => {
    const { user, router, open } = renderShell({
      'topics.list': ({ search }: { search: string }) => ({
        data: 'rye loaves'.includes(search) ? [{ id: '9', name: 'rye loaves' }] : [],
      }),
    });
    await user.type(await open(), 'rye');
    await user.click(await screen.findByRole('option', { name: 'rye loaves' }));
    await waitFor(() =>
      expect(router.state.location.search).toMatchObject({ section: 'topics', topic: '9' }),
    );
    await user.keyboard('{Control>}k{/Control}');
    const recent = within(await screen.findByRole('group', { name: 'Recent' }));
    expect(recent.getByRole('option', { name: /rye loaves/ })).toBeVisible();
  });

  it('reports no match, with other places to search', async () => {
    const { user, router, open } = renderShell();
    await user.type(await open(), 'zebra');
    expect(await screen.findByText('No match for “zebra”.')).toBeVisible();
    expect(options()).toEqual([
      'Search the keywords for “zebra”',
      'Look up “zebra” in the Keyword Inspector',
    ]);
    await user.keyboard('{ArrowDown}{Enter}');
    await waitFor(() =>
      expect(router.state.location.search).toMatchObject({ section: 'keyword-inspector', query: 'zebra' }),
    );
  });

  it('changes the colors, refreshes, and signs out', async () => {
    const { user, router, open } = renderShell();
    await user.type(await open(), 'dark{Enter}');
    await waitFor(() => expect(localStorage.getItem('mantine-color-scheme-value')).toBe('dark'));
    await user.type(await open(), 'refresh{Enter}');
    expect(await screen.findByText('Everything on this page is up to date.')).toBeVisible();
    await user.type(await open(), 'sign out{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/signin'));
  });

  it('closes with Escape and returns the focus', async () => {
    const { user } = renderShell();
    const button = await screen.findByRole('button', { name: /Search or jump to/ });
    await user.click(button);
    await screen.findByRole('combobox', { name: /Search pages/ });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
  });
});

it.each([
  ['export', 'Export keywords (CSV)', { section: 'keywords' }],
  ['invite', 'Invite a member', { section: 'workspace-settings' }],
  ['two weeks', 'Plan my next two weeks', { section: 'moves' }],
])('finds %s first', async (text, label, search) => {
  const { user, router, open } = renderShell();
  await user.type(await open(), text);
  const [first] = screen.getAllByRole('option');
  expect(first).toHaveTextContent(label);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(router.state.location.search).toMatchObject(search));
});

it('offers a viewer no command that changes the workspace or costs money', async () => {
  const workspace = makeWorkspace('w1', ['d1'], { role: 'viewer' });
  const { open, user } = renderShell({ 'workspaces.list': () => [workspace] });
  const field = await open();
  await user.type(field, 'add');
  await waitFor(() => expect(screen.queryByRole('option', { name: /^Add/ })).toBeNull());
  await user.clear(field);
  await user.type(field, 'nowhere to be found');
  expect(await screen.findByRole('option', { name: /^Search the keywords/ })).toBeVisible();
  expect(screen.queryByRole('option', { name: /Keyword Inspector/ })).toBeNull();
});
