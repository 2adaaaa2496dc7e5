import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestServices, type TestServices } from '../../testing/create-test-services.ts';
import { importText } from '../../testing/import-text.ts';
import { failureOf, signIn } from '../../testing/sign-in.ts';
import { runSetup } from '../setup/run-setup.ts';

let services: TestServices;
let person: Awaited<ReturnType<typeof signIn>>;
let domainId: string;
let listId: number;
beforeAll(async () => {
  services = await createTestServices();
});
afterAll(() => services.database.close());

const texts = ['burr grinder', 'hand grinder', 'best grinder', 'moka pot', 'moka pot size', 'tea'];

/** A list with the topics "grinder" (three keywords) and "moka pot" (two); "tea" has no topic. */
beforeEach(async () => {
  person = await signIn(services);
  const { domains } = await person.api.workspaces.create({ name: 'Acme', domainUrl: 'acme.com' });
  domainId = domains[0]?.id ?? '';
  await runSetup(services, { domainId, run: 1 });
  await person.api.keywords.addMany({ domainId, keywords: texts });
  const { sql } = services.database;
  const [list] = await sql`select list_id as id from tracked_domains where id = ${domainId}`;
  listId = list?.id;
  await sql`
    insert into topics (list_id, id, name, basis, main_keyword_id, keyword_count, updated_at)
    values (${listId}, 1, 'burr grinder', 'wording', 1, 3, now()), (${listId}, 2, 'moka pot', 'wording', 4, 2, now())`;
  await sql`
    insert into keyword_insights (list_id, keyword_id, topic_id, group_id, is_placed)
    select list_id, id, case when id <= 3 then 1 when id <= 5 then 2 end, case when id <= 3 then 1 when id <= 5 then 4 end, true
    from tracked_keywords where list_id = ${listId}`;
});

/** Keywords by topic name; those without a topic under "". */
async function readTopics(): Promise<Record<string, string[]>> {
  const { data } = await person.api.keywords.list({ domainId, limit: 100 });
  const found: Record<string, string[]> = {};
  for (const { keywordText, topic } of data)
    found[topic?.name ?? ''] = [...(found[topic?.name ?? ''] ?? []), keywordText].sort();
  return found;
}
const idsOf = async (...wanted: string[]) => {
  const { data } = await person.api.keywords.list({ domainId, limit: 100 });
  return wanted.map((text) => data.find(({ keywordText }) => keywordText === text)?.id ?? '');
};
const topicOf = async (name: string) => {
  const { data } = await person.api.topics.list({ domainId });
  return data.find((topic) => topic.name === name)?.id ?? '';
};
const start = {
  'burr grinder': ['best grinder', 'burr grinder', 'hand grinder'],
  'moka pot': ['moka pot', 'moka pot size'],
  '': ['tea'],
};

describe('topics of a list', () => {
  it('are listed, and filter keywords', async () => {
    const { data, aloneCount, waitingCount } = await person.api.topics.list({ domainId, sortBy: 'keywords' });
    expect(data.map(({ name, keywordCount }) => [name, keywordCount])).toEqual([
      ['burr grinder', 3],
      ['moka pot', 2],
    ]);
    expect([aloneCount, waitingCount]).toEqual([1, 0]);
    const byGain = await person.api.topics.list({ domainId });
    expect(byGain.data.map(({ name }) => name)).toEqual(['burr grinder', 'moka pot']);
    const found = await person.api.keywords.list({ domainId, topicId: data[1]?.id });
    expect(found.data.map(({ keywordText }) => keywordText).sort()).toEqual(['moka pot', 'moka pot size']);
    expect(found.pagination.total).toBe(2);
    expect(found.data[0]).toMatchObject({ topicState: 'grouped', topic: { name: 'moka pot' } });
  });

  it('have page groups with their keywords', async () => {
    const { pageGroups } = await person.api.topics.get({ domainId, topicId: await topicOf('burr grinder') });
    expect(pageGroups).toHaveLength(1);
    expect(pageGroups[0]?.mainKeyword.keywordText).toBe('burr grinder');
    expect(pageGroups[0]?.keywordCount).toBe(3);
  });

  it('have the lower median of their keywords’ known difficulties', async () => {
    const { sql } = services.database;
    await sql`update tracked_keywords set difficulty_score = case when id = 1 then 70 when id = 2 then 20 when id = 3 then 31 end
      where list_id = ${listId}`;
    const { data } = await person.api.topics.list({ domainId, sortBy: 'keywords' });
    expect(data.map(({ difficulty }) => difficulty)).toEqual([31, null]);
    expect((await person.api.topics.get({ domainId, topicId: data[0]?.id ?? '' })).difficulty).toBe(31);
  });

  it('have the impressions of their keywords in the newest counts of Search Console', async () => {
    const text =
      'Top queries,Clicks,Impressions,CTR,Position\nburr grinder,0,12,0%,41\nhand grinder,0,9,0%,52\nsencha,0,7,0%,9';
    await importText(services, person, { domainId, fileName: 'Queries.csv', text });
    const { data } = await person.api.topics.list({ domainId, sortBy: 'keywords' });
    expect(data.map(({ demand, impressions }) => [demand, impressions])).toEqual([
      [null, 21],
      [null, null],
    ]);
    const topic = await person.api.topics.get({ domainId, topicId: data[0]?.id ?? '' });
    expect(topic.impressions).toBe(21);
  });

  it('are hidden from the list of another domain', async () => {
    const topicId = await topicOf('moka pot');
    const other = await signIn(services);
    const { domains } = await other.api.workspaces.create({ name: 'Other', domainUrl: 'acme.com' });
    const otherId = domains[0]?.id ?? '';
    await runSetup(services, { domainId: otherId, run: 1 });
    await other.api.keywords.addMany({ domainId: otherId, keywords: texts });
    expect(await failureOf(other.api.topics.get({ domainId: otherId, topicId }))).toMatchObject({
      code: 'not_found',
    });
    expect((await other.api.keywords.list({ domainId: otherId, topicId })).data).toEqual([]);
  });
});

describe('a correction', () => {
  it('moves keywords, and can be undone', async () => {
    const [tea = '', burr = ''] = await idsOf('tea', 'burr grinder');
    const topicId = await topicOf('moka pot');
    const { correctionId } = await person.api.topics.moveKeywords({
      domainId,
      keywordIds: [tea, burr],
      topicId,
    });
    expect(await readTopics()).toEqual({
      'burr grinder': ['best grinder', 'hand grinder'],
      'moka pot': ['burr grinder', 'moka pot', 'moka pot size', 'tea'],
    });
    await person.api.topics.undo({ domainId, correctionId: correctionId ?? '' });
    expect(await readTopics()).toEqual(start);
  });

  it('merges topics, keeps their ids as aliases, and can be undone', async () => {
    const [grinder, moka] = [await topicOf('burr grinder'), await topicOf('moka pot')];
    const { correctionId } = await person.api.topics.merge({
      domainId,
      topicId: grinder,
      absorbedIds: [moka],
    });
    expect(await readTopics()).toEqual({ 'burr grinder': texts.slice(0, 5).sort(), '': ['tea'] });
    expect((await person.api.topics.get({ domainId, topicId: moka })).id).toBe(grinder);
    expect((await person.api.keywords.list({ domainId, topicId: moka })).pagination.total).toBe(5);
    expect((await person.api.topics.list({ domainId })).data).toHaveLength(1);
    await person.api.topics.undo({ domainId, correctionId: correctionId ?? '' });
    expect(await readTopics()).toEqual(start);
  });

  it('splits a topic, and can be undone', async () => {
    const keywordIds = await idsOf('hand grinder');
    const topicId = await topicOf('burr grinder');
    const split = await person.api.topics.split({ domainId, topicId, keywordIds, name: 'By hand' });
    expect((await readTopics())['By hand']).toEqual(['hand grinder']);
    await person.api.topics.undo({ domainId, correctionId: split.correctionId ?? '' });
    expect(await readTopics()).toEqual(start);
    expect(
      await failureOf(person.api.topics.undo({ domainId, correctionId: split.correctionId ?? '' })),
    ).toMatchObject({ code: 'not_found' });
  });

  it('is undone only after later corrections of the same items', async () => {
    const [grinder, moka] = [await topicOf('burr grinder'), await topicOf('moka pot')];
    const undo = (correctionId: string | null) =>
      person.api.topics.undo({ domainId, correctionId: correctionId ?? '' });
    const refused = {
      code: 'conflict',
      message: 'A later correction is about the same keywords or topic. Undo that one first.',
    };
    const [size = '', tea = ''] = await idsOf('moka pot size', 'tea');
    const split = await person.api.topics.split({
      domainId,
      topicId: moka,
      keywordIds: [size],
      name: 'Sizes',
    });
    const sizes = await topicOf('Sizes');
    const first = await person.api.topics.merge({ domainId, topicId: moka, absorbedIds: [sizes] });
    const second = await person.api.topics.merge({ domainId, topicId: grinder, absorbedIds: [moka] });
    const moved = await person.api.topics.moveKeywords({ domainId, keywordIds: [size], topicId: null });
    const other = await person.api.topics.moveKeywords({ domainId, keywordIds: [tea], topicId: grinder });
    for (const { correctionId } of [split, first, second])
      expect(await failureOf(undo(correctionId))).toMatchObject(refused);
    await undo(other.correctionId);
    await undo(moved.correctionId);
    expect(await failureOf(undo(first.correctionId))).toMatchObject(refused);
    await undo(second.correctionId);
    expect(await readTopics()).toEqual(start);
    expect((await person.api.topics.get({ domainId, topicId: sizes })).id).toBe(moka);
    await undo(first.correctionId);
    expect((await readTopics()).Sizes).toEqual(['moka pot size']);
    expect((await person.api.topics.get({ domainId, topicId: sizes })).id).toBe(sizes);
    await undo(split.correctionId);
    expect(await readTopics()).toEqual(start);
  });

  it('is not undone while a later name, mark, intent or vote is active', async () => {
    const topicId = await topicOf('moka pot');
    const keywordIds = await idsOf('moka pot');
    const { topics, keywords } = person.api;
    const pairs = [
      [
        () => topics.rename({ domainId, topicId, name: 'A' }),
        () => topics.rename({ domainId, topicId, name: 'B' }),
      ],
      [
        () => topics.pin({ domainId, topicId, isPinned: true }),
        () => topics.pin({ domainId, topicId, isPinned: false }),
      ],
      [
        () => keywords.setIntent({ domainId, keywordIds, intentType: 'commercial' }),
        () => keywords.setIntent({ domainId, keywordIds, intentType: 'navigational' }),
      ],
      [
        () => topics.vote({ domainId, topicId, vote: 'not_ours' }),
        () => keywords.voteRelevance({ domainId, keywordIds, vote: 'ours' }),
      ],
    ] as const;
    for (const [make, follow] of pairs) {
      const made = await make();
      const followed = await follow();
      const undo = ({ correctionId }: typeof made) =>
        topics.undo({ domainId, correctionId: correctionId ?? '' });
      expect(await failureOf(undo(made))).toMatchObject({ code: 'conflict' });
      await undo(followed);
      await undo(made);
    }
  });

  it('sets a name, and restores the previous one when undone', async () => {
    const topicId = await topicOf('moka pot');
    await person.api.topics.rename({ domainId, topicId, name: 'Moka' });
    const second = await person.api.topics.rename({ domainId, topicId, name: 'Stovetop' });
    expect(await topicOf('Stovetop')).toBe(topicId);
    await person.api.topics.undo({ domainId, correctionId: second.correctionId ?? '' });
    expect(await topicOf('Moka')).toBe(topicId);
  });

  it('hides a topic, which is counted and listed as hidden', async () => {
    const topicId = await topicOf('moka pot');
    const { correctionId } = await person.api.topics.hide({ domainId, topicId, isHidden: true });
    const { data, hiddenCount } = await person.api.topics.list({ domainId });
    expect([data.length, hiddenCount]).toEqual([1, 1]);
    expect((await person.api.topics.list({ domainId, hidden: true })).data[0]?.id).toBe(topicId);
    await person.api.topics.undo({ domainId, correctionId: correctionId ?? '' });
    expect((await person.api.topics.list({ domainId })).data).toHaveLength(2);
  });

  it('sets the intent of keywords, and updates filters and counts', async () => {
    const keywordIds = await idsOf('tea', 'moka pot');
    const { correctionId } = await person.api.keywords.setIntent({
      domainId,
      keywordIds,
      intentType: 'navigational',
    });
    const navigational = () => person.api.keywords.list({ domainId, intentType: 'navigational' });
    const { data, pagination } = await navigational();
    expect(pagination.total).toBe(2);
    expect(data[0]).toMatchObject({ intentSource: 'person', intentReason: null });
    await person.api.topics.undo({ domainId, correctionId: correctionId ?? '' });
    expect((await navigational()).pagination.total).toBe(0);
    expect(services.sentTopics.at(-1)).toEqual({ listId, run: 1 });
  });

  it('sets the relevance of keywords, and updates filters and counts', async () => {
    const keywordIds = await idsOf('tea');
    const { correctionId } = await person.api.keywords.voteRelevance({
      domainId,
      keywordIds,
      vote: 'not_ours',
    });
    const count = async (relevance: 'hidden' | 'unknown') =>
      (await person.api.keywords.list({ domainId, relevance })).pagination.total;
    expect([await count('hidden'), await count('unknown')]).toEqual([1, 5]);
    await person.api.topics.undo({ domainId, correctionId: correctionId ?? '' });
    expect([await count('hidden'), await count('unknown')]).toEqual([0, 6]);
  });

  it('is stored with its author and date', async () => {
    const keywordIds = await idsOf('tea');
    await person.api.topics.moveKeywords({ domainId, keywordIds, topicId: await topicOf('moka pot') });
    const { data, pagination } = await person.api.topics.corrections({ domainId });
    expect(pagination.total).toBe(1);
    expect(data[0]).toMatchObject({
      kind: 'move',
      topicName: 'moka pot',
      keywordCount: 1,
      keywords: ['tea'],
      madeAt: services.now(),
      undoneAt: null,
    });
  });
});

describe('a run', () => {
  it('starts once, and can be canceled', async () => {
    const { run } = await person.api.topics.rebuild({ domainId });
    expect(run).toMatchObject({ run: 1, kind: 'full', state: 'queued' });
    expect((await person.api.topics.rebuild({ domainId })).run?.run).toBe(1);
    expect((await person.api.topics.cancel({ domainId })).run?.state).toBe('cancelled');
    expect((await person.api.topics.rebuild({ domainId })).run?.run).toBe(2);
  });
});
