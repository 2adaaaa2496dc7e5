import type { DatabaseHandle } from '@keydence/db';

/** More consecutive failures than a webhook may have. */
const enoughFailures = 100;
/** One attempt fewer than a message has. */
const attemptsMade = 7;

/**
 * Schedules the last attempt of all undelivered messages of a domain's webhooks for now. With this
 * failure count, each webhook that fails again is disabled.
 */
export async function failWebhooks({ sql }: DatabaseHandle, domainId: string): Promise<void> {
  await sql.begin(async (tx) => {
    const webhooks = tx`(select id from alert_webhooks where domain_id = ${domainId})`;
    await tx`update alert_webhooks set failures = ${enoughFailures} where domain_id = ${domainId}`;
    await tx`
      update alert_deliveries
      set next_attempt_at = now(), attempts = (
        select jsonb_agg(missed) from (select attempts -> 0 as missed from generate_series(1, ${attemptsMade}::int)) all_missed)
      where webhook_id in ${webhooks} and state = 'pending' and jsonb_array_length(attempts) > 0`;
  });
}
