import { createCaller, runSetup, runTopics } from '@keydence/api';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startEdge, type TestEdge } from '../../testing/start-edge.ts';

const grinders = ['burr grinder', 'best burr grinder', 'burr grinder reviews', 'manual burr grinder'];
const pots = ['moka pot', 'moka pot size', 'moka pot coffee', 'how to use a moka pot', 'buy moka pot'];

let edge: TestEdge;
let api: ReturnType<typeof createCaller>;
let domainId: string;
let listId: number;
beforeAll(async () => {
  edge = await startEdge();
});
afterAll(() => edge.close());
beforeEach(async () => {
  const { userId, email } = await edge.signUp();
  const caller = { userId, email, sessionId: userId };
  api = createCaller({ services: edge.services, requestId: 'test', caller });
  const { domains } = await api.workspaces.create({ name: 'Acme', domainUrl: 'acme.com' });
  domainId = domains[0]?.id ?? '';
  await runSetup(edge.services, { domainId, run: 1 });
  await api.keywords.addMany({ domainId, keywords: [...grinders, ...pots] });
  const [list] = await edge.services.database
    .sql`select list_id as id from tracked_domains where id = ${domainId}`;
  listId = list?.id;
  await runAll();
});

/** Runs what waits, and what that leaves to do. */
async function runAll(): Promise<void> {
  for (let rounds = 0; rounds < 5; rounds++) {
    const { run } = await api.topics.status({ domainId });
    if (run?.state !== 'queued') return;
    await runTopics(edge.services, { listId, run: run.run }, { isLast: true });
  }
  throw new Error('the runs do not end');
}

const rowOf = async (text: string) => {
  const { data } = await api.keywords.list({ domainId, limit: 100 });
  const row = data.find(({ keywordText }) => keywordText === text);
  if (!row) throw new Error(`no keyword ${text}`);
  return row;
};
const topicOf = async (text: string) => (await rowOf(text)).topic?.id ?? '';

/** A second topic of moka pots that no correction holds, as a run may leave one. Returns its id. */
async function partPots(): Promise<string> {
  const keywordIds = [(await rowOf('moka pot size')).id, (await rowOf('moka pot coffee')).id];
  await api.topics.split({ domainId, topicId: await topicOf('moka pot'), keywordIds });
  await edge.services.database.sql`delete from topic_corrections where list_id = ${listId}`;
  return topicOf('moka pot size');
}

it('applies the vote on a topic to a keyword that a run adds', async () => {
  await api.topics.vote({ domainId, topicId: await topicOf('moka pot'), vote: 'not_ours' });
  await api.keywords.addMany({ domainId, keywords: ['steel moka pot'] });
  await runAll();
  expect((await rowOf('steel moka pot')).topic?.id).toBe(await topicOf('moka pot'));
  expect((await rowOf('steel moka pot')).relevance).toBe(0);
  expect((await rowOf('burr grinder')).relevance).not.toBe(0);
});

it('keeps the keywords of a hidden topic hidden, though a run would put them into another', async () => {
  const hidden = await partPots();
  await api.topics.hide({ domainId, topicId: hidden, isHidden: true });
  await api.topics.rebuild({ domainId });
  await runAll();
  expect(await topicOf('moka pot size')).toBe(hidden);
  expect(await topicOf('moka pot coffee')).toBe(hidden);
  expect((await api.topics.get({ domainId, topicId: hidden })).isHidden).toBe(true);
});

it('keeps a given name when its topic and an older one become one', async () => {
  await api.topics.rename({ domainId, topicId: await partPots(), name: 'Stovetop' });
  for (let runs = 0; runs < 3; runs++) {
    await api.topics.rebuild({ domainId });
    await runAll();
    expect((await rowOf('moka pot')).topic?.name).toBe('Stovetop');
    expect((await rowOf('moka pot size')).topic?.name).toBe('Stovetop');
  }
});
