import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServices, type TestServices } from '../../testing/create-test-services.ts';
import { feedbackText, shareFeedback } from '../../testing/share-feedback.ts';
import { failureOf, signIn } from '../../testing/sign-in.ts';

type Person = Awaited<ReturnType<typeof signIn>>;

const now = new Date('2026-11-21T12:00:00Z');
let services: TestServices;
let ada: Person;
let bob: Person;
let admin: Person;

beforeAll(async () => {
  services = await createTestServices({ now: () => now });
  ada = await signIn(services);
  await ada.api.profile.update({ fullName: 'Ada Lovelace' });
  bob = await signIn(services);
  admin = await signIn(services, 'admin@keydence.example');
});
afterAll(() => services.database.close());

const get = (person: Person, feedbackId: string) => person.api.feedback.get({ feedbackId });

describe('an item', () => {
  it('is visible to all users, under the name of its author', async () => {
    const item = await shareFeedback(ada.api);
    expect(item).toEqual({
      ...feedbackText,
      id: item.id,
      status: 'under_review',
      authorName: 'Ada Lovelace',
      createdAt: now,
      upvotesCount: 0,
      userVote: null,
      commentsCount: 0,
      workspaceId: null,
      isOwn: true,
      mergedIntoId: null,
    });
    expect(await get(bob, item.id)).toEqual({ ...item, isOwn: false });
    const { data } = await bob.api.feedback.list({});
    expect(data).toContainEqual({ ...item, isOwn: false });
  });

  it('never shows an e-mail address', async () => {
    const item = await shareFeedback(bob.api);
    const comment = await bob.api.feedback.addComment({ feedbackId: item.id, content: 'Me too' });
    expect([item.authorName, comment.authorName]).toEqual(['Keydence user', 'Keydence user']);
    const seen = await Promise.all([
      ada.api.feedback.list({ limit: 100 }),
      ada.api.feedback.listComments({ feedbackId: item.id }),
      get(ada, item.id),
    ]);
    expect(JSON.stringify(seen)).not.toContain('@');
  });

  it('keeps a workspace of its author, and names it to members only', async () => {
    const { id: workspaceId } = await ada.api.workspaces.create({ name: 'Acme' });
    const item = await shareFeedback(ada.api, { workspaceId });
    expect(item.workspaceId).toBe(workspaceId);
    expect((await get(bob, item.id)).workspaceId).toBeNull();
    await services.database.sql`delete from workspaces where id = ${workspaceId}`;
    expect((await get(ada, item.id)).workspaceId).toBeNull();
  });

  it('cannot be shared in a foreign workspace', async () => {
    const { id: workspaceId } = await bob.api.workspaces.create({ name: 'Bob' });
    expect(await failureOf(shareFeedback(ada.api, { workspaceId }))).toMatchObject({ code: 'not_found' });
  });

  it('keeps its text as written', async () => {
    const title = `<script>alert(1)</script> {{7*7}} \u202e "' or true --`;
    const item = await shareFeedback(ada.api, { title });
    expect(item.title).toBe(title);
  });
});

describe('changing an item', () => {
  it('is allowed to its author, for the text', async () => {
    const item = await shareFeedback(ada.api);
    const change = {
      title: 'Dim mode',
      description: 'Or a dim mode at least.',
      category: 'improvements',
    } as const;
    const changed = await ada.api.feedback.update({ feedbackId: item.id, ...change });
    expect(changed).toEqual({ ...item, ...change });
    expect((await ada.api.feedback.list({ search: 'dim least' })).data).toEqual([changed]);
    const { data } = await ada.api.feedback.list({ search: 'eyes', limit: 100 });
    expect(data.map(({ id }) => id)).not.toContain(item.id);
  });

  it.each([{ title: 'Mine' }, { description: 'Nothing but mine' }, { category: 'bug_reports' as const }])(
    'is refused to others, and to admins: %j',
    async (change) => {
      const item = await shareFeedback(ada.api);
      for (const other of [bob, admin]) {
        expect(await failureOf(other.api.feedback.update({ feedbackId: item.id, ...change }))).toMatchObject({
          code: 'forbidden',
          message: 'Only the author can change this feedback.',
        });
      }
      expect(await get(ada, item.id)).toEqual(item);
    },
  );

  it('is allowed to an admin only, for the status', async () => {
    const { id: feedbackId } = await shareFeedback(ada.api);
    for (const person of [ada, bob]) {
      expect(await failureOf(person.api.feedback.update({ feedbackId, status: 'planned' }))).toMatchObject({
        code: 'forbidden',
        message: 'Only an admin can change the status.',
      });
    }
    const refused = ada.api.feedback.update({ feedbackId, title: 'Mine', status: 'planned' });
    expect((await failureOf(refused)).code).toBe('forbidden');
    expect(await get(ada, feedbackId)).toMatchObject({ title: 'Dark mode', status: 'under_review' });
    const changed = await admin.api.feedback.update({ feedbackId, status: 'in_progress' });
    expect(changed).toMatchObject({ status: 'in_progress', isOwn: false });
  });

  it('returns the item if nothing changes', async () => {
    const item = await shareFeedback(ada.api);
    expect(await bob.api.feedback.update({ feedbackId: item.id })).toEqual({ ...item, isOwn: false });
  });
});

describe('deleting an item', () => {
  it.each([
    ['its author', () => ada],
    ['an admin', () => admin],
  ])('is allowed to %s, and deletes its votes and comments', async (_, who) => {
    const { id: feedbackId } = await shareFeedback(ada.api);
    await bob.api.feedback.vote({ feedbackId });
    await bob.api.feedback.addComment({ feedbackId, content: 'Me too' });
    expect(await failureOf(bob.api.feedback.delete({ feedbackId }))).toMatchObject({
      code: 'forbidden',
      message: 'Only the author or an admin can delete this feedback.',
    });
    await who().api.feedback.delete({ feedbackId });
    expect(await failureOf(get(ada, feedbackId))).toMatchObject({ code: 'not_found' });
    expect(await failureOf(who().api.feedback.delete({ feedbackId }))).toMatchObject({ code: 'not_found' });
    const { sql } = services.database;
    const left = await sql`select 1 from feedback_votes where feedback_id = ${feedbackId}
      union all select 1 from feedback_comments where feedback_id = ${feedbackId}`;
    expect([...left]).toEqual([]);
  });
});

it('limits a person to 5 items, 60 votes and 10 comments', async () => {
  services.counted.length = 0;
  const { id: feedbackId } = await shareFeedback(ada.api);
  await bob.api.feedback.vote({ feedbackId });
  await bob.api.feedback.removeVote({ feedbackId });
  await bob.api.feedback.addComment({ feedbackId, content: 'Me too' });
  expect(services.counted).toEqual([
    `feedback_hour ${ada.userId}`,
    `vote_minute ${bob.userId}`,
    `vote_minute ${bob.userId}`,
    `comment_minute ${bob.userId}`,
  ]);
});
