import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ApiFailure } from '../../../testing/fake-api.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { shellProcedures } from '../../../testing/shell-procedures.ts';
// Loaded before the first test's timeout starts.
import './keyword-inspector-screen.tsx';
import type { Inspection, InspectionAnswer } from './use-keyword-inspector.ts';

function makeInspection(keyword: string): Inspection {
  return {
    keyword,
    keywordInfo: {
      searchVolume: 12_100,
      cpc: 1.2,
      competition: 0.42,
      competitionLevel: 'medium',
      searchVolumeTrend: {
        monthly: { trend: 'up', change: 12 },
        quarterly: { trend: 'down', change: -8 },
        yearly: { trend: 'no-data', change: null },
      },
      lowTopOfPageBid: 0.5,
      highTopOfPageBid: null,
      lastUpdatedTime: new Date().toISOString(),
    },
    keywordProperties: { keywordDifficulty: 28 },
    monthlySearches: [
      { month: '2026-09', searches: 9900 },
      { month: '2026-10', searches: 14_800 },
    ],
  };
}

type Answer = (keyword: string) => unknown;

const found = (keyword: string): InspectionAnswer => ({
  items: [makeInspection(keyword)],
  dataSource: 'sample',
});

function renderInspector({ search = '', answer = found }: { search?: string; answer?: Answer } = {}) {
  const asked: string[] = [];
  const inspect = ({ keywords: [keyword = ''] }: { keywords: string[] }) => {
    asked.push(keyword);
    return answer(keyword);
  };
  const path = `/dashboard?section=keyword-inspector${search}`;
  const app = renderApp({
    path,
    procedures: {
      ...shellProcedures,
      'keywords.inspect': inspect,
      'keywords.listRelated': () => ({ data: [], dataSource: 'sample' }),
      'keywords.findTracked': () => [],
    },
  });
  return { ...app, asked };
}

/** Found by label: a search by role would compute the roles of the whole shell each time. */
const findBox = () => screen.findByLabelText('Keyword');

const findTitle = (text: string) => screen.findByText(text, { selector: 'h2' });

describe('the keyword inspector', () => {
  it('is ready to analyze, and requests nothing for a blank box', async () => {
    const { user, asked } = renderInspector();
    expect(await screen.findByText('Ready to Analyze')).toBeVisible();
    expect(screen.getByText('Refresh Analysis').closest('button')).toBeDisabled();
    await user.click(await findBox());
    await user.paste('   ');
    await user.keyboard('{Enter}');
    expect(asked).toEqual([]);
  });

  it('shows every field with the direction of its trends', async () => {
    renderInspector({ search: '&query=sourdough' });
    expect(await findTitle('sourdough')).toBeVisible();
    for (const text of [
      '12.1K',
      'Up +12%',
      'Down -8%',
      'No data',
      '1.20',
      '0.42',
      'Medium',
      '0.50',
      'Easy',
    ]) {
      expect(screen.getByText(text)).toBeVisible();
    }
    expect(screen.getByText('Last updated today')).toBeVisible();
    // The filter's minimum is above every bid.
    expect(screen.getAllByRole('button', { name: '–' })).toHaveLength(1);
    expect(await screen.findByRole('button', { name: 'Not tracked' })).toBeVisible();
  });

  it('waits 800 ms after the last key, then keeps the keyword in the URL', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { router, asked } = renderInspector();
    const box = await findBox();
    fireEvent.change(box, { target: { value: 'rye' } });
    await vi.advanceTimersByTimeAsync(700);
    fireEvent.change(box, { target: { value: 'rye bread ' } });
    await vi.advanceTimersByTimeAsync(700);
    expect(asked).toEqual([]);
    await vi.advanceTimersByTimeAsync(200);
    await waitFor(() => expect(asked).toEqual(['rye bread']));
    expect(router.state.location.search).toMatchObject({ query: 'rye bread' });
  });

  it('never shows a late response for an earlier keyword', async () => {
    let answerFirst: (answer: unknown) => void = () => {};
    const { user } = renderInspector({
      search: '&query=rye',
      answer: (keyword) =>
        keyword === 'rye'
          ? new Promise((resolve) => {
              answerFirst = resolve;
            })
          : found(keyword),
    });
    const box = await findBox();
    await user.clear(box);
    await user.paste('spelt');
    await user.keyboard('{Enter}');
    expect(await findTitle('spelt')).toBeVisible();
    answerFirst(found('rye'));
    await waitFor(() => expect(screen.queryByText('rye', { selector: 'h2' })).toBeNull());
    expect(screen.getByText('spelt', { selector: 'h2' })).toBeVisible();
  });

  it('clears the result with the box', async () => {
    const { user, router } = renderInspector({ search: '&query=rye' });
    await findTitle('rye');
    await user.clear(await findBox());
    expect(await screen.findByText('Ready to Analyze')).toBeVisible();
    await waitFor(() => expect(router.state.location.search).not.toHaveProperty('query'));
  });

  it('refetches on Refresh Analysis', async () => {
    const { user, asked } = renderInspector({ search: '&query=rye' });
    await findTitle('rye');
    await user.click(screen.getByText('Refresh Analysis'));
    await waitFor(() => expect(asked).toEqual(['rye', 'rye']));
  });

  it('offers a retry after a failure', async () => {
    let isBroken = true;
    const { user } = renderInspector({
      search: '&query=rye',
      answer: (keyword) => {
        if (isBroken) throw new ApiFailure('validation_failed', 400, 'The source is broken.');
        return found(keyword);
      },
    });
    expect(await screen.findByText('Failed to fetch keyword data')).toBeVisible();
    isBroken = false;
    await user.click(screen.getByText('Try Again'));
    expect(await findTitle('rye')).toBeVisible();
  });

  it('reports a keyword that no source knows', async () => {
    renderInspector({ search: '&query=zzqx', answer: () => ({ items: [], dataSource: null }) });
    expect(await screen.findByText('No data found for this keyword')).toBeVisible();
    expect(screen.getByText('Refresh Analysis').closest('button')).toBeEnabled();
  });
});
