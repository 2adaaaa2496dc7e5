import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ApiFailure, type FakeProcedures } from '../../../testing/fake-api.ts';
import { makeWorkspace } from '../../../testing/fixtures.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { shellProcedures } from '../../../testing/shell-procedures.ts';
import type { Spending } from './use-spending.ts';

const spending: Spending = {
  isLive: true,
  month: '2026-11',
  spentUsd: 3.204,
  budgetUsd: 25,
  maxBudgetUsd: 250,
  canSetBudget: true,
  paidCalls: 31,
  savedCalls: 1,
  days: [
    { day: '2026-11-01', usd: 0 },
    { day: '2026-11-02', usd: 2.004 },
    { day: '2026-11-03', usd: 1.2 },
  ],
  actions: [
    { action: 'setup', usd: 3.2, calls: 30 },
    { action: 'inspect', usd: 0.004, calls: 2 },
  ],
  analyst: null,
};

function renderSettings(procedures: FakeProcedures) {
  return renderApp({
    path: '/dashboard?section=workspace-settings',
    procedures: {
      ...shellProcedures,
      'workspaces.list': () => [makeWorkspace('w1', ['d1'])],
      'workspaces.get': () => makeWorkspace('w1', ['d1']),
      'members.list': () => ({ data: [] }),
      'invitations.list': () => ({ data: [] }),
      'spending.get': () => spending,
      ...procedures,
    },
  });
}
const findCard = async () => within(await screen.findByRole('region', { name: 'Live Search Data' }));

describe('the cost of live search data', () => {
  it('is shown against the budget, by day and by action', async () => {
    const { user } = renderSettings({});
    const card = await findCard();
    expect(card.getByText('$3.20 of $25.00 spent in November 2026')).toBeVisible();
    expect(card.getByText('31 paid requests, 1 cached response free of charge.')).toBeVisible();
    expect(card.getByText('Keyword Inspector')).toBeVisible();
    expect(card.getByText('less than $0.01')).toBeVisible();
    await user.click(card.getByRole('button', { name: 'Spent so far: Show as table' }));
    const rows = card.getAllByRole('row').map((row) => row.textContent);
    expect(rows.slice(1)).toEqual(['Nov 1$0.00$0.00', 'Nov 2$2.00$2.00', 'Nov 3$1.20$3.20']);
  });

  it('lets an owner set the budget, with errors next to the field', async () => {
    const asked: unknown[] = [];
    const { user } = renderSettings({
      'spending.setBudget': (input: { budgetUsd: number }) => {
        asked.push(input);
        if (input.budgetUsd > 250) throw new ApiFailure('internal', 500, 'Something went wrong.');
        return { ...spending, budgetUsd: input.budgetUsd };
      },
    });
    const card = await findCard();
    const field = card.getByRole('spinbutton', { name: 'Monthly budget in US dollars' });
    await user.clear(field);
    await user.click(card.getByRole('button', { name: 'Save Budget' }));
    expect(card.getByRole('alert')).toHaveTextContent('Enter 0 or more US dollars.');
    await user.type(field, '300{Enter}');
    expect(await card.findByText('Could not save the budget. Please try again.')).toBeVisible();
    expect(field).toHaveValue(300);
    await user.clear(field);
    await user.type(field, '3{Enter}');
    expect(await card.findByText('$3.20 of $3.00 spent in November 2026')).toBeVisible();
    expect(card.getByText(/^This month’s budget is used up/)).toBeVisible();
    expect(card.getByText('✓ Saved!')).toBeVisible();
    expect(asked).toEqual([
      { workspaceId: 'w1', budgetUsd: 300 },
      { workspaceId: 'w1', budgetUsd: 3 },
    ]);
  });

  it("names the owners' permission to a member, and retries after a failure", async () => {
    let isDown = true;
    const { user } = renderSettings({
      'spending.get': () => {
        if (isDown) throw new ApiFailure('unavailable', 503, 'The service is busy.');
        return { ...spending, canSetBudget: false };
      },
    });
    const card = await findCard();
    expect(card.getByText('The service is busy.')).toBeVisible();
    isDown = false;
    await user.click(card.getByRole('button', { name: /Try Again/ }));
    expect(await card.findByText('Owners of this workspace can change the budget.')).toBeVisible();
    expect(card.queryByRole('spinbutton')).toBeNull();
  });

  it('is hidden without a live source', async () => {
    renderSettings({ 'spending.get': () => ({ ...spending, isLive: false }) });
    await screen.findByRole('region', { name: 'Domain Management' });
    expect(screen.queryByRole('region', { name: 'Live Search Data' })).toBeNull();
  });
});

describe('the estimate before a setup', () => {
  const typeDomain = async (estimateSetup: () => unknown) => {
    const { user } = renderSettings({
      'trackedDomains.validate': () => ({ valid: true, message: 'Domain exists', domainName: 'acme.com' }),
      'spending.estimateSetup': estimateSetup,
    });
    await user.type(await screen.findByRole('textbox', { name: 'New domain' }), 'acme.com');
  };

  it.each([
    [21.8, 'Live data from DataForSEO: this setup costs at most $2.13. $21.80 left this month.'],
    [
      1,
      'Live data from DataForSEO: this setup costs at most $2.13. $1.00 left this month. The remaining budget may not cover this run. An owner can raise the budget in the workspace settings.',
    ],
  ])('shows with %d dollars left: %s', async (leftUsd, text) => {
    await typeDomain(() => ({ isPaid: true, expectedUsd: null, upToUsd: 2.1301, leftUsd }));
    expect(await screen.findByText(text, {}, { timeout: 5_000 })).toBeVisible();
  });

  it('says when it is not known', async () => {
    await typeDomain(() => {
      throw new ApiFailure('unavailable', 503, 'The service is busy.');
    });
    const note = await screen.findByText('Could not estimate the cost of live data.', {}, { timeout: 5_000 });
    expect(note).toBeVisible();
  });
});
