import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ApiFailure } from '../../../testing/fake-api.ts';
import { makeOverview } from '../../../testing/overview-fixture.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { shellProcedures } from '../../../testing/shell-procedures.ts';
import { scaleHints } from '../../lib/scale-hints.ts';
import { overviewErrorText } from './messages.ts';
import { overviewRefreshMs } from './use-overview.ts';
// Loaded before the first test, so that no test waits for it.
import './overview-screen.tsx';

const withoutSource = {
  state: 'ready',
  step: null,
  stepsDone: 0,
  stepsTotal: 8,
  message: 'Connect DataForSEO, or import an export.',
  dataSource: null,
};

function renderOverview(answer: () => unknown = () => makeOverview(), profile: unknown = undefined) {
  let calls = 0;
  const app = renderApp({
    path: '/dashboard',
    procedures: {
      ...shellProcedures,
      ...(profile ? { 'profile.get': () => profile } : {}),
      'trackedDomains.getStatus': () => withoutSource,
      'overview.get': () => {
        calls += 1;
        return answer();
      },
    },
  });
  return { ...app, calls: () => calls };
}

describe('the dashboard overview', () => {
  it.each([
    [11, 'Good morning, ada'],
    [12, 'Good afternoon, ada'],
    [17, 'Good evening, ada'],
  ])('greets at %i o’clock by the mail address without a name', async (hour, words) => {
    vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date(2026, 10, 20, hour) });
    renderOverview();
    expect(await screen.findByRole('heading', { level: 1, name: words })).toBeVisible();
  });

  it('greets by the full name', async () => {
    renderOverview(undefined, {
      fullName: 'Ada King',
      email: 'ada@keydence.example',
      role: 'user',
      profilePictureUrl: null,
    });
    expect(await screen.findByRole('heading', { level: 1, name: /, Ada King$/ })).toBeVisible();
  });

  it('shows the date of the figures', async () => {
    renderOverview();
    expect(await screen.findByText(/Numbers as of Nov 19, 2026/)).toBeVisible();
  });

  it('shows four figures with their change, and explains a missing change', async () => {
    renderOverview();
    expect(await screen.findByText('1,234')).toBeVisible();
    expect(screen.getByText('Keyword Opportunities')).toBeVisible();
    expect(screen.getByText('Content Pieces Generated')).toBeVisible();
    expect(screen.getByText('Competitor Gaps Found')).toBeVisible();
    expect(screen.getByText('Total Keywords Tracked')).toBeVisible();
    expect(screen.getByText('12.3% up')).toBeVisible();
    expect(screen.getAllByText(/in 30 days/).length).toBeGreaterThan(0);
    expect(screen.getByText('5.0% down')).toBeVisible();
    expect(screen.getByText('0.0% unchanged')).toBeVisible();
    act(() => screen.getAllByRole('button', { name: '–' })[0]?.focus());
    expect(await screen.findByText('No earlier check to compare with.')).toBeVisible();
  });

  it('shows the moves as opportunities, and ends each row with its state', async () => {
    const row: Omit<ReturnType<typeof makeOverview>['topKeywordOpportunities'][number], 'keyword' | 'move'> =
      {
        searchVolume: null,
        opportunityScore: null,
        ourRank: 6,
        rankState: 'ranked',
        rankDepth: null,
        difficultyScore: null,
        monthlySearches: [],
        gain: { low: 2_505, mid: 4_602, high: 7_698 },
      };
    const move = {
      id: 'm1',
      verb: 'update',
      title: '/grinder',
      isPlanned: true,
      leftOutBecause: null,
    } as const;
    renderOverview(() =>
      makeOverview({
        opportunitiesFrom: 'moves',
        topKeywordOpportunities: [
          { ...row, keyword: 'burr grinder', move: { ...move, state: 'accepted' } },
          { ...row, keyword: 'moka pot', move: { ...move, id: 'm2', title: '/moka', state: 'proposed' } },
          {
            ...row,
            keyword: 'kettle',
            move: { ...move, id: 'm3', title: '/kettle', state: 'proposed', leftOutBecause: 'too_hard' },
          },
        ],
      }),
    );
    const list = await screen.findByRole('region', { name: 'Top Ranking Opportunities' });
    const [first, second, third] = within(list).getAllByRole('listitem');
    expect(first).toHaveTextContent(/burr grinder.*Update \/grinder.*\+2,500…7,700from this move.*In plan$/);
    expect(second).toHaveTextContent(/moka pot.*Accept$/);
    expect(third).toHaveTextContent(/kettle.*Too hard now$/);
    expect(
      screen.getByText(
        'Proposed and planned moves, largest gain first. A gain adds up all keywords of the move.',
      ),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Keyword Opportunities' })).toHaveAttribute(
      'href',
      expect.stringContaining('section=moves'),
    );
  });

  it('lists the opportunities and links to all of them', async () => {
    const { router, user } = renderOverview();
    const list = await screen.findByRole('region', { name: 'Top Ranking Opportunities' });
    const [first, second] = within(list).getAllByRole('listitem');
    expect(first).toHaveTextContent('sourdough starter');
    expect(first).toHaveTextContent('12.1K searches a month');
    expect(first).toHaveTextContent('#3');
    expect(first).toHaveTextContent('Low difficulty by score, measured 28 of 100');
    expect(second).toHaveTextContent('Not ranking');
    expect(second).toHaveTextContent('Medium difficulty by score (about 50 of 100)');
    await user.click(screen.getByRole('link', { name: 'View All' }));
    const listed = { section: 'keywords', sort: 'opportunity_score', opportunity: 51 };
    await waitFor(() => expect(router.state.location.search).toEqual(listed));
  });

  it.each([
    [0, 'Low difficulty by score, measured 28 of 100', scaleHints.dashboardDifficulty],
    [0, /score$/, scaleHints.opportunity],
    [1, 'Medium difficulty by score (about 50 of 100)', scaleHints.estimatedDifficulty],
  ])('explains the scale of opportunity %i: %s', async (place, name, hint) => {
    const { user } = renderOverview();
    const list = await screen.findByRole('region', { name: 'Top Ranking Opportunities' });
    const row = within(list).getAllByRole('listitem')[place] ?? list;
    await user.hover(within(row).getByRole('button', { name }));
    expect(await screen.findByRole('tooltip')).toHaveTextContent(hint);
  });

  it('lists the content pipeline in research, with its difficulty', async () => {
    renderOverview();
    const list = await screen.findByRole('region', { name: 'Content Pipeline' });
    const piece = within(list).getByRole('listitem');
    expect(piece).toHaveTextContent('Rye bread, step by step');
    expect(piece).toHaveTextContent('+73…290 visits a month to this page');
    expect(within(piece).getByText('Research')).toBeVisible();
    expect(within(piece).getByText('High difficulty')).toBeVisible();
  });

  it('does not call a difficulty medium that no source has reported', async () => {
    const { contentPipeline, ...rest } = makeOverview();
    renderOverview(() => ({
      ...rest,
      contentPipeline: contentPipeline.map((piece) => ({ ...piece, difficultyScore: null })),
    }));
    const list = await screen.findByRole('region', { name: 'Content Pipeline' });
    expect(within(list).getByText('Difficulty unknown')).toBeVisible();
    expect(within(list).queryByText('High difficulty')).not.toBeInTheDocument();
  });

  it('hides the feedback banner after it is dismissed', async () => {
    const { user } = renderOverview();
    expect(await screen.findByRole('link', { name: 'Give Feedback' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Dismiss the feedback banner' }));
    expect(screen.queryByRole('link', { name: 'Give Feedback' })).toBeNull();
    expect(localStorage.getItem('keydence.feedback-banner-dismissed')).toBe('true');
  });

  it('explains empty lists', async () => {
    renderOverview(() => makeOverview({ topKeywordOpportunities: [], contentPipeline: [] }));
    expect(await screen.findByText('No High-Value Opportunities Yet')).toBeVisible();
    expect(screen.getByText('No content pieces yet')).toBeVisible();
    expect(screen.queryByText('Content Generation in Progress')).toBeNull();
  });

  it('shows that content is being written only during the writing', async () => {
    renderOverview(() => makeOverview({ contentPipeline: [], isGenerating: true }));
    expect(await screen.findByText('Content Generation in Progress')).toBeVisible();
  });

  it('advises how to connect a source if there is none', async () => {
    renderOverview(() => makeOverview({ dataSource: null }));
    expect(await screen.findByText('Connect DataForSEO, or import an export.')).toBeVisible();
  });
});

describe('refreshing the overview', () => {
  it('refetches the figures on Refresh Data and keeps the old ones on a failure', async () => {
    let isBroken = false;
    const { user, calls } = renderOverview(() => {
      if (isBroken) throw new ApiFailure('validation_failed', 400, 'No luck today.');
      return makeOverview();
    });
    await screen.findByText('1,234');
    isBroken = true;
    await user.click(screen.getByRole('button', { name: 'Refresh Data' }));
    expect(await screen.findByText('No luck today.')).toBeVisible();
    expect(screen.getByText('1,234')).toBeVisible();
    expect(calls()).toBe(2);
  });

  it('refetches them automatically every 300 s', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { calls } = renderOverview();
    await screen.findByText('1,234');
    await act(() => vi.advanceTimersByTimeAsync(overviewRefreshMs - 5000));
    expect(calls()).toBe(1);
    await act(() => vi.advanceTimersByTimeAsync(5000));
    await waitFor(() => expect(calls()).toBe(2));
    expect(overviewRefreshMs).toBe(300_000);
  });

  it('sends no requests while the page is hidden, and refreshes when it is visible again', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { calls } = renderOverview();
    await screen.findByText('1,234');
    const visibility = vi.spyOn(document, 'visibilityState', 'get');
    visibility.mockReturnValue('hidden');
    act(() => void window.dispatchEvent(new Event('visibilitychange')));
    await act(() => vi.advanceTimersByTimeAsync(2 * overviewRefreshMs));
    expect(calls()).toBe(1);
    visibility.mockRestore();
    act(() => void window.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(calls()).toBe(2));
  });

  it.each([
    [
      'the server’s message',
      () => new ApiFailure('validation_failed', 400, 'Unknown location'),
      'Unknown location',
    ],
    [
      'a fixed sentence for a server failure',
      () => new ApiFailure('internal', 499, 'Something went wrong. Please try again.'),
      'Failed to fetch dashboard overview',
    ],
  ])('shows %s in the error panel, and retries', async (_case, failure, message) => {
    let isBroken = true;
    const { user } = renderOverview(() => {
      if (isBroken) throw failure();
      return makeOverview();
    });
    expect(await screen.findByText('Failed to load dashboard data')).toBeVisible();
    expect(screen.getByText(message)).toBeVisible();
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('1,234')).toBeVisible();
  });

  it('says what to do when the server does not answer', async () => {
    renderOverview(() => {
      throw new TypeError('Failed to fetch');
    });
    const text = 'Failed to fetch dashboard overview. Check your connection and try again.';
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('reports a failure without a reason as unknown', () => {
    expect(overviewErrorText(new Error('x is undefined'))).toBe('Unknown error occurred');
  });

  it('treats a running setup as no error', async () => {
    renderOverview(() => {
      throw new ApiFailure('domain_setup_in_progress', 425, 'Domain setup in progress');
    });
    expect(await screen.findByRole('region', { name: 'Domain setup' })).toBeVisible();
    expect(screen.queryByText('Failed to load dashboard data')).toBeNull();
  });
});

describe('the figures of the overview', () => {
  it.each([
    ['Keyword Opportunities', { section: 'keywords', sort: 'opportunity_score', opportunity: 51 }],
    ['Content Pieces Generated', { section: 'content-plan' }],
    ['Competitor Gaps Found', { section: 'gap-matrix', only: 'gaps', relevant: 'all' }],
    ['Total Keywords Tracked', { section: 'keywords' }],
  ])('link to their details: %s', async (name, search) => {
    const { user, router } = renderOverview();
    // The link exists while the figures load, and is replaced with them.
    await screen.findByText('1,234');
    await user.click(screen.getByRole('link', { name }));
    await waitFor(() => expect(router.state.location.search).toEqual(search));
  });

  it('define an opportunity', async () => {
    renderOverview();
    const mark = await screen.findByRole('button', { name: 'What counts as an opportunity' });
    act(() => mark.focus());
    expect(await screen.findByRole('tooltip')).toHaveTextContent(
      'Keywords with an opportunity score greater than 50.',
    );
  });
});
