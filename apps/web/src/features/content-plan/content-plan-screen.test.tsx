import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { ApiFailure } from '../../../testing/fake-api.ts';
import { makePlanItem, makePlanItemDetails, planItemId } from '../../../testing/plan-fixture.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { shellProcedures } from '../../../testing/shell-procedures.ts';
import type { PlanItem } from './use-plan-board.ts';

type Input = Record<string, unknown>;

function renderBoard({
  path = '/dashboard?section=content-plan',
  items = [makePlanItem(1), makePlanItem(2, { priority: 'high' }), makePlanItem(3, { status: 'writing' })],
  procedures = {},
}: {
  path?: string;
  items?: PlanItem[];
  procedures?: Record<string, (input: Input) => unknown>;
} = {}) {
  const calls: [string, Input][] = [];
  const record = (name: string) => (input: Input) => {
    calls.push([name, input]);
    return null;
  };
  const app = renderApp({
    path,
    procedures: {
      ...shellProcedures,
      'contentPlan.board': () => ({ items, dataSource: 'sample' }),
      'contentPlan.get': () => makePlanItemDetails(1),
      'contentPlan.move': record('move'),
      'contentPlan.delete': record('delete'),
      'contentPlan.restore': record('restore'),
      'contentPlan.update': (input: Input) => {
        record('update')(input);
        return { ...makePlanItemDetails(1), ...input };
      },
      'contentPlan.add': (input: Input) => {
        record('add')(input);
        return { data: [], created: 1, duplicates: ['bread 1'] };
      },
      ...procedures,
    },
  });
  return { ...app, calls };
}

// The first import of the screen is slow; it must not use up a test's timeout.
beforeAll(() => import('./content-plan-screen.tsx'), 60_000);

const column = (name: string) => screen.findByRole('region', { name });
const titlesIn = async (name: string) =>
  within(await column(name))
    .queryAllByRole('button', { name: /^Bread/ })
    .map((button) => button.textContent);

describe('the content plan', () => {
  it('shows four columns with the effort and gain of each item', async () => {
    renderBoard();
    for (const name of ['Research', 'Writing', 'In Review', 'Ready to Publish']) {
      expect(await column(name)).toBeVisible();
    }
    expect(await titlesIn('Research')).toEqual(['Bread 1, step by step', 'Bread 2, step by step']);
    const writing = within(await column('Writing'));
    for (const text of ['bread 3', 'Low difficulty', 'Informational', '12.1K', '1,800 words', '+73…290']) {
      expect(writing.getByText(text)).toBeVisible();
    }
    expect(screen.getByText('3 pieces')).toBeVisible();
  });

  it('explains unknown figures', async () => {
    renderBoard({
      items: [makePlanItem(1, { searchVolume: null, estimatedTraffic: null, difficultyScore: null })],
    });
    const [volume] = await screen.findAllByRole('button', { name: '–' });
    volume?.focus();
    expect(await screen.findByText('No source has reported a search volume for this keyword.')).toBeVisible();
  });

  it('moves an item by menu immediately, announces it, and undoes it', async () => {
    const { user, calls } = renderBoard();
    await user.click(await screen.findByRole('button', { name: 'Move “Bread 1, step by step”' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Move to Writing' }));
    expect(screen.getByText('“Bread 1, step by step” is in Writing, 2 of 2.')).toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(calls).toEqual([
        ['move', { itemId: planItemId(1), status: 'writing', beforeItemId: null }],
        ['move', { itemId: planItemId(1), status: 'research', beforeItemId: planItemId(2) }],
      ]),
    );
  });

  it('moves an item by arrow keys and keeps the focus on it', async () => {
    const never = () => new Promise(() => {});
    const { user } = renderBoard({ procedures: { 'contentPlan.move': never } });
    const name = 'Move “Bread 1, step by step”';
    (await screen.findByRole('button', { name })).focus();
    await user.keyboard('{ArrowDown}');
    await waitFor(async () =>
      expect(await titlesIn('Research')).toEqual(['Bread 2, step by step', 'Bread 1, step by step']),
    );
    await user.keyboard('{ArrowRight}');
    await waitFor(async () =>
      expect(await titlesIn('Writing')).toEqual(['Bread 3, step by step', 'Bread 1, step by step']),
    );
    await waitFor(() => expect(screen.getByRole('button', { name })).toHaveFocus());
  });

  it('restores an item when the server refuses the move', async () => {
    const fail = () => {
      throw new ApiFailure('unavailable', 503, 'down');
    };
    const { user } = renderBoard({ procedures: { 'contentPlan.move': fail } });
    (await screen.findByRole('button', { name: 'Move “Bread 3, step by step”' })).focus();
    await user.keyboard('{ArrowRight}');
    expect(
      (await screen.findAllByText('Could not move the piece. It is back in its column.')).length,
    ).toBeGreaterThan(0);
    expect(await titlesIn('Writing')).toEqual(['Bread 3, step by step']);
  });

  it('deletes an item and restores it', async () => {
    const { user, calls } = renderBoard();
    await user.click(await screen.findByRole('button', { name: 'Move “Bread 2, step by step”' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(calls).toEqual([
        ['delete', { itemId: planItemId(2) }],
        ['restore', { itemId: planItemId(2) }],
      ]),
    );
  });

  it('filters by priority and text, in the URL', async () => {
    const { user, router } = renderBoard();
    await user.selectOptions(await screen.findByLabelText('Difficulty'), 'High');
    expect(await screen.findByText('1 of 3 pieces')).toBeVisible();
    expect(await titlesIn('Research')).toEqual(['Bread 2, step by step']);
    await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'rye');
    expect(await screen.findByText('No pieces match these filters')).toBeVisible();
    expect(router.state.location.search).toMatchObject({ priority: 'high', search: 'rye' });
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(await screen.findByText('3 pieces')).toBeVisible();
  });

  it('opens an item by link with its outline, and saves changes', async () => {
    const { user, calls } = renderBoard({
      path: `/dashboard?section=content-plan&item=${planItemId(1)}`,
    });
    const drawer = within(await screen.findByRole('dialog'));
    expect(await drawer.findByText('Before you start')).toBeVisible();
    expect(drawer.getByText('From flour to crumb in one day.')).toBeVisible();
    await user.type(drawer.getByLabelText('Notes'), 'Ask Bo');
    await user.click(drawer.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(calls).toEqual([
        ['update', expect.objectContaining({ itemId: planItemId(1), notes: 'Ask Bo', dueDate: null })],
      ]),
    );
  });

  it('adds items and names those already planned', async () => {
    const { user, calls } = renderBoard({ items: [] });
    expect(await screen.findByText('No content is planned yet')).toBeVisible();
    await user.click(screen.getAllByRole('button', { name: 'Add pieces' })[0] as HTMLElement);
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('Keywords, one per line'), 'rye{Enter}{Enter}bread 1');
    await user.click(dialog.getByRole('button', { name: 'Add pieces' }));
    expect(await screen.findByText('1 piece added. Already planned: bread 1.')).toBeVisible();
    expect(calls).toEqual([['add', { domainId: 'd1', keywords: ['rye', 'bread 1'] }]]);
  });

  it('offers a retry when the plan fails to load', async () => {
    const fail = () => {
      throw new ApiFailure('unavailable', 503, 'down');
    };
    renderBoard({ procedures: { 'contentPlan.board': fail } });
    expect(await screen.findByText('Could not load the content plan')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeVisible();
  });
});
