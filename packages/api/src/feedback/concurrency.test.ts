import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestServices, type TestServices } from '../../testing/create-test-services.ts';
import { shareFeedback } from '../../testing/share-feedback.ts';
import { signIn } from '../../testing/sign-in.ts';
import { findDrift } from './find-drift.ts';

type Api = Awaited<ReturnType<typeof signIn>>['api'];

// `npm run reliability feedback-counts` is the long form.
let services: TestServices;
let admin: Api;
let crowd: Api[];

beforeAll(async () => {
  services = await createTestServices();
  ({ api: admin } = await signIn(services, 'admin@keydence.example'));
  crowd = await Promise.all(Array.from({ length: 20 }, async () => (await signIn(services)).api));
});
afterAll(() => services.database.close());

/** Outcomes of calls: `done`, or the code of the failure. */
async function settle(calls: Promise<unknown>[]): Promise<string[]> {
  const results = await Promise.allSettled(calls);
  return results.map((result) => (result.status === 'fulfilled' ? 'done' : result.reason.code));
}

it('keeps a true count under concurrent votes and unvotes', async () => {
  const { id: feedbackId } = await shareFeedback(admin);
  const calls = Array.from({ length: 15 }, (_, round) =>
    crowd.map(({ feedback }, index) =>
      (round * 7 + index * 3) % 5 < 3 ? feedback.vote({ feedbackId }) : feedback.removeVote({ feedbackId }),
    ),
  ).flat();
  expect(new Set(await settle(calls))).toEqual(new Set(['done']));
  expect(await findDrift(services.database)).toEqual([]);
});

it('counts a double click of each person as one vote', async () => {
  const { id: feedbackId } = await shareFeedback(admin);
  await settle(
    crowd.flatMap(({ feedback }) => [feedback.vote({ feedbackId }), feedback.vote({ feedbackId })]),
  );
  expect((await admin.feedback.get({ feedbackId })).upvotesCount).toBe(crowd.length);
});

it('processes concurrent requests of one person in order', async () => {
  const { id: feedbackId } = await shareFeedback(admin);
  const { feedback } = crowd[0] ?? admin;
  const asked = [feedback.vote, feedback.removeVote, feedback.vote, feedback.removeVote, feedback.removeVote];
  const answers = await Promise.all(asked.map((ask) => ask({ feedbackId })));
  expect(answers.map(({ upvotesCount }) => upvotesCount)).toEqual([1, 0, 1, 0, 0]);
});

it('leaves the other connections free while many people vote for one item', async () => {
  const { id: feedbackId } = await shareFeedback(admin);
  const { sql } = services.database;
  let calls: Promise<string[]> | undefined;
  await sql.begin(async (tx) => {
    await tx`select from feedback where id = ${feedbackId} for no key update`;
    calls = settle(crowd.map(({ feedback }) => feedback.vote({ feedbackId })));
    await expect
      .poll(
        async () => {
          const waiting = await sql`
            select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
          return waiting.length;
        },
        { timeout: 5_000 },
      )
      .toBe(1);
    expect(await sql`select 1 as free`).toEqual([{ free: 1 }]);
  });
  expect(await calls).toEqual(Array(crowd.length).fill('done'));
  expect((await admin.feedback.get({ feedbackId })).upvotesCount).toBe(crowd.length);
});

it('fails a vote that cannot be written alone, not the batch', async () => {
  const { id: feedbackId } = await shareFeedback(admin);
  const { api: gone, userId } = await signIn(services);
  await services.database.sql`delete from identity.users where id = ${userId}`;
  const [first, ...others] = crowd;
  const voters = [...(first ? [first] : []), gone, ...others];
  const endings = await settle(voters.map(({ feedback }) => feedback.vote({ feedbackId })));
  expect(endings.map((ending) => ending === 'done')).toEqual(voters.map((voter) => voter !== gone));
  expect((await admin.feedback.get({ feedbackId })).upvotesCount).toBe(crowd.length);
});

it('counts a comment down once when it is deleted twice concurrently', async () => {
  const { id: feedbackId } = await shareFeedback(admin);
  const comments = await Promise.all(
    crowd.map(async ({ feedback }) => ({
      feedback,
      ...(await feedback.addComment({ feedbackId, content: 'x' })),
    })),
  );
  const endings = await Promise.all(
    comments
      .slice(5)
      .map(({ feedback, id: commentId }) =>
        settle([feedback.deleteComment({ commentId }), feedback.deleteComment({ commentId })]),
      ),
  );
  for (const ending of endings) expect(ending.sort()).toEqual(['NOT_FOUND', 'done']);
  expect((await admin.feedback.get({ feedbackId })).commentsCount).toBe(5);
  expect(await admin.feedback.listComments({ feedbackId })).toHaveLength(5);
});

it('keeps the counts true when an item is deleted or merged under votes and comments', async () => {
  for (let round = 0; round < 10; round += 1) {
    const { id: feedbackId } = await shareFeedback(admin);
    const { id: intoId } = await shareFeedback(admin);
    const [first, second] = [crowd.slice(0, 10), crowd.slice(10)].map(
      (people) => () =>
        people.flatMap(({ feedback }) => [
          feedback.vote({ feedbackId }),
          feedback.addComment({ feedbackId, content: 'Late?' }),
          feedback.removeVote({ feedbackId }),
        ]),
    );
    const endings = await settle([
      ...(first?.() ?? []),
      round % 2 === 0 ? admin.feedback.delete({ feedbackId }) : admin.feedback.merge({ feedbackId, intoId }),
      ...(second?.() ?? []),
    ]);
    expect(['done', 'NOT_FOUND', 'CONFLICT']).toEqual(expect.arrayContaining([...new Set(endings)]));
    expect(await findDrift(services.database)).toEqual([]);
  }
});

it('merges and changes a status on one connection, since waiters may hold the others', async () => {
  const { id: feedbackId } = await shareFeedback(admin);
  const { id: intoId } = await shareFeedback(admin);
  const { sql } = services.database;
  const held = await Promise.all(Array.from({ length: sql.options.max - 1 }, () => sql.reserve()));
  try {
    await admin.feedback.update({ feedbackId, status: 'planned' });
    await admin.feedback.merge({ feedbackId, intoId });
  } finally {
    for (const connection of held) connection.release();
  }
});

it('keeps the counts true when a person is deleted while voting and commenting', async () => {
  const { api, userId } = await signIn(services);
  const items = await Promise.all(Array.from({ length: 5 }, () => shareFeedback(admin)));
  for (const { id: feedbackId } of items) {
    await settle([...crowd.slice(0, 3), api].map(({ feedback }) => feedback.vote({ feedbackId })));
    await api.feedback.addComment({ feedbackId, content: 'Mine' });
  }
  await settle([
    ...items.flatMap(({ id: feedbackId }) => crowd.map(({ feedback }) => feedback.vote({ feedbackId }))),
    services.database.sql`delete from identity.users where id = ${userId}`,
    ...items.flatMap(({ id: feedbackId }) =>
      crowd.map(({ feedback }) => feedback.removeVote({ feedbackId })),
    ),
  ]);
  expect(await findDrift(services.database)).toEqual([]);
});
