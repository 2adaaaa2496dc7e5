import { createSampleSource, sampleDomains } from '@keydence/search-data';
import { limitSource } from '@keydence/search-data/testing/limit-source';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestServices, type TestServices } from '../../testing/create-test-services.ts';
import { failureOf, signIn } from '../../testing/sign-in.ts';
import { runSetup } from '../setup/run-setup.ts';

const now = () => new Date('2026-11-21T12:00:00Z');

let services: TestServices;
let person: Awaited<ReturnType<typeof signIn>>;
let domainId: string;

beforeAll(async () => {
  const sample = limitSource(createSampleSource({ now }), 150);
  services = await createTestServices({ sampleDomains, sources: { sample }, now });
  person = await signIn(services);
  const domainUrl = sampleDomains[0]?.domainName ?? '';
  domainId = (await person.api.workspaces.create({ name: 'Acme', domainUrl })).domains[0]?.id ?? '';
  await runSetup(services, { domainId, run: 1 });
});
afterAll(() => services.database.close());

it('proposes the same pages for the same facts, with a reason for each exclusion', async () => {
  const { plan } = person.api.contentPlan;
  const proposal = await plan({ domainId, pages: 4 });
  expect(await plan({ domainId, pages: 4 })).toEqual(proposal);
  expect(proposal.planned.length).toBeGreaterThan(0);
  expect(proposal.planned.length).toBeLessThanOrEqual(4);
  expect(proposal.planned.at(-1)).toMatchObject({ beat: 14, dueDate: '2026-12-04' });
  expect(proposal.leftOut.length).toBeGreaterThan(0);
  expect(proposal.leftOut.length).toBeLessThanOrEqual(30);
  expect(proposal.leftOutTotal).toBeGreaterThanOrEqual(proposal.leftOut.length);
  for (const { reason } of proposal.leftOut) expect(reason).toMatch(/\.$/);
});

it('plans one page per topic, lists its keywords, and excludes unrelated ones', async () => {
  const { plan } = person.api.contentPlan;
  const before = await plan({ domainId, pages: 20 });
  const [main, same, foreign] = before.planned.map(({ keywordText }) => keywordText);
  const { sql } = services.database;
  const [list] = await sql`select list_id as id from tracked_domains where id = ${domainId}`;
  const listId = list?.id;
  const [first] =
    await sql`select id from tracked_keywords where list_id = ${listId} and keyword_text = ${main ?? ''}`;
  await sql`insert into topics (list_id, id, name, basis, main_keyword_id, keyword_count, updated_at)
    values (${listId}, 1, 'its topic', 'wording', ${first?.id}, 2, now())`;
  await sql`insert into keyword_insights (list_id, keyword_id, topic_id, group_id, is_placed)
    select list_id, id, 1, ${first?.id}, true from tracked_keywords
    where list_id = ${listId} and keyword_text in ${sql([main ?? '', same ?? ''])}`;
  await sql`update tracked_keywords set relevance_class = 3 where list_id = ${listId} and keyword_text = ${foreign ?? ''}`;
  const { planned, leftOut, notRelevant } = await plan({ domainId, pages: 20 });
  const ofTopic = planned.filter(({ topic }) => topic?.name === 'its topic');
  expect(ofTopic).toHaveLength(1);
  const holder = ofTopic[0]?.keywordText;
  const other = holder === main ? same : main;
  expect(ofTopic[0]).toMatchObject({ keywordCount: 2, covers: [other] });
  expect(leftOut).toContainEqual(expect.objectContaining({ keywordText: other, code: 'same_topic' }));
  expect(leftOut.filter(({ code }) => code === 'not_relevant').map(({ keywordText }) => keywordText)).toEqual(
    [foreign],
  );
  expect(notRelevant).toBe(1);
  const wide = await plan({ domainId, pages: 20, relevantOnly: false });
  expect(wide.planned.map(({ keywordText }) => keywordText)).toContain(foreign);
  expect(wide.notRelevant).toBe(0);
  await sql`delete from keyword_insights where list_id = ${listId}`;
  await sql`update tracked_keywords set relevance_class = null where list_id = ${listId}`;
});

it('obeys pins and exclusions', async () => {
  const { plan } = person.api.contentPlan;
  const { planned, leftOut } = await plan({ domainId, pages: 2 });
  const excluded = planned[0]?.keywordText ?? '';
  const pinned = leftOut.find(({ reason }) => reason.startsWith('Fewer'))?.keywordText ?? '';
  const changed = await plan({ domainId, pages: 2, pinned: [pinned], excluded: [excluded] });
  const texts = changed.planned.map(({ keywordText }) => keywordText);
  expect(texts).toContain(pinned);
  expect(texts).not.toContain(excluded);
  expect(changed.leftOut).toContainEqual(
    expect.objectContaining({ keywordText: excluded, code: 'excluded', reason: 'Left out by you.' }),
  );
  for (const pages of [0, 21]) {
    expect(await failureOf(plan({ domainId, pages }))).toMatchObject({ code: 'validation_failed' });
  }
});

it('adds accepted pages to the board: week one in Writing, all with due dates, none doubled', async () => {
  const { accept, board, move, plan } = person.api.contentPlan;
  const [first, second] = (await board({ domainId })).items;
  await move({ itemId: second?.id ?? '', status: 'in_review' });
  const keywords = [first?.keywordText ?? '', 'a fresh idea', second?.keywordText ?? '', 'a later idea'];
  const { items } = await accept({ domainId, keywords });
  expect(items.map(({ keywordText, status, dueDate }) => [keywordText, status, dueDate])).toEqual([
    [keywords[0], 'writing', '2026-11-24'],
    [keywords[1], 'writing', '2026-11-27'],
    [keywords[2], 'in_review', '2026-12-01'],
    [keywords[3], 'research', '2026-12-04'],
  ]);
  await accept({ domainId, keywords });
  const after = (await board({ domainId })).items;
  expect(after).toHaveLength(12);
  expect(after.filter(({ status }) => status === 'writing').map(({ keywordText }) => keywordText)).toEqual(
    keywords.slice(0, 2),
  );
  const { planned } = await plan({ domainId, pages: 20 });
  expect(planned.map(({ keywordText }) => keywordText)).not.toContain(keywords[0]);
});
