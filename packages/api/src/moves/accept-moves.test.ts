import type { ComputedMove, PlanMove } from '@keydence/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestMoveRules } from '../../testing/create-test-move-rules.ts';
import { createTestServices, type TestServices } from '../../testing/create-test-services.ts';
import { makeMove } from '../../testing/make-move.ts';
import { failureOf, signIn } from '../../testing/sign-in.ts';
import { runSetup } from '../setup/run-setup.ts';
import { runMoves } from './run-moves.ts';

let services: TestServices;
let person: Awaited<ReturnType<typeof signIn>>;
let workspaceId: string;
let domainId: string;
let found: ComputedMove[];
let candidates: readonly PlanMove[];
let clock: Date;
const rules = createTestMoveRules();
beforeAll(async () => {
  services = await createTestServices({
    now: () => clock,
    moveRules: {
      ...rules,
      find: async () => ({ moves: found, siteFall: null }),
      plan(moves, wish) {
        candidates = moves;
        return rules.plan(moves, wish);
      },
    },
  });
});
afterAll(() => services.database.close());

const update = makeMove('https://acme.com/burr', { mid: 40 });
const merge = makeMove('https://acme.com/grinder', {
  verb: 'merge',
  pages: ['https://acme.com/grinder', 'https://acme.com/burr'],
  query: 'grinder',
});

beforeEach(async () => {
  clock = new Date('2026-11-21T12:00:00Z');
  found = [update];
  person = await signIn(services);
  const workspace = await person.api.workspaces.create({ name: 'Acme', domainUrl: 'acme.com' });
  workspaceId = workspace.id;
  domainId = workspace.domains[0]?.id ?? '';
  await runSetup(services, { domainId, run: 1 });
  await compute();
});

async function compute() {
  await person.api.moves.rebuild({ domainId });
  const job = services.sentMoves.at(-1);
  if (job) await runMoves(services, job);
}
async function idOf(verb: string) {
  const { data } = await person.api.moves.list({ domainId });
  return data.find((move) => move.verb === verb)?.id ?? '';
}

describe('work that is done and proposed again', () => {
  it('keeps its gain and day on the content plan', async () => {
    const shown = async () => {
      const [item] = (await person.api.contentPlan.board({ domainId })).items;
      const { contentPipeline } = await person.api.overview.get({ domainId, workspaceId });
      return [item?.gain, item?.gainOn, contentPipeline[0]?.gain, contentPipeline[0]?.move];
    };
    const moveId = await idOf('update');
    await person.api.moves.accept({ domainId, moveIds: [moveId] });
    const [gain, day] = await shown();
    expect([gain, day]).toEqual([{ low: 20, mid: 40, high: 80 }, '2026-11-21']);
    await person.api.moves.markDone({ domainId, moveId });
    clock = new Date('2027-01-20T12:00:00Z');
    found = [makeMove('https://acme.com/burr', { mid: 140 })];
    await compute();
    const { data } = await person.api.moves.list({ domainId });
    expect(data.find(({ state }) => state === 'proposed')).toMatchObject({ gain: { mid: 140 } });
    expect(await shown()).toEqual([gain, day, gain, null]);
  });
});

describe('a page in two moves', () => {
  it('has one accepted move in a plan', async () => {
    await person.api.moves.accept({ domainId, moveIds: [await idOf('update')] });
    found = [merge];
    await compute();
    const moveIds = [await idOf('merge')];
    expect(await failureOf(person.api.moves.accept({ domainId, moveIds }))).toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('the same page'),
    });
    await person.api.moves.markDone({ domainId, moveId: await idOf('update') });
    expect(await failureOf(person.api.moves.accept({ domainId, moveIds }))).toMatchObject({
      code: 'conflict',
    });
  });

  it('is accepted once the other move is restored', async () => {
    const updateId = await idOf('update');
    await person.api.moves.accept({ domainId, moveIds: [updateId] });
    found = [merge];
    await compute();
    await person.api.moves.restore({ domainId, moveIds: [updateId] });
    const { data } = await person.api.moves.accept({ domainId, moveIds: [await idOf('merge')] });
    expect(data[0]).toMatchObject({ state: 'accepted' });
  });

  it('tells the planner the days since the page was changed', async () => {
    found = [update, merge];
    await compute();
    await person.api.moves.markDone({ domainId, moveId: await idOf('update'), doneOn: '2026-11-18' });
    expect(candidates.map(({ touchedDaysAgo }) => touchedDaysAgo)).toEqual([3]);
  });
});
