import { notifications } from '@mantine/notifications';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ApiFailure, type FakeProcedures } from '../../../testing/fake-api.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { shellProcedures } from '../../../testing/shell-procedures.ts';
// Loaded before the first test's timeout starts.
import './keyword-inspector-screen.tsx';

const noTrend = { trend: 'no-data', change: null };

const inspect = ({ keywords: [keyword = ''] }: { keywords: string[] }) => ({
  items: [
    {
      keyword,
      keywordInfo: {
        searchVolume: 12_100,
        cpc: null,
        competition: null,
        competitionLevel: null,
        searchVolumeTrend: { monthly: noTrend, quarterly: noTrend, yearly: noTrend },
        lowTopOfPageBid: null,
        highTopOfPageBid: null,
        lastUpdatedTime: null,
      },
      keywordProperties: { keywordDifficulty: 28 },
      monthlySearches: [
        { month: '2026-09', searches: 9900 },
        { month: '2026-10', searches: 14_800 },
      ],
    },
  ],
  dataSource: 'sample',
});

const relatedTo = (keyword: string) => ({
  keyword,
  searchVolume: 1300,
  keywordDifficulty: null,
  intentType: 'commercial',
});

function renderInspector(procedures: FakeProcedures = {}, search = '') {
  const tracked = new Map<string, string>();
  const app = renderApp({
    path: `/dashboard?section=keyword-inspector&query=rye${search}`,
    procedures: {
      ...shellProcedures,
      'keywords.inspect': inspect,
      'keywords.listRelated': ({ kind }: { kind: string }) => ({
        data:
          kind === 'related' ? [relatedTo('rye bread'), relatedTo('rye flour')] : [relatedTo('what is rye')],
        dataSource: 'sample',
      }),
      'keywords.findTracked': () =>
        [...tracked].map(([keywordText, keywordId]) => ({ keywordText, keywordId })),
      'keywords.addMany': ({ keywords }: { keywords: string[] }) => {
        for (const text of keywords) tracked.set(text, `id of ${text}`);
        const data = keywords.map((keywordText) => ({ id: `id of ${keywordText}`, keywordText }));
        return { data, created: keywords.length, skipped: 0 };
      },
      'keywords.deleteMany': ({ keywordIds }: { keywordIds: string[] }) => {
        for (const id of keywordIds) tracked.delete(id.replace('id of ', ''));
        return { count: keywordIds.length, keywordIds };
      },
      ...procedures,
    },
  });
  return { ...app, tracked };
}

afterEach(() => {
  act(() => notifications.clean());
});

describe('tabs of the inspected keyword', () => {
  it('inspect a related keyword, and Back and Forward return', async () => {
    const { user, router } = renderInspector();
    await user.click(await screen.findByText('rye bread'));
    const title = (text: string) => screen.findByText(text, { selector: 'h2' });
    expect(await title('rye bread')).toBeVisible();
    expect(router.state.location.search).toMatchObject({ query: 'rye bread' });
    act(() => router.history.back());
    expect(await title('rye')).toBeVisible();
    expect(screen.getByLabelText('Keyword')).toHaveValue('rye');
    const recent = screen.getByLabelText('Recent lookups');
    expect(within(recent).getByText('rye bread')).toBeVisible();
    act(() => router.history.forward());
    expect(await title('rye bread')).toBeVisible();
    expect(screen.getByLabelText('Keyword')).toHaveValue('rye bread');
  });

  it('track with one click, confirm it, undo it, and track the rest', async () => {
    const { user, tracked } = renderInspector();
    const track = await screen.findByLabelText('Track "rye flour"');
    await waitFor(() => expect(track).toBeEnabled());
    expect(screen.getByText('Track all 2')).toBeVisible();
    await user.click(track);
    expect(await screen.findByText('Tracking "rye flour"')).toBeVisible();
    const badge = await screen.findByText('Tracked');
    expect(badge.closest('[tabindex]')).toHaveFocus();
    expect([...tracked.keys()]).toEqual(['rye flour']);
    await user.click(screen.getByText('Undo'));
    expect(await screen.findByText('Track all 2')).toBeVisible();
    expect(tracked.size).toBe(0);
    await user.click(screen.getByText('Track all 2'));
    expect(await screen.findByText('Tracking 2 keywords')).toBeVisible();
    expect(await screen.findByText('All tracked')).toBeVisible();
    expect([...tracked.keys()]).toEqual(['rye bread', 'rye flour']);
  });

  it('report a failed tracking', async () => {
    const { user } = renderInspector({
      'keywords.addMany': () => {
        throw new ApiFailure('unavailable', 503, 'The service is away.');
      },
    });
    const track = await screen.findByLabelText('Track "rye"');
    await waitFor(() => expect(track).toBeEnabled());
    await user.click(track);
    expect(await screen.findByText('Failed to add keyword')).toBeVisible();
    expect(screen.getByText('The service is away.')).toBeVisible();
  });

  it('show the months as a table', async () => {
    const { user } = renderInspector();
    await user.click(await screen.findByLabelText('Searches in the last 12 months: Show as table'));
    expect(await screen.findByRole('cell', { name: 'October 2026' })).toBeVisible();
    expect(screen.getByRole('cell', { name: '14,800' })).toBeVisible();
  });

  it('open the search results by link, and mark own pages and those of competitors', async () => {
    const result = (rank: number, domainName: string, owner: string | null) => ({
      rankGroup: rank,
      rankAbsolute: rank,
      domainName,
      url: `https://${domainName}/`,
      title: `About ${domainName}`,
      description: '',
      owner,
    });
    const page = {
      checkedAt: new Date().toISOString(),
      resultsCount: 1200,
      serpFeatures: [],
      results: [
        result(2, 'd1.example', 'own'),
        result(5, 'r.example', 'competitor'),
        result(9, 'x.example', null),
      ],
      questions: ['What is rye?'],
      aiOverview: 'not_cited',
    };
    renderInspector(
      { 'keywords.getSearchResults': () => ({ isAvailable: true, page, dataSource: 'sample' }) },
      '&tab=results',
    );
    const row = async (name: string) => (await screen.findByText(`About ${name}`)).closest('tr');
    expect(await row('d1.example')).toHaveTextContent('#2');
    expect(await row('d1.example')).toHaveTextContent('Your domain');
    expect(await row('r.example')).toHaveTextContent('Tracked competitor');
    expect(screen.getByText(/1,200 results. Checked today./)).toBeVisible();
    expect(screen.getByText('Not cited in the AI overview')).toBeVisible();
    expect(screen.getByRole('list', { name: 'People also ask' })).toHaveTextContent('What is rye?');
  });

  it('name data that the source does not offer', async () => {
    const { user } = renderInspector({
      'keywords.listRelated': () => ({ data: null, dataSource: 'import' }),
      'keywords.getSearchResults': () => ({ isAvailable: false, page: null, dataSource: 'import' }),
    });
    expect(await screen.findByText('No related keywords from this source')).toBeVisible();
    await user.click(screen.getByText('Questions'));
    expect(await screen.findByText('No questions from this source')).toBeVisible();
    await user.click(screen.getByText('Results'));
    expect(await screen.findByText('No search results from this source')).toBeVisible();
  });

  it('name data that the source lacks for the keyword', async () => {
    const { user, router } = renderInspector(
      {
        'keywords.listRelated': () => ({ data: [], dataSource: 'sample' }),
        'keywords.getSearchResults': () => ({ isAvailable: true, page: null, dataSource: 'sample' }),
      },
      '&tab=results',
    );
    expect(await screen.findByText('No search results for this keyword')).toBeVisible();
    await user.click(screen.getByText('Questions'));
    expect(await screen.findByText('No questions for this keyword')).toBeVisible();
    expect(router.state.location.search).toMatchObject({ tab: 'questions' });
    await user.click(screen.getByText('Related'));
    expect(await screen.findByText('No related keywords for this keyword')).toBeVisible();
    expect(router.state.location.search).not.toHaveProperty('tab');
  });
});
