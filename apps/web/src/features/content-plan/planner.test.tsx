import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { ApiFailure } from '../../../testing/fake-api.ts';
import { makePlanItem } from '../../../testing/plan-fixture.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { shellProcedures } from '../../../testing/shell-procedures.ts';
import type { TwoWeekProposal } from './use-two-week-plan.ts';

type Input = Record<string, unknown>;

const proposal: TwoWeekProposal = {
  planned: [
    {
      keywordText: 'rye bread',
      topic: { id: '7', name: 'bread' },
      keywordCount: 9,
      covers: ['rye bread recipe', 'sourdough rye'],
      gain: { low: 523, mid: 786.3, high: 1184 },
      difficulty: 28,
      effort: 1,
      beat: 7,
      dueDate: '2026-11-27',
    },
    {
      keywordText: 'spelt rolls',
      topic: null,
      keywordCount: 1,
      covers: [],
      gain: null,
      difficulty: null,
      effort: 2,
      beat: 14,
      dueDate: '2026-12-04',
    },
  ],
  leftOut: [
    {
      keywordText: 'toast',
      gain: { low: 5, mid: 12, high: 29 },
      code: 'excluded',
      reason: 'Left out by you.',
    },
    {
      keywordText: 'bread',
      gain: { low: 600, mid: 900, high: 1350 },
      code: 'too_hard',
      reason: 'Too hard for the site now: difficulty 81 against 60 within reach.',
    },
    {
      keywordText: 'baguette',
      gain: { low: 1, mid: 3.4, high: 8 },
      code: 'in_progress',
      reason: 'Already being written.',
    },
  ],
  leftOutTotal: 12,
  notRelevant: 0,
};

function renderPlanner({
  path = '/dashboard?section=content-plan&plan=2',
  plan = () => proposal,
  procedures = {},
}: {
  path?: string;
  plan?: (input: Input) => unknown;
  procedures?: Record<string, (input: Input) => unknown>;
} = {}) {
  const calls: [string, Input][] = [];
  const record = (name: string, answer: (input: Input) => unknown) => (input: Input) => {
    calls.push([name, input]);
    return answer(input);
  };
  const app = renderApp({
    path,
    procedures: {
      ...shellProcedures,
      'contentPlan.board': () => ({ items: [makePlanItem(1)], dataSource: 'sample' }),
      'contentPlan.plan': record('plan', plan),
      'contentPlan.accept': record('accept', () => ({
        items: [makePlanItem(1), makePlanItem(2)],
        acceptanceId: 'a1',
      })),
      'contentPlan.revert': record('revert', () => ({ reverted: 2 })),
      ...procedures,
    },
  });
  return { ...app, calls, callsOf: (name: string) => calls.filter(([each]) => each === name) };
}

// The first import of the screen is slow; it must not use up a test's timeout.
beforeAll(() => import('./content-plan-screen.tsx'), 60_000);

const dialog = async () => within(await screen.findByRole('dialog', { name: /Plan my next two weeks/ }));

describe('the planner', () => {
  it('opens from the board for four pages, and Cancel closes it', async () => {
    const { user, router, callsOf } = renderPlanner({ path: '/dashboard?section=content-plan' });
    await user.click(await screen.findByRole('button', { name: 'Plan my next two weeks' }));
    const planner = await dialog();
    expect(await planner.findByText('rye bread')).toBeVisible();
    expect(router.state.location.search).toMatchObject({ plan: 4 });
    expect(callsOf('plan')).toEqual([
      ['plan', { domainId: 'd1', pages: 4, pinned: [], excluded: [], relevantOnly: true }],
    ]);
    await user.click(planner.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(router.state.location.search).not.toHaveProperty('plan');
  });

  it('shows due dates, estimated gains, difficulty, effort and the sum of known gains', async () => {
    renderPlanner();
    const planner = await dialog();
    const pages = await planner.findByRole('region', { name: 'The plan' });
    const [first, second] = within(pages).getAllByRole('listitem');
    for (const text of [
      'Due Nov 27',
      '+520…1,200 visits a month to its page',
      'Difficulty 28 (Easy)',
      'Effort 1 of 3',
    ]) {
      expect(first).toHaveTextContent(text);
    }
    for (const text of ['Due Dec 4', '– visits', 'Difficulty unknown', 'Effort 2 of 3']) {
      expect(second).toHaveTextContent(text);
    }
    expect(planner.getByText('+790')).toBeVisible();
    expect(planner.getByText('1 page of unknown gain not counted.')).toBeVisible();
    expect(
      planner.getByRole('img', { name: 'Fourteen days; pages are due on Nov 27, Dec 4.' }),
    ).toBeVisible();
  });

  it('groups excluded keywords by reason, with the number listed', async () => {
    const { user } = renderPlanner();
    const planner = await dialog();
    expect(
      await planner.findByText(/3 of 12 keywords, the ones with the largest expected gains\./),
    ).toBeVisible();
    expect(planner.getByText('Left out by you (1)')).toBeVisible();
    await user.click(planner.getByRole('button', { name: 'Too hard for the site now (1)' }));
    expect(
      planner.getByText('Too hard for the site now: difficulty 81 against 60 within reach.'),
    ).toBeVisible();
    await user.click(planner.getByRole('button', { name: 'Already being written (1)' }));
    expect(planner.queryByRole('button', { name: 'Pin “baguette”' })).not.toBeInTheDocument();
  });

  it('replans with pins and exclusions, in the URL, and keeps the focus in the dialog', async () => {
    const { user, router, callsOf } = renderPlanner();
    const planner = await dialog();
    await user.click(await planner.findByRole('button', { name: 'Pin “rye bread”' }));
    await user.click(planner.getByRole('button', { name: 'Leave out “spelt rolls”' }));
    await user.click(planner.getByRole('button', { name: 'Include again “toast”' }));
    await user.selectOptions(planner.getByLabelText('Pages you can ship'), '7');
    await waitFor(() =>
      expect(callsOf('plan').at(-1)?.[1]).toEqual({
        domainId: 'd1',
        pages: 7,
        pinned: ['rye bread'],
        excluded: ['spelt rolls'],
        relevantOnly: true,
      }),
    );
    expect(router.state.location.search).toMatchObject({
      plan: 7,
      pin: ['rye bread'],
      skip: ['spelt rolls'],
    });
    await user.click(planner.getByRole('button', { name: 'Unpin “rye bread”' }));
    await waitFor(() => expect(callsOf('plan').at(-1)?.[1]).toMatchObject({ pinned: [] }));
  });

  it('keeps the old plan, dimmed and not acceptable, until the new one has loaded', async () => {
    const never = () => new Promise(() => {});
    const { user } = renderPlanner({ plan: ({ pages }) => (pages === 2 ? proposal : never()) });
    const planner = await dialog();
    const page = await planner.findByText('rye bread');
    await user.selectOptions(planner.getByLabelText('Pages you can ship'), '3');
    await waitFor(() => expect(page.closest('[aria-busy="true"]')).not.toBeNull());
    expect(planner.getByRole('button', { name: 'Put 2 pages on the board' })).toBeDisabled();
  });

  it('moves the focus to a keyword that moved to another list', async () => {
    const moved = {
      ...proposal,
      planned: proposal.planned.slice(0, 1),
      leftOut: [{ keywordText: 'spelt rolls', gain: null, code: 'excluded', reason: 'Left out by you.' }],
    };
    const { user } = renderPlanner({
      plan: ({ excluded }) => ((excluded as string[]).length > 0 ? moved : proposal),
    });
    const planner = await dialog();
    await user.click(await planner.findByRole('button', { name: 'Leave out “spelt rolls”' }));
    await waitFor(() =>
      expect(planner.getByRole('button', { name: 'Include again “spelt rolls”' })).toHaveFocus(),
    );
  });

  it('adds the pages to the board, and Undo removes them', async () => {
    const { user, calls } = renderPlanner();
    await user.click(await screen.findByRole('button', { name: 'Put 2 pages on the board' }));
    expect(await screen.findByText('2 pages on the board, with due dates.')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    const told = await screen.findByText('Plan undone. The board is restored.');
    const notification = within(told.closest('[role="alert"]') as HTMLElement);
    expect(notification.getByRole('button', { name: 'Close' })).toBeVisible();
    expect(calls.filter(([name]) => name !== 'plan')).toEqual([
      ['accept', { domainId: 'd1', keywords: ['rye bread', 'spelt rolls'] }],
      ['revert', { domainId: 'd1', acceptanceId: 'a1' }],
    ]);
  });

  it.each([
    ['accepted', 'contentPlan.accept', 'Your content plan is full.'],
    ['undone', 'contentPlan.revert', 'A piece was changed.'],
  ])('shows why a plan cannot be %s', async (_, procedure, message) => {
    const fail = () => {
      throw new ApiFailure('conflict', 409, message);
    };
    const { user } = renderPlanner({ procedures: { [procedure]: fail } });
    await user.click(await screen.findByRole('button', { name: 'Put 2 pages on the board' }));
    if (procedure === 'contentPlan.revert')
      await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText(message)).toBeVisible();
  });

  it('links the topic of a page, and lists the keywords it covers', async () => {
    renderPlanner();
    const planner = await dialog();
    expect((await planner.findByRole('link', { name: 'bread' })).getAttribute('href')).toContain('topic=');
    expect(planner.getByText('Also covers “rye bread recipe”, “sourdough rye” and 6 more')).toBeVisible();
  });

  it('counts irrelevant keywords, and plans them on request', async () => {
    const { user, callsOf, router } = renderPlanner({ plan: () => ({ ...proposal, notRelevant: 3 }) });
    const planner = await dialog();
    expect(await planner.findByText('3 keywords left out: not about your site.')).toBeVisible();
    await user.click(planner.getByRole('button', { name: 'Plan them too' }));
    await waitFor(() => expect(callsOf('plan').at(-1)?.[1]).toMatchObject({ relevantOnly: false }));
    expect(router.state.location.search).toMatchObject({ relevant: 'all' });
    await user.click(await planner.findByRole('button', { name: 'Leave them out' }));
    await waitFor(() => expect(router.state.location.search).not.toHaveProperty('relevant'));
  });

  it('explains an empty plan', async () => {
    const nothing = { planned: [], leftOut: [], leftOutTotal: 0, notRelevant: 0 };
    renderPlanner({ plan: () => nothing });
    const planner = await dialog();
    expect(await planner.findByText('Nothing to plan now')).toBeVisible();
    expect(planner.getByText(/Add pieces or competitors first\./)).toBeVisible();
    expect(planner.queryByRole('button', { name: /on the board/ })).not.toBeInTheDocument();
  });

  it('restores all keywords after all were excluded', async () => {
    const { user, callsOf } = renderPlanner({
      path: '/dashboard?section=content-plan&plan=2&skip=["toast"]',
      plan: ({ excluded }) => ((excluded as string[]).length > 0 ? { ...proposal, planned: [] } : proposal),
    });
    await user.click(await screen.findByRole('button', { name: 'Include all' }));
    expect(await screen.findByText('rye bread')).toBeVisible();
    expect(callsOf('plan').at(-1)?.[1]).toMatchObject({ excluded: [] });
  });

  it('offers a retry when planning fails', async () => {
    let isDown = true;
    const { user } = renderPlanner({
      plan: () => {
        if (isDown) throw new ApiFailure('unavailable', 503, 'down');
        return proposal;
      },
    });
    expect(await screen.findByText('Could not create the plan')).toBeVisible();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('rye bread')).toBeVisible();
  });
});
