import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ApiFailure, type FakeProcedures } from '../../../testing/fake-api.ts';
import { makeWorkspace } from '../../../testing/fixtures.ts';
import { makeMove, makeMoveStatus, makeMovesRun, makePlan } from '../../../testing/move-fixture.ts';
import { makeOverview } from '../../../testing/overview-fixture.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { shellProcedures } from '../../../testing/shell-procedures.ts';
import { makeRun, makeTopicStatus } from '../../../testing/topic-fixture.ts';
// Loaded before the first test, so that no test waits for them.
import './overview-screen.tsx';
import '../moves/moves-screen.tsx';

const four = [
  makeMove('a', { title: '/picks/burr-coffee-grinder' }),
  makeMove('b', {
    verb: 'write',
    title: 'moka pot vs espresso',
    gain: { low: 180, mid: 240, high: 320, success: 800, chance: 0.3 },
  }),
  makeMove('c', { verb: 'link', gain: { low: 410, mid: 560, high: 780, success: 2240, chance: 0.25 } }),
  makeMove('d', { verb: 'merge', gain: { low: 290, mid: 420, high: 660, success: 1050, chance: 0.4 } }),
];

function renderPanel(procedures: FakeProcedures = {}) {
  return renderApp({
    path: '/dashboard',
    procedures: {
      ...shellProcedures,
      'overview.get': () => makeOverview(),
      'moves.plan': () => makePlan(four),
      'moves.list': () => ({}),
      ...procedures,
    },
  });
}

const panel = () => screen.findByRole('region', { name: 'Your next two weeks' });
const rows = async () =>
  within(within(await panel()).getByRole('list', { name: 'Your next two weeks' })).getAllByRole('listitem');

describe('the moves panel of the dashboard', () => {
  it('shows the sum of its rows as a headline, the period, and one row per move', async () => {
    renderPanel();
    expect(
      await screen.findByText('Four moves, worth 1,500 to 2,700 visits a month. Numbers of Nov 22.'),
    ).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Your next two weeks · Nov 23 – Dec 6' })).toBeVisible();
    const [first, second] = await rows();
    for (const text of [
      'Update',
      '/picks/burr-coffee-grinder',
      '+620…940',
      '2.5 h',
      '3 searches at positions',
    ]) {
      expect(first).toHaveTextContent(text);
    }
    expect(first).toHaveTextContent('4 facts · Search Console, Nov 22');
    expect(second).toHaveTextContent('Write');
    expect(await panel()).toHaveTextContent('Effort 10 of 12 h');
  });

  it('is above the spec’s figures', async () => {
    renderPanel();
    const position = (await panel()).compareDocumentPosition(
      await screen.findByText('Keyword Opportunities'),
    );
    expect(position & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it('counts open decisions in the navigation', async () => {
    renderPanel({ 'moves.plan': () => makePlan([...four, makeMove('e', { state: 'accepted' })]) });
    expect(await screen.findByRole('link', { name: 'Moves 4 proposed' })).toBeInTheDocument();
  });

  it.each(['button', 'key'])('accepts, keeps the focus, and undoes by %s', async (way) => {
    let moves = four;
    const restored: unknown[] = [];
    const { user } = renderPanel({
      'moves.plan': () => makePlan(moves),
      'moves.accept': ({ moveIds }: { moveIds: string[] }) => {
        moves = moves.map((move) => (moveIds.includes(move.id) ? { ...move, state: 'accepted' } : move));
        return { data: moves.filter(({ id }) => moveIds.includes(id)), changedIds: moveIds };
      },
      'moves.restore': ({ moveIds }: { moveIds: string[] }) => {
        restored.push(...moveIds);
        moves = four;
        return { data: four.filter(({ id }) => moveIds.includes(id)), changedIds: moveIds };
      },
    });
    const name = ': /picks/burr-coffee-grinder';
    await user.click(await screen.findByRole('button', { name: `Accept${name}` }));
    await waitFor(() => expect(screen.getByRole('button', { name: `In plan${name}` })).toHaveFocus());
    const undo = await screen.findByRole('button', { name: 'Undo' });
    if (way === 'button') await user.click(undo);
    else await user.keyboard('{Control>}z{/Control}');
    const accept = await screen.findByRole('button', { name: `Accept${name}` });
    expect(accept).toBeVisible();
    if (way === 'key') expect(accept).toHaveFocus();
    expect(restored).toEqual(['a']);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
  });

  it('reports a move that a newer run has dropped', async () => {
    const { user } = renderPanel({
      'moves.accept': () => {
        throw new ApiFailure('not_found', 404, 'Not found');
      },
    });
    const [accept] = await screen.findAllByRole('button', { name: /^Accept: / });
    await user.click(accept as HTMLElement);
    expect(
      await screen.findByText('The moves were computed again, and this one is no longer among them.'),
    ).toBeVisible();
  });

  it('accepts all proposed moves, and shows the date of the next plan', async () => {
    let moves = [makeMove('z', { state: 'accepted' }), ...four];
    const { user } = renderPanel({
      'moves.plan': () => makePlan(moves),
      'moves.accept': ({ moveIds }: { moveIds: string[] }) => {
        expect(moveIds).toEqual(['a', 'b', 'c', 'd']);
        moves = moves.map((move) => ({ ...move, state: 'accepted' }));
        return { data: moves, changedIds: moveIds };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Accept all 4' }));
    expect(
      await screen.findByText('All five moves are in progress. The next plan starts after Dec 6.'),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'All in plan' })).toHaveFocus();
  });

  it('skips for a reason, and moves the focus to the next row', async () => {
    let moves = four;
    const skips: unknown[] = [];
    const { user } = renderPanel({
      'moves.plan': () => makePlan(moves),
      'moves.skip': (input: { moveId: string }) => {
        skips.push(input);
        moves = moves.filter(({ id }) => id !== input.moveId);
        return makeMove(input.moveId, { state: 'skipped' });
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Skip: /picks/burr-coffee-grinder' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Too much work' }));
    await waitFor(() =>
      expect(screen.queryByRole('link', { name: '/picks/burr-coffee-grinder' })).not.toBeInTheDocument(),
    );
    expect(skips).toEqual([{ domainId: 'd1', moveId: 'a', reason: 'too_much_work' }]);
    await waitFor(() => expect(screen.getByRole('link', { name: 'moka pot vs espresso' })).toHaveFocus());
  });

  it('asks for the date of finished work, and for another reason', async () => {
    const calls: unknown[] = [];
    const { user } = renderPanel({
      'moves.markDone': (input: unknown) => {
        calls.push(input);
        return makeMove('a', { state: 'done' });
      },
      'moves.skip': (input: unknown) => {
        calls.push(input);
        return makeMove('b', { state: 'skipped' });
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Skip: /picks/burr-coffee-grinder' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Already done…' }));
    const date = await screen.findByLabelText('Date');
    await user.clear(date);
    await user.click(screen.getByRole('button', { name: 'Mark done' }));
    expect(await screen.findByText('Choose a date.')).toBeVisible();
    await user.type(date, '2026-11-20');
    await user.click(screen.getByRole('button', { name: 'Mark done' }));
    await waitFor(() => expect(calls).toEqual([{ domainId: 'd1', moveId: 'a', doneOn: '2026-11-20' }]));
    await user.click(await screen.findByRole('button', { name: 'Skip: moka pot vs espresso' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Other…' }));
    await user.type(await screen.findByLabelText('Reason'), 'Legal says no');
    await user.click(screen.getByRole('button', { name: 'Skip' }));
    await waitFor(() =>
      expect(calls[1]).toEqual({ domainId: 'd1', moveId: 'b', reason: 'other', note: 'Legal says no' }),
    );
  });

  it('works by keyboard: J and K choose, A accepts, S opens the reasons, W the evidence', async () => {
    const accepted: unknown[] = [];
    const { user, router } = renderPanel({
      'moves.accept': ({ moveIds }: { moveIds: string[] }) => {
        accepted.push(...moveIds);
        return { data: [], changedIds: [] };
      },
      'moves.get': () => four[0],
    });
    await screen.findByRole('link', { name: '/picks/burr-coffee-grinder' });
    await user.keyboard('j');
    expect(screen.getByRole('link', { name: '/picks/burr-coffee-grinder' })).toHaveFocus();
    await user.keyboard('jjkk');
    expect(screen.getByRole('link', { name: '/picks/burr-coffee-grinder' })).toHaveFocus();
    await user.keyboard('a');
    await waitFor(() => expect(accepted).toEqual(['a']));
    await user.keyboard('s');
    expect(await screen.findByRole('menuitem', { name: 'Not now' })).toBeVisible();
    await user.keyboard('{Escape}');
    await user.keyboard('w');
    await waitFor(() => expect(router.state.location.search).toEqual({ drawer: 'move:a' }));
    expect(await screen.findByRole('dialog', { name: '/picks/burr-coffee-grinder' })).toBeVisible();
  });

  it('ignores the keys if they are switched off', async () => {
    localStorage.setItem('keydence.shortcuts', 'false');
    const { user } = renderPanel();
    await screen.findByRole('link', { name: '/picks/burr-coffee-grinder' });
    await user.keyboard('j');
    expect(screen.getByRole('link', { name: '/picks/burr-coffee-grinder' })).not.toHaveFocus();
  });

  it('shows viewers the evidence, and no changes', async () => {
    renderPanel({
      'workspaces.list': () => [{ ...makeWorkspace('w1', ['d1']), role: 'viewer' }],
    });
    expect(await screen.findByRole('link', { name: 'Why: moka pot vs espresso' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^(Accept|Skip)/ })).not.toBeInTheDocument();
  });
});

describe('the moves panel without moves', () => {
  it('does not affect other panels when it fails, and retries', async () => {
    let isBroken = true;
    const { user } = renderPanel({
      'moves.plan': () => {
        if (isBroken) throw new ApiFailure('validation_failed', 400, 'No luck.');
        return makePlan(four);
      },
    });
    expect(await screen.findByText('Could not load your moves')).toBeVisible();
    expect(await screen.findByText('1,234')).toBeVisible();
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('link', { name: 'moka pot vs espresso' })).toBeVisible();
  });

  it('shows the progress of a run', async () => {
    const run = makeMovesRun({ state: 'running', step: 'rules', progress: 0.42 });
    renderPanel({
      'moves.plan': () => makePlan([], { run }),
      'moves.status': () => makeMoveStatus({ run }),
      'moves.watch': () => [],
    });
    expect(await screen.findByText('Looking for moves, step 2 of 4, 42%')).toBeVisible();
  });

  it('shows the progress of a run in place of the hours, so that no row moves', async () => {
    const run = makeMovesRun({ state: 'running', step: 'rules', progress: 0.42 });
    renderPanel({
      'moves.plan': () => makePlan([makeMove('a')], { run }),
      'moves.status': () => makeMoveStatus({ run }),
      'moves.watch': () => [],
    });
    const progress = await screen.findByText('Looking for moves, step 2 of 4, 42%');
    const [row] = await rows();
    expect(row?.compareDocumentPosition(progress)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.queryByText(/\d of \d+ h/)).toBeNull();
  });

  it('names missing facts, with links to add them', async () => {
    renderPanel({
      'moves.plan': () =>
        makePlan([], {
          run: null,
          missing: [
            { gap: 'no_search_console', verbs: ['update'], sentence: 'Connect Search Console.' },
            { gap: 'no_crawl', verbs: ['link'], sentence: 'Links need the pages of your site.' },
          ],
        }),
      'moves.status': () => makeMoveStatus({ run: null }),
    });
    const link = await screen.findByRole('link', { name: 'Add Search Console data' });
    expect(link.getAttribute('href')).toBe('/dashboard?section=keywords&import=new');
    expect(screen.getByText('Links need the pages of your site.')).toBeVisible();
  });

  it('shows the moves of a first run that starts after the page opened', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    let looks = 0;
    let isDone = false;
    renderPanel({
      'moves.plan': () => (isDone ? makePlan(four) : makePlan([], { run: null })),
      'moves.status': () => {
        looks += 1;
        return makeMoveStatus({ run: isDone ? makeMovesRun() : null });
      },
    });
    expect(await screen.findByText(/^Moves come from your ranks/)).toBeVisible();
    await waitFor(() => expect(looks).toBeGreaterThan(1), { timeout: 10_000 });
    isDone = true;
    await act(() => vi.advanceTimersByTimeAsync(3_000));
    await screen.findByRole('list', { name: 'Your next two weeks' });
    expect(await rows()).toHaveLength(4);
  });

  it('looks for moves while the topics are grouped, before their first run', async () => {
    renderPanel({
      'moves.plan': () => makePlan([], { run: null }),
      'moves.status': () => makeMoveStatus({ run: null }),
      'topics.status': () => makeTopicStatus({ run: makeRun({ state: 'running' }) }),
    });
    expect(await screen.findByText('The moves appear here when the run is done.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Look for moves' })).toBeNull();
  });

  it('starts the first run', async () => {
    const started: unknown[] = [];
    const { user } = renderPanel({
      'moves.plan': () => makePlan([], { run: null }),
      'moves.status': () => makeMoveStatus({ run: null }),
      'moves.rebuild': (input: unknown) => {
        started.push(input);
        return makeMoveStatus({ run: makeMovesRun({ state: 'queued', progress: 0 }) });
      },
      'moves.watch': () => [],
    });
    await user.click(await screen.findByRole('button', { name: 'Look for moves' }));
    expect(await screen.findByText('Waiting for a worker')).toBeVisible();
    expect(started).toEqual([{ domainId: 'd1' }]);
  });

  it('refetches a plan that is older than the newest run', async () => {
    const plans = [makePlan([], { run: makeMovesRun({ run: 1 }) }), makePlan(four)];
    renderPanel({
      'moves.plan': () => plans.shift() ?? makePlan(four),
      'moves.status': () => makeMoveStatus({ run: makeMovesRun({ run: 2 }) }),
    });
    expect(await screen.findByRole('link', { name: 'moka pot vs espresso' })).toBeVisible();
  });

  it('reports that no move is worthwhile, and links to the candidates', async () => {
    renderPanel({
      'moves.plan': () => makePlan([], { leftOut: { total: 23, byReason: [] } }),
    });
    expect(await screen.findByText('No move to plan now')).toBeVisible();
    expect(screen.getByRole('link', { name: '23 moves not planned' })).toBeVisible();
  });

  it('reports that all moves of the plan are done', async () => {
    renderPanel({ 'moves.plan': () => makePlan([], { doneHours: 2.5 }) });
    expect(await screen.findByText('You finished this plan')).toBeVisible();
  });

  it('explains a failed run, and starts another', async () => {
    const run = makeMovesRun({ state: 'failed', message: 'The database was away.' });
    renderPanel({
      'moves.plan': () => makePlan(four, { run }),
      'moves.status': () => makeMoveStatus({ run }),
    });
    expect(await screen.findByText(/The database was away. Your moves are unchanged./)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeVisible();
    expect((await rows()).length).toBe(4);
  });
});
