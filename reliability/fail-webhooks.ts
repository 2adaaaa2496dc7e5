import type { DatabaseHandle } from '@keydence/db';

/** More attempts than a message has, and more messages given up in a row than a webhook may have. */
const enough = 100;

/**
 * Has the messages that a domain's webhooks have not taken tried once more, now and for the last time: as their webhooks
 * have failed so often, whichever fails again is switched off.
 */
export async function failWebhooks({ sql }: DatabaseHandle, domainId: string): Promise<void> {
  await sql.begin(async (tx) => {
    const webhooks = tx`(select id from alert_webhooks where domain_id = ${domainId})`;
    await tx`update alert_webhooks set failures = ${enough} where domain_id = ${domainId}`;
    await tx`
      update alert_deliveries
      set attempts = (
        select jsonb_agg(missed) from (select attempts -> 0 as missed from generate_series(1, ${enough - 1}::int)) all_missed)
      where webhook_id in ${webhooks} and state = 'pending' and jsonb_array_length(attempts) > 0`;
    await tx`
      update jobs.job set start_after = now(), data = jsonb_set(data, '{attempt}', to_jsonb(${enough}::int))
      where name = 'alert-delivery' and state in ('created', 'retry') and start_after > now()
        and (data ->> 'deliveryId')::uuid in (
          select id from alert_deliveries where webhook_id in ${webhooks} and state = 'pending')`;
  });
}
