import type { Transaction } from '@keydence/db';
import { type ApiKeyScope, apiKeyReminderDays, composeKeyExpiryMail } from '@keydence/domain';
import { sql } from 'drizzle-orm';
import type { Services } from '../context.ts';
import { buildKeysLink } from './build-keys-link.ts';

const batchSize = 100;

interface EndingKey extends Record<string, unknown> {
  name: string;
  lastFour: string;
  scope: ApiKeyScope;
  includesPeople: boolean;
  expiresAt: string | Date;
  workspaceName: string | null;
  email: string | null;
}

/** E-mails the owners of keys that expire within seven days, once per key across all processes. */
export async function sendKeyReminders(services: Services): Promise<void> {
  for (;;) {
    const count = await services.database.db.transaction((tx) => remindBatch(tx, services));
    if (count < batchSize) return;
  }
}

async function remindBatch(tx: Transaction, services: Services): Promise<number> {
  const keys = await claimKeys(tx, services.now());
  const link = buildKeysLink(services.publicUrl, { isNew: true });
  const mails = keys.flatMap(({ email, ...key }) =>
    email
      ? [composeKeyExpiryMail({ to: email, key: { ...key, expiresAt: new Date(key.expiresAt) }, link })]
      : [],
  );
  await services.jobs.enqueueMail(tx, ...mails);
  return keys.length;
}

async function claimKeys(tx: Transaction, now: Date): Promise<EndingKey[]> {
  const soon = new Date(now.getTime() + apiKeyReminderDays * 86_400_000);
  const rows = await tx.execute<EndingKey>(sql`
    with ending as (
      select id from api_keys
      where expires_at > ${now.toISOString()} and expires_at <= ${soon.toISOString()} and reminded_at is null
      order by id limit ${batchSize} for update skip locked),
    claimed as (
      update api_keys k set reminded_at = ${now.toISOString()} from ending where k.id = ending.id returning k.*)
    select c.name, c.last_four as "lastFour", c.scope, c.includes_people as "includesPeople", c.expires_at as "expiresAt", w.name as "workspaceName", u.email
    from claimed c join identity.users u on u.id = c.user_id left join workspaces w on w.id = c.workspace_id`);
  return [...rows];
}
