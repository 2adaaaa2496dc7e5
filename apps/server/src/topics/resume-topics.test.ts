import { createCaller, runSetup, runTopics, type Services } from '@keydence/api';
import type { KeywordAnalysis } from '@keydence/domain';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startEdge, type TestEdge } from '../../testing/start-edge.ts';
import { analysisThreadFile } from '../paths.ts';
import { createThreadedKeywordAnalysis } from './threaded-keyword-analysis.ts';

/** Enough for stored steps: shorter lists are compared pair by pair. */
const things = ['burr grinder', 'moka pot', 'green tea', 'coffee scale', 'milk frother', 'french press'];
const wishes = [
  'best',
  'buy',
  'cheap',
  'how to clean a',
  'small',
  'manual',
  'repair',
  'review',
  'used',
  'sizes of',
];
const texts = things.flatMap((thing) => [thing, ...wishes.map((wish) => `${wish} ${thing}`)]);
const patience = 60_000;

const thread = createThreadedKeywordAnalysis({ program: analysisThreadFile });
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

/** Runs the waiting run in a real thread, killed after a stored step. Returns the stored steps. */
async function runNext(killedAfter?: string): Promise<string[]> {
  const stored: string[] = [];
  const keywordAnalysis: KeywordAnalysis = {
    analyze(input, run) {
      const ending = new AbortController();
      return thread.analyze(input, {
        ...run,
        signal: AbortSignal.any([run.signal, ending.signal]),
        save(step, content) {
          stored.push(step);
          run.save(step, content);
          if (step === killedAfter) ending.abort(new Error('killed'));
        },
      });
    },
  };
  const { run } = await api.topics.status({ domainId });
  const running = runTopics({ ...services, keywordAnalysis }, { listId, run: run?.run ?? 0 });
  if (killedAfter) await expect(running).rejects.toThrow('killed');
  else await running;
  return stored;
}

const readTopics = () => services.database.sql<{ id: string; name: string; keywords: string[] }[]>`
  select t.id::text, coalesce(t.given_name, t.name) as name, array_agg(k.keyword_text order by k.id) as keywords
  from topics t join keyword_insights i on i.list_id = ${listId} and i.topic_id = t.id
  join tracked_keywords k on k.list_id = ${listId} and k.id = i.keyword_id
  where t.list_id = ${listId} group by t.id, t.given_name, t.name order by t.id`;

it(
  'a run whose thread is killed resumes after the last stored step, with the same topics',
  async () => {
    expect(await runNext('words')).toEqual(['words']);
    expect((await api.topics.status({ domainId })).run?.state).toBe('running');
    expect(await runNext('phrases')).toEqual(['phrases']);
    expect(await runNext()).toEqual([]);
    const { run, topicCount } = await api.topics.status({ domainId });
    expect([run?.state, topicCount >= things.length]).toEqual(['done', true]);
    const resumed = await readTopics();
    await api.topics.rebuild({ domainId });
    expect(await runNext()).toEqual(['words', 'phrases']);
    expect(await readTopics()).toEqual(resumed);
  },
  patience,
);

it(
  'what members said holds after a kill, added keywords and a merge in the middle of a run',
  async () => {
    await runNext();
    const [renamed, target, absorbed, moved] = (await readTopics()).filter(
      ({ keywords }) => keywords.length >= 3,
    );
    if (!renamed || !target || !absorbed || !moved) throw new Error('too few topics');
    const idOf = async (text: string) => {
      const { data } = await api.keywords.list({ domainId, search: text, limit: 100 });
      return data.find(({ keywordText }) => keywordText === text)?.id ?? '';
    };
    const topicId = async ({ name }: { name: string }) => {
      const { data } = await api.topics.list({ domainId, limit: 100 });
      return data.find((topic) => topic.name === name)?.id ?? '';
    };
    const [text = ''] = moved.keywords;
    await api.topics.rename({ domainId, topicId: await topicId(renamed), name: 'Ours' });
    await api.topics.moveKeywords({
      domainId,
      keywordIds: [await idOf(text)],
      topicId: await topicId(target),
    });
    await api.topics.rebuild({ domainId });
    await runNext('words');
    await api.topics.merge({
      domainId,
      topicId: await topicId(target),
      absorbedIds: [await topicId(absorbed)],
    });
    await api.keywords.addMany({ domainId, keywords: ['copper siphon coffee maker', 'siphon coffee maker'] });
    await runNext();
    const after = await readTopics();
    expect(after.find(({ id }) => id === renamed.id)?.name).toBe('Ours');
    const merged = after.find(({ id }) => id === target.id)?.keywords;
    expect(merged).toEqual(expect.arrayContaining([text, ...absorbed.keywords]));
    expect(after.map(({ id }) => id)).not.toContain(absorbed.id);
    expect((await api.topics.status({ domainId })).waitingCount).toBe(0);
  },
  patience,
);
