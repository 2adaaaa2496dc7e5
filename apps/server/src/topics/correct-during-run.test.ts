import { createCaller, runSetup, runTopics, type Services } from '@keydence/api';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startEdge, type TestEdge } from '../../testing/start-edge.ts';
import { analyzeKeywords } from './analyze-keywords.ts';

const grinders = ['burr grinder', 'best burr grinder', 'burr grinder reviews', 'manual burr grinder'];
const pots = ['moka pot', 'moka pot size', 'moka pot coffee', 'how to use a moka pot', 'buy moka pot'];
const teas = ['green tea', 'green tea benefits', 'loose leaf green tea', 'organic green tea'];

let edge: TestEdge;
let services: Services;
let api: ReturnType<typeof createCaller>;
let domainId: string;
let listId: number;
beforeAll(async () => {
  edge = await startEdge();
  services = edge.services;
});
afterAll(() => edge.close());

/** A list with a topic of each of the three. */
beforeEach(async () => {
  const { userId, email } = await edge.signUp();
  api = createCaller({ services, requestId: 'test', caller: { userId, email, sessionId: userId } });
  const { domains } = await api.workspaces.create({ name: 'Acme', domainUrl: 'acme.com' });
  domainId = domains[0]?.id ?? '';
  await runSetup(services, { domainId, run: 1 });
  await api.keywords.addMany({ domainId, keywords: [...grinders, ...pots, ...teas] });
  const [list] = await services.database
    .sql`select list_id as id from tracked_domains where id = ${domainId}`;
  listId = list?.id;
  await run();
});

/** Runs the waiting run while members make corrections. Returns the number of computations. */
async function run(correct: () => Promise<unknown> = async () => undefined): Promise<number> {
  const { run: waiting } = await api.topics.status({ domainId });
  let rounds = 0;
  const keywordAnalysis: Services['keywordAnalysis'] = {
    async analyze(input, watch) {
      rounds += 1;
      if (rounds > 3) throw new Error('it would compute for ever');
      await correct();
      return analyzeKeywords(input, watch);
    },
  };
  await runTopics({ ...services, keywordAnalysis }, { listId, run: waiting?.run ?? 0 }, { isLast: true });
  return rounds;
}

async function rebuild(correct?: () => Promise<unknown>): Promise<void> {
  await api.topics.rebuild({ domainId });
  expect(await run(correct)).toBe(1);
  const runs = await services.database
    .sql`select state from topic_runs where list_id = ${listId} and kind = 'full' order by run desc limit 1`;
  expect(runs[0]?.state).toBe('done');
}

const rowOf = async (text: string) => {
  const { data } = await api.keywords.list({ domainId, limit: 100 });
  const row = data.find(({ keywordText }) => keywordText === text);
  if (!row) throw new Error(`no keyword ${text}`);
  return row;
};
const topicOf = async (text: string) => (await rowOf(text)).topic?.id ?? null;
const topicsOf = async (texts: readonly string[]) => {
  const found = new Set<string | null>();
  for (const text of texts) found.add(await topicOf(text));
  return [...found];
};

describe('what members correct while a run computes', () => {
  it('holds, and the run ends with the topics of the other keywords', async () => {
    const tea = await topicOf('green tea');
    const id = (await rowOf('moka pot size')).id;
    await api.keywords.addMany({ domainId, keywords: ['flat burr grinder'] });
    await rebuild(() => api.topics.moveKeywords({ domainId, keywordIds: [id], topicId: tea }));
    expect(await topicOf('moka pot size')).toBe(tea);
    expect(await topicOf('flat burr grinder')).toBe(await topicOf('burr grinder'));
    await rebuild();
    expect(await topicOf('moka pot size')).toBe(tea);
  });

  it('holds for a keyword that is put on its own, though it named its topic', async () => {
    const main = (await rowOf('moka pot')).topic?.name ?? '';
    const { id } = await rowOf(main);
    await rebuild(() => api.topics.moveKeywords({ domainId, keywordIds: [id], topicId: null }));
    expect(await topicOf(main)).toBeNull();
    const others = pots.filter((text) => text !== main);
    const names = new Set<string | undefined>();
    for (const text of others) names.add((await rowOf(text)).topic?.name);
    expect(names).not.toContain(main);
    expect(names.size).toBe(1);
  });

  it('holds for merged topics and for what the run adds to them', async () => {
    const [tea, moka] = [(await topicOf('green tea')) ?? '', (await topicOf('moka pot')) ?? ''];
    await api.keywords.addMany({ domainId, keywords: ['moka pot lid'] });
    await rebuild(() => api.topics.merge({ domainId, topicId: tea, absorbedIds: [moka] }));
    expect(await topicsOf([...pots, ...teas, 'moka pot lid'])).toEqual([tea]);
    expect((await api.topics.get({ domainId, topicId: moka })).id).toBe(tea);
    await rebuild();
    expect(await topicsOf([...pots, ...teas])).toEqual([tea]);
  });

  it('holds for a merge that is undone', async () => {
    const [tea, moka] = [(await topicOf('green tea')) ?? '', (await topicOf('moka pot')) ?? ''];
    const { correctionId } = await api.topics.merge({ domainId, topicId: tea, absorbedIds: [moka] });
    await rebuild(() => api.topics.undo({ domainId, correctionId: correctionId ?? '' }));
    expect(await topicsOf(pots)).toEqual([moka]);
    expect(await topicsOf(teas)).toEqual([tea]);
    // The run requested by the undo starts after the current one.
    expect((await api.topics.status({ domainId })).run?.state).toBe('queued');
  });

  it('holds for a split, a name and a pin', async () => {
    const moka = (await topicOf('moka pot')) ?? '';
    const parts = ['moka pot size', 'moka pot coffee'];
    const keywordIds: string[] = [];
    for (const text of parts) keywordIds.push((await rowOf(text)).id);
    await rebuild(async () => {
      await api.topics.split({ domainId, topicId: moka, keywordIds, name: 'Sizes' });
      await api.topics.rename({ domainId, topicId: (await topicOf('green tea')) ?? '', name: 'Leaves' });
      await api.topics.pin({ domainId, topicId: (await topicOf('burr grinder')) ?? '', isPinned: true });
    });
    for (const text of parts) expect((await rowOf(text)).topic?.name).toBe('Sizes');
    expect(await topicOf('moka pot')).toBe(moka);
    expect((await rowOf('green tea')).topic?.name).toBe('Leaves');
    const { isPinned } = await api.topics.get({ domainId, topicId: (await topicOf('burr grinder')) ?? '' });
    expect(isPinned).toBe(true);
  });

  it('applies to votes and intents, set and undone', async () => {
    const [size, leaf] = [(await rowOf('moka pot size')).id, (await rowOf('loose leaf green tea')).id];
    const { correctionId } = await api.keywords.voteRelevance({
      domainId,
      keywordIds: [leaf],
      vote: 'not_ours',
    });
    await rebuild(async () => {
      await api.keywords.voteRelevance({ domainId, keywordIds: [size], vote: 'not_ours' });
      await api.topics.undo({ domainId, correctionId: correctionId ?? '' });
      await api.keywords.setIntent({ domainId, keywordIds: [size], intentType: 'navigational' });
    });
    expect(await rowOf('moka pot size')).toMatchObject({
      relevance: 0,
      intentType: 'navigational',
      intentSource: 'person',
    });
    expect((await rowOf('loose leaf green tea')).relevance).toBeNull();
    await rebuild();
    expect(await rowOf('moka pot size')).toMatchObject({ relevance: 0, intentType: 'navigational' });
  });
});

it('ends while a member corrects all the time, and the last word on each keyword holds', async () => {
  const [tea, moka] = [(await topicOf('green tea')) ?? '', (await topicOf('moka pot')) ?? ''];
  const { id } = await rowOf('buy moka pot');
  for (const topicId of [tea, moka, tea]) {
    await rebuild(() => api.topics.moveKeywords({ domainId, keywordIds: [id], topicId }));
    expect(await topicOf('buy moka pot')).toBe(topicId);
  }
});

it('leaves an intent that a tool has told while it computed', async () => {
  await rebuild(async () => {
    await services.database.sql`
      update tracked_keywords set intent = 4 where list_id = ${listId} and keyword_text = 'moka pot coffee'`;
  });
  const [row] = await services.database.sql`
    select intent from tracked_keywords where list_id = ${listId} and keyword_text = 'moka pot coffee'`;
  expect(row?.intent).toBe(4);
});
