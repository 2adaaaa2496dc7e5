import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { makeCompetitor, makeCompetitorList } from '../../../testing/competitor-fixture.ts';
import { ApiFailure, type FakeProcedures } from '../../../testing/fake-api.ts';
import { makeWorkspace } from '../../../testing/fixtures.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { shellProcedures } from '../../../testing/shell-procedures.ts';
import {
  makeRelevance,
  makeRun,
  makeTopic,
  makeTopicList,
  makeTopicStatus,
} from '../../../testing/topic-fixture.ts';
// Loaded before the first test, so that no test waits for it.
import './topics-screen.tsx';

type Input = Record<string, unknown>;

const espresso = makeTopic('7', { name: 'espresso machines', isPinned: true });
const tea = makeTopic('8', {
  name: 'tea pots',
  demand: null,
  gain: null,
  visibility: 0,
  leader: null,
  gapCount: 0,
  pageState: 'several',
  pageCount: 2,
  ...makeRelevance({
    relevanceClass: 'maybe',
    relevanceEvidence: { kind: 'page', text: 'Burr grinder vs blade' },
  }),
});

function renderTopics({
  query = '',
  answer = (): unknown => makeTopicList([espresso, tea]),
  procedures = {} as FakeProcedures,
} = {}) {
  const inputs: Input[] = [];
  const app = renderApp({
    path: `/dashboard?section=topics${query}`,
    procedures: {
      ...shellProcedures,
      'competitors.list': () => makeCompetitorList([makeCompetitor('other')]),
      'topics.status': () => makeTopicStatus(),
      'topics.list': (input: Input) => {
        if (input.limit === 50) inputs.push(input);
        return answer();
      },
      ...procedures,
    },
  });
  return { ...app, lastInput: () => inputs.at(-1) };
}

async function findRow(topic: string): Promise<HTMLElement> {
  const row = (await screen.findByRole('link', { name: topic })).closest('tr');
  if (!row) throw new Error(`${topic} is in no row`);
  return row;
}

describe('the topics screen', () => {
  it('shows a row per topic with its figures', async () => {
    renderTopics();
    const cells = within(await findRow('espresso machines')).getAllByRole('cell');
    expect(cells.map(({ textContent }) => textContent)).toEqual([
      '60.5K',
      '–',
      '12%',
      'Crema House 31%',
      'One page',
      '3',
      '5 gaps of espresso machines',
      '+620…940',
      '14 keywords of espresso machines',
    ]);
    expect(within(await findRow('tea pots')).getByText('2 pages compete')).toBeVisible();
    expect(
      within(await findRow('tea pots')).getByText('Maybe relevant, like your page “Burr grinder vs blade”'),
    ).toBeVisible();
  });

  it('explains how the keywords are grouped', async () => {
    renderTopics();
    await findRow('tea pots');
    expect(screen.getByText('412 keywords on their own')).toBeVisible();
    expect(screen.getByText('36 keywords waiting')).toBeVisible();
    expect(screen.queryByText(/not grouped/)).not.toBeInTheDocument();
    expect(screen.getByText(/grouped November 20, 2026$/)).toBeVisible();
    expect(screen.getByText(/compared by small-embedder$/)).toBeVisible();
  });

  it('links each count to its rows', async () => {
    renderTopics();
    const row = within(await findRow('espresso machines'));
    expect(row.getByRole('link', { name: /^5 gaps/ })).toHaveAttribute(
      'href',
      '/dashboard?section=gap-matrix&only=gaps&relevant=all&topic=%227%22',
    );
    expect(row.getByRole('link', { name: /^14 keywords/ })).toHaveAttribute(
      'href',
      '/dashboard?section=keywords&topic=%227%22',
    );
  });

  it('requests the filters of the URL', async () => {
    const { lastInput } = renderTopics({
      query: '&search=tea&relevance=maybe&pages=several&pinned=only&sort=demand&order=asc&page=2',
    });
    await findRow('tea pots');
    expect(lastInput()).toEqual({
      domainId: 'd1',
      search: 'tea',
      relevance: 'maybe',
      relevantOnly: false,
      pageState: 'several',
      pinnedOnly: true,
      hidden: false,
      sortBy: 'demand',
      sortOrder: 'asc',
      page: 2,
      limit: 50,
    });
  });

  it('ignores invalid values in the URL', async () => {
    const { lastInput } = renderTopics({ query: '&relevance=evil&pages=9&sort=id&page=-1' });
    await findRow('tea pots');
    expect(lastInput()).toEqual({
      domainId: 'd1',
      relevantOnly: true,
      pinnedOnly: false,
      hidden: false,
      limit: 50,
    });
  });

  it('sorts by a column head, and reverses on a second click', async () => {
    const { router, user } = renderTopics();
    await findRow('tea pots');
    await user.click(screen.getByRole('button', { name: 'Demand' }));
    await waitFor(() => expect(router.state.location.search).toEqual({ section: 'topics', sort: 'demand' }));
    expect(screen.getByRole('button', { name: 'Demand' }).closest('th')).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    await user.click(screen.getByRole('button', { name: 'Demand' }));
    await waitFor(() => expect(router.state.location.search).toMatchObject({ order: 'asc' }));
  });

  it('shows irrelevant topics on demand', async () => {
    const { router, user, lastInput } = renderTopics({
      answer: () => makeTopicList([espresso], { leftOut: 12 }),
    });
    await findRow('espresso machines');
    expect(screen.getByText(/^12 topics are not about your site/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show them' }));
    await waitFor(() => expect(router.state.location.search).toMatchObject({ relevant: 'all' }));
    await waitFor(() => expect(lastInput()).toMatchObject({ relevantOnly: false }));
    await user.click(await screen.findByRole('button', { name: 'Hide them' }));
    await waitFor(() => expect(router.state.location.search).toEqual({ section: 'topics' }));
  });

  it('removes a filter by its chip, and keeps the focus on the screen', async () => {
    const { router, user } = renderTopics({ query: '&pages=none&relevance=maybe' });
    await findRow('tea pots');
    await user.click(screen.getByRole('button', { name: 'Remove filter Maybe relevant' }));
    await waitFor(() => expect(router.state.location.search).toEqual({ section: 'topics', pages: 'none' }));
    expect(screen.getByRole('button', { name: 'Remove filter Your pages: no page known' })).toHaveFocus();
  });
});

describe('the topic map', () => {
  it('shows impressions, named as such, where no search volume is known', async () => {
    const counted = [40, 900].map((impressions, index) =>
      makeTopic(String(index), {
        name: `topic ${index}`,
        demand: null,
        impressions,
        visibility: null,
        leader: null,
      }),
    );
    renderTopics({ answer: () => makeTopicList(counted) });
    expect(within(await findRow('topic 1')).getByRole('cell', { name: '900 impressions' })).toBeVisible();
    const map = within(await screen.findByRole('list', { name: 'Topic map' }));
    expect(map.getAllByRole('link').map((tile) => tile.getAttribute('aria-label'))).toEqual([
      expect.stringMatching(/^topic 1: 900 impressions a month/),
      expect.stringMatching(/^topic 0: 40 impressions a month/),
    ]);
    expect(screen.getByText(/^Area: demand, or impressions a month in Search Console where/)).toBeVisible();
  });

  it('shows the leader of each topic, and arrow keys move in it', async () => {
    const third = makeTopic('9', { name: 'moka pots', demand: 30_000, visibility: 0.5 });
    const { router, user } = renderTopics({
      answer: () => makeTopicList([espresso, third, { ...tea, demand: 20_000 }]),
    });
    const map = within(await screen.findByRole('list', { name: 'Topic map' }));
    const tiles = map.getAllByRole('link');
    expect(tiles.map(({ textContent }) => textContent)).toEqual([
      'espresso machinesCrema House 31%',
      'moka potsYou 50%',
      'tea potsNo share',
    ]);
    expect(tiles.map((tile) => tile.getAttribute('tabindex'))).toEqual(['0', '-1', '-1']);
    tiles[0]?.focus();
    await user.keyboard('{ArrowRight}');
    expect(tiles[1]).toHaveFocus();
    await user.keyboard('{ArrowRight}{ArrowDown}');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(router.state.location.search).toHaveProperty('topic'));
  });

  it('plots topics with known difficulty and demand, and arrow keys reach each', async () => {
    const moka = makeTopic('9', {
      name: 'moka pots',
      demand: 300,
      difficulty: 20,
      pageState: 'none',
      pageCount: 0,
    });
    const { router, user } = renderTopics({
      answer: () => makeTopicList([{ ...espresso, difficulty: 64 }, moka, tea]),
    });
    const map = within(await screen.findByRole('list', { name: 'Topics by difficulty and demand' }));
    expect(map.getAllByRole('link').map((link) => link.getAttribute('aria-label'))).toEqual([
      'espresso machines: 60.5K searches a month, difficulty 64 (Hard), you 12%, Crema House 31%, 14 keywords, You have a page, a competitor leads',
      'moka pots: 300 searches a month, difficulty 20 (Easy), you 12%, Crema House 31%, 14 keywords, No page known',
    ]);
    expect(screen.getByRole('heading', { name: 'Demand (logarithmic) against difficulty' })).toBeVisible();
    expect(screen.getByText(/1 topic of unknown difficulty or demand not shown/)).toBeVisible();
    const first = map.getByRole('link', { name: /^espresso/ });
    first.focus();
    await user.keyboard('{ArrowLeft}');
    expect(map.getByRole('link', { name: /^moka/ })).toHaveFocus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(router.state.location.search).toHaveProperty('topic', '9'));
  });

  it('shows the same figures as a table', async () => {
    const { user } = renderTopics({
      answer: () =>
        makeTopicList([
          { ...espresso, difficulty: 64 },
          { ...tea, demand: 10, difficulty: 5 },
        ]),
    });
    await user.click(await screen.findByRole('button', { name: /against difficulty: Show as table/ }));
    const row = within(screen.getByRole('region', { name: /against difficulty/ })).getByRole('row', {
      name: /tea pots/,
    });
    expect(
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['tea pots', '10', '5', '–', 'Your pages compete']);
  });

  it('names the missing data if few difficulties are known', async () => {
    const { user } = renderTopics({
      answer: () => makeTopicList([espresso, { ...tea, demand: 10 }]),
    });
    await user.click(await screen.findByRole('radio', { name: 'By difficulty' }));
    expect(await screen.findByText('The difficulty of no topic is known')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'By area' }));
    expect(await screen.findByRole('list', { name: 'Topic map' })).toBeVisible();
  });

  it('is absent with nothing to compare', async () => {
    renderTopics({ answer: () => makeTopicList([espresso]) });
    await findRow('espresso machines');
    expect(screen.queryByRole('list', { name: 'Topic map' })).toBeNull();
  });
});

describe('the run', () => {
  it('shows its progress, and is canceled', async () => {
    let run = makeRun({ state: 'running', step: 'topics', progress: 0.4 });
    const { user } = renderTopics({
      procedures: {
        'topics.status': () => makeTopicStatus({ run }),
        'topics.cancel': () => {
          run = makeRun({ state: 'cancelled' });
          return makeTopicStatus({ run });
        },
      },
    });
    expect(await screen.findByText('Grouping keywords, 40%')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Group again' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Cancel run' }));
    expect(await screen.findByText('The last run was canceled')).toBeVisible();
    expect(screen.getByText('Your topics are unchanged.')).toBeVisible();
  });

  it('is started by a button', async () => {
    let run = makeRun();
    const { user } = renderTopics({
      procedures: {
        'topics.status': () => makeTopicStatus({ run }),
        'topics.rebuild': () => {
          run = makeRun({ run: 3, state: 'queued', step: null, progress: 0 });
          return makeTopicStatus({ run });
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Group again' }));
    expect(await screen.findByText('Waiting for a worker')).toBeVisible();
  });

  it('explains its failure', async () => {
    const run = makeRun({ state: 'failed', message: 'The worker stopped.' });
    renderTopics({ procedures: { 'topics.status': () => makeTopicStatus({ run }) } });
    expect(await screen.findByText('The last run failed')).toBeVisible();
    expect(screen.getByText('The worker stopped. Your topics are unchanged.')).toBeVisible();
  });

  it('cannot be started by a viewer', async () => {
    renderTopics({
      procedures: { 'workspaces.list': () => [makeWorkspace('w1', ['d1'], { role: 'viewer' })] },
    });
    await findRow('tea pots');
    expect(screen.queryByRole('button', { name: 'Group again' })).toBeNull();
  });
});

describe('the states of the topics screen', () => {
  it('offers a retry after a failure', async () => {
    let isBroken = true;
    const { user } = renderTopics({
      answer: () => {
        if (isBroken) throw new ApiFailure('unavailable', 503, 'Try again later.');
        return makeTopicList([espresso]);
      },
    });
    expect(await screen.findByText('Failed to load topics')).toBeVisible();
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await findRow('espresso machines')).toBeVisible();
  });

  it.each([
    ['No topics yet', '', {}],
    ['No keywords belong together yet', '', { aloneCount: 9 }],
    ['All 3 topics are not about your site', '', { leftOut: 3 }],
    ['No topics match these filters', '&pages=none', { aloneCount: 9 }],
  ])('shows "%s"', async (text, query, changes) => {
    renderTopics({ query, answer: () => makeTopicList([], changes) });
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('shows that the first run is in progress', async () => {
    const run = makeRun({ state: 'running', step: 'relevance', progress: 0 });
    renderTopics({
      answer: () => makeTopicList([], { waitingCount: 20 }),
      procedures: { 'topics.status': () => makeTopicStatus({ run, groupedAt: null }) },
    });
    expect(await screen.findByText('Topics appear here when the run is done.')).toBeVisible();
  });
});

describe('exporting the topics', () => {
  it("requests all matching keywords, in the screen's order", async () => {
    const asked: string[] = [];
    vi.stubGlobal('fetch', async (address: string) => {
      asked.push(address);
      return new Response('"topic"\r\n"tea pots"\r\n', {
        headers: { 'content-disposition': 'attachment; filename="topics.csv"', 'x-total-count': '1' },
      });
    });
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:saved');
    const { user } = renderTopics({ query: '&pages=none&search=tea&sort=demand&order=asc&page=2' });
    await user.click(await screen.findByRole('button', { name: 'Export CSV' }));
    expect(await screen.findByText('Exported 1 keyword to topics.csv')).toBeVisible();
    const { pathname, searchParams } = new URL(asked[0] ?? '', 'http://localhost');
    expect(pathname).toBe('/api/seo/topics/export');
    expect(Object.fromEntries(searchParams)).toEqual({
      domain_id: 'd1',
      search: 'tea',
      relevant_only: 'true',
      page_state: 'none',
      sort_by: 'demand',
      sort_order: 'asc',
    });
  });
});
