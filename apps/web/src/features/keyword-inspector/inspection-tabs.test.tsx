import { notifications } from '@mantine/notifications';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ApiFailure, type FakeProcedures } from '../../test/fake-api.ts';
import { renderApp } from '../../test/render-app.tsx';
import { shellProcedures } from '../../test/shell-procedures.ts';
// Loaded before the clock of the first test runs.
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
      'keywords.add': ({ keywordText }: { keywordText: string }) => {
        tracked.set(keywordText, `id of ${keywordText}`);
        return { id: `id of ${keywordText}`, keywordText };
      },
      'keywords.delete': ({ keywordId }: { keywordId: string }) => {
        tracked.delete(keywordId.replace('id of ', ''));
      },
      ...procedures,
    },
  });
  return { ...app, tracked };
}

afterEach(() => {
  act(() => notifications.clean());
});

describe('around the inspected keyword', () => {
  it('opens the questions by link', async () => {
    renderInspector({}, '&tab=questions');
    expect(await screen.findByRole('button', { name: 'what is rye' })).toBeVisible();
  });

  it('inspects a related keyword, and Back returns', async () => {
    const { user, router } = renderInspector();
    await screen.findByText('rye flour');
    const table = screen.getByRole('region', { name: 'Related keywords' });
    expect(within(table).getAllByText('1.3K')).toHaveLength(2);
    await user.click(within(table).getByRole('button', { name: 'rye bread' }));
    expect(await screen.findByRole('heading', { level: 2, name: /^rye bread/ })).toBeVisible();
    expect(router.state.location.search).toMatchObject({ query: 'rye bread' });
    act(() => router.history.back());
    expect(await screen.findByRole('heading', { level: 2, name: /^rye(?! bread)/ })).toBeVisible();
    expect(screen.getByRole('searchbox', { name: 'Keyword' })).toHaveValue('rye');
    const recent = screen.getByRole('region', { name: 'Recent lookups' });
    expect(within(recent).getByRole('button', { name: 'rye bread' })).toBeVisible();
  });

  it('tracks with one press, says so, and can undo it', async () => {
    const { user, tracked } = renderInspector();
    await screen.findByText('rye flour');
    await user.click(await screen.findByLabelText('Track "rye flour"'));
    expect(await screen.findByText('Tracking "rye flour"')).toBeVisible();
    expect(await screen.findByText('Tracked')).toBeVisible();
    expect([...tracked.keys()]).toEqual(['rye flour']);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByLabelText('Track "rye flour"')).toBeVisible();
    await waitFor(() => expect(tracked.size).toBe(0));
  });

  it('says that tracking failed', async () => {
    const { user } = renderInspector({
      'keywords.add': () => {
        throw new ApiFailure('unavailable', 503, 'The service is away.');
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Track "rye"' }));
    expect(await screen.findByText('Failed to add keyword')).toBeVisible();
    expect(screen.getByText('The service is away.')).toBeVisible();
  });

  it('shows the months as a table', async () => {
    const { user } = renderInspector();
    await user.click(
      await screen.findByRole('button', { name: 'Searches in the last 12 months: Show as table' }),
    );
    expect(await screen.findByRole('cell', { name: 'October 2026' })).toBeVisible();
    expect(screen.getByRole('cell', { name: '14,800' })).toBeVisible();
  });

  it('marks own pages and those of competitors in the search results', async () => {
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
  });

  it.each([
    [
      '',
      'keywords.listRelated',
      { data: null, dataSource: 'import' },
      'No related keywords from this source',
    ],
    ['', 'keywords.listRelated', { data: [], dataSource: 'sample' }, 'No related keywords for this keyword'],
    [
      '&tab=questions',
      'keywords.listRelated',
      { data: null, dataSource: 'import' },
      'No questions from this source',
    ],
    [
      '&tab=results',
      'keywords.getSearchResults',
      { isAvailable: false, page: null, dataSource: 'import' },
      'No search results from this source',
    ],
    [
      '&tab=results',
      'keywords.getSearchResults',
      { isAvailable: true, page: null, dataSource: 'sample' },
      'No search results for this keyword',
    ],
  ])('%s %s %j: says so', async (search, procedure, answer, text) => {
    renderInspector({ [procedure]: () => answer }, search);
    expect(await screen.findByText(text)).toBeVisible();
  });
});
