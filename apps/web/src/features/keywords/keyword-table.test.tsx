import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { ApiFailure } from '../../../testing/fake-api.ts';
import { makeKeyword, makeKeywordDetails } from '../../../testing/keyword-fixture.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { shellProcedures } from '../../../testing/shell-procedures.ts';

interface Input {
  page: number;
  limit: number;
  search?: string;
  sortBy?: string;
  sortOrder?: string;
}

const total = 250;

/** Table of 250 keywords, "word 1" to "word 250"; a search leaves three. */
function renderTable({ path = '&layout=table', failing = 0, sortedBy = '' } = {}) {
  const inputs: Input[] = [];
  const accepted: string[] = [];
  const skipped: unknown[] = [];
  const state = { failing };
  const app = renderApp({
    path: `/dashboard?section=keywords${path}`,
    procedures: {
      ...shellProcedures,
      'keywords.list': (input: Input) => {
        inputs.push(input);
        if (input.page === state.failing) throw new ApiFailure('NOT_FOUND', 404, 'not_found');
        const { page, limit } = input;
        const count = input.search ? 3 : total;
        const from = (page - 1) * limit;
        const rows = Array.from({ length: Math.max(0, Math.min(limit, count - from)) }, (_, index) => {
          const id = String(from + index + 1);
          const changes =
            id === '2' ? { rankAbsolute: null, rankGroup: null, rankState: 'not_checked' as const } : {};
          return makeKeyword(`word ${id}`, { id, ...changes });
        });
        return {
          data: rows,
          pagination: { page, limit, total: count, pages: Math.ceil(count / limit) },
          sortedBy: sortedBy || (input.sortBy ?? 'search_volume'),
          dataSource: 'sample',
        };
      },
      'predictions.listAccepted': () => accepted,
      'contentPlan.accept': ({ keywords }: { keywords: string[] }) => {
        accepted.push(...keywords);
        return { acceptanceId: 'a1', items: [] };
      },
      'keywords.voteRelevance': (input: unknown) => {
        skipped.push(input);
        return { correctionId: 'c1', topicIds: [] };
      },
      'keywords.get': ({ keywordId }: { keywordId: string }) =>
        makeKeywordDetails(`word ${keywordId}`, { id: keywordId }),
    },
  });
  const search = () => app.router.state.location.search as Record<string, unknown>;
  return { ...app, accepted, skipped, inputs, state, search };
}

/** Found by label, because roles in a table are slow to compute. */
const findGrid = () => screen.findByLabelText('Keywords', { selector: '[role="grid"]' });

beforeEach(() => localStorage.removeItem('keydence.keywords.table'));

describe('the table of keywords', () => {
  it('is an alternative to the cards, and is remembered', async () => {
    const { user, router, search } = renderTable({ path: '&search=word' });
    await user.click(await screen.findByText('Table'));
    await findGrid();
    expect(search()).toMatchObject({ layout: 'table' });
    expect(screen.queryByRole('article')).toBeNull();
    await router.navigate({ to: '/dashboard', search: { section: 'keywords', search: 'word' } });
    expect(await findGrid()).toBeVisible();
    expect(screen.getByText('3 of 250 keywords')).toBeVisible();
  });

  it('says why rows are not in the order of the gain asked for', async () => {
    renderTable({ path: '&layout=table&sort=gain', sortedBy: 'search_volume' });
    await findGrid();
    expect(screen.getByText(/Sorted by volume until the order by gain is computed/)).toBeVisible();
  });

  it('shows the value of each keyword, and marks unchecked ones', async () => {
    renderTable();
    const row = within(await findGrid())
      .getByText('word 1')
      .closest('[role="row"]') as HTMLElement;
    for (const text of ['+620…940', '#5', '12.1K', 'Easy 28', '74', 'Commercial', '-8%']) {
      expect(within(row).getByText(text)).toBeVisible();
    }
    const unchecked = screen.getByText('word 2').closest('[role="row"]') as HTMLElement;
    expect(within(unchecked).getByText('Not checked yet')).toBeVisible();
  });

  it('fetches a hundred rows, and further ones only when visible', async () => {
    const { user, inputs } = renderTable();
    await findGrid();
    expect(inputs).toMatchObject([{ page: 1, limit: 100 }]);
    await user.type(screen.getByLabelText('Go to row'), '250{Enter}');
    expect(await screen.findByText('word 250')).toBeVisible();
    expect(inputs.map(({ page }) => page)).toEqual([1, 3]);
  });

  it('sorts by a head: descending, ascending, and default', async () => {
    const { user, search, inputs } = renderTable();
    const grid = await findGrid();
    const sort = () => user.click(within(grid).getByText('Opportunity'));
    await sort();
    await waitFor(() => expect(search()).toMatchObject({ sort: 'opportunity_score' }));
    const head = within(grid).getByText('Opportunity').closest('[role="columnheader"]');
    await waitFor(() => expect(head).toHaveAttribute('aria-sort', 'descending'));
    await sort();
    await waitFor(() => expect(search()).toMatchObject({ sort: 'opportunity_score', order: 'asc' }));
    await waitFor(() =>
      expect(inputs.at(-1)).toMatchObject({ sortBy: 'opportunity_score', sortOrder: 'asc' }),
    );
    await sort();
    await waitFor(() => expect(search()).not.toHaveProperty('sort'));
  });

  it('opens a keyword with Enter, and Escape returns the focus', async () => {
    const { user, search } = renderTable();
    const grid = await findGrid();
    grid.focus();
    await user.keyboard('jj{Enter}');
    expect(await screen.findByRole('dialog')).toBeVisible();
    expect(search()).toMatchObject({ keyword: '3' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(search()).not.toHaveProperty('keyword'));
    await waitFor(() => expect(grid).toHaveFocus());
  });

  it('accepts the current keyword once with A, and opens it with W', async () => {
    const { user, accepted } = renderTable();
    (await findGrid()).focus();
    await user.keyboard('ja');
    expect(
      await screen.findByText('“word 2” is in your content plan. Its prediction is stored.'),
    ).toBeVisible();
    await user.keyboard('aw');
    expect(await screen.findByRole('dialog', { name: 'word 2' })).toBeVisible();
    expect(accepted).toEqual(['word 2']);
  });

  it('marks the current keyword as not your subject with S, and offers to undo it', async () => {
    const { user, skipped } = renderTable();
    (await findGrid()).focus();
    await user.keyboard('js');
    expect(await screen.findByText('“word 2” is not your subject')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
    expect(skipped).toEqual([{ domainId: 'd1', keywordIds: ['2'], vote: 'not_ours' }]);
  });

  it('selects rows by keys, a range with Shift, and all that match', async () => {
    const { user } = renderTable();
    (await findGrid()).focus();
    await user.keyboard(' jj{Shift>} {/Shift}');
    const bar = await screen.findByRole('region', { name: 'Selection' });
    expect(within(bar).getByText('3 keywords selected')).toBeVisible();
    await user.click(within(bar).getByRole('button', { name: 'Select all 250' }));
    expect(within(bar).getByText('250 keywords selected')).toBeVisible();
    (await findGrid()).focus();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Selection' })).toBeNull());
  });

  it('sets columns and density with C and D, and keeps them in the URL', async () => {
    const { user, search } = renderTable();
    const grid = await findGrid();
    grid.focus();
    await user.keyboard('d');
    expect(search()).toMatchObject({ density: 'touch' });
    await user.keyboard('c');
    await user.click(await screen.findByLabelText('CPC'));
    await user.click(screen.getByLabelText('Opportunity'));
    expect(search()).toMatchObject({ columns: 'gain.rank.volume.difficulty.intent.quarter.months.cpc' });
    expect(await within(grid).findByText('CPC')).toBeVisible();
  });

  it('offers a retry for rows that failed to load', async () => {
    const { user, state } = renderTable({ failing: 3 });
    await findGrid();
    await user.type(screen.getByLabelText('Go to row'), '250{Enter}');
    expect(await screen.findByText('Some rows could not be loaded.')).toBeVisible();
    state.failing = 0;
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('word 250')).toBeVisible();
  });
});
