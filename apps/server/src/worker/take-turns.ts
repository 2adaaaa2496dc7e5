import postgres from 'postgres';

/** Names the advisory lock of processes that make the queue's tables; any number that nothing else uses. */
const queueLock = 4_957_302;

/** Does the work while no other process does it; they wait, however long it takes, and go on when this one dies. */
export async function takeTurns<Result>(databaseUrl: string, work: () => Promise<Result>): Promise<Result> {
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => {}, connection: { statement_timeout: 0 } });
  try {
    await sql`select pg_advisory_lock(${queueLock})`;
    return await work();
  } finally {
    await sql.end({ timeout: 5 });
  }
}
