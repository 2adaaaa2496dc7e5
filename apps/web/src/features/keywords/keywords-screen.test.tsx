import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ApiFailure } from '../../../testing/fake-api.ts';
import { makeWorkspace } from '../../../testing/fixtures.ts';
import { makeKeyword, makeKeywordList } from '../../../testing/keyword-fixture.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { shellProcedures } from '../../../testing/shell-procedures.ts';

type Input = Record<string, unknown>;

function renderKeywords({
  path = '/dashboard?section=keywords',
  answer = () => makeKeywordList([makeKeyword('sourdough starter')], 45) as unknown,
} = {}) {
  const inputs: Input[] = [];
  const list = (input: Input) => {
    inputs.push(input);
    return answer();
  };
  const app = renderApp({ path, procedures: { ...shellProcedures, 'keywords.list': list } });
  return { ...app, inputs, lastInput: () => inputs.at(-1) };
}

describe('the keywords screen', () => {
  it('shows the value, difficulty and rank of a keyword', async () => {
    renderKeywords();
    expect(await screen.findByRole('heading', { name: 'sourdough starter' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Keywords', level: 1 })).toBeVisible();
    expect(within(screen.getByRole('main')).getByText('d1.example')).toBeVisible();
    expect(screen.getByText('12.1K')).toBeVisible();
    expect(screen.getByText('Easy')).toBeVisible();
    expect(screen.getByText('74 / 100').closest('[data-tone]')).toHaveAttribute('data-tone', 'good');
    expect(screen.getByText('#7 (#5 among 1,200 results)')).toBeVisible();
    expect(screen.getByText('Up +12%')).toBeVisible();
    expect(screen.getByText('Down -8%')).toBeVisible();
    expect(screen.getByText('No data')).toBeVisible();
    expect(screen.getByRole('img', { name: /last 13 months: from 880 to 12,100/ })).toBeVisible();
    expect(screen.getByText('45 keywords')).toBeVisible();
    expect(screen.getByText(/Page 1 of 3/)).toBeVisible();
  });

  it('shows two search result features and hides the rest behind +N, which lists them on focus', async () => {
    const { user } = renderKeywords();
    const features = await screen.findByRole('list', { name: 'Search result features' });
    expect(within(features).getByText('Featured snippet')).toBeVisible();
    expect(within(features).getByText('AI overview')).toBeVisible();
    expect(within(features).queryByText('Video')).toBeNull();
    await user.click(screen.getByPlaceholderText('Search keywords'));
    within(features).getByRole('button', { name: '+2' }).focus();
    expect(await screen.findByText('Video, Image')).toBeVisible();
  });

  it('explains unknown figures', async () => {
    renderKeywords({
      answer: () =>
        makeKeywordList([
          makeKeyword('rare words', {
            searchVolume: null,
            difficultyScore: null,
            opportunityScore: null,
            rankAbsolute: null,
            rankGroup: null,
          }),
        ]),
    });
    expect(await screen.findByText('Not ranking (in top 100)')).toBeVisible();
    expect(screen.getByText('Unknown')).toBeVisible();
    screen.getAllByRole('button', { name: '–' })[0]?.focus();
    expect(await screen.findByText('No source has reported a search volume for this keyword.')).toBeVisible();
  });

  it('requests the filters of the URL and names them', async () => {
    const { lastInput } = renderKeywords({
      path: '/dashboard?section=keywords&search=bread&intent=informational&volume=1000&difficulty=30&sort=difficulty_score&order=asc&page=2',
    });
    expect(
      await screen.findByText(
        '45 keywords with “bread” in the text, informational intent, a volume from 1,000, a difficulty up to 30',
      ),
    ).toBeVisible();
    expect(lastInput()).toMatchObject({
      domainId: 'd1',
      page: 2,
      limit: 20,
      search: 'bread',
      intentType: 'informational',
      minSearchVolume: 1000,
      maxDifficulty: 30,
      sortBy: 'difficulty_score',
      sortOrder: 'asc',
    });
  });

  it('ignores invalid values in the URL', async () => {
    const { lastInput } = renderKeywords({
      path: '/dashboard?section=keywords&intent=evil&volume=7&difficulty=x&sort=name&page=-3',
    });
    expect(await screen.findByText('45 keywords')).toBeVisible();
    const input = lastInput();
    expect(input).toMatchObject({ page: 1 });
    for (const name of ['intentType', 'minSearchVolume', 'maxDifficulty', 'sortBy']) {
      expect(input).not.toHaveProperty(name);
    }
  });

  it('writes a filter into the URL, restarts at page 1, and Back restores', async () => {
    const { router, user, lastInput } = renderKeywords({ path: '/dashboard?section=keywords&page=3' });
    await screen.findByText('45 keywords');
    await user.selectOptions(screen.getByLabelText('Intent'), 'Transactional');
    await waitFor(() =>
      expect(router.state.location.search).toEqual({ section: 'keywords', intent: 'transactional' }),
    );
    await waitFor(() => expect(lastInput()).toMatchObject({ page: 1, intentType: 'transactional' }));
    router.history.back();
    await waitFor(() => expect(screen.getByLabelText('Intent')).toHaveValue(''));
    expect(router.state.location.search).toEqual({ section: 'keywords', page: 3 });
  });

  it('waits 300 ms after the last key before it searches', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { router, inputs } = renderKeywords();
    await screen.findByText('45 keywords');
    const before = inputs.length;
    const box = screen.getByLabelText('Search');
    fireEvent.change(box, { target: { value: 'rye' } });
    await vi.advanceTimersByTimeAsync(200);
    fireEvent.change(box, { target: { value: 'rye bread' } });
    await vi.advanceTimersByTimeAsync(200);
    expect(inputs).toHaveLength(before);
    await vi.advanceTimersByTimeAsync(200);
    await waitFor(() => expect(router.state.location.search).toMatchObject({ search: 'rye bread' }));
    await waitFor(() => expect(inputs.at(-1)).toMatchObject({ search: 'rye bread' }));
    expect(inputs.filter(({ search }) => search === 'rye')).toHaveLength(0);
  });

  it('sorts descending first, reverses the direction, and clears on a second click', async () => {
    const { router, user } = renderKeywords();
    const sort = await screen.findByRole('button', { name: 'Opportunity' });
    await user.click(sort);
    await waitFor(() => expect(router.state.location.search).toMatchObject({ sort: 'opportunity_score' }));
    expect(sort).toHaveAttribute('aria-pressed', 'true');
    await user.click(await screen.findByRole('button', { name: 'Descending; switch to ascending order' }));
    await waitFor(() => expect(router.state.location.search).toMatchObject({ order: 'asc' }));
    await user.click(sort);
    await waitFor(() => expect(router.state.location.search).toEqual({ section: 'keywords' }));
  });

  it('shows pages', async () => {
    const { router, user } = renderKeywords();
    await user.click(await screen.findByRole('button', { name: 'Next page' }));
    await waitFor(() => expect(router.state.location.search).toMatchObject({ page: 2 }));
  });
});

describe('the states of the keywords screen', () => {
  it('shows skeletons until the list has loaded', async () => {
    renderKeywords({ answer: () => new Promise(() => {}) });
    expect(
      within(await screen.findByRole('list', { name: 'Loading keywords' })).getAllByRole('listitem'),
    ).toHaveLength(6);
  });

  it('offers a retry after a failure', async () => {
    let isBroken = true;
    const { user } = renderKeywords({
      answer: () => {
        if (isBroken) throw new ApiFailure('validation_failed', 400, 'The list is broken.');
        return makeKeywordList([makeKeyword('rye bread')]);
      },
    });
    expect(await screen.findByText('Failed to load keywords')).toBeVisible();
    expect(screen.getByText('The list is broken.')).toBeVisible();
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('heading', { name: 'rye bread' })).toBeVisible();
  });

  it('offers to clear filters without matches', async () => {
    const { router, user } = renderKeywords({
      path: '/dashboard?section=keywords&search=zzz&sort=search_volume',
      answer: () => makeKeywordList([]),
    });
    expect(await screen.findByText('No keywords match these filters')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() =>
      expect(router.state.location.search).toEqual({ section: 'keywords', sort: 'search_volume' }),
    );
    expect(screen.getByLabelText('Search')).toHaveValue('');
  });

  it('links back from a page past the end', async () => {
    const { router, user } = renderKeywords({
      path: '/dashboard?section=keywords&page=9',
      answer: () => makeKeywordList([], 45, 9),
    });
    await user.click(await screen.findByRole('button', { name: 'Go to the first page' }));
    await waitFor(() => expect(router.state.location.search).toEqual({ section: 'keywords' }));
  });

  it("shows no error during the domain's setup", async () => {
    renderKeywords({
      answer: () => {
        throw new ApiFailure('domain_setup_in_progress', 425, 'Domain setup in progress');
      },
    });
    expect(await screen.findByText('Setting up d1.example')).toBeVisible();
    expect(screen.queryByText('Failed to load keywords')).toBeNull();
  });

  it('asks for a domain if there is none', async () => {
    renderApp({
      path: '/dashboard?section=keywords',
      procedures: { ...shellProcedures, 'workspaces.list': () => [makeWorkspace('w1', [])] },
    });
    expect(await screen.findByText('No domain selected')).toBeVisible();
    expect(
      screen.getByText('Please select a domain from your company settings to view keywords.'),
    ).toBeVisible();
  });
});
