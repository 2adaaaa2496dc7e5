import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiFailure, type FakeProcedures } from '../../../testing/fake-api.ts';
import { makeKeyword, makeKeywordList } from '../../../testing/keyword-fixture.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { shellProcedures } from '../../../testing/shell-procedures.ts';
import type { Refresh } from './use-refreshes.ts';

const makeRefresh = (change: Partial<Refresh>): Refresh => ({
  kind: 'rankings',
  run: 1,
  state: 'queued',
  done: 0,
  total: null,
  keywords: null,
  rankings: null,
  message: null,
  startedAt: null,
  finishedAt: null,
  ...change,
});
const checked = { refreshed: 41, failed: 2, lastRankingCheck: null };

/** Renders the keywords screen over a server's refreshes, which the test advances. */
function renderKeywords(refreshes: Refresh[], procedures: FakeProcedures = {}) {
  const server = { refreshes, lists: 0 };
  const set = (change: Partial<Refresh>) => {
    const refresh = makeRefresh(change);
    server.refreshes = [...server.refreshes.filter(({ kind }) => kind !== refresh.kind), refresh];
    return refresh;
  };
  const app = renderApp({
    path: '/dashboard?section=keywords',
    procedures: {
      ...shellProcedures,
      'keywords.list': () => {
        server.lists += 1;
        return makeKeywordList([makeKeyword('rye bread')]);
      },
      'refreshes.list': () => server.refreshes,
      'refreshes.start': ({ kind }: { kind: Refresh['kind'] }) => set({ kind, run: 2 }),
      ...procedures,
    },
  });
  return { ...app, server, set };
}

const running = (name: string) => screen.findByText(name);

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
describe('refetching', () => {
  it('runs the two refreshes independently and reloads the list after each', async () => {
    const { user, server, set } = renderKeywords([]);
    await screen.findByRole('heading', { name: 'rye bread' });
    await user.click(screen.getByRole('button', { name: 'Refetch Keywords' }));
    expect(await screen.findByRole('button', { name: 'Refreshing...' })).toBeDisabled();
    expect(await running('Keywords: Waiting to start')).toBeVisible();
    const rankings = screen.getByRole('button', { name: 'Refetch Rankings' });
    expect(rankings).toBeEnabled();
    await user.click(rankings);
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Refreshing...' })).toHaveLength(2));
    set({ run: 2, state: 'running', done: 1_000, total: 3_400 });
    set({ kind: 'keywords', run: 2, state: 'done', keywords: { added: 3, updated: 40 } });
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await screen.findByRole('button', { name: 'Refetch Keywords' })).toBeEnabled();
    expect(await running('Rankings: 1,000 of 3,400 checked')).toBeVisible();
    expect(screen.getByText('3 added, 40 updated')).toBeInTheDocument();
    await waitFor(() => expect(server.lists).toBe(2));
    expect(screen.getByRole('button', { name: 'Refreshing...' })).toBeDisabled();
    expect(screen.getByText('rye bread')).toBeVisible();
    set({ run: 2, state: 'done', rankings: checked });
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await screen.findByText('41 checked, 2 failed')).toBeInTheDocument();
    await waitFor(() => expect(server.lists).toBe(3));
  });

  it('shows a refresh that started before the page was loaded, but not a finished one', async () => {
    const before = makeRefresh({ kind: 'keywords', run: 7, state: 'failed', message: 'Long ago.' });
    const { set } = renderKeywords([
      before,
      makeRefresh({ run: 4, state: 'running', done: 500, total: 500 }),
    ]);
    expect(await running('Rankings: Saving results')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Refreshing...' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Refetch Keywords' })).toBeEnabled();
    set({ run: 4, state: 'done', rankings: checked });
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await screen.findByText('41 checked, 2 failed')).toBeVisible();
    expect(screen.queryByText(/Long ago/)).toBeNull();
  });

  it("notices another member's refresh, and reports its end only once", async () => {
    const { set, server } = renderKeywords([makeRefresh({ run: 4, state: 'done', rankings: checked })]);
    await screen.findByRole('heading', { name: 'rye bread' });
    set({ run: 5, state: 'running', done: 10, total: 20 });
    await vi.advanceTimersByTimeAsync(15_000);
    expect(await running('Rankings: 10 of 20 checked')).toBeVisible();
    set({ run: 5, state: 'done', rankings: { ...checked, refreshed: 20 } });
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await screen.findByText('20 checked, 2 failed')).toBeVisible();
    await vi.advanceTimersByTimeAsync(15_000);
    await waitFor(() => expect(server.lists).toBeGreaterThan(1));
    expect(screen.queryByText('41 checked, 2 failed')).toBeNull();
  });

  it('explains a failed refresh with the next step', async () => {
    const { user, set } = renderKeywords([]);
    await user.click(await screen.findByRole('button', { name: 'Refetch Rankings' }));
    await running('Rankings: Waiting to start');
    set({ run: 2, state: 'failed', message: 'The source gave no answer.' });
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await screen.findByText('Failed to refresh rankings')).toBeVisible();
    expect(
      screen.getByText(
        'The source gave no answer. Your rankings are unchanged. Press Refetch Rankings to try again.',
      ),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Refetch Rankings' })).toBeEnabled();
  });

  it('reports a refresh that cannot start', async () => {
    const { user } = renderKeywords([], {
      'refreshes.start': () => {
        throw new ApiFailure('rate_limited', 429, 'Too many requests. Please try again later.');
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Refetch Keywords' }));
    expect(await screen.findByText('Failed to refresh keywords')).toBeVisible();
    expect(screen.getByText(/^Too many requests/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Refetch Keywords' })).toBeEnabled();
  });
});
