import { type ComputedMove, type MoveFacts, unpackFacts } from '@keydence/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestMoveRules } from '../../testing/create-test-move-rules.ts';
import { createTestServices, type TestServices } from '../../testing/create-test-services.ts';
import { makeMove } from '../../testing/make-move.ts';
import { signIn } from '../../testing/sign-in.ts';
import { runSetup } from '../setup/run-setup.ts';
import { runMoves } from './run-moves.ts';

let services: TestServices;
let person: Awaited<ReturnType<typeof signIn>>;
let domainId: string;
let clock = new Date('2026-11-21T12:00:00Z');
let readFacts: MoveFacts | null = null;
const topic = { id: 7, name: 'Office chairs' };
const found: ComputedMove[] = [
  makeMove('https://acme.com/grinder', { mid: 40 }),
  makeMove('', { verb: 'write', causes: ['missing_page'], pages: [], topic, query: 'office chair', mid: 10 }),
];

beforeAll(async () => {
  services = await createTestServices({
    now: () => clock,
    moveRules: createTestMoveRules({
      find: async (facts) => {
        readFacts = unpackFacts(facts);
        return { moves: found, siteFall: null };
      },
    }),
  });
  person = await signIn(services);
  const workspace = await person.api.workspaces.create({ name: 'Acme', domainUrl: 'acme.com' });
  domainId = workspace.domains[0]?.id ?? '';
  await runSetup(services, { domainId, run: 1 });
  await storeTopic();
  await person.api.moves.rebuild({ domainId });
  await compute();
});
afterAll(() => services.database.close());

/** A topic with one keyword and no page of the site near it. */
async function storeTopic() {
  const { sql } = services.database;
  const [list] = await sql<
    { id: number }[]
  >`select list_id as id from tracked_domains where id = ${domainId}`;
  const listId = list?.id ?? 0;
  await person.api.keywords.addMany({ domainId, keywords: ['office chair'] });
  await sql`
    with keyword as (select id from tracked_keywords where list_id = ${listId} and keyword_text = 'office chair')
    insert into keyword_insights (list_id, keyword_id, topic_id, group_id, is_placed)
    select ${listId}, id, ${topic.id}, id, true from keyword`;
  await sql`
    insert into topics (list_id, id, name, basis, keyword_count, relevance, updated_at)
    values (${listId}, ${topic.id}, ${topic.name}, 'wording', 1, 0.9, now())`;
}

async function compute() {
  const job = services.sentMoves.at(-1);
  if (!job) throw new Error('no run was started');
  await runMoves(services, job);
}

async function moveOf(title: string) {
  const { data } = await person.api.moves.list({ domainId });
  const move = data.find((each) => each.title === title);
  if (!move) throw new Error(`no move ${title}`);
  return move;
}
const readTopics = async () => {
  const [shown, hidden] = await Promise.all(
    [false, true].map((isHidden) =>
      person.api.topics.list({ domainId, hidden: isHidden, relevantOnly: false }),
    ),
  );
  return { shown: shown?.data.map(({ name }) => name), hidden: hidden?.data.map(({ name }) => name) };
};
const topicsOfRun = () => readFacts?.topics.map(({ topic: { name } }) => name);

it('counts what competitors published on the topic of a move in the last 14 days', async () => {
  const { sql } = services.database;
  const [list] = await sql<{ id: number }[]>`
    select list_id as id from tracked_domains where id = ${domainId}`;
  const listId = list?.id ?? 0;
  const competitorId = services.newId();
  await sql`
    insert into competitors (list_id, id, domain_name, display_name)
    values (${listId}, ${competitorId}, 'chairs.com', 'Chairs')`;
  await sql`
    insert into radar_sites (list_id, competitor_id, state, queued_at, next_at)
    values (${listId}, ${competitorId}, 'done', now(), now())`;
  const published: [hash: string, kind: string, topicId: number | null, daysAgo: number][] = [
    ['a', 'new', topic.id, 1],
    ['b', 'new', topic.id, 13],
    ['c', 'new', topic.id, 15],
    ['d', 'rewritten', topic.id, 2],
    ['e', 'new', null, 1],
  ];
  for (const [hash, kind, topicId, daysAgo] of published) {
    await sql`
      insert into radar_publications (list_id, competitor_id, poll, hash, kind, address, found_at, is_from_feed, topic_id)
      values (${listId}, ${competitorId}, 1, ${hash.padStart(16, '0')}, ${kind}, ${`https://chairs.com/${hash}`},
        ${new Date(clock.getTime() - daysAgo * 86_400_000).toISOString()}, true, ${topicId})`;
  }
  expect((await moveOf(topic.name)).competitorPages).toEqual({ new: 2, rewritten: 1 });
  expect((await moveOf('/grinder')).competitorPages).toEqual({ new: 0, rewritten: 0 });
  await sql`delete from competitors where id = ${competitorId}`;
});

it('hides the topic with a move skipped as not our topic, and the next run ignores it', async () => {
  expect(topicsOfRun()).toEqual([topic.name]);
  const { id } = await moveOf(topic.name);
  const sent = services.sentMoves.length;
  await person.api.moves.skip({ domainId, moveId: id, reason: 'not_our_topic' });
  expect(await readTopics()).toEqual({ shown: [], hidden: [topic.name] });
  expect(services.sentMoves).toHaveLength(sent + 1);
  await compute();
  expect(topicsOfRun()).toEqual([]);
  expect(await moveOf(topic.name)).toMatchObject({ state: 'skipped', skip: { until: null } });
});

it('restores the topic with the move, and the move with the topic', async () => {
  const { id } = await moveOf(topic.name);
  await person.api.moves.restore({ domainId, moveIds: [id] });
  expect(await readTopics()).toEqual({ shown: [topic.name], hidden: [] });
  await compute();
  await person.api.moves.skip({ domainId, moveId: id, reason: 'not_our_topic' });
  await compute();
  const [hidden] = (await person.api.topics.list({ domainId, hidden: true, relevantOnly: false })).data;
  await person.api.topics.hide({ domainId, topicId: hidden?.id ?? '', isHidden: false });
  expect(await moveOf(topic.name)).toMatchObject({ state: 'proposed', skip: null });
  await compute();
  expect(topicsOfRun()).toEqual([topic.name]);
});

it('adds an hour to a move skipped as too much work, and removes it when restored', async () => {
  const { id, effortHours } = await moveOf('/grinder');
  await person.api.moves.skip({ domainId, moveId: id, reason: 'too_much_work' });
  expect(await moveOf('/grinder')).toMatchObject({ effortHours: effortHours + 1 });
  await person.api.moves.restore({ domainId, moveIds: [id] });
  expect(await moveOf('/grinder')).toMatchObject({ effortHours });
  await person.api.moves.skip({ domainId, moveId: id, reason: 'too_much_work' });
  clock = new Date(clock.getTime() + 28 * 86_400_000);
  await person.api.moves.rebuild({ domainId });
  await compute();
  expect(await moveOf('/grinder')).toMatchObject({ id, state: 'proposed', effortHours: effortHours + 1 });
});
