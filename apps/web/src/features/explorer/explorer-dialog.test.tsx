import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { makeCompetitor, makeCompetitorList } from '../../../testing/competitor-fixture.ts';
import { ApiFailure, type FakeProcedures } from '../../../testing/fake-api.ts';
import { makeWorkspace } from '../../../testing/fixtures.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { shellProcedures } from '../../../testing/shell-procedures.ts';
import { makeCompetitorKeyword, makeTopKeywords } from '../../../testing/top-keywords-fixture.ts';
import { scaleHints } from '../../lib/scale-hints.ts';
// Loaded before the first test, so that no test waits for it.
import '../competitors/competitors-screen.tsx';
import '../../app/shell/shell-screen.tsx';
import './explorer-dialog.tsx';

type Input = Record<string, unknown>;

const three = ['rye bread', 'wheat beer', 'oat milk'].map((text) => makeCompetitorKeyword(text));

function renderExplorer({
  query = '',
  answer = (_input: Input): unknown => makeTopKeywords(three),
  procedures = {} as FakeProcedures,
} = {}) {
  const inputs: Input[] = [];
  const app = renderApp({
    path: `/dashboard?section=competitors&explore=rival${query}`,
    procedures: {
      ...shellProcedures,
      'competitors.list': () => makeCompetitorList([makeCompetitor('rival', { topKeywords: [] })]),
      'competitors.topKeywords': (input: Input) => {
        inputs.push(input);
        return answer(input);
      },
      ...procedures,
    },
  });
  return { ...app, inputs, lastInput: () => inputs.at(-1) };
}

/** Card of a keyword. Found by its text, because a search by role through the screen behind it is slow. */
async function findCard(name: string): Promise<HTMLElement> {
  const heading = await screen.findByText(name, { selector: 'h3' });
  const card = heading.closest('article');
  if (!card) throw new Error(`${name} is in no card`);
  return card;
}
const cardOf = async (name: string) => within(await findCard(name));

describe('the explorer', () => {
  it('shows the competitor in its title, four figures and the cap', async () => {
    renderExplorer();
    await findCard('rye bread');
    expect(await screen.findByRole('dialog', { name: /^Explore rival's Keywords/ })).toBeVisible();
    await findCard('rye bread');
    for (const label of [
      'Total keywords',
      'Average searches a month',
      'Average CPC (USD)',
      'Average difficulty (/100)',
    ]) {
      expect(screen.getByText(label)).toBeVisible();
    }
    expect(screen.getByText('1.3K')).toBeVisible();
    expect(screen.getByText('0.82')).toBeVisible();
    expect(screen.getByText('41.5')).toBeVisible();
    expect(screen.getByText(/Display is capped at 50 keywords/)).toBeVisible();
  });

  it('shows rows instead of cards, fetched by the hundred, sorted and tracked by keyboard', async () => {
    localStorage.removeItem('keydence.explorer.table');
    const added: unknown[] = [];
    const { user, lastInput, router } = renderExplorer({
      query: '&layout=table',
      procedures: {
        'keywords.add': (input: unknown) => {
          added.push(input);
          return { id: '77' };
        },
      },
    });
    const grid = await screen.findByLabelText('Keywords', { selector: '[role="grid"]' });
    expect(lastInput()).toMatchObject({ competitorId: 'rival', limit: 100, offset: 0 });
    const row = within(grid).getByText('rye bread').closest('[role="row"]');
    for (const text of ['Commercial', '12.1K', '1.25', 'Low 28', '-8%']) expect(row).toHaveTextContent(text);
    grid.focus();
    await user.keyboard('t');
    await waitFor(() => expect(added).toEqual([{ domainId: 'd1', keywordText: 'rye bread' }]));
    await user.click(within(grid).getByText('Difficulty', { selector: 'button' }));
    await waitFor(() => expect(lastInput()).toMatchObject({ sortBy: 'difficulty_score' }));
    grid.focus();
    await user.keyboard('v');
    await findCard('rye bread');
    expect(router.state.location.search).toMatchObject({ layout: 'cards', sort: 'difficulty_score' });
    localStorage.removeItem('keydence.explorer.table');
  });

  it('shows every figure of a keyword on its card', async () => {
    const { user } = renderExplorer();
    const card = await cardOf('rye bread');
    for (const text of ['Commercial', '12.1K', '1.25', '28', 'Up +12%', 'Down -8%', 'No data', '53']) {
      expect(card.getByText(text)).toBeVisible();
    }
    expect(card.getByText('#3 among 1,200 results')).toBeVisible();
    expect(card.getByRole('link', { name: 'Sourdough for beginners' })).toHaveAttribute(
      'href',
      'https://rival.example/sourdough',
    );
    expect(card.getByText('Last updated today')).toBeVisible();
    await user.click(card.getByRole('button', { name: 'Search result and backlinks' }));
    expect(card.getByText('How to keep a starter alive.')).toBeVisible();
    expect(card.getByText('1.5K')).toBeVisible();
  });

  it.each([
    [{ searchVolume: 1001, difficultyScore: 29, cpc: 0.51 }, 'High', 'good'],
    [{ searchVolume: 501, difficultyScore: 49, cpc: null }, 'Medium', 'medium'],
    [{ searchVolume: 500, difficultyScore: 10, cpc: 9 }, 'Low', 'neutral'],
  ])('rates an opportunity of %j as %s', async (figures, rating, tone) => {
    renderExplorer({ answer: () => makeTopKeywords([makeCompetitorKeyword('rye bread', figures)]) });
    const card = await cardOf('rye bread');
    const value = card.getByText('Opportunity').nextElementSibling;
    expect(value).toHaveTextContent(rating);
    expect(value?.querySelector('[data-tone]')).toHaveAttribute('data-tone', tone);
  });

  it('explains the scales of difficulty and rating', async () => {
    const { user } = renderExplorer();
    const card = await findCard('rye bread');
    const badgeOf = (name: string) => {
      const fact = within(card).getByText(name).closest('div');
      const [badge] = fact?.getElementsByTagName('button') ?? [];
      if (!badge) throw new Error(`${name} has no explanation`);
      return badge;
    };
    await user.hover(badgeOf('Opportunity'));
    expect(await screen.findByText(scaleHints.explorerRating)).toBeVisible();
    await user.hover(badgeOf('Difficulty'));
    expect(await screen.findByText(scaleHints.explorerDifficulty)).toBeVisible();
  });

  it('explains unknown figures, and links no invalid address', async () => {
    renderExplorer({
      answer: () =>
        makeTopKeywords([
          makeCompetitorKeyword('rye bread', {
            searchVolume: null,
            avgRank: null,
            rankGroup: null,
            rankAbsolute: null,
            rankingUrl: 'javascript:alert(1)',
          }),
        ]),
    });
    const card = await cardOf('rye bread');
    expect(card.getAllByRole('button', { name: '–' })).toHaveLength(3);
    expect(card.queryByRole('link')).toBeNull();
  });

  it('shows our own rank', async () => {
    const own = { ownKeywordId: '7', ownRankGroup: 12, ownRankAbsolute: 15, ownRankState: 'ranked' } as const;
    renderExplorer({ answer: () => makeTopKeywords([makeCompetitorKeyword('rye bread', own)]) });
    const card = await cardOf('rye bread');
    expect(card.getByText('Tracked')).toBeVisible();
    expect(card.getByText('#12')).toBeVisible();
    expect(card.queryByRole('button', { name: /^Track this keyword/ })).toBeNull();
  });
});

describe('the filters of the explorer', () => {
  it('omits empty values and "all" from the request', async () => {
    const { lastInput } = renderExplorer();
    await findCard('rye bread');
    expect(lastInput()).toEqual({
      competitorId: 'rival',
      domainId: 'd1',
      locationCode: 2840,
      limit: 50,
      offset: 0,
    });
  });

  it('requests the filters of the URL', async () => {
    const { lastInput } = renderExplorer({
      query: '&search=bread&intent=commercial&competition=low&minVolume=100&maxCpc=2.5&sort=cpc&order=asc',
    });
    expect(
      await screen.findByText(/“bread” in the text, commercial intent, low competition, a volume from 100/),
    ).toBeVisible();
    expect(lastInput()).toMatchObject({
      search: 'bread',
      intent: 'commercial',
      competition: 'low',
      minVolume: 100,
      maxCpc: 2.5,
      sortBy: 'cpc',
      sortOrder: 'asc',
    });
  });

  it('ignores invalid values in the URL', async () => {
    const { lastInput } = renderExplorer({
      query: '&intent=evil&competition=all&minVolume=x&maxCpc=-1&sort=id',
    });
    await findCard('rye bread');
    expect(Object.keys(lastInput() ?? {})).not.toEqual(expect.arrayContaining(['intent']));
    expect(lastInput()).not.toHaveProperty('maxCpc');
    expect(lastInput()).not.toHaveProperty('minVolume');
  });

  it('reads an integer volume and a CPC to the cent', async () => {
    const { router, user } = renderExplorer();
    await findCard('rye bread');
    await user.type(screen.getByLabelText('Min. volume'), '250.9');
    await waitFor(() => expect(router.state.location.search).toMatchObject({ minVolume: 250 }));
    await user.type(screen.getByLabelText('Max. CPC (USD)'), '1.256');
    await waitFor(() => expect(router.state.location.search).toMatchObject({ maxCpc: 1.26 }));
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    await waitFor(() =>
      expect(router.state.location.search).toEqual({ section: 'competitors', explore: 'rival' }),
    );
    expect(screen.getByLabelText('Min. volume')).toHaveValue(null);
  });

  it('reverses the active column, and starts a new one descending', async () => {
    const { router, user } = renderExplorer();
    await user.click(await screen.findByRole('button', { name: 'Volume, descending' }));
    await waitFor(() => expect(router.state.location.search).toMatchObject({ order: 'asc' }));
    await user.click(await screen.findByRole('button', { name: 'Volume, ascending' }));
    await user.click(await screen.findByRole('button', { name: 'CPC' }));
    await user.click(await screen.findByRole('button', { name: 'CPC, descending' }));
    await user.click(await screen.findByRole('button', { name: 'Difficulty' }));
    expect(await screen.findByRole('button', { name: 'Difficulty, descending' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    expect(router.state.location.search).toMatchObject({ sort: 'difficulty_score' });
    expect(router.state.location.search).not.toHaveProperty('order');
  });

  it('appends with Load more, and restarts at the first keyword after a filter', async () => {
    const pages = [three.slice(0, 2), three.slice(2)];
    const { user, lastInput, inputs } = renderExplorer({
      answer: ({ offset }) => ({
        ...makeTopKeywords(pages[offset === 0 ? 0 : 1] ?? []),
        pagination: { totalCount: 3, hasMore: offset === 0 },
      }),
    });
    expect(await screen.findByText('Showing 2 of 3 keywords')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Load more' }));
    expect(await screen.findByText('Showing 3 of 3 keywords')).toBeVisible();
    expect(lastInput()).toMatchObject({ offset: 2 });
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
    await waitFor(() => expect(document.activeElement).toHaveTextContent('oat milk'));
    await user.selectOptions(screen.getByLabelText('Intent'), 'Informational');
    expect(await screen.findByText('Showing 2 of 3 keywords with informational intent')).toBeVisible();
    expect(lastInput()).toMatchObject({ offset: 0, intent: 'informational' });
    expect(inputs).toHaveLength(3);
  });
});

describe('keys of the explorer', () => {
  it('move between keywords, and the indicator follows', async () => {
    const { user } = renderExplorer();
    const first = await findCard('rye bread');
    const indicator = within(screen.getByRole('region', { name: 'Current keyword' }));
    expect(indicator.getByText('1 of 3')).toBeVisible();
    first.focus();
    await user.keyboard('j');
    expect(await findCard('wheat beer')).toHaveFocus();
    expect(indicator.getByText('2 of 3')).toBeVisible();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(await findCard('oat milk')).toHaveFocus();
    await user.keyboard('k{ArrowUp}{ArrowUp}');
    expect(first).toHaveFocus();
    await user.click(indicator.getByRole('button', { name: 'Next keyword' }));
    expect(await findCard('wheat beer')).toHaveFocus();
  });

  it('type into the search box; the down arrow enters the list', async () => {
    const { user } = renderExplorer();
    await findCard('rye bread');
    const box = screen.getByRole('searchbox', { name: 'Search' });
    await user.type(box, 'jk');
    expect(box).toHaveValue('jk');
    await user.keyboard('{ArrowDown}');
    expect(await findCard('rye bread')).toHaveFocus();
  });

  it('close it with Escape, drop the filters, and return the focus to the button', async () => {
    const { router, user } = renderExplorer({ query: '&minVolume=100&filter=recent' });
    const opener = document.createElement('button');
    document.body.append(opener);
    await findCard('rye bread');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(router.state.location.search).toEqual({ section: 'competitors', filter: 'recent' });
    opener.focus();
    void router.navigate({ to: '/dashboard', search: { section: 'competitors', explore: 'rival' } });
    fireEvent.click(await screen.findByRole('button', { name: 'Close the explorer' }));
    await waitFor(() => expect(opener).toHaveFocus());
    opener.remove();
  });
});

describe('tracking a keyword of a competitor', () => {
  it('takes one click, and its undo takes another', async () => {
    const calls: unknown[] = [];
    const { user } = renderExplorer({
      procedures: {
        'keywords.add': (input: Input) => {
          calls.push(input);
          return { id: '42' };
        },
        'keywords.delete': (input: Input) => {
          calls.push(input);
          return null;
        },
      },
    });
    const card = await cardOf('rye bread');
    await user.click(card.getByRole('button', { name: 'Track this keyword: rye bread' }));
    const undo = await card.findByRole('button', { name: 'Undo: rye bread' });
    expect(undo).toHaveFocus();
    expect(card.getByText('Tracked')).toBeVisible();
    expect(card.getByText('Not checked yet')).toBeVisible();
    await waitFor(() => expect(undo).toHaveAttribute('aria-disabled', 'false'));
    await user.click(undo);
    expect(await card.findByRole('button', { name: 'Track this keyword: rye bread' })).toHaveFocus();
    await waitFor(() =>
      expect(calls).toEqual([{ domainId: 'd1', keywordText: 'rye bread' }, { keywordId: '42' }]),
    );
  });

  it('reports a failure', async () => {
    const { user } = renderExplorer({
      procedures: {
        'keywords.add': () => {
          throw new ApiFailure('source_failed', 502, 'down');
        },
      },
    });
    const card = await cardOf('rye bread');
    await user.click(card.getByRole('button', { name: 'Track this keyword: rye bread' }));
    expect(await screen.findByText('Failed to add keyword')).toBeVisible();
    expect(await card.findByRole('button', { name: 'Track this keyword: rye bread' })).toBeVisible();
  });
});

describe('the states of the explorer', () => {
  it('shows skeletons until the keywords have loaded', async () => {
    renderExplorer({ answer: () => new Promise(() => {}) });
    expect(await screen.findByRole('list', { name: 'Loading keywords' })).toBeVisible();
  });

  it('offers a retry after a failure', async () => {
    let isBroken = true;
    const { user } = renderExplorer({
      answer: () => {
        if (isBroken) throw new ApiFailure('validation_failed', 400, 'The list is broken.');
        return makeTopKeywords(three);
      },
    });
    expect(await screen.findByText('Failed to load keywords')).toBeVisible();
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await findCard('rye bread')).toBeVisible();
  });

  it('offers to clear filters without matches', async () => {
    const { router, user } = renderExplorer({ query: '&search=zzz', answer: () => makeTopKeywords([]) });
    expect(await screen.findByText('No keywords match these filters')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(await screen.findByText('No keywords yet')).toBeVisible();
    expect(router.state.location.search).not.toHaveProperty('search');
    expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveValue('');
  });

  it('links back from a competitor that is not tracked', async () => {
    const { user } = renderExplorer({
      answer: () => {
        throw new ApiFailure('not_found', 404, 'Not found');
      },
    });
    expect(await screen.findByText('This competitor is not tracked')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Back to the competitors' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

it('offers no tracking to a viewer', async () => {
  const workspace = makeWorkspace('w1', ['d1'], { role: 'viewer' });
  renderExplorer({ procedures: { 'workspaces.list': () => [workspace] } });
  await findCard('rye bread');
  expect(await screen.findByText(/^You can only view this workspace/)).toBeInTheDocument();
  expect(screen.queryByText('Track', { selector: 'button *' })).toBeNull();
});
