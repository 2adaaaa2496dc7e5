import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ApiFailure, type FakeProcedures } from '../../../testing/fake-api.ts';
import { makeKeyword, makeKeywordDetails, makeKeywordList } from '../../../testing/keyword-fixture.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { shellProcedures } from '../../../testing/shell-procedures.ts';
import type { KeywordDetails } from './use-keyword-details.ts';
import type { KeywordHistory } from './use-keyword-history.ts';

const checked: KeywordHistory = [
  { date: '2026-11-01', rankAbsolute: 12, searchVolume: 880, outcome: 'ranked', depth: null },
  { date: '2026-11-08', rankAbsolute: null, searchVolume: 880, outcome: 'not_ranked', depth: 30 },
  { date: '2026-11-15', rankAbsolute: null, searchVolume: 880, outcome: 'failed', depth: null },
];

/** Renders the keywords screen over one changeable keyword in memory. */
function renderDetails({
  path = '&keyword=42',
  changes = {} as Partial<KeywordDetails>,
  procedures = {} as FakeProcedures,
} = {}) {
  const sent: Record<string, unknown>[] = [];
  let details = makeKeywordDetails('rye bread', { id: '42', ...changes });
  const app = renderApp({
    path: `/dashboard?section=keywords${path}`,
    procedures: {
      ...shellProcedures,
      'keywords.list': () => makeKeywordList([makeKeyword('rye bread', { id: '42' })]),
      'keywords.get': () => details,
      'keywords.history': () => checked,
      'keywords.listTags': () => ({ data: [{ tag: 'brand', count: 3 }], total: 1 }),
      'keywords.update': (input: Partial<KeywordDetails> & { keywordId: string }) => {
        const { keywordId: _keywordId, ...fields } = input;
        sent.push(fields);
        details = { ...details, ...fields };
        return details;
      },
      ...procedures,
    },
  });
  return { ...app, sent };
}

const findDrawer = () => screen.findByRole('dialog', { name: 'rye bread' });
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
/** Changes the whole text in one event; typing by letter is the browser's part. */
const fill = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });

describe('the details of a keyword', () => {
  it('open from the card, in the URL, and closing returns the focus', async () => {
    const { user, router } = renderDetails({ path: '' });
    const button = await screen.findByRole('button', { name: 'Details: rye bread' });
    await user.click(button);
    const drawer = await findDrawer();
    expect(router.state.location.search).toMatchObject({ keyword: '42' });
    await user.click(within(drawer).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(router.state.location.search).toEqual({ section: 'keywords' }));
    await waitFor(() => expect(button).toHaveFocus());
  });

  it("call Search Console's average no check, and no page a page", async () => {
    const searchConsole = { clicks: 9, impressions: 90, position: 3.6, from: '2025-01-09', to: '2025-02-05' };
    const average = {
      searchConsole,
      rankGroup: 4,
      rankAbsolute: 4,
      lastRankingCheck: '2025-02-05T00:00:00.000Z',
    };
    const [first] = checked;
    renderDetails({
      changes: { ...average, rankingUrl: null, rankingTitle: null },
      procedures: { 'keywords.history': () => [first] },
    });
    const drawer = await findDrawer();
    expect(within(drawer).getByText(/on average, up to Feb 5, 2025/)).toBeVisible();
    expect(within(drawer).getByText('No source names the ranking page.')).toBeVisible();
    expect(await within(drawer).findByText(/^1 day: November 1, 2026\./)).toBeVisible();
    expect(drawer).not.toHaveTextContent(/checked|1 check|title for this page/);
  });

  const readAt = '2026-11-20T10:00:00.000Z';
  it.each<[string, Partial<KeywordDetails['resultPage']>, string[]]>([
    ['that was not read', {}, ['AI overview: not read', 'Not read']],
    [
      'whose AI overview cites the domain',
      { aiOverview: 'cited', aiOverviewReadAt: readAt, questions: ['Is rye healthy?'] },
      ['Cited in the AI overview', 'Is rye healthy?'],
    ],
    [
      'without either',
      { aiOverview: 'no_overview', questions: [] },
      ['No AI overview on this results page', 'No questions on this results page'],
    ],
    [
      'with an overview that was not read',
      { aiOverview: 'unread' },
      ['its sources were not read', 'Not read'],
    ],
  ])('show a results page %s', async (_case, page, texts) => {
    const nothing = { aiOverview: null, aiOverviewReadAt: null, questions: null, questionsReadAt: null };
    renderDetails({ changes: { resultPage: { ...nothing, ...page } } });
    const section = within(await findDrawer()).findByRole('region', { name: 'Results page' });
    for (const text of texts) expect(await section).toHaveTextContent(text);
    expect(within(await section).getByRole('link')).toHaveAttribute(
      'href',
      '/dashboard?section=keyword-inspector&query=rye+bread&tab=results',
    );
  });

  it('name each source with its date, and show contradicting figures of both', async () => {
    const nothing = {
      searchVolume: null,
      isVolumeBucket: false,
      volumeBelow: null,
      difficultyScore: null,
      cpc: null,
      cpcCurrency: 'USD',
      intents: [],
      intentType: null,
      isRankChecked: false,
      rank: null,
      averagePosition: null,
      clicks: null,
      impressions: null,
    };
    const google = { averagePosition: 13.9, isRankChecked: true, rank: 14, clicks: 12, impressions: 3400 };
    renderDetails({
      changes: {
        measures: [
          { ...nothing, source: 'search_console', measuredOn: '2026-11-01', ...google },
          {
            ...nothing,
            source: 'keyword_planner',
            measuredOn: '2026-10-31',
            searchVolume: 50,
            isVolumeBucket: true,
          },
          {
            ...nothing,
            source: 'dataforseo',
            measuredOn: '2026-10-02',
            isRankChecked: true,
            difficultyScore: 12,
            intentType: 'commercial',
            cpc: 0.5,
          },
        ],
      },
    });
    const sources = within(await screen.findByRole('region', { name: 'Figures of each source' }));
    expect(sources.getAllByRole('row').map((row) => row.textContent)).toEqual([
      'SourceRankSearches a monthDifficultyIntentCost per clickClicksImpressions',
      'Search ConsoleNovember 1, 202613.9 on average––––123,400',
      'Keyword PlannerOctober 31, 2026–about 50–––––',
      'DataForSEOOctober 2, 2026Not in the top 100–12Commercial$0.50––',
    ]);
  });

  it('open from a link to a keyword that is not on the page', async () => {
    renderDetails({ procedures: { 'keywords.list': () => makeKeywordList([]) } });
    const drawer = await findDrawer();
    expect(within(drawer).getByText('#7 (#5 among 1,200 results)')).toBeVisible();
    expect(within(drawer).getByText('Sourdough for beginners')).toBeVisible();
    expect(within(drawer).getByRole('link', { name: 'https://d1.example/sourdough' })).toBeVisible();
    expect(within(drawer).getByText('$1.20')).toBeVisible();
    expect(within(drawer).getByText('An AI answer appears above the results.')).toBeVisible();
    expect(within(drawer).queryByText(/Tracked for/)).toBeNull();
  });

  it("name the keyword's domain when another domain is selected", async () => {
    renderDetails({ changes: { domainId: 'd2', domainName: 'd2.example' } });
    expect(within(await findDrawer()).getByText('Tracked for d2.example')).toBeVisible();
  });

  it.each([
    [null, 'No target page set'],
    ['http://www.d1.example/sourdough/', 'The target page ranks'],
    ['https://d1.example/rye', 'Ranks with another page'],
  ])('compare the target page %s with the ranking page', async (targetUrl, text) => {
    renderDetails({ changes: { targetUrl } });
    expect(within(await findDrawer()).getByText(text)).toBeVisible();
  });

  it('distinguish "not ranking" from a failed check in the history table', async () => {
    const { user } = renderDetails();
    await user.click(await screen.findByLabelText('Ranking history: Show as table'));
    const table = screen.getByLabelText('Ranking history');
    expect(
      within(table)
        .getAllByRole('row')
        .map((row) => row.textContent),
    ).toEqual([
      'DayRanking',
      'November 15, 2026Check failed',
      'November 8, 2026Not in the first 30',
      'November 1, 2026#12',
    ]);
  });

  it('show the searches of each month, newest first in the table', async () => {
    const { user } = renderDetails();
    expect(
      await screen.findByText('2 months up to October 2026, from 8,100 to 12,100 searches a month.'),
    ).toBeVisible();
    await user.click(screen.getByLabelText('Search volume history: Show as table'));
    const table = screen.getByLabelText('Search volume history');
    expect(within(table).getAllByRole('row')[1]).toHaveTextContent('October 202612,100');
  });

  it('report a keyword without measurements', async () => {
    renderDetails({ changes: { volumeHistory: [] }, procedures: { 'keywords.history': () => [] } });
    expect(await screen.findByText('No months yet')).toBeVisible();
    expect(await screen.findByText('No checks yet')).toBeVisible();
  });

  it('link back from a deleted keyword', async () => {
    const { user, router } = renderDetails({
      procedures: {
        'keywords.get': () => {
          throw new ApiFailure('not_found', 404, 'Not found');
        },
      },
    });
    expect(await screen.findByText('This keyword is no longer tracked')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Back to the keywords' }));
    await waitFor(() => expect(router.state.location.search).toEqual({ section: 'keywords' }));
  });
});

describe('fields that members fill', () => {
  it('are saved separately, with a confirmation', async () => {
    const { user, sent } = renderDetails({ changes: { tags: ['spring'], note: 'Ask Bo.' } });
    await findDrawer();
    const save = screen.getByRole('button', { name: 'Save' });
    expect(save).toHaveAttribute('aria-disabled', 'true');
    fill('Target page', 'https://d1.example/rye');
    expect(screen.getByText('Unsaved changes')).toBeVisible();
    await user.click(save);
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(sent).toEqual([{ targetUrl: 'https://d1.example/rye' }]);
    expect(await screen.findByText('Ranks with another page')).toBeVisible();
    await user.click(screen.getByRole('combobox', { name: 'Tags' }));
    await user.paste(' Big  Launch ');
    await user.keyboard('{Enter}');
    await user.paste('SPRING');
    await user.keyboard('{Enter}');
    await user.click(save);
    await waitFor(() => expect(sent.at(-1)).toEqual({ tags: ['spring', 'big launch'] }));
    expect(save).toHaveFocus();
  });

  it('reject an invalid address next to its field, without a request', async () => {
    const { user, sent } = renderDetails();
    await findDrawer();
    fill('Target page', 'd1.example/rye');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(
      await screen.findByText('Enter a full address that starts with https:// or http://.'),
    ).toBeVisible();
    expect(sent).toEqual([]);
  });

  it('keep the text when a save fails, and send it again', async () => {
    let isBroken = true;
    const { user } = renderDetails({
      procedures: {
        'keywords.update': ({ note }: { note: string }) => {
          if (isBroken) throw new ApiFailure('unavailable', 503, 'The database is away.');
          return makeKeywordDetails('rye bread', { id: '42', note });
        },
      },
    });
    await findDrawer();
    fill('Note', 'Ask Bo.');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/The database is away/)).toBeVisible();
    expect(field('Note')).toHaveValue('Ask Bo.');
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(field('Note')).toHaveValue('Ask Bo.');
    expect(screen.queryByText('Could not save your changes')).toBeNull();
  });

  it('are not lost by Escape: it asks, and a second Escape keeps them', async () => {
    const { user, router } = renderDetails();
    await findDrawer();
    expect(screen.getAllByLabelText('Your notes')).toHaveLength(1);
    fill('Note', 'Ask Bo.');
    expect(await screen.findByText('Unsaved changes')).toBeVisible();
    await user.keyboard('{Escape}');
    const question = await screen.findByRole('dialog', { name: 'Discard your changes?' });
    await waitFor(() => expect(within(question).getByRole('button', { name: 'Keep editing' })).toHaveFocus());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(question).not.toBeInTheDocument());
    expect(field('Note')).toHaveValue('Ask Bo.');
    expect(router.state.location.search).toHaveProperty('keyword');
  });

  it('are not lost by closing: it asks first', async () => {
    const { user, router } = renderDetails();
    const drawer = await findDrawer();
    fill('Note', 'Ask Bo.');
    expect(await screen.findByText('Unsaved changes')).toBeVisible();
    await user.click(within(drawer).getByRole('button', { name: 'Close' }));
    const question = await screen.findByRole('dialog', { name: 'Discard your changes?' });
    await user.click(within(question).getByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(question).not.toBeInTheDocument());
    expect(field('Note')).toHaveValue('Ask Bo.');
    await user.click(within(drawer).getByRole('button', { name: 'Close' }));
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(router.state.location.search).toEqual({ section: 'keywords' }));
  });
});
