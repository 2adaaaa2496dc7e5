import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestServices, type TestServices } from '../../testing/create-test-services.ts';
import { importText } from '../../testing/import-text.ts';
import { failureOf, signIn } from '../../testing/sign-in.ts';
import { runSetup } from '../setup/run-setup.ts';
import { recordCheckpoints } from './record-checkpoints.ts';

let clock = new Date('2026-11-21T12:00:00Z');
const at = (text: string) => {
  clock = new Date(text);
};

let services: TestServices;
let person: Awaited<ReturnType<typeof signIn>>;
beforeAll(async () => {
  services = await createTestServices({ now: () => clock });
  person = await signIn(services);
});
afterAll(() => services.database.close());
beforeEach(async () => {
  at('2026-11-21T12:00:00Z');
  await services.database.sql`delete from tracked_domains`;
});

/** A domain without a source, in a workspace with New York's time zone. */
async function addDomain(): Promise<string> {
  const { domains } = await person.api.workspaces.create({
    name: 'Acme',
    domainUrl: 'acme.com',
    timeZone: 'America/New_York',
  });
  const domainId = domains[0]?.id ?? '';
  await runSetup(services, { domainId, run: 1 });
  return domainId;
}

/** Imports a rank tracker's rank on a day. */
function track(domainId: string, day: string, rank: number, keyword = 'tea shop') {
  const text = [
    'Keyword,Position,Search Volume,Keyword Difficulty,CPC,URL,Timestamp,Position Type',
    `${keyword},${rank},1000,20,1,https://acme.com/,${day},Organic`,
  ].join('\n');
  const fileName = `acme.com-organic.Positions-us-${day.replaceAll('-', '')}.csv`;
  return importText(services, person, { domainId, fileName, text });
}

async function readOne(domainId: string) {
  const { data, pagination } = await person.api.predictions.list({ domainId });
  expect(pagination.total).toBe(1);
  const [prediction] = data;
  if (!prediction) throw new Error('no prediction');
  return prediction;
}

const accept = (domainId: string, keywords = ['tea shop']) =>
  person.api.contentPlan.add({ domainId, keywords });

async function boardItem(domainId: string, text = 'tea shop') {
  const { items } = await person.api.contentPlan.board({ domainId });
  const item = items.find(({ keywordText }) => keywordText === text);
  if (!item) throw new Error(`"${text}" is not on the board`);
  return item;
}

/** Deletes the suggestion that the import added for the keyword, so it can be added again. */
async function clearBoard(domainId: string) {
  const { items } = await person.api.contentPlan.board({ domainId });
  for (const { id } of items) await person.api.contentPlan.delete({ itemId: id });
}

async function addTracked(rank = 12): Promise<string> {
  const domainId = await addDomain();
  await track(domainId, '2026-11-20', rank);
  await clearBoard(domainId);
  return domainId;
}

describe('an accepted opportunity', () => {
  it('is recorded with source and date of each number', async () => {
    const domainId = await addTracked();
    await accept(domainId);
    expect(await readOne(domainId)).toEqual({
      id: expect.any(String),
      keywordText: 'tea shop',
      keywordId: expect.stringMatching(/^\d+$/),
      origin: 'added',
      acceptedAt: clock,
      acceptedOn: '2026-11-21',
      timeZone: 'America/New_York',
      formula: 'gain-5',
      isRankKnown: true,
      rank: 12,
      predictedRank: 6,
      predictedClicks: 6.5,
      gain: expect.objectContaining({ low: 1.8, mid: 6.5, high: 19.3, success: 22.4, chance: 0.291 }),
      searchVolume: 1000,
      difficultyScore: 20,
      evidence: {
        rank: { source: 'semrush', on: '2026-11-20' },
        searchVolume: { source: 'semrush', on: '2026-11-20' },
        difficulty: { source: 'semrush', on: '2026-11-20' },
        clickCurveOn: null,
        console: null,
      },
      checkpoints: ['2026-12-21', '2027-01-20', '2027-02-19'].map((dueOn, index) => ({
        days: (index + 1) * 30,
        dueOn,
        verdict: null,
        measuredOn: null,
        rank: null,
        rankSource: null,
        clicks: null,
        clicksKind: null,
        console: null,
        consoleBefore: null,
        judgedBy: null,
      })),
    });
  });

  it('has the date of the owner’s time zone, not of UTC', async () => {
    const domainId = await addTracked();
    at('2026-11-22T03:00:00Z');
    await accept(domainId);
    expect(await readOne(domainId)).toMatchObject({ acceptedOn: '2026-11-21' });
  });

  it('dates a rank in the workspace’s time zone, with the tool that reported it', async () => {
    const domainId = await addTracked();
    await services.database.sql`update keyword_rankings set last_ranking_check = '2026-11-21T03:00:00Z'`;
    await accept(domainId);
    expect(await readOne(domainId)).toMatchObject({
      evidence: { rank: { source: 'semrush', on: '2026-11-20' } },
    });
  });

  it('has no rank and no clicks for an unknown keyword', async () => {
    const domainId = await addTracked();
    await accept(domainId, ['never heard of']);
    expect(await readOne(domainId)).toMatchObject({
      keywordId: null,
      isRankKnown: false,
      rank: null,
      predictedRank: 8,
      predictedClicks: null,
      evidence: { rank: { source: null, on: null }, searchVolume: { source: null, on: null } },
    });
  });

  it('is recorded once for a suggestion moved out of Research', async () => {
    const domainId = await addDomain();
    await track(domainId, '2026-11-20', 12);
    expect((await person.api.predictions.list({ domainId })).pagination.total).toBe(0);
    const { id: itemId } = await boardItem(domainId);
    await person.api.contentPlan.update({ itemId, notes: 'Ask Bo' });
    expect((await person.api.predictions.list({ domainId })).pagination.total).toBe(0);
    await person.api.contentPlan.move({ itemId, status: 'writing' });
    const { id } = await readOne(domainId);
    await person.api.contentPlan.move({ itemId, status: 'in_review' });
    expect(await readOne(domainId)).toMatchObject({ id, origin: 'board' });
  });

  it('is recorded when a suggestion is also added as a plan item', async () => {
    const domainId = await addDomain();
    await track(domainId, '2026-11-20', 12);
    expect(await boardItem(domainId)).toMatchObject({ isSuggestion: true });
    expect(await accept(domainId)).toMatchObject({ created: 0, duplicates: ['tea shop'] });
    expect(await boardItem(domainId)).toMatchObject({ isSuggestion: false });
    expect(await readOne(domainId)).toMatchObject({ origin: 'added' });
  });

  it('is recorded for each page of an accepted plan', async () => {
    const domainId = await addTracked();
    await person.api.contentPlan.accept({ domainId, keywords: ['tea shop', 'green tea'] });
    const { data } = await person.api.predictions.list({ domainId });
    expect(data.map(({ keywordText, origin }) => [keywordText, origin]).sort()).toEqual([
      ['green tea', 'accepted'],
      ['tea shop', 'accepted'],
    ]);
  });

  it('keeps its first prediction until the last checkpoint, even if accepted again', async () => {
    const domainId = await addTracked();
    await accept(domainId);
    const { id, acceptedAt } = await readOne(domainId);
    at('2027-02-18T12:00:00Z');
    await person.api.contentPlan.delete({ itemId: (await boardItem(domainId)).id });
    await accept(domainId);
    expect(await readOne(domainId)).toMatchObject({ id, acceptedAt });
    at('2027-02-19T12:00:00Z');
    await person.api.contentPlan.delete({ itemId: (await boardItem(domainId)).id });
    await accept(domainId);
    expect((await person.api.predictions.list({ domainId })).pagination.total).toBe(2);
  });
});

describe('the accepted keywords', () => {
  it('are those on the plan with an open prediction', async () => {
    const domainId = await addTracked();
    const list = () => person.api.predictions.listAccepted({ domainId });
    expect(await list()).toEqual([]);
    const { acceptanceId } = await person.api.contentPlan.accept({ domainId, keywords: ['tea shop'] });
    expect(await list()).toEqual(['tea shop']);
    await person.api.contentPlan.revert({ domainId, acceptanceId });
    expect(await list()).toEqual([]);
    await accept(domainId, ['tea shop', 'green tea']);
    expect(await list()).toEqual(['green tea', 'tea shop']);
    at('2026-11-23T12:00:00Z');
    await person.api.contentPlan.delete({ itemId: (await boardItem(domainId)).id });
    expect(await list()).toEqual(['green tea']);
    at('2027-02-28T12:00:00Z');
    while ((await recordCheckpoints(services)) > 0);
    expect(await list()).toEqual([]);
  });

  it('are hidden from other workspaces', async () => {
    const domainId = await addTracked();
    const stranger = await signIn(services);
    expect(await failureOf(stranger.api.predictions.listAccepted({ domainId }))).toMatchObject({
      code: 'not_found',
    });
  });
});

describe('undoing an acceptance', () => {
  it('within a day deletes the prediction, and Undo restores it', async () => {
    const domainId = await addTracked();
    await accept(domainId);
    const before = await readOne(domainId);
    const { id: itemId } = await boardItem(domainId);
    at('2026-11-22T11:59:00Z');
    await person.api.contentPlan.delete({ itemId });
    expect((await person.api.predictions.list({ domainId })).pagination.total).toBe(0);
    await person.api.contentPlan.restore({ itemId });
    expect(await readOne(domainId)).toEqual(before);
  });

  it('after a day keeps the prediction in the ledger', async () => {
    const domainId = await addTracked();
    await accept(domainId);
    at('2026-11-22T12:01:00Z');
    await person.api.contentPlan.delete({ itemId: (await boardItem(domainId)).id });
    await readOne(domainId);
  });

  it('reverts the predictions of a plan and of a move', async () => {
    const domainId = await addTracked();
    const { acceptanceId } = await person.api.contentPlan.accept({ domainId, keywords: ['tea shop'] });
    await readOne(domainId);
    await person.api.contentPlan.revert({ domainId, acceptanceId });
    expect((await person.api.predictions.list({ domainId })).pagination.total).toBe(0);
    at('2026-11-21T12:01:00Z');
    await track(domainId, '2026-11-21', 12, 'black tea');
    const { id: itemId } = await boardItem(domainId, 'black tea');
    await person.api.contentPlan.move({ itemId, status: 'writing' });
    await readOne(domainId);
    await person.api.contentPlan.move({ itemId, status: 'research' });
    expect((await person.api.predictions.list({ domainId })).pagination.total).toBe(0);
  });
});

describe('a checkpoint', () => {
  it('records the outcome with the date and source of the measurement', async () => {
    const domainId = await addTracked();
    await accept(domainId);
    await track(domainId, '2026-11-21', 11);
    at('2026-12-20T12:00:00Z');
    await track(domainId, '2026-12-19', 5);
    expect(await recordCheckpoints(services)).toBe(0);
    // 21 December in New York begins at 05:00 UTC.
    at('2026-12-21T04:59:59Z');
    expect(await recordCheckpoints(services)).toBe(0);
    at('2026-12-21T05:00:00Z');
    expect(await recordCheckpoints(services)).toBe(1);
    expect((await readOne(domainId)).checkpoints[0]?.verdict).toBeNull();
    at('2026-12-23T05:00:00Z');
    expect(await recordCheckpoints(services)).toBe(1);
    const { checkpoints } = await readOne(domainId);
    expect(checkpoints[0]).toEqual({
      days: 30,
      dueOn: '2026-12-21',
      verdict: 'came_true',
      measuredOn: '2026-12-19',
      rank: 5,
      rankSource: 'semrush',
      clicks: 33.5,
      clicksKind: 'estimated',
      console: null,
      consoleBefore: null,
      judgedBy: 'rank',
    });
    expect(checkpoints[1]?.verdict).toBeNull();
    const { summary } = await person.api.predictions.list({ domainId });
    expect(summary[0]).toMatchObject({
      cameTrue: 1,
      hitRate: null,
      predictedClicks: 6.5,
      measuredClicks: 33.5,
      clickPairs: 1,
      consolePairs: 0,
    });
  });

  it('is written once: a later import of the same days does not change it', async () => {
    const domainId = await addTracked();
    await accept(domainId);
    at('2026-12-21T12:00:00Z');
    await track(domainId, '2026-12-21', 8);
    await recordCheckpoints(services);
    const { checkpoints } = await readOne(domainId);
    expect(checkpoints[0]).toMatchObject({ verdict: 'partly', rank: 8 });
    await track(domainId, '2026-12-21', 1);
    at('2026-12-25T12:00:00Z');
    await Promise.all([
      recordCheckpoints(services),
      recordCheckpoints(services),
      recordCheckpoints(services),
    ]);
    expect((await readOne(domainId)).checkpoints).toEqual(checkpoints);
  });

  it('catches up once after months of downtime, each from the measurement nearest to its date', async () => {
    const domainId = await addTracked();
    await accept(domainId);
    at('2027-03-30T12:00:00Z');
    await track(domainId, '2026-12-26', 9);
    await track(domainId, '2027-02-14', 20);
    await track(domainId, '2027-03-29', 1);
    expect(await recordCheckpoints(services)).toBe(1);
    expect(await recordCheckpoints(services)).toBe(0);
    expect((await readOne(domainId)).checkpoints).toMatchObject([
      { verdict: 'partly', measuredOn: '2026-12-26', rank: 9 },
      { verdict: 'no_measurement', measuredOn: null, rank: null, clicks: null },
      { verdict: 'not_yet', measuredOn: '2027-02-14', rank: 20, clicks: -4.3 },
    ]);
  });

  it('does not treat a failed check as a lost rank', async () => {
    const domainId = await addTracked();
    await accept(domainId);
    at('2026-12-21T12:00:00Z');
    await track(domainId, '2026-12-20', 5);
    await services.database.sql`
      update ranking_months set ranks = set_byte(ranks, 20, 254) where month = '2026-12-01'`;
    at('2026-12-22T12:00:00Z');
    await recordCheckpoints(services);
    expect((await readOne(domainId)).checkpoints[0]).toMatchObject({
      verdict: 'came_true',
      measuredOn: '2026-12-20',
    });
  });

  it('has no measurement after the keyword is deleted, and the prediction remains', async () => {
    const domainId = await addTracked();
    await accept(domainId);
    const { keywordId } = await readOne(domainId);
    await person.api.keywords.delete({ keywordId: keywordId ?? '' });
    at('2026-12-29T12:00:00Z');
    await recordCheckpoints(services);
    const prediction = await readOne(domainId);
    expect(prediction).toMatchObject({ keywordText: 'tea shop', keywordId: null, rank: 12 });
    expect(prediction.checkpoints[0]).toMatchObject({ verdict: 'no_measurement' });
  });
});

describe('the list of predictions', () => {
  it('filters by outcome and text across pages', async () => {
    const domainId = await addTracked();
    await accept(domainId, ['tea shop', 'green tea', 'black tea']);
    at('2026-12-21T12:00:00Z');
    await track(domainId, '2026-12-21', 5);
    await recordCheckpoints(services);
    const { list } = person.api.predictions;
    const texts = async (filter: Partial<Parameters<typeof list>[0]>) =>
      (await list({ domainId, ...filter })).data.map(({ keywordText }) => keywordText).sort();
    expect(await texts({ outcome: 'came_true' })).toEqual(['tea shop']);
    expect(await texts({ outcome: 'upcoming' })).toEqual(['black tea', 'green tea']);
    expect(await texts({ outcome: 'no_measurement' })).toEqual([]);
    expect(await texts({ search: 'GREEN' })).toEqual(['green tea']);
    const page = await list({ domainId, page: 2, limit: 2 });
    expect(page.pagination).toEqual({ page: 2, limit: 2, total: 3, pages: 2 });
    expect(page.data).toHaveLength(1);
  });

  it('is visible only to workspace members', async () => {
    const domainId = await addTracked();
    const stranger = await signIn(services);
    expect(await failureOf(stranger.api.predictions.list({ domainId }))).toMatchObject({ code: 'not_found' });
  });
});
