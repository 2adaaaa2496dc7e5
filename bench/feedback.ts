// The feedback board: concurrent votes of 200 people on one item against the same votes without a
// count, and a page of the list against its own statements.
import { createDatabase, type DatabaseHandle } from '@keydence/db';
import { createBenchCaller } from './create-caller.ts';
import { createServices } from './create-services.ts';
import { at, measureInTurns } from './measure.ts';
import type { World } from './open-world.ts';
import type { Finding } from './print-verdicts.ts';
import { type RecordedStatement, recordStatements, runStatements } from './record-statements.ts';

const callers = 200;
/** Votes and withdrawals of each caller in a round. */
const turns = 5;
const items = 5_000;
const connections = 20;

export async function measureFeedback({ database, userId, plan }: World): Promise<Finding[]> {
  const rounds = { rounds: plan.isSmall ? 5 : 15, warmUps: 2 };
  const pool = await createDatabase(database.url, { maxConnections: connections, statementTimeoutMs: 0 });
  const people = await addVoters(pool);
  const feedbackId = await addItems(pool, userId);
  const apis = people.map((id) => createBenchCaller(pool, id, createServices(pool)));
  let drifts = 0;
  const vote = async () => {
    await Promise.all(apis.map((api) => voteAndUnvote(api, feedbackId)));
    await Promise.all(apis.slice(0, callers / 2).map((api) => api.feedback.vote({ feedbackId })));
    drifts += await countDrift(pool, feedbackId);
  };
  const [counted, bare] = await measureInTurns(
    [vote, () => voteBarely(pool, { people, feedbackId })],
    rounds,
  );
  const list = await measureList(pool, userId, rounds);
  await removeAll(pool, people);
  await pool.close();
  const calls = callers * turns * 2 + callers / 2;
  const rate = (ms: number | undefined) => calls / ((ms ?? Number.NaN) / 1000);
  console.log(
    `${callers} people, one item: ${rate(counted).toFixed(0)} votes a second, ${rate(bare).toFixed(0)} without a count`,
  );
  return [
    {
      row: 'T13',
      name: `rounds of ${callers} concurrent votes after which the count differs from the votes`,
      figure: drifts,
      atMost: 0,
      unit: 'rounds',
    },
    {
      row: 'T13',
      name: 'votes a second against votes without a count',
      figure: rate(counted) / rate(bare),
      atLeast: 0.3,
    },
    { row: 'feedback', name: `page of ${items} items, server against the same prepared SQL`, figure: list },
  ];
}

async function voteAndUnvote(api: ReturnType<typeof createBenchCaller>, feedbackId: string): Promise<void> {
  for (let turn = 0; turn < turns; turn++) {
    await api.feedback.vote({ feedbackId });
    await api.feedback.removeVote({ feedbackId });
  }
}

interface Voters {
  people: string[];
  feedbackId: string;
}

/** The same calls on a table of votes without a count. */
async function voteBarely({ sql }: DatabaseHandle, { people, feedbackId }: Voters): Promise<void> {
  const add = (id: string) =>
    sql`insert into bench_votes (feedback_id, user_id) values (${feedbackId}, ${id}) on conflict do nothing`;
  const turnAll = async (id: string) => {
    for (let turn = 0; turn < turns; turn++) {
      await add(id);
      await sql`delete from bench_votes where feedback_id = ${feedbackId} and user_id = ${id}`;
    }
  };
  await Promise.all(people.map(turnAll));
  await Promise.all(people.slice(0, callers / 2).map(add));
}

async function countDrift({ sql }: DatabaseHandle, feedbackId: string): Promise<number> {
  const [row] = await sql<{ isRight: boolean }[]>`
    select upvotes_count = (select count(*) from feedback_votes where feedback_id = f.id)
      and upvotes_count = ${callers / 2} as "isRight"
    from feedback f where id = ${feedbackId}`;
  return row?.isRight ? 0 : 1;
}

async function measureList(
  pool: DatabaseHandle,
  userId: string,
  rounds: { rounds: number; warmUps: number },
) {
  const statements: RecordedStatement[] = [];
  await createBenchCaller(recordStatements(pool, statements), userId).feedback.list({ sort: 'most_upvoted' });
  const bare = await createDatabase(pool.url, { maxConnections: 1 });
  const api = createBenchCaller(pool, userId);
  const medians = await measureInTurns(
    [() => api.feedback.list({ sort: 'most_upvoted' }), () => runStatements(bare, statements)],
    { ...rounds, rounds: rounds.rounds * 5 },
  );
  await bare.close();
  console.log(
    `a page of the board ${at(medians, 0).toFixed(2)} ms, its ${statements.length} statements ${at(medians, 1).toFixed(2)} ms`,
  );
  return at(medians, 0) / at(medians, 1);
}

async function addVoters({ sql }: DatabaseHandle): Promise<string[]> {
  const people = Array.from({ length: callers }, () => crypto.randomUUID());
  await sql`insert into identity.users (id, email) select id, id || '@voters.example' from unnest(${people}::uuid[]) as id`;
  await sql`drop table if exists bench_votes`;
  await sql`
    create table bench_votes (feedback_id uuid not null references feedback, user_id uuid not null references identity.users,
      created_at timestamptz not null default now(), primary key (feedback_id, user_id))`;
  return people;
}

async function addItems({ sql }: DatabaseHandle, userId: string): Promise<string> {
  await sql`
    insert into feedback (id, author_id, title, description, category, search_text, upvotes_count)
    select gen_random_uuid(), ${userId}, 'Idea ' || n, 'Bench', 'improvements', 'idea ' || n || ' bench', n % 700
    from generate_series(1, ${items}::int) as n`;
  const id = crypto.randomUUID();
  await sql`
    insert into feedback (id, author_id, title, description, category, search_text)
    values (${id}, ${userId}, 'The one', 'Bench', 'improvements', 'the one bench')`;
  await sql`vacuum analyze feedback`;
  return id;
}

async function removeAll({ sql }: DatabaseHandle, people: string[]): Promise<void> {
  await sql`drop table bench_votes`;
  await sql`delete from feedback where description = 'Bench'`;
  await sql`delete from identity.users where id = any(${people}::uuid[])`;
}
