import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestServices, type TestServices } from '../../testing/create-test-services.ts';
import { signIn } from '../../testing/sign-in.ts';
import { encodeKeywordId } from '../keyword-lists/encode-keyword-id.ts';
import { runSetup } from '../setup/run-setup.ts';
import { readAnalysisInput } from './read-analysis-input.ts';

let services: TestServices;
let api: Awaited<ReturnType<typeof signIn>>['api'];
let domainId: string;
let listId: number;
beforeAll(async () => {
  services = await createTestServices();
});
afterAll(() => services.database.close());

/** A list with the topic "moka pot" of two keywords; "tea" has none. */
beforeEach(async () => {
  ({ api } = await signIn(services));
  const { domains } = await api.workspaces.create({ name: 'Acme', domainUrl: 'acme.com' });
  domainId = domains[0]?.id ?? '';
  await runSetup(services, { domainId, run: 1 });
  await api.keywords.addMany({ domainId, keywords: ['moka pot', 'moka pot size', 'tea'] });
  const { sql } = services.database;
  const [list] = await sql`select list_id as id from tracked_domains where id = ${domainId}`;
  listId = list?.id;
  await sql`
    insert into topics (list_id, id, name, basis, main_keyword_id, keyword_count, updated_at)
    values (${listId}, 1, 'moka pot', 'wording', 1, 2, now()), (${listId}, 2, 'kettle', 'wording', null, 0, now())`;
  await sql`
    insert into keyword_insights (list_id, keyword_id, topic_id, group_id, is_placed)
    select list_id, id, case when id <= 2 then 1 end, case when id <= 2 then 1 end, true
    from tracked_keywords where list_id = ${listId}`;
});

const rowOf = async (text: string) => {
  const { data } = await api.keywords.list({ domainId, limit: 100 });
  const row = data.find(({ keywordText }) => keywordText === text);
  if (!row) throw new Error(`no keyword ${text}`);
  return row;
};
const topicId = async () => (await rowOf('moka pot')).topic?.id ?? '';
const undo = ({ correctionId }: { correctionId: string | null }) =>
  api.topics.undo({ domainId, correctionId: correctionId ?? '' });

it('returns to the earlier intent of a member when a later one is undone', async () => {
  const [moka, tea] = [(await rowOf('moka pot')).id, (await rowOf('tea')).id];
  await api.keywords.setIntent({ domainId, keywordIds: [moka], intentType: 'commercial' });
  const both = await api.keywords.setIntent({
    domainId,
    keywordIds: [moka, tea],
    intentType: 'navigational',
  });
  const none = await api.keywords.setIntent({ domainId, keywordIds: [moka], intentType: null });
  await undo(none);
  expect(await rowOf('moka pot')).toMatchObject({ intentType: 'navigational', intentSource: 'person' });
  await undo(both);
  expect(await rowOf('moka pot')).toMatchObject({ intentType: 'commercial', intentSource: 'person' });
  expect(await rowOf('tea')).toMatchObject({ intentType: null });
});

it('gives a restored keyword the intent that an undo returned while it was deleted', async () => {
  const keywordIds = [(await rowOf('moka pot')).id];
  await api.keywords.setIntent({ domainId, keywordIds, intentType: 'commercial' });
  const none = await api.keywords.setIntent({ domainId, keywordIds, intentType: null });
  await api.keywords.deleteMany({ domainId, keywordIds });
  await undo(none);
  await api.keywords.restore({ domainId, keywordIds });
  expect(await rowOf('moka pot')).toMatchObject({ intentType: 'commercial', intentSource: 'person' });
  expect((await api.topics.status({ domainId })).run).toMatchObject({ kind: 'place', state: 'queued' });
});

it('applies the later of two votes, on a keyword and on its topic', async () => {
  const keywordIds = [(await rowOf('moka pot')).id];
  const readVotes = async () => {
    const input = await readAnalysisInput(services, listId, 'full');
    return input?.keywords.map(({ vote }) => vote);
  };
  await api.keywords.voteRelevance({ domainId, keywordIds, vote: 'ours' });
  const later = await api.topics.vote({ domainId, topicId: await topicId(), vote: 'not_ours' });
  expect((await rowOf('moka pot')).relevance).toBe(0);
  expect(await readVotes()).toEqual(['not_ours', 'not_ours', null]);
  await undo(later);
  expect(await readVotes()).toEqual(['ours', null, null]);
  expect((await rowOf('moka pot')).relevance).toBe(1);
  expect((await rowOf('moka pot size')).relevance).toBeNull();
  await api.topics.vote({ domainId, topicId: await topicId(), vote: 'not_ours' });
  await api.keywords.voteRelevance({ domainId, keywordIds, vote: 'ours' });
  expect(await readVotes()).toEqual(['ours', 'not_ours', null]);
});

it('gives a keyword the vote of the topic that it moves to, by a run', async () => {
  const keywordIds = [(await rowOf('tea')).id];
  const runOf = async () => (await api.topics.status({ domainId })).run;
  await services.database.sql`delete from topic_runs where list_id = ${listId}`;
  await api.topics.moveKeywords({ domainId, keywordIds, topicId: await topicId() });
  expect(await runOf()).toBeNull();
  await api.topics.vote({ domainId, topicId: await topicId(), vote: 'not_ours' });
  await api.topics.moveKeywords({ domainId, keywordIds, topicId: null });
  expect(await runOf()).toMatchObject({ kind: 'place', state: 'queued' });
  expect((await readAnalysisInput(services, listId, 'full'))?.keywords.map(({ vote }) => vote)).toEqual([
    'not_ours',
    'not_ours',
    null,
  ]);
});

it('leaves a keyword without a topic until a member gives it one', async () => {
  const keywordIds = [(await rowOf('moka pot size')).id];
  const readAlone = async () => (await readAnalysisInput(services, listId, 'full'))?.corrections.alone;
  const topic = await topicId();
  const left = await api.topics.moveKeywords({ domainId, keywordIds, topicId: null });
  expect(await readAlone()).toEqual([2]);
  await undo(left);
  expect(await readAlone()).toEqual([]);
  await api.topics.moveKeywords({ domainId, keywordIds, topicId: null });
  await api.topics.moveKeywords({ domainId, keywordIds, topicId: topic });
  expect(await readAlone()).toEqual([]);
});

it('returns a keyword to its topic after the target of its move became part of another', async () => {
  const { sql } = services.database;
  const keywordIds = [(await rowOf('moka pot size')).id];
  const moka = await topicId();
  const kettle = encodeKeywordId({ listId, id: 2 });
  const moved = await api.topics.moveKeywords({ domainId, keywordIds, topicId: kettle });
  await sql`insert into topics (list_id, id, name, basis, updated_at) values (${listId}, 3, 'pots', 'wording', now())`;
  await sql`update topics set absorbed_by = 3 where list_id = ${listId} and id = 2`;
  await sql`update keyword_insights set topic_id = 3 where list_id = ${listId} and topic_id = 2`;
  await undo(moved);
  expect((await rowOf('moka pot size')).topic?.id).toBe(moka);
});

it('has figures without the keywords that were deleted', async () => {
  const keywordIds = [(await rowOf('moka pot')).id];
  const readCounts = async () => {
    const { data } = await api.topics.list({ domainId });
    return data.map(({ name, keywordCount }) => [name, keywordCount]);
  };
  await api.keywords.deleteMany({ domainId, keywordIds });
  expect(await readCounts()).toEqual([['moka pot', 1]]);
  await api.keywords.restore({ domainId, keywordIds });
  expect(await readCounts()).toEqual([['moka pot', 2]]);
});

it('has a restored keyword in the topic that its own was merged into', async () => {
  const keywordIds = [(await rowOf('moka pot size')).id];
  const [moka, kettle] = [await topicId(), encodeKeywordId({ listId, id: 2 })];
  await api.keywords.deleteMany({ domainId, keywordIds });
  await api.topics.merge({ domainId, topicId: kettle, absorbedIds: [moka] });
  await api.keywords.restore({ domainId, keywordIds });
  expect((await rowOf('moka pot size')).topic?.id).toBe(kettle);
  const { data } = await api.topics.list({ domainId });
  expect(data.map(({ name, keywordCount }) => [name, keywordCount])).toEqual([['kettle', 2]]);
});
