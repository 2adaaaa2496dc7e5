import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ApiFailure, type FakeProcedures } from '../../../testing/fake-api.ts';
import { makeWorkspace } from '../../../testing/fixtures.ts';
import { makeMove, makeMoveList, makePlan } from '../../../testing/move-fixture.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { shellProcedures } from '../../../testing/shell-procedures.ts';
// Loaded before the first test, so that no test waits for it.
import './moves-screen.tsx';

type Input = Record<string, unknown>;

const candidate = makeMove('c1', {
  title: '/guides/grind-size',
  plan: { isPlanned: false, isBet: false, leftOutBecause: 'too_hard', dueOn: null },
});

function renderMoves(query = '', procedures: FakeProcedures = {}) {
  const inputs: Input[] = [];
  const app = renderApp({
    path: `/dashboard?section=moves${query}`,
    procedures: {
      ...shellProcedures,
      'moves.plan': () => makePlan([makeMove('a'), makeMove('b', { gain: null })]),
      'moves.list': (input: Input) => {
        inputs.push(input);
        return makeMoveList([candidate], { pagination: { page: 1, limit: 20, total: 41, pages: 3 } });
      },
      ...procedures,
    },
  });
  return { ...app, lastInput: () => inputs.at(-1) };
}

describe('the moves of these two weeks', () => {
  it('shows the sum of the rows, their dates, and counts of all lists', async () => {
    renderMoves();
    expect(await screen.findByText('2 moves · 5 of 12 h · +620…940 visits a month')).toBeVisible();
    const row = screen.getByRole('link', { name: '/picks/a' }).closest('li');
    expect(row).toHaveTextContent('Due Nov 27');
    expect(await screen.findByRole('tab', { name: 'Candidates 23' })).toBeVisible();
  });

  it('replans with other hours', async () => {
    const hours: unknown[] = [];
    const { user } = renderMoves('', {
      'moves.setCapacity': (input: Input) => {
        hours.push(input.hours);
        return makePlan([makeMove('a')], { capacityHours: 3 });
      },
    });
    const field = await screen.findByLabelText('Hours in two weeks');
    await user.clear(field);
    expect(await screen.findByText('Enter 1 to 80 hours.')).toBeVisible();
    await user.type(field, '3');
    expect(await screen.findByText('1 move · 2.5 of 3 h · +620…940 visits a month')).toBeVisible();
    expect(hours).toEqual([3]);
  });

  it('asks about a possible brand name, saves the answer, and Undo withdraws it', async () => {
    const saved: unknown[] = [];
    let isAnswered = false;
    const { user } = renderMoves('', {
      'moves.plan': () =>
        makePlan([makeMove('a')], {
          unnamedBrand: isAnswered
            ? null
            : { word: 'brew', percent: 62, names: ['brewlane com', 'brewlane'] },
        }),
      'trackedDomains.update': ({ brandNames }: { brandNames: string[] | null }) => {
        saved.push(brandNames);
        isAnswered = brandNames !== null;
        return { ...makeWorkspace('w1', ['d1']).domains[0], brandNames };
      },
    });
    const question = await screen.findByText(
      '62% of the clicks come from searches with “brew”. Is it a name of your site?',
    );
    await user.click(screen.getByRole('button', { name: 'Yes, leave them out' }));
    await waitFor(() => expect(question).not.toBeInTheDocument());
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await user.click(await screen.findByRole('button', { name: 'No' }));
    expect(await screen.findByText('Searches with “brew” stay in your plan.')).toBeVisible();
    expect(saved).toEqual([['brewlane com', 'brewlane', 'brew'], null, ['brewlane com', 'brewlane']]);
  });

  it('links each exclusion reason to its moves', async () => {
    const { user, router } = renderMoves('', {
      'moves.plan': () =>
        makePlan([makeMove('a')], {
          leftOut: { total: 7, byReason: [{ reason: 'too_hard', count: 7 }] },
        }),
    });
    await user.click(await screen.findByRole('link', { name: 'Too hard now: 7' }));
    await waitFor(() =>
      expect(router.state.location.search).toEqual({ section: 'moves', view: 'candidates', why: 'too_hard' }),
    );
  });
});

describe('the other lists of moves', () => {
  it('shows candidates with the reason, sorted and paged by the server', async () => {
    const { user, lastInput } = renderMoves('&view=candidates');
    const row = (await screen.findByText('/guides/grind-size', { selector: 'b' })).closest('[role="row"]');
    expect(row).toHaveTextContent('Too hard now');
    expect(row).toHaveTextContent('+304');
    expect(screen.getByText('41 moves')).toBeVisible();
    expect(lastInput()).toMatchObject({ domainId: 'd1', view: 'candidates', page: 1, limit: 100 });
    await user.click(screen.getByText('Effort', { selector: 'button' }));
    await waitFor(() => expect(lastInput()).toMatchObject({ sortBy: 'effort', sortOrder: 'asc' }));
  });

  it('filters by the URL, and clears', async () => {
    const { user, lastInput, router } = renderMoves(
      '&view=candidates&verb=merge&why=no_room&search=rye&topic=7',
      { 'topics.get': () => ({ id: '7', name: 'burr grinders' }) },
    );
    expect(await screen.findByText('41 moves match these filters')).toBeVisible();
    expect(lastInput()).toMatchObject({
      verb: 'merge',
      leftOutBecause: 'no_room',
      search: 'rye',
      topicId: '7',
    });
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    await waitFor(() =>
      expect(router.state.location.search).toEqual({ section: 'moves', view: 'candidates' }),
    );
  });

  it('shows skipped moves with reason and duration, and restores them', async () => {
    const restored: unknown[] = [];
    const skip = { reason: 'other', note: 'Legal says no', until: '2027-01-18' } as const;
    const skipped = makeMove('s', { state: 'skipped', skip });
    const { user } = renderMoves('&view=skipped', {
      'moves.list': () => makeMoveList([skipped]),
      'moves.restore': ({ moveIds }: { moveIds: string[] }) => {
        restored.push(...moveIds);
        return { data: [], changedIds: moveIds };
      },
    });
    expect(await screen.findByText('Other reason: Legal says no')).toBeVisible();
    expect(screen.getByText('Skipped until Jan 18, 2027')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Restore: /picks/s' }));
    expect(await screen.findByText('Move restored')).toBeVisible();
    expect(restored).toEqual(['s']);
  });

  it('shows done moves with their date and verdict', async () => {
    renderMoves('&view=done', {
      'moves.list': () => makeMoveList([makeMove('d', { state: 'done', doneOn: '2026-11-01' })]),
    });
    const row = (await screen.findByRole('link', { name: '/picks/d' })).closest('li');
    expect(row).toHaveTextContent('Done Nov 1, 2026');
    expect(row).toHaveTextContent('Too early');
  });

  it.each([
    ['candidates', 'No candidates'],
    ['skipped', 'No skipped moves'],
    ['done', 'No done moves yet'],
  ])('reports that there are no %s', async (view, title) => {
    renderMoves(`&view=${view}`, { 'moves.list': () => makeMoveList([]) });
    expect(await screen.findByText(title)).toBeVisible();
    expect(
      within(screen.getByRole('main')).getByRole('link', { name: 'Go to these two weeks' }),
    ).toBeVisible();
  });

  it('offers a retry after a failure', async () => {
    renderMoves('&view=candidates', {
      'moves.list': () => {
        throw new ApiFailure('validation_failed', 400, 'No luck.');
      },
    });
    expect(await screen.findByText('Could not load your moves')).toBeVisible();
    expect(screen.getByText('No luck.')).toBeVisible();
  });
});
