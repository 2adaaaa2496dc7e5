import { feedbackCommentLimit } from '@keydence/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServices, type TestServices } from '../../testing/create-test-services.ts';
import { shareFeedback } from '../../testing/share-feedback.ts';
import { failureOf, signIn } from '../../testing/sign-in.ts';
import { findDrift } from './find-drift.ts';

type Person = Awaited<ReturnType<typeof signIn>>;

let clock = Date.parse('2026-11-21T12:00:00Z');
let services: TestServices;
let ada: Person;
let bob: Person;
let feedbackId: string;

beforeAll(async () => {
  services = await createTestServices({ now: () => new Date(clock) });
  ada = await signIn(services);
  bob = await signIn(services);
  ({ id: feedbackId } = await shareFeedback(ada.api));
});
afterAll(async () => {
  expect(await findDrift(services.database)).toEqual([]);
  await services.database.close();
});

const counts = async () => {
  const { upvotesCount, commentsCount } = await ada.api.feedback.get({ feedbackId });
  return { upvotesCount, commentsCount };
};

describe('a vote', () => {
  it('is set and removed once, however often it is repeated', async () => {
    const vote = () => bob.api.feedback.vote({ feedbackId });
    const remove = () => bob.api.feedback.removeVote({ feedbackId });
    expect(await remove()).toEqual({ upvotesCount: 0, userVote: null });
    expect(await vote()).toEqual({ upvotesCount: 1, userVote: 'upvote' });
    expect(await vote()).toEqual({ upvotesCount: 1, userVote: 'upvote' });
    expect(await bob.api.feedback.get({ feedbackId })).toMatchObject({ upvotesCount: 1, userVote: 'upvote' });
    expect(await ada.api.feedback.get({ feedbackId })).toMatchObject({ upvotesCount: 1, userVote: null });
    expect(await remove()).toEqual({ upvotesCount: 0, userVote: null });
    expect(await remove()).toEqual({ upvotesCount: 0, userVote: null });
    expect(await counts()).toMatchObject({ upvotesCount: 0 });
  });

  it('cannot make a count negative, whatever its stored value', async () => {
    await expect(
      services.database.sql`update feedback set upvotes_count = -1 where id = ${feedbackId}`,
    ).rejects.toThrow('feedback_upvotes_count');
  });
});

describe('a comment', () => {
  it('is added, edited and deleted by its author, and counted while it exists', async () => {
    const before = await counts();
    const added = await bob.api.feedback.addComment({ feedbackId, content: '  Yes,\nplease ' });
    expect(added).toEqual({
      id: added.id,
      userId: bob.userId,
      authorName: 'Keydence user',
      content: 'Yes,\nplease',
      createdAt: new Date(clock),
      updatedAt: new Date(clock),
      isEdited: false,
      isDeleted: false,
      isOwn: true,
    });
    expect(await counts()).toEqual({ ...before, commentsCount: before.commentsCount + 1 });
    const commentId = added.id;
    expect(await bob.api.feedback.updateComment({ commentId, content: 'Yes,\nplease' })).toEqual(added);
    clock += 1000;
    const edited = await bob.api.feedback.updateComment({ commentId, content: 'Yes' });
    expect(edited).toEqual({ ...added, content: 'Yes', isEdited: true, updatedAt: new Date(clock) });
    expect(await ada.api.feedback.listComments({ feedbackId })).toEqual([{ ...edited, isOwn: false }]);
    await bob.api.feedback.deleteComment({ commentId });
    expect(await failureOf(bob.api.feedback.deleteComment({ commentId }))).toMatchObject({
      code: 'not_found',
    });
    expect(await ada.api.feedback.listComments({ feedbackId })).toEqual([]);
    expect(await counts()).toEqual(before);
  });

  it('cannot be changed by others, including the author of the item and admins', async () => {
    const admin = await signIn(services, 'admin@keydence.example');
    const { id: commentId } = await bob.api.feedback.addComment({ feedbackId, content: 'Mine' });
    for (const { api } of [ada, admin]) {
      const refusal = { code: 'forbidden', message: 'You can change only your own comments.' };
      const editing = api.feedback.updateComment({ commentId, content: 'Ours' });
      expect(await failureOf(editing)).toMatchObject(refusal);
      expect(await failureOf(api.feedback.deleteComment({ commentId }))).toMatchObject(refusal);
    }
    await bob.api.feedback.deleteComment({ commentId });
  });

  it('appears after earlier ones', async () => {
    for (const content of ['one', 'two', 'three']) {
      clock += 1000;
      await bob.api.feedback.addComment({ feedbackId, content });
    }
    const comments = await ada.api.feedback.listComments({ feedbackId });
    expect(comments.map(({ content }) => content)).toEqual(['one', 'two', 'three']);
  });

  it('is accepted among the first 500 only', async () => {
    const { id } = await shareFeedback(ada.api);
    const { sql } = services.database;
    await sql`insert into feedback_comments (id, feedback_id, author_id, content)
      select gen_random_uuid(), ${id}, ${ada.userId}, 'x' from generate_series(1, ${feedbackCommentLimit})`;
    await sql`update feedback set comments_count = ${feedbackCommentLimit} where id = ${id}`;
    expect(
      await failureOf(bob.api.feedback.addComment({ feedbackId: id, content: 'One more' })),
    ).toMatchObject({
      code: 'conflict',
      message: 'This discussion is full: it has 500 comments.',
    });
    expect(await ada.api.feedback.listComments({ feedbackId: id })).toHaveLength(feedbackCommentLimit);
  });
});

describe('a person who is deleted', () => {
  it('is removed with votes and comments but leaves the items, with true counts', async () => {
    const carol = await signIn(services);
    const hers = await shareFeedback(carol.api, { title: 'Hers' });
    const other = await shareFeedback(ada.api, { title: 'Other' });
    for (const { id } of [hers, other]) {
      for (const { api } of [carol, bob]) {
        await api.feedback.vote({ feedbackId: id });
        await api.feedback.addComment({ feedbackId: id, content: 'one' });
        await api.feedback.addComment({ feedbackId: id, content: 'two' });
      }
    }
    await services.database.sql`delete from identity.users where id = ${carol.userId}`;
    for (const { id } of [hers, other]) {
      expect(await bob.api.feedback.get({ feedbackId: id })).toMatchObject({
        upvotesCount: 1,
        commentsCount: 2,
      });
      expect(await bob.api.feedback.listComments({ feedbackId: id })).toHaveLength(2);
    }
    expect((await bob.api.feedback.get({ feedbackId: hers.id })).authorName).toBe('Keydence user');
    expect(await findDrift(services.database)).toEqual([]);
  });
});

it('the reconcile query finds a manually changed count', async () => {
  const { id } = await shareFeedback(ada.api);
  const { sql } = services.database;
  await sql`update feedback set upvotes_count = 3 where id = ${id}`;
  expect(await findDrift(services.database)).toEqual([
    { feedbackId: id, upvotesCount: 3, votes: 0, commentsCount: 0, comments: 0 },
  ]);
  await sql`update feedback set upvotes_count = 0 where id = ${id}`;
});
