import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { makeCompetitor, makeCompetitorList } from '../../../testing/competitor-fixture.ts';
import { ApiFailure, type FakeProcedures } from '../../../testing/fake-api.ts';
import { makeGapMatrix, makeGapRow } from '../../../testing/gap-fixture.ts';
import { makeKeywordDetails } from '../../../testing/keyword-fixture.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { shellProcedures } from '../../../testing/shell-procedures.ts';
// Loaded before the first test, so that no test waits for it.
import '../../app/shell/shell-screen.tsx';
import './gap-matrix-screen.tsx';
import { gapChartSize } from './use-gap-matrix.ts';

type Input = Record<string, unknown>;

const twoRows = [
  makeGapRow('rye bread', { topic: { id: '7', name: 'coffee grinders' } }),
  makeGapRow('oat milk', { ownRank: 2, ranks: [null, 5], gapClass: 'strong', searchVolume: null }),
];

function renderMatrix({
  query = '',
  answer = (): unknown => makeGapMatrix(twoRows),
  procedures = {} as FakeProcedures,
} = {}) {
  const inputs: Input[] = [];
  const app = renderApp({
    path: `/dashboard?section=gap-matrix${query}`,
    procedures: {
      ...shellProcedures,
      'competitors.list': () => makeCompetitorList([makeCompetitor('rival'), makeCompetitor('other')]),
      'gaps.list': (input: Input) => {
        if (input.limit !== gapChartSize) inputs.push(input);
        return answer();
      },
      ...procedures,
    },
  });
  return { ...app, lastInput: () => inputs.at(-1) };
}

async function findRow(keyword: string): Promise<HTMLElement> {
  const row = (await screen.findByText(keyword, { selector: 'b' })).closest('[role="row"]');
  if (!(row instanceof HTMLElement)) throw new Error(`${keyword} is in no row`);
  return row;
}

describe('the gap matrix', () => {
  it('has a row per keyword and a column per site', async () => {
    renderMatrix();
    const cells = within(await findRow('rye bread')).getAllByRole('gridcell');
    expect(cells.map(({ textContent }) => textContent)).toEqual([
      '',
      'rye bread',
      '+620…940',
      'Missing',
      '–Not tracked: no source has said that you rank',
      '3',
      '14',
      '12.1K',
      '28',
      'Plan',
      'Relevant',
      '2 of 2',
      '3',
      'Commercial',
      'coffee grinders',
    ]);
    expect(within(await findRow('oat milk')).getByText('Strong')).toBeVisible();
    expect(screen.getByText('2 keywords')).toBeVisible();
    for (const text of ['Missing 12', 'Weak 34', 'Strong 5', 'Untapped 67', 'Contested 89']) {
      expect(screen.getByText(text)).toBeVisible();
    }
  });

  it('requests the filters of the URL', async () => {
    const { lastInput } = renderMatrix({
      query:
        '&topic=7&relevance=maybe&class=weak&sites=rival&min=2&only=gaps&brands=hidden&search=bread&intent=commercial&volume=100&difficulty=30&sort=own_rank&order=asc',
    });
    await findRow('rye bread');
    expect(lastInput()).toEqual({
      domainId: 'd1',
      competitorIds: ['rival'],
      gapClass: 'weak',
      minSites: 2,
      relevance: 'maybe',
      relevantOnly: false,
      topicId: '7',
      gapsOnly: true,
      sharedOnly: false,
      hideBrands: true,
      search: 'bread',
      intentType: 'commercial',
      minSearchVolume: 100,
      maxDifficulty: 30,
      sortBy: 'own_rank',
      sortOrder: 'asc',
      page: 1,
      limit: 100,
    });
  });

  it('ignores invalid values in the URL', async () => {
    const { lastInput } = renderMatrix({ query: '&class=evil&min=99&brands=x&volume=x&sort=id&page=-1' });
    await findRow('rye bread');
    expect(lastInput()).toEqual({
      domainId: 'd1',
      competitorIds: [],
      relevantOnly: true,
      gapsOnly: false,
      sharedOnly: false,
      hideBrands: false,
      page: 1,
      limit: 100,
    });
  });

  it('filters by class, competitor and brand', async () => {
    const { router, user } = renderMatrix();
    await findRow('rye bread');
    await user.click(screen.getByText('Weak 34'));
    await waitFor(() =>
      expect(router.state.location.search).toEqual({ section: 'gap-matrix', class: 'weak' }),
    );
    await user.click(screen.getByLabelText('Hide brand names'));
    await waitFor(() => expect(router.state.location.search).toMatchObject({ brands: 'hidden' }));
    await user.click(screen.getByLabelText('Content gaps only'));
    await waitFor(() => expect(router.state.location.search).toMatchObject({ only: 'gaps' }));
    await user.click(screen.getByLabelText('Shared only'));
    await waitFor(() => expect(router.state.location.search).toMatchObject({ only: 'shared' }));
    await user.click(screen.getByText('other', { selector: 'fieldset *' }));
    await waitFor(() => expect(router.state.location.search).toMatchObject({ sites: 'rival' }));
  });

  it('sorts by a column head: figures descending first, ranks best first', async () => {
    const { router, user } = renderMatrix();
    await findRow('rye bread');
    await user.click(screen.getByText('You', { selector: 'button' }));
    await waitFor(() =>
      expect(router.state.location.search).toMatchObject({ sort: 'own_rank', order: 'asc' }),
    );
    await user.click(screen.getByText('Best rank', { selector: 'button' }));
    await waitFor(() =>
      expect(router.state.location.search).toMatchObject({ sort: 'best_rank', order: 'asc' }),
    );
    await user.click(screen.getByText('Difficulty', { selector: 'button' }));
    await waitFor(() =>
      expect(router.state.location.search).toEqual({ section: 'gap-matrix', sort: 'difficulty_score' }),
    );
    expect(
      screen.getByText('Difficulty', { selector: 'button' }).closest('[role="columnheader"]'),
    ).toHaveAttribute('aria-sort', 'descending');
  });
});

describe('a row of the matrix', () => {
  it('opens the evidence of a tracked keyword with Enter, and plans one with A', async () => {
    const calls: unknown[] = [];
    const { router, user } = renderMatrix({
      answer: () => makeGapMatrix([makeGapRow('rye bread', { ownKeywordId: '7' }), makeGapRow('oat milk')]),
      procedures: {
        'keywords.get': () => makeKeywordDetails('rye bread', { id: '7' }),
        'contentPlan.add': (input: unknown) => {
          calls.push(input);
          return { data: [], created: 1, duplicates: [] };
        },
      },
    });
    await findRow('rye bread');
    const grid = screen.getByLabelText('Gap Matrix', { selector: '[role="grid"]' });
    grid.focus();
    await user.keyboard('a');
    await waitFor(() => expect(calls).toEqual([{ domainId: 'd1', keywords: ['rye bread'] }]));
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('dialog')).toBeVisible();
    expect(router.state.location.search).toMatchObject({ section: 'gap-matrix', drawer: 'keyword:7' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(grid).toHaveFocus());
  });

  it('skips a tracked keyword with S, and asks to track another one first', async () => {
    const calls: unknown[] = [];
    const { user } = renderMatrix({
      answer: () => makeGapMatrix([makeGapRow('rye bread', { ownKeywordId: '7' }), makeGapRow('oat milk')]),
      procedures: {
        'keywords.voteRelevance': (input: unknown) => {
          calls.push(input);
          return { correctionId: 'c1', topicIds: [] };
        },
      },
    });
    await findRow('rye bread');
    screen.getByLabelText('Gap Matrix', { selector: '[role="grid"]' }).focus();
    await user.keyboard('s');
    expect(await screen.findByText('“rye bread” is not your subject')).toBeVisible();
    await user.keyboard('js');
    expect(await screen.findByText('Track “oat milk” before you skip it')).toBeVisible();
    expect(calls).toEqual([{ domainId: 'd1', keywordIds: ['7'], vote: 'not_ours' }]);
  });

  it('looks up an untracked keyword', async () => {
    const { router, user } = renderMatrix();
    await user.click(within(await findRow('oat milk')).getByText('oat milk'));
    await waitFor(() =>
      expect(router.state.location.search).toEqual({ section: 'keyword-inspector', query: 'oat milk' }),
    );
  });
});

describe('relevance in the matrix', () => {
  it('hides irrelevant keywords, counts them, and shows them on demand', async () => {
    const { router, user, lastInput } = renderMatrix({
      answer: () => makeGapMatrix(twoRows, { leftOut: { maybe: 4, hidden: 208 } }),
    });
    await findRow('rye bread');
    expect(screen.getByLabelText('Relevant only')).toBeChecked();
    expect(screen.getByLabelText('Relevance')).toHaveDisplayValue('Relevant only');
    expect(
      screen.getByText(/212 keywords hidden: 4 maybe relevant to your site, 208 not relevant/),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show hidden keywords (212)' }));
    await waitFor(() => expect(lastInput()).toMatchObject({ relevantOnly: false }));
    expect(router.state.location.search).toEqual({ section: 'gap-matrix', relevant: 'all' });
    expect(screen.getByLabelText('Relevant only')).not.toBeChecked();
    await user.click(screen.getByLabelText('Relevant only'));
    await waitFor(() => expect(router.state.location.search).toEqual({ section: 'gap-matrix' }));
    expect(screen.getByLabelText('Relevant only')).toBeChecked();
  });

  it('names the evidence of a row', async () => {
    renderMatrix();
    expect(within(await findRow('rye bread')).getByText('Relevant')).toHaveAttribute(
      'title',
      expect.stringMatching(/^Like your keyword “burr grinder vs blade”/),
    );
  });

  it('offers hidden keywords if none is relevant', async () => {
    const { user, lastInput } = renderMatrix({
      answer: () => makeGapMatrix([], { leftOut: { maybe: 0, hidden: 9 } }),
    });
    expect(await screen.findByText('No relevant keywords match these filters')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show hidden keywords (9)' }));
    await waitFor(() => expect(lastInput()).toMatchObject({ relevantOnly: false }));
  });
});

describe('exporting the matrix', () => {
  it("requests all matching keywords, in the screen's order", async () => {
    const asked: string[] = [];
    vi.stubGlobal('fetch', async (address: string) => {
      asked.push(address);
      return new Response('"keyword"\r\n"rye bread"\r\n', {
        headers: { 'content-disposition': 'attachment; filename="gaps.csv"', 'x-total-count': '1' },
      });
    });
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:saved');
    const { user } = renderMatrix({
      query: '&class=missing&min=2&brands=hidden&sites=rival,other&volume=100&sort=best_rank&order=asc',
    });
    await user.click(await screen.findByRole('button', { name: 'Export CSV' }));
    expect(await screen.findByText('Exported 1 keyword to gaps.csv')).toBeVisible();
    const { pathname, searchParams } = new URL(asked[0] ?? '', 'http://localhost');
    expect(pathname).toBe('/api/seo/gaps/export');
    expect(Object.fromEntries(searchParams)).toEqual({
      domain_id: 'd1',
      competitor_ids: 'rival,other',
      gap_class: 'missing',
      min_sites: '2',
      hide_brands: 'true',
      relevant_only: 'true',
      min_search_volume: '100',
      sort_by: 'best_rank',
      sort_order: 'asc',
    });
  });
});

describe('sending to the content plan', () => {
  const add = (calls: unknown[]) => ({
    'contentPlan.add': (input: { keywords: string[] }) => {
      calls.push(input);
      return { data: [], created: 1, duplicates: input.keywords.slice(1) };
    },
  });

  it('shows keywords that were sent earlier', async () => {
    renderMatrix({ procedures: { 'predictions.listAccepted': () => ['oat milk'] } });
    expect(await within(await findRow('oat milk')).findByText('Planned')).toBeVisible();
    expect(within(await findRow('rye bread')).getByText('Plan')).toBeVisible();
  });

  it('takes one click on a row', async () => {
    const calls: unknown[] = [];
    const { user } = renderMatrix({ procedures: add(calls) });
    const row = within(await findRow('rye bread'));
    await user.click(row.getByText('Plan'));
    expect(await row.findByText('Planned')).toBeVisible();
    expect(calls).toEqual([{ domainId: 'd1', keywords: ['rye bread'] }]);
    expect(await screen.findByText('1 sent to the content plan')).toBeVisible();
  });

  it('takes one click for all selected rows', async () => {
    const calls: unknown[] = [];
    const { user } = renderMatrix({ procedures: add(calls) });
    await findRow('rye bread');
    await user.click(screen.getByLabelText('Select the first 50 keywords'));
    const status = await screen.findByText('2 keywords, 2 keywords selected');
    await user.click(within(status.parentElement ?? status).getByText('Send to content plan'));
    expect(await screen.findByText('1 sent to the content plan, 1 already there')).toBeVisible();
    expect(calls).toEqual([{ domainId: 'd1', keywords: ['rye bread', 'oat milk'] }]);
  });

  it('keeps both of two rows selected before the first is on screen', async () => {
    renderMatrix();
    const boxes = await Promise.all(
      ['rye bread', 'oat milk'].map(async (keyword) => within(await findRow(keyword)).getByRole('checkbox')),
    );
    act(() => {
      for (const one of boxes) one.click();
    });
    expect(await screen.findByText(/2 keywords selected/)).toBeVisible();
    for (const one of boxes) expect(one).toBeChecked();
  });

  it('keeps the selected rows in the URL, and clears them with other filters', async () => {
    const { router, user } = renderMatrix({
      query: `&selected=${encodeURIComponent('["oat milk","gone"]')}`,
    });
    expect(within(await findRow('oat milk')).getByRole('checkbox')).toBeChecked();
    expect(screen.getByText('2 keywords, 1 keyword selected')).toBeVisible();
    await user.click(within(await findRow('rye bread')).getByRole('checkbox'));
    await waitFor(() =>
      expect(router.state.location.search).toMatchObject({ selected: ['oat milk', 'rye bread'] }),
    );
    await user.click(screen.getByText('Weak 34'));
    await waitFor(() =>
      expect(router.state.location.search).toEqual({ section: 'gap-matrix', class: 'weak' }),
    );
  });

  it('shows why it failed', async () => {
    const { user } = renderMatrix({
      procedures: {
        'contentPlan.add': () => {
          throw new ApiFailure('conflict', 409, 'The plan is full.');
        },
      },
    });
    await user.click(within(await findRow('rye bread')).getByText('Plan'));
    expect(await screen.findByText('Failed to add to the content plan')).toBeVisible();
  });
});

describe('the states of the gap matrix', () => {
  it('offers a retry after a failure', async () => {
    let isBroken = true;
    const { user } = renderMatrix({
      answer: () => {
        if (isBroken) throw new ApiFailure('validation_failed', 400, 'Broken.');
        return makeGapMatrix(twoRows);
      },
    });
    expect(await screen.findByText('Failed to load the gap matrix')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Missing' })).toBeVisible();
    isBroken = false;
    await user.click(screen.getByText('Try Again'));
    expect(await findRow('rye bread')).toBeVisible();
  });

  it('links to the competitors if there are none', async () => {
    renderMatrix({ answer: () => makeGapMatrix([], { competitors: [] }) });
    expect(await screen.findByText('No competitors to compare with')).toBeVisible();
    expect(screen.getByText('Go to the competitors').closest('a')).toHaveAttribute(
      'href',
      '/dashboard?section=competitors',
    );
    expect(screen.queryByRole('search', { name: 'Gap filters' })).not.toBeInTheDocument();
  });

  it('offers to clear filters without matches', async () => {
    const { router, user } = renderMatrix({
      query: '&search=zzz&sites=rival',
      answer: () => makeGapMatrix([]),
    });
    await user.click(await screen.findByText('Clear filters'));
    await waitFor(() =>
      expect(router.state.location.search).toEqual({ section: 'gap-matrix', sites: 'rival' }),
    );
    expect(await screen.findByText('No keywords yet')).toBeVisible();
  });
});
