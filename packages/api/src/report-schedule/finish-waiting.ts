import type { Transaction } from '@keydence/db';
import { sql } from 'drizzle-orm';
import type { Services } from '../context.ts';
import type { LinkSigner } from '../load-link-signer.ts';
import { sendTrendMails } from './send-trend-mails.ts';

/** Data to log after the transaction that settles a run is committed. */
export interface Settled {
  fields: Record<string, unknown>;
  message: string;
}

/**
 * Ends the wait of one schedule with a newer imported export: completes its run and e-mails the report. Null if there
 * is none. A paused schedule keeps waiting.
 */
export async function finishWaiting(
  tx: Transaction,
  services: Services,
  signer: LinkSigner,
): Promise<Settled | null> {
  const [waiting] = await tx.execute<{ domainId: string }>(sql`
    select domain_id as "domainId" from domain_rhythms
    where has_newer_import and waiting_since is not null and not is_paused
    limit 1 for update skip locked`);
  if (!waiting) return null;
  const { domainId } = waiting;
  const finishedAt = services.now();
  await tx.execute(sql`
    update domain_rhythms set waiting_since = null, has_newer_import = false where domain_id = ${domainId}`);
  await tx.execute(sql`
    update rhythm_runs set state = 'done', finished_at = ${finishedAt.toISOString()}::timestamptz where domain_id = ${domainId}
      and run = (select max(run) from rhythm_runs where domain_id = ${domainId} and state = 'waiting')`);
  await sendTrendMails(tx, services, { domainId, signer, finishedAt });
  return { fields: { domainId }, message: 'a newer export has ended the waiting for a report' };
}
