import { createCaller, runSetup, runTopics, type Services } from '@keydence/api';
import type { KeywordAnalysis } from '@keydence/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startEdge, type TestEdge } from '../../testing/start-edge.ts';
import { analyzeKeywords } from './analyze-keywords.ts';

const grinders = ['burr grinder', 'best burr grinder', 'burr grinder reviews', 'manual burr grinder'];
const pots = ['moka pot', 'moka pot size', 'moka pot coffee', 'how to use a moka pot', 'buy moka pot'];
const teas = ['green tea', 'green tea benefits', 'loose leaf green tea', 'organic green tea'];
const texts = [...grinders, ...pots, ...teas];

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

beforeEach(async () => {
  const { userId, email } = await edge.signUp();
  api = createCaller({ services, requestId: 'test', caller: { userId, email, sessionId: userId } });
  const { domains } = await api.workspaces.create({ name: 'Acme', domainUrl: 'acme.com' });
  domainId = domains[0]?.id ?? '';
  await runSetup(services, { domainId, run: 1 });
  await api.keywords.addMany({ domainId, keywords: texts });
  const [list] = await services.database
    .sql`select list_id as id from tracked_domains where id = ${domainId}`;
  listId = list?.id;
});

/** Runs the waiting run, with another computation if given. */
async function runNext(analysis?: KeywordAnalysis): Promise<void> {
  const { run } = await api.topics.status({ domainId });
  const by = analysis ? { ...services, keywordAnalysis: analysis } : services;
  await runTopics(by, { listId, run: run?.run ?? 0 }, { isLast: true });
}

async function readTopics(): Promise<Record<string, string[]>> {
  const { data } = await api.keywords.list({ domainId, limit: 100 });
  const found: Record<string, string[]> = {};
  for (const { keywordText, topic } of data)
    found[topic?.name ?? ''] = [...(found[topic?.name ?? ''] ?? []), keywordText].sort();
  return found;
}
const topicOf = async (text: string) => {
  const { data } = await api.keywords.list({ domainId, limit: 100 });
  return data.find(({ keywordText }) => keywordText === text)?.topic ?? null;
};
const idOf = async (text: string) => {
  const { data } = await api.keywords.list({ domainId, limit: 100 });
  return data.find(({ keywordText }) => keywordText === text)?.id ?? '';
};

describe('a run of topics', () => {
  it('groups the keywords that were added, and tells their intents', async () => {
    await runNext();
    const status = await api.topics.status({ domainId });
    expect(status.run).toMatchObject({ run: 1, kind: 'full', state: 'done', progress: 1 });
    expect(status.groupedAt).not.toBeNull();
    expect(status.waitingCount).toBe(0);
    expect(status.topicCount).toBeGreaterThanOrEqual(3);
    const grinder = await topicOf('burr grinder');
    expect(await topicOf('manual burr grinder')).toEqual(grinder);
    expect(await topicOf('moka pot')).not.toEqual(grinder);
    const { data } = await api.keywords.list({ domainId, search: 'buy moka pot' });
    expect(data[0]).toMatchObject({
      intentType: 'transactional',
      intentSource: 'query',
      intentReason: { from: 'wording', cue: 'buy' },
    });
    const found = await api.keywords.list({ domainId, intentType: 'transactional' });
    expect(found.data.map(({ keywordText }) => keywordText)).toContain('buy moka pot');
  });

  it('brings keywords without a common word together whose stored result pages share four of ten', async () => {
    const pair = ['italian stove brewer', 'six cup percolator'];
    await api.keywords.addMany({ domainId, keywords: pair });
    const storeShared = async (shared: number) => {
      for (const [place, text] of pair.entries()) {
        const results = Array.from({ length: 10 }, (_, rank) =>
          rank < shared ? `https://brewer.example/${rank}` : `https://other${place}.example/${rank}`,
        );
        await services.database.sql`
          insert into keyword_result_pages (list_id, keyword_id, results, results_read_at)
          select list_id, id, ${results}, now() from tracked_keywords where list_id = ${listId} and keyword_text = ${text}
          on conflict (list_id, keyword_id) do update set results = excluded.results`;
      }
      await api.topics.rebuild({ domainId });
      await runNext();
      const found = await Promise.all(pair.map(topicOf));
      return found[0] !== null && found[0]?.id === found[1]?.id;
    };
    expect(await storeShared(3)).toBe(false);
    expect(await storeShared(4)).toBe(true);
  });

  it('keeps ids and corrections when it runs again over more keywords', async () => {
    await runNext();
    const grinder = await topicOf('burr grinder');
    const tea = await topicOf('green tea');
    await api.topics.rename({ domainId, topicId: grinder?.id ?? '', name: 'Burrs' });
    await api.topics.moveKeywords({
      domainId,
      keywordIds: [await idOf('moka pot size')],
      topicId: tea?.id ?? '',
    });
    await api.keywords.setIntent({
      domainId,
      keywordIds: [await idOf('buy moka pot')],
      intentType: 'navigational',
    });
    await api.keywords.addMany({ domainId, keywords: ['conical burr grinder', 'flat burr grinder'] });
    await api.topics.rebuild({ domainId });
    await runNext();
    expect(await topicOf('burr grinder')).toEqual({ id: grinder?.id, name: 'Burrs' });
    expect(await topicOf('moka pot size')).toEqual(await topicOf('green tea'));
    expect((await topicOf('green tea'))?.id).toBe(tea?.id);
    const { data } = await api.keywords.list({ domainId, search: 'buy moka pot' });
    expect(data[0]).toMatchObject({ intentType: 'navigational', intentSource: 'person' });
    const once = await readTopics();
    await api.topics.rebuild({ domainId });
    await runNext();
    expect(await readTopics()).toEqual(once);
  });

  it('keeps merged topics together', async () => {
    await runNext();
    const [tea, moka] = [await topicOf('green tea'), await topicOf('moka pot')];
    await api.topics.merge({ domainId, topicId: tea?.id ?? '', absorbedIds: [moka?.id ?? ''] });
    await api.topics.rebuild({ domainId });
    await runNext();
    expect((await topicOf('moka pot'))?.id).toBe((await topicOf('green tea'))?.id);
    expect((await api.topics.get({ domainId, topicId: moka?.id ?? '' })).id).toBe(
      (await topicOf('green tea'))?.id,
    );
  });

  it('resumes from stored steps after a kill', async () => {
    const { run } = await api.topics.status({ domainId });
    const job = { listId, run: run?.run ?? 0 };
    const killed: KeywordAnalysis = {
      async analyze(_, { save }) {
        save('words', new Uint8Array([1, 2, 3]));
        throw new Error('killed');
      },
    };
    await expect(runTopics({ ...services, keywordAnalysis: killed }, job)).rejects.toThrow('killed');
    let saved: Uint8Array | undefined;
    await runNext({
      async analyze(input, watch) {
        saved = watch.saved.get('words');
        return analyzeKeywords(input, { ...watch, saved: new Map() });
      },
    });
    expect([...(saved ?? [])]).toEqual([1, 2, 3]);
    expect((await api.topics.status({ domainId })).run?.state).toBe('done');
    const parts = await services.database.sql`select 1 from topic_run_parts where list_id = ${listId}`;
    expect(parts).toHaveLength(0);
  });

  it('writes nothing once it is cancelled', async () => {
    await runNext({
      async analyze(input, watch) {
        await api.topics.cancel({ domainId });
        return analyzeKeywords(input, watch);
      },
    });
    const { run, waitingCount, topicCount } = await api.topics.status({ domainId });
    expect([run?.state, waitingCount, topicCount]).toEqual(['cancelled', texts.length, 0]);
  });

  it('says why it failed, and leaves the topics', async () => {
    await runNext({ analyze: async () => Promise.reject(new Error('broken')) });
    const { run } = await api.topics.status({ domainId });
    expect(run).toMatchObject({
      state: 'failed',
      message: 'Could not compute the topics. They are unchanged. Start the run again.',
    });
  });
});
