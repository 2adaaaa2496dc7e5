import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { makeCompetitor, makeCompetitorList } from '../../../testing/competitor-fixture.ts';
import { ApiFailure, type FakeProcedures } from '../../../testing/fake-api.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { shellProcedures } from '../../../testing/shell-procedures.ts';
import { checkDebounceMs } from './add-competitor-dialog.tsx';
import { bannerMs } from './refresh-banner.tsx';
// Loaded before the first test, so that no test waits for it.
import './competitors-screen.tsx';

/** Renders the competitors screen over a list in memory that the procedures can change. */
function renderCompetitors(names: string[], procedures: (tracked: string[]) => FakeProcedures) {
  const tracked = [...names];
  const app = renderApp({
    path: '/dashboard?section=competitors',
    procedures: {
      ...shellProcedures,
      'competitors.list': () => makeCompetitorList(tracked.map((name) => makeCompetitor(name))),
      ...procedures(tracked),
    },
  });
  return { ...app, tracked };
}

const broken = () => {
  throw new ApiFailure('source_failed', 502, 'The source is down');
};

describe('deleting a competitor', () => {
  const remove = (tracked: string[]) => ({
    'competitors.delete': ({ competitorId }: { competitorId: string }) => {
      tracked.splice(tracked.indexOf(competitorId), 1);
    },
    'competitors.restore': ({ competitorId }: { competitorId: string }) => {
      tracked.push(competitorId);
      return makeCompetitor(competitorId);
    },
  });
  const openDialog = async () => {
    fireEvent.click(await screen.findByRole('button', { name: 'More for rival' }));
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    return screen.findByRole('dialog', { name: 'Delete competitor' });
  };

  // The focus is tested in `e2e/competitors.e2e.ts`: items of menus take it only in a browser.
  it('asks first; Escape cancels', async () => {
    const { user, tracked } = renderCompetitors(['rival', 'other'], remove);
    expect(within(await openDialog()).getByText(/^Are you sure you want to delete rival\?/)).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(tracked).toEqual(['rival', 'other']);
  });

  it('removes it from the list, keeps the focus on the screen, and offers undo', async () => {
    const { user } = renderCompetitors(['rival', 'other'], remove);
    await user.click(within(await openDialog()).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'rival' })).toBeNull());
    expect(await screen.findByText('1 competitor')).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('heading', { name: 'rival' })).toBeVisible();
    expect(screen.getByText('2 competitors')).toBeVisible();
  });

  it('cannot be closed while the deletion runs', async () => {
    const { user } = renderCompetitors(['rival'], () => ({
      'competitors.delete': () => new Promise(() => {}),
    }));
    const dialog = await openDialog();
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Cancel' })).toBeDisabled());
    await user.keyboard('{Escape}');
    const beside = document.querySelector('.mantine-Modal-overlay');
    if (!beside) throw new Error('no dialog is open');
    await user.click(beside);
    expect(screen.getByRole('dialog', { name: 'Delete competitor' })).toBeInTheDocument();
  });

  it('reports a failure and offers a retry', async () => {
    const { user } = renderCompetitors(['rival'], () => ({ 'competitors.delete': broken }));
    const dialog = await openDialog();
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(await within(dialog).findByText('Failed to delete competitor')).toBeVisible();
    expect(within(dialog).getByRole('button', { name: 'Delete' })).toBeEnabled();
  });
});

describe('refreshing a competitor', () => {
  const answer = (warning: string | null) => () => ({
    competitor: makeCompetitor('rival'),
    keywords: { keywordsCollected: 100 },
    partial: warning !== null,
    warning,
  });
  const limited = () => {
    throw new ApiFailure('weekly_refresh_limit', 429, 'Error 429: Weekly refresh limit exceeded');
  };

  const says429 = () => {
    throw new ApiFailure('rate_limited', 429, 'Request failed with status 429');
  };
  const saysNothing = () => {
    throw new ApiFailure('source_failed', 502, '');
  };

  it.each([
    ['success', answer(null), 'status', 'Refresh Complete', '100 keywords collected.', 5000],
    ['partial', answer('Only 4 came.'), 'status', 'Partial Refresh', 'Only 4 came.', 5000],
    ['failure', broken, 'alert', 'Refresh Failed', 'The source is down', 8000],
    ['limit', limited, 'alert', 'Refresh Limit Reached', 'Weekly refresh limit exceeded', 8000],
    ['limit', says429, 'alert', 'Refresh Limit Reached', 'Weekly refresh limit exceeded', 8000],
    ['failure', saysNothing, 'alert', 'Refresh Failed', 'Failed to refresh competitor data', 8000],
  ] as const)('shows %s for its time', async (kind, refresh, role, title, text, ms) => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    renderCompetitors(['rival'], () => ({ 'competitors.refresh': refresh }));
    fireEvent.click(await screen.findByRole('button', { name: 'Refresh rival' }));
    const banner = (await screen.findByText(title)).closest(`[role=${role}]`);
    expect(banner).toHaveTextContent(text);
    expect(bannerMs[kind]).toBe(ms);
    await act(() => vi.advanceTimersByTimeAsync(ms));
    expect(screen.queryByText(title)).toBeNull();
  });

  it('keeps the banner while the pointer or the focus is on it', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    renderCompetitors(['rival'], () => ({ 'competitors.refresh': answer(null) }));
    fireEvent.click(await screen.findByRole('button', { name: 'Refresh rival' }));
    const title = await screen.findByText('Refresh Complete');
    fireEvent.mouseEnter(title.closest('[role=status]') ?? title);
    await act(() => vi.advanceTimersByTimeAsync(20_000));
    fireEvent.mouseLeave(title.closest('[role=status]') ?? title);
    fireEvent.focus(screen.getByRole('button', { name: 'Close' }));
    await act(() => vi.advanceTimersByTimeAsync(20_000));
    expect(title).toBeVisible();
    fireEvent.blur(screen.getByRole('button', { name: 'Close' }));
    await act(() => vi.advanceTimersByTimeAsync(5000));
    expect(screen.queryByText('Refresh Complete')).toBeNull();
  });

  it('cannot be started twice, and keeps the focus', async () => {
    let finish: (answered: unknown) => void = () => {};
    const refresh = vi.fn(() => new Promise((resolve) => (finish = resolve)));
    renderCompetitors(['rival'], () => ({ 'competitors.refresh': refresh }));
    const button = await screen.findByRole('button', { name: 'Refresh rival' });
    button.focus();
    fireEvent.click(button);
    const running = await screen.findByRole('button', { name: 'Refreshing... rival' });
    expect(running).toHaveAttribute('aria-disabled', 'true');
    expect(running).toHaveFocus();
    await waitFor(() => expect(refresh).toHaveBeenCalled());
    const answerFirst = finish;
    fireEvent.click(running);
    answerFirst(answer(null)());
    expect(await screen.findByText('Refresh Complete')).toBeVisible();
    expect(refresh).toHaveBeenCalledOnce();
    expect(screen.getByRole('button', { name: 'Refresh rival' })).toHaveFocus();
  });
});

describe('adding a competitor', () => {
  const validate = (valid: boolean, message: string) => () => ({ valid, message, domainName: 'x.com' });
  const type = async (domain: string) => {
    fireEvent.click(await screen.findByRole('button', { name: 'Add Competitor' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add Competitor' });
    fireEvent.change(within(dialog).getByLabelText(/^Domain/), { target: { value: domain } });
    return { dialog, submit: within(dialog).getByRole('button', { name: 'Add Competitor' }) };
  };

  it('probes the domain 2 s after the last key, then adds it', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    renderCompetitors(['rival'], (tracked) => ({
      'trackedDomains.validate': validate(true, 'Domain exists'),
      'competitors.create': ({ domainId, competitorDomain }) => {
        expect(domainId).toBe('d1');
        tracked.push(competitorDomain);
        return makeCompetitor(competitorDomain);
      },
    }));
    const { dialog, submit } = await type('newcomer.com');
    expect(checkDebounceMs).toBe(2000);
    expect(within(dialog).getByText('Checking…')).toBeVisible();
    expect(submit).toBeDisabled();
    await act(() => vi.advanceTimersByTimeAsync(checkDebounceMs));
    expect(await within(dialog).findByText('Domain exists')).toBeVisible();
    fireEvent.click(submit);
    expect(await screen.findByText('2 competitors')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it.each([
    ['nonsense', validate(true, ''), 'Not in correct domain format (e.g., example.com)'],
    [
      'gone.com',
      validate(false, 'Domain does not exist or is not reachable'),
      'Domain does not exist or is not reachable',
    ],
    ['odd.com', broken, 'Validation failed. Please try again.'],
  ])('refuses %s', async (domain, check, message) => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    renderCompetitors(['rival'], () => ({ 'trackedDomains.validate': check }));
    const { dialog, submit } = await type(domain);
    await act(() => vi.advanceTimersByTimeAsync(checkDebounceMs));
    expect(await within(dialog).findByText(message)).toBeVisible();
    expect(submit).toBeDisabled();
    fireEvent.change(within(dialog).getByLabelText(/^Domain/), { target: { value: '' } });
    expect(await within(dialog).findByText('Domain is required')).toBeVisible();
  });

  it('shows why the server refused it', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    renderCompetitors([], () => ({
      'trackedDomains.validate': validate(true, 'Domain exists'),
      'competitors.create': () => {
        throw new ApiFailure('conflict', 409, 'This competitor is already tracked.');
      },
    }));
    const { dialog, submit } = await type('rival.com');
    await act(() => vi.advanceTimersByTimeAsync(checkDebounceMs));
    await waitFor(() => expect(submit).toBeEnabled());
    fireEvent.click(submit);
    expect(await within(dialog).findByText('This competitor is already tracked.')).toBeVisible();
  });
});
