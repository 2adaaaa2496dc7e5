import type { Payer } from '@keydence/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestServices, type TestServices } from '../../testing/create-test-services.ts';
import { joinWorkspace } from '../../testing/join-workspace.ts';
import { failureOf, signIn } from '../../testing/sign-in.ts';
import { createCallLedger } from './create-call-ledger.ts';

const hourMs = 3_600_000;
const call = { key: 'a'.repeat(64), endpoint: 'dataforseo_labs/google/keyword_overview/live' };
const odd = { items: [{ keyword: 'tea \u0000 \ud800 "x"' }] };

let services: TestServices;
let now: Date;
let person: Awaited<ReturnType<typeof signIn>>;
let payer: Payer;

beforeAll(async () => {
  now = new Date('2026-11-21T12:00:00Z');
  services = await createTestServices({ now: () => now });
});
afterAll(() => services.database.close());
beforeEach(async () => {
  now = new Date('2026-11-21T12:00:00Z');
  person = await signIn(services);
  payer = { workspaceId: await addWorkspace(), domainId: null, action: 'inspect' };
});

async function addWorkspace(): Promise<string> {
  return (await person.api.workspaces.create({ name: 'Acme' })).id;
}

function ledger({ totalBudgetUsd = 1_000 } = {}) {
  const { database, newId } = services;
  const budgets = { defaultBudgetUsd: 1, totalBudgetUsd };
  return createCallLedger({ database, newId, now: () => now, maxAgeMs: 24 * hourMs, ...budgets });
}
const spendingOf = (workspaceId: string) => person.api.spending.get({ workspaceId });

describe('a stored response', () => {
  it('serves every workspace free of charge until it expires, byte for byte', async () => {
    const record = await ledger().reserve(payer, call, 0.5);
    await ledger().settle(record, { usd: 0.1, kept: { call, answer: odd } });
    const other: Payer = { ...payer, workspaceId: await addWorkspace() };
    expect(await ledger().recall(other, call)).toEqual({ answer: odd });
    expect(await ledger().recall(other, { ...call, key: 'b' })).toBeNull();
    expect(await spendingOf(other.workspaceId)).toMatchObject({ spentUsd: 0, paidCalls: 0, savedCalls: 1 });
    expect(await spendingOf(payer.workspaceId)).toMatchObject({ spentUsd: 0.1, paidCalls: 1, savedCalls: 0 });
    now = new Date(now.getTime() + 24 * hourMs);
    expect(await ledger().recall(payer, call)).toBeNull();
  });

  it('is deleted when a newer one is stored after its expiry', async () => {
    const keep = async (key: string) => {
      const record = await ledger().reserve(payer, { ...call, key }, 0.1);
      await ledger().settle(record, { usd: 0, kept: { call: { ...call, key }, answer: null } });
    };
    await keep('old');
    now = new Date(now.getTime() + 25 * hourMs);
    await keep('new');
    const keys = await services.database.sql<{ key: string }[]>`select key from source_answers`;
    expect(keys.map(({ key }) => key)).toEqual(['new']);
  });
});

describe('a submitted task', () => {
  const task = { key: 't'.repeat(64), id: '11221200-0001-0066-0000-0000' };

  it('is found by its request until it expires or is deleted, even if the call fails later', async () => {
    const record = await ledger().reserve(payer, call, 0.5);
    await ledger().settle(record, { usd: 0.006, tasks: [task, { ...task, key: 'other' }] });
    expect(await ledger().recallTasks([task.key, 'unknown'])).toEqual([task]);
    const again = await ledger().reserve(payer, call, 0.1);
    await ledger().settle(again, { usd: 0.006, tasks: [{ ...task, id: 'newer' }] });
    expect(await ledger().recallTasks([task.key])).toEqual([{ ...task, id: 'newer' }]);
    await ledger().forgetTask('other');
    expect(await ledger().recallTasks(['other'])).toEqual([]);
    expect(await spendingOf(payer.workspaceId)).toMatchObject({ spentUsd: 0.012, paidCalls: 2 });
    now = new Date(now.getTime() + 20 * hourMs);
    expect(await ledger().recallTasks([task.key])).toEqual([]);
  });
});

describe('the budget of the server', () => {
  const small = () => ledger({ totalBudgetUsd: 1.5 });
  beforeEach(async () => {
    await services.database.sql`truncate source_months`;
  });

  it('is shared by all workspaces, including deleted ones', async () => {
    await small().reserve(payer, call, 1);
    await person.api.workspaces.delete({ workspaceId: payer.workspaceId });
    const next: Payer = { ...payer, workspaceId: await addWorkspace() };
    expect(await failureOf(small().reserve(next, call, 0.6))).toMatchObject({
      code: 'budget_exceeded',
      message: expect.stringContaining('Its operator can raise that.'),
    });
    await small().reserve(next, call, 0.5);
    expect(await failureOf(small().reserve(next, call, 0.000_001))).toMatchObject({
      code: 'budget_exceeded',
    });
    now = new Date('2026-12-01T00:00:00Z');
    await small().reserve(next, call, 0.5);
  });

  it('counts the actual cost of a call once it is known', async () => {
    const record = await small().reserve(payer, call, 1);
    const other: Payer = { ...payer, workspaceId: await addWorkspace() };
    expect(await failureOf(small().reserve(other, call, 0.9))).toMatchObject({ code: 'budget_exceeded' });
    await small().settle(record, { usd: 0.1 });
    await small().reserve(other, call, 0.9);
  });

  it('refuses a first call over the budget', async () => {
    expect(await failureOf(ledger({ totalBudgetUsd: 0.1 }).reserve(payer, call, 0.2))).toMatchObject({
      code: 'budget_exceeded',
    });
  });

  it('holds for concurrent calls', async () => {
    const payers: Payer[] = [];
    for (let count = 0; count < 6; count += 1) payers.push({ ...payer, workspaceId: await addWorkspace() });
    const asked = await Promise.allSettled(payers.map((each) => small().reserve(each, call, 0.5)));
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  });
});

describe('the budget of a month', () => {
  it('refuses calls over the budget, and counts reserved amounts', async () => {
    await ledger().reserve(payer, call, 0.6);
    const refused = await failureOf(ledger().reserve(payer, call, 0.5));
    expect(refused).toMatchObject({
      code: 'budget_exceeded',
      message:
        'This would cost more than the $0.40 that are left of this month’s live-data budget ($1.00). An owner can raise it in the workspace settings.',
    });
    const record = await ledger().reserve(payer, call, 0.4);
    expect(await failureOf(ledger().reserve(payer, call, 0.000_001))).toMatchObject({
      message: expect.stringContaining('budget ($1.00) is used up'),
    });
    await ledger().settle(record, { usd: 0.1 });
    await ledger().reserve(payer, call, 0.3);
  });

  it('resets at the start of the month, UTC', async () => {
    now = new Date('2026-11-30T23:59:59.999Z');
    await ledger().reserve(payer, call, 1);
    expect(await failureOf(ledger().reserve(payer, call, 1))).toMatchObject({ code: 'budget_exceeded' });
    now = new Date('2026-12-01T00:00:00Z');
    await ledger().reserve(payer, call, 1);
    expect(await spendingOf(payer.workspaceId)).toMatchObject({
      month: '2026-12',
      spentUsd: 1,
      days: [{ day: '2026-12-01', usd: 1 }],
    });
  });

  it('holds for concurrent calls, and for each workspace separately', async () => {
    const outcomes = await Promise.allSettled(
      Array.from({ length: 20 }, () => ledger().reserve(payer, call, 0.25)),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(4);
    const other: Payer = { ...payer, workspaceId: await addWorkspace() };
    await ledger().reserve(other, call, 1);
    expect((await spendingOf(payer.workspaceId)).spentUsd).toBe(1);
  });

  it('is set by owners up to the deployment limit, and 0 stops every paid call', async () => {
    const { workspaceId } = payer;
    const set = (budgetUsd: number) => person.api.spending.setBudget({ workspaceId, budgetUsd });
    expect(await set(0)).toMatchObject({ budgetUsd: 0, maxBudgetUsd: 250, canSetBudget: true });
    expect(await failureOf(ledger().reserve(payer, call, 0.01))).toMatchObject({ code: 'budget_exceeded' });
    expect(await set(2.5)).toMatchObject({ budgetUsd: 2.5 });
    await ledger().reserve(payer, call, 2.5);
    expect(await failureOf(set(250.01))).toMatchObject({
      code: 'validation_failed',
      details: { errors: [{ path: 'budgetUsd', message: 'This server allows at most $250.00 a month.' }] },
    });
    const member = await joinWorkspace(services, workspaceId);
    expect(await member.api.spending.get({ workspaceId })).toMatchObject({ canSetBudget: false });
    expect(await failureOf(member.api.spending.setBudget({ workspaceId, budgetUsd: 9 }))).toMatchObject({
      code: 'forbidden',
    });
  });

  it('is refused for a deleted workspace, and stays spent for a deleted domain', async () => {
    const gone = '018f0000-0000-7000-8000-000000000000';
    expect(await failureOf(ledger().reserve({ ...payer, workspaceId: gone }, call, 0.1))).toMatchObject({
      code: 'not_found',
    });
    await ledger().reserve({ ...payer, domainId: gone }, call, 0.1);
    expect((await spendingOf(payer.workspaceId)).actions).toEqual([
      { action: 'inspect', usd: 0.1, calls: 1 },
    ]);
  });
});
