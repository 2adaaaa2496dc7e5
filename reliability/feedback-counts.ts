// The counts of the feedback board under many concurrent connections: votes, double clicks,
// comments, and items that are deleted and merged at the same time. The program fails if a count
// differs from its rows.
import { findFeedbackDrift } from '@keydence/api';
import { openScratchDatabase } from '@keydence/bench/open-scratch-database';
import type { DatabaseHandle } from '@keydence/db';
import { type Api, addPeople } from './add-people.ts';
import { recordRun } from './record-run.ts';
import { runAtOnce } from './run-at-once.ts';
import { isShort } from './run-options.ts';
import type { FaultResult } from './write-page.ts';

const connections = 50;
const people = isShort ? 100 : 500;
const sizes = isShort
  ? { votes: 1_000, comments: 500, items: 20 }
  : { votes: 20_000, comments: 10_000, items: 200 };
const text = { description: 'Counted under load', category: 'improvements' } as const;

const database = await openScratchDatabase({ maxConnections: connections });
try {
  const apis = await addPeople(database, people);
  recordRun('feedback-counts', [
    await measure(`${sizes.votes} votes and unvotes`, sizes.votes, () => mixVotes(apis)),
    await measure('double clicks', people, () => doubleClick(apis)),
    await measure(`${sizes.comments} comments added and deleted`, sizes.comments, () => mixComments(apis)),
    await measure('items deleted and merged during votes', sizes.items, () => removeItems(apis)),
  ]);
} finally {
  await database.close();
}

interface Outcome {
  outcomes: Record<string, number>;
  /** Allowed outcomes of an operation. */
  allowed: string[];
  /** Further checks, by name. */
  checks?: Record<string, boolean>;
}

async function measure(fault: string, runs: number, run: () => Promise<Outcome>): Promise<FaultResult> {
  const { outcomes, allowed, checks = {} } = await run();
  const drift = (await findFeedbackDrift(database)).length;
  const orphans = await countOrphans(database);
  const broken = Object.entries(checks).flatMap(([name, holds]) => (holds ? [] : [name]));
  return {
    fault,
    runs,
    criterion: [`counters = rows, no orphans; ${allowed.join(' or ')}`, ...Object.keys(checks)].join('; '),
    figures: { connections, ...outcomes, drift, orphans, broken: broken.join(', ') || 'none' },
    isMet:
      drift + orphans + broken.length === 0 &&
      Object.keys(outcomes).every((outcome) => allowed.includes(outcome)),
  };
}

async function shareItems(api: Api | undefined, count: number): Promise<string[]> {
  if (!api) throw new Error('no person is left to share items');
  const titles = Array.from({ length: count }, (_, index) => `Item ${index}`);
  const items = await Promise.all(titles.map((title) => api.feedback.create({ ...text, title })));
  return items.map(({ id }) => id);
}

async function mixVotes(apis: Api[]): Promise<Outcome> {
  const ids = await shareItems(apis[0], 20);
  const tasks = Array.from({ length: sizes.votes }, () => {
    const { feedback } = pick(apis);
    const feedbackId = pick(ids);
    return Math.random() < 0.5
      ? () => feedback.vote({ feedbackId })
      : () => feedback.removeVote({ feedbackId });
  });
  return { outcomes: await runAtOnce(tasks, connections), allowed: ['done'] };
}

async function doubleClick(apis: Api[]): Promise<Outcome> {
  const [feedbackId = ''] = await shareItems(apis[0], 1);
  const tasks = apis.flatMap(({ feedback }) => [
    () => feedback.vote({ feedbackId }),
    () => feedback.vote({ feedbackId }),
  ]);
  const outcomes = await runAtOnce(tasks, connections);
  const item = await apis[0]?.feedback.get({ feedbackId });
  return { outcomes, allowed: ['done'], checks: { 'one vote each': item?.upvotesCount === people } };
}

async function mixComments(apis: Api[]): Promise<Outcome> {
  const ids = await shareItems(apis[0], 40);
  const written: { api: Api; commentId: string }[] = [];
  const add = async () => {
    const api = pick(apis);
    const { id } = await api.feedback.addComment({ feedbackId: pick(ids), content: 'Counted' });
    written.push({ api, commentId: id });
  };
  // Half of the deletions are sent twice: the second must find nothing and count nothing.
  const remove = async () => {
    const comment = written.pop();
    if (!comment) return add();
    const { api, commentId } = comment;
    const clicks = Math.random() < 0.5 ? 1 : 2;
    const results = await Promise.allSettled(
      Array.from({ length: clicks }, () => api.feedback.deleteComment({ commentId })),
    );
    if (results.filter(({ status }) => status === 'fulfilled').length !== 1) throw new Error('not once');
  };
  const tasks = Array.from({ length: sizes.comments }, (_, index) => (index % 5 < 3 ? add : remove));
  const outcomes = await runAtOnce(tasks, connections);
  const lists = await Promise.all(
    ids.map(async (feedbackId) => {
      const [item, comments] = await Promise.all([
        apis[0]?.feedback.get({ feedbackId }),
        apis[0]?.feedback.listComments({ feedbackId }),
      ]);
      return item?.commentsCount === comments?.length;
    }),
  );
  return { outcomes, allowed: ['done'], checks: { 'count = comments shown': lists.every(Boolean) } };
}

/** Concurrent votes and comments succeed, or get the error for a deleted or merged item. */
async function removeItems(apis: Api[]): Promise<Outcome> {
  const admin = apis[0];
  const ids = await shareItems(admin, sizes.items);
  const tasks = ids.flatMap((feedbackId, index) => {
    const intoId = ids[(index + 1) % ids.length] ?? '';
    const crowd = Array.from({ length: 20 }, (_, click) => {
      const { feedback } = pick(apis);
      if (click % 4 === 0) return () => feedback.addComment({ feedbackId, content: 'Late?' });
      return click % 4 === 1
        ? () => feedback.removeVote({ feedbackId })
        : () => feedback.vote({ feedbackId });
    });
    const removal =
      index % 2 === 0
        ? () => admin?.feedback.delete({ feedbackId }) ?? Promise.reject()
        : () => admin?.feedback.merge({ feedbackId, intoId }) ?? Promise.reject();
    return [...crowd.slice(0, 10), removal, ...crowd.slice(10)];
  });
  const outcomes = await runAtOnce(tasks, connections);
  return { outcomes, allowed: ['done', 'NOT_FOUND', 'CONFLICT'] };
}

async function countOrphans({ sql }: DatabaseHandle): Promise<number> {
  const [row] = await sql<{ n: number }[]>`
    select (select count(*) from feedback_votes where feedback_id not in (select id from feedback))::int
      + (select count(*) from feedback_comments where feedback_id not in (select id from feedback))::int as n`;
  return row?.n ?? 0;
}

function pick<T>(items: readonly T[]): T {
  const item = items[Math.floor(Math.random() * items.length)];
  if (item === undefined) throw new Error('there is nothing to pick from');
  return item;
}
