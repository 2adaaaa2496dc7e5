import { feedbackSorts } from '@keydence/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestServices, type TestServices } from '../../testing/create-test-services.ts';
import { shareFeedback } from '../../testing/share-feedback.ts';
import { failureOf, signIn } from '../../testing/sign-in.ts';

type Person = Awaited<ReturnType<typeof signIn>>;

let clock = Date.parse('2026-11-21T12:00:00Z');
let services: TestServices;
let ada: Person;
let bob: Person;
let admin: Person;

beforeAll(async () => {
  services = await createTestServices({ now: () => new Date(clock) });
  ada = await signIn(services);
  bob = await signIn(services);
  admin = await signIn(services, 'admin@keydence.example');
});
afterAll(() => services.database.close());
beforeEach(async () => {
  await services.database.sql`delete from feedback`;
});

async function share(title: string, overrides: Parameters<typeof shareFeedback>[1] = {}) {
  clock += 1000;
  return shareFeedback(ada.api, { title, ...overrides });
}
const titles = async (input: Parameters<Person['api']['feedback']['list']>[0]) =>
  (await bob.api.feedback.list(input)).data.map(({ title }) => title);

describe('the list', () => {
  it('sorts in four ways, newest first among equals', async () => {
    const first = await share('First');
    const second = await share('Second');
    await share('Third');
    for (const { api } of [ada, bob]) await api.feedback.vote({ feedbackId: first.id });
    await ada.api.feedback.addComment({ feedbackId: second.id, content: 'Yes' });
    const sorted = Object.fromEntries(
      await Promise.all(feedbackSorts.map(async (sort) => [sort, await titles({ sort })])),
    );
    expect(sorted).toEqual({
      recent: ['Third', 'Second', 'First'],
      oldest: ['First', 'Second', 'Third'],
      most_upvoted: ['First', 'Third', 'Second'],
      most_commented: ['Second', 'Third', 'First'],
    });
    expect(await titles({})).toEqual(sorted.recent);
  });

  it.each(feedbackSorts)('shows each item of one moment once on pages of 10, sorted by %s', async (sort) => {
    const shared = [];
    for (let count = 0; count < 25; count += 1) shared.push(await shareFeedback(ada.api));
    const pages = await Promise.all([1, 2, 3, 4].map((page) => bob.api.feedback.list({ page, sort })));
    expect(pages.map(({ data }) => data.length)).toEqual([10, 10, 5, 0]);
    expect(pages[1]?.pagination).toEqual({ page: 2, limit: 10, total: 25, pages: 3 });
    const ids = pages.flatMap(({ data }) => data.map(({ id }) => id));
    expect(new Set(ids)).toEqual(new Set(shared.map(({ id }) => id)));
  });

  it('filters by category and status', async () => {
    const bug = await share('Bug', { category: 'bug_reports' });
    await share('Wish');
    await admin.api.feedback.update({ feedbackId: bug.id, status: 'planned' });
    expect(await titles({ category: 'bug_reports' })).toEqual(['Bug']);
    expect(await titles({ category: 'all' })).toEqual(['Wish', 'Bug']);
    expect(await titles({ status: 'planned' })).toEqual(['Bug']);
    expect(await titles({ status: 'under_review', category: 'bug_reports' })).toEqual([]);
  });

  it('filters by a workspace of the caller', async () => {
    const { id: workspaceId } = await ada.api.workspaces.create({ name: 'Acme' });
    await share('Ours', { workspaceId });
    await share('Nobody’s', { category: 'bug_reports' });
    const { data, pagination } = await ada.api.feedback.list({ workspaceId });
    expect([data.map(({ title }) => title), pagination.total]).toEqual([['Ours'], 1]);
    const counts = await ada.api.feedback.listCategories({ workspaceId });
    expect(counts.filter(({ count }) => count > 0)).toEqual([{ category: 'feature_requests', count: 1 }]);
    expect(await failureOf(bob.api.feedback.list({ workspaceId }))).toMatchObject({ code: 'not_found' });
    const counting = bob.api.feedback.listCategories({ workspaceId });
    expect(await failureOf(counting)).toMatchObject({ code: 'not_found' });
  });

  it('counts each category, including empty ones', async () => {
    await share('One', { category: 'bug_reports' });
    await share('Two', { category: 'bug_reports' });
    await share('Three', { category: 'general_feedback' });
    expect(await bob.api.feedback.listCategories({})).toEqual([
      { category: 'feature_requests', count: 0 },
      { category: 'bug_reports', count: 2 },
      { category: 'improvements', count: 0 },
      { category: 'general_feedback', count: 1 },
    ]);
  });
});

describe('the search', () => {
  it.each([
    ['dark', ['Dark mode']],
    ['DARK', ['Dark mode']],
    ['mode dark', ['Dark mode']],
    ['dark nights', ['Dark mode']],
    ['  ', ['100% über_all', 'Dark mode']],
    ['ÜBER', ['100% über_all']],
    ['%', ['100% über_all']],
    ['_', ['100% über_all']],
    ['\\', []],
    ['dark light', []],
    ["' or true --", []],
  ])('finds %j as %j', async (search, found) => {
    await share('Dark mode', { description: 'For late nights at work.' });
    await share('100% über_all', { description: 'Something else entirely.' });
    expect(await titles({ search })).toEqual(found);
  });

  it('uses its index on a board of many items', async () => {
    const { sql } = services.database;
    await sql`insert into feedback (id, title, description, category, search_text)
      select gen_random_uuid(), 't', 'd', 'improvements', md5(n::text) || ' ' || md5((n * 7)::text)
      from generate_series(1, 20000) n`;
    await sql`vacuum analyze feedback`;
    const plan = await sql`explain select * from feedback
      where merged_into_id is null and search_text like '%zebra crossing%'`;
    expect(JSON.stringify(plan)).toContain('feedback_search');
    for (const [order, name] of [
      ['created_at desc, id desc', 'feedback_recent'],
      ['created_at, id', 'feedback_recent'],
      ['upvotes_count desc, created_at desc, id desc', 'feedback_most_upvoted'],
      ['comments_count desc, created_at desc, id desc', 'feedback_most_commented'],
    ]) {
      const sorted = await sql.unsafe(
        `explain select * from feedback where merged_into_id is null order by ${order} limit 10`,
      );
      expect(JSON.stringify(sorted)).toContain(`Index Scan`);
      expect(JSON.stringify(sorted)).toContain(name);
      expect(JSON.stringify(sorted)).not.toContain('Sort');
    }
  });
});

describe('similar items for a title', () => {
  const similar = async (title: string) =>
    (await bob.api.feedback.listSimilar({ title })).map((item) => item.title);

  it('share its words, most similar first, five at most', async () => {
    await share('Weekly mail', { description: 'Send me the report as PDF each week.' });
    await share('Export the report as PDF');
    await share('Something else', { description: 'It has nothing to do with it.' });
    expect(await similar('PDF export of the report')).toEqual(['Export the report as PDF', 'Weekly mail']);
    for (let count = 0; count < 6; count += 1) await share('Export as PDF');
    expect(await similar('PDF export of the report')).toHaveLength(5);
  });

  it.each(['', 'a', 'the', 'please add', '%', 'zebra'])('are empty for %j', async (title) => {
    await share('Please add the zebras', { description: 'A herd of them please.' });
    expect(await similar(title)).toEqual(title === 'zebra' ? ['Please add the zebras'] : []);
  });
});
