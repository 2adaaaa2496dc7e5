import type { DatabaseHandle } from '@keydence/db';

/** One request of one caller, repeatable by its key. */
export interface NamedRequest {
  userId: string;
  keyHash: Uint8Array;
  requestHash: Uint8Array;
}

export interface StoredResponse {
  status: number;
  contentType: string | null;
  body: Uint8Array | null;
  /**
   * The caller's role in each workspace the request reached; null if the request itself ended it.
   */
  access: Readonly<Record<string, string | null>>;
}

/** State of a key when a request claims it. */
export type Claim =
  | { state: 'claimed' }
  | { state: 'running' }
  | { state: 'reused' }
  | { state: 'answered'; answer: StoredResponse };

type Sql = DatabaseHandle['sql'];

/**
 * Longer than any request takes; after that, its process must have ended, and the next request may
 * claim the key.
 */
const leaseMinutes = 5;
const keptHours = 24;

/**
 * Claims the key for this request, unless another one has it. One statement decides across
 * processes.
 */
export async function claimKey(sql: Sql, request: NamedRequest, claimId: string): Promise<Claim> {
  const { userId, keyHash, requestHash } = request;
  const claimed = await sql`
    insert into identity.idempotency_keys as k (user_id, key_hash, request_hash, claim_id, created_at)
    values (${userId}, ${keyHash}, ${requestHash}, ${claimId}, now())
    on conflict (user_id, key_hash) do update set claim_id = excluded.claim_id, created_at = now()
    where k.status is null and k.request_hash = excluded.request_hash
      and k.created_at < now() - make_interval(mins => ${leaseMinutes})
    returning claim_id`;
  if (claimed.length > 0) return { state: 'claimed' };
  const [row] = await sql<(StoredResponse & { isSame: boolean })[]>`
    select status, content_type as "contentType", body, access, request_hash = ${requestHash} as "isSame"
    from identity.idempotency_keys where user_id = ${userId} and key_hash = ${keyHash}`;
  if (row && !row.isSame) return { state: 'reused' };
  // Without a row, the key has just been released; the caller retries.
  return row && row.status !== null ? { state: 'answered', answer: row } : { state: 'running' };
}

export async function storeResponse(
  sql: Sql,
  { userId, keyHash }: NamedRequest,
  { claimId, answer }: { claimId: string; answer: StoredResponse },
): Promise<void> {
  await sql`
    update identity.idempotency_keys
    set status = ${answer.status}, content_type = ${answer.contentType}, body = ${answer.body},
      access = ${JSON.stringify(answer.access)}::text::jsonb
    where user_id = ${userId} and key_hash = ${keyHash} and claim_id = ${claimId}`;
}

/** Releases the key of a request that changed nothing, so it can be repeated. */
export async function freeKey(sql: Sql, { userId, keyHash }: NamedRequest, claimId: string): Promise<void> {
  await sql`
    delete from identity.idempotency_keys
    where user_id = ${userId} and key_hash = ${keyHash} and claim_id = ${claimId}`;
}

/** Deletes responses older than the promised 24 hours. */
export async function purgeIdempotencyKeys({ sql }: Pick<DatabaseHandle, 'sql'>): Promise<void> {
  await sql`delete from identity.idempotency_keys where created_at < now() - make_interval(hours => ${keptHours})`;
}
