import { setTimeout as pause } from 'node:timers/promises';
import type { DatabaseHandle } from '@keydence/db';
import type { Browser } from '@playwright/test';
import { failWebhooks } from './fail-webhooks.ts';
import type { FilledWorkspace } from './fill-fields.ts';
import { literalOf } from './hostile-texts.ts';
import { judgePages } from './judge-pages.ts';
import { type OutboxMail, openOutbox } from './outbox.ts';
import type { ProcedureWriter } from './procedure-writer.ts';
import { openWatchedPage } from './watched-browser.ts';
import type { FaultResult } from './write-page.ts';

interface MailSite {
  origin: string;
  /** `DATA_DIR` of the server. */
  folder: string;
  browser: Browser;
  database: DatabaseHandle;
  writer: ProcedureWriter;
  texts: readonly string[];
  filled: FilledWorkspace;
}

/** Mails that contain text from people, a provider or a model, by subject. */
const kinds = [
  ['alerts', /^\S+: .*dropped by/],
  ['reports', /^\S+: (.* up, \d+ down|No keyword has moved|Your keyword report is ready)$/],
  ['key reminders', /^Your API key .* expires on/],
  ['new keys', /^An API key was created/],
  ['invitations', /invites you to .* on Keydence$/],
  ['merged feedback', /^Merged: /],
  ['webhooks switched off', /^\S+: a webhook was switched off$/],
] as const;

/** Number of alerts of a domain. */
const namesAtOnce = 20;
const piecesInMail = 5;
const waitLimitMs = 300_000;

/**
 * Opens the HTML of all mails of the server and, as if two weeks had passed, of its automatic ones:
 * reports, alerts, failed webhooks and key expiry reminders; finally those about merged feedback.
 */
export async function openMails(site: MailSite): Promise<FaultResult> {
  const { origin, folder, browser, writer, texts, filled } = site;
  const outbox = openOutbox(folder);
  const context = await browser.newContext();
  const reader = await openWatchedPage(context, { origin });
  const counts = Object.fromEntries([...kinds.map(([kind]) => [kind, 0]), ['others', 0]]);
  const shown = new Set<string>();
  let [runs, broken] = [0, 0];
  const openNew = async () => {
    for (const mail of outbox.readNew()) {
      runs += 1;
      const kind = kindOf(mail);
      counts[kind] = (counts[kind] ?? 0) + 1;
      if (/[\p{Cc}\u2028\u2029]/u.test(mail.subject) || /[\s,]/.test(mail.to)) broken += 1;
      await reader.page.setContent(mail.html, { waitUntil: 'load' });
      for (const text of await reader.find(`the mail "${mail.subject}"`, texts)) shown.add(text);
    }
  };
  await openNew();
  await letKeysEnd(site);
  await openNew();
  for (let index = 0; index < texts.length; index += namesAtOnce) {
    await letReportBeDue(site, texts.slice(index, index + namesAtOnce));
    await openNew();
  }
  await failWebhooks(site.database, filled.domainId);
  await waitForJobs(site.database);
  await openNew();
  for (const [index, feedbackId] of filled.feedbackIds.entries()) {
    const intoId = filled.feedbackIds[index + 1];
    if (intoId) await writer.write('feedback.merge', { feedbackId, intoId });
  }
  await waitForJobs(site.database);
  await openNew();
  await context.close();
  return judgePages('the HTML of every mail, opened in a browser', reader.faults, {
    runs,
    ...counts,
    'texts shown as written': shown.size,
    'without one recipient and one line': broken,
    'without a mail of its kind': kinds.filter(([kind]) => counts[kind] === 0).length,
  });
}

function kindOf({ subject }: OutboxMail): string {
  return kinds.find(([, pattern]) => pattern.test(subject))?.[0] ?? 'others';
}

/** Keys with all names, more than a person may have, that expire in three days. */
async function letKeysEnd({ database, texts }: MailSite): Promise<void> {
  const { sql } = database;
  const names = texts.map((text) => literalOf(text).slice(0, 60));
  await sql`
    insert into api_keys (id, user_id, workspace_id, name, scope, token_hash, last_four, expires_at)
    select gen_random_uuid(), k.user_id, k.workspace_id, n.name, k.scope, decode(md5(n.name || n.at), 'hex'), 'abcd',
      now() + interval '3 days'
    from unnest(${names}::text[]) with ordinality n(name, at), (select * from api_keys limit 1) k`;
  await waitWhile(
    () =>
      sql`select 1 from api_keys where reminded_at is null and expires_at < now() + interval '4 days' limit 1`,
  );
  await waitForJobs(database);
}

/**
 * Checks the domain again, as if it had ranked first in its report of two weeks ago, with hostile
 * texts as names in the mails.
 */
async function letReportBeDue(
  { database, writer, filled }: MailSite,
  names: readonly string[],
): Promise<void> {
  const { sql } = database;
  const { domainId, ruleIds } = filled;
  const [webhook] = await sql<
    { id: string }[]
  >`select id from alert_webhooks where domain_id = ${domainId} limit 1`;
  const rule = { domainId, kind: 'dropped', places: 1, webhookId: webhook?.id ?? null };
  for (const [index, name] of names.entries()) {
    const ruleId = ruleIds[index % ruleIds.length];
    await writer.write('alerts.update', { ...rule, ruleId, name });
  }
  const pieces = await sql<{ id: string }[]>`
    select i.id from content_plan_items i join keyword_lists l on l.id = i.list_id
    where l.domain_id = ${domainId} and i.deleted_at is null and i.status <> 'ready_to_publish'
    order by i.status = 'research', i.position, i.id limit ${piecesInMail}`;
  for (const [index, { id }] of pieces.entries()) {
    const own = names.filter((_, at) => at % pieces.length === index);
    await writer.write('contentPlan.update', { itemId: id, title: own.join(' ').slice(0, 200) });
  }
  await sql.begin(async (tx) => {
    await tx`
      insert into ranking_months (list_id, keyword_id, month, ranks)
      select k.list_id, k.id, (date_trunc('month', now()) - interval '1 month')::date, decode(repeat('01', 31), 'hex')
      from keyword_rankings k join keyword_lists l on l.id = k.list_id where l.domain_id = ${domainId}
      on conflict (list_id, keyword_id, month) do nothing`;
    await tx`
      update list_measures m set day = m.day - 14 from keyword_lists l
      where l.id = m.list_id and l.domain_id = ${domainId}
        and not exists (select 1 from list_measures e where e.list_id = m.list_id and e.day = m.day - 14)`;
    await tx`delete from alert_events where domain_id = ${domainId} and day = current_date`;
    await tx`update alert_rules set last_fired_on = null, last_outcome = null where domain_id = ${domainId}`;
    await tx`update rhythm_runs set is_asked = false where domain_id = ${domainId}`;
  });
  await writer.write('schedules.run', { domainId });
  await waitForJobs(database);
}

/** Waits until the worker has no immediate work. */
async function waitForJobs({ sql }: DatabaseHandle): Promise<void> {
  await waitWhile(
    () =>
      sql`select 1 from jobs.job where state in ('created', 'retry', 'active') and start_after <= now() limit 1`,
  );
}

/** Waits as long as there are such rows, up to a limit. */
async function waitWhile(find: () => PromiseLike<readonly unknown[]>): Promise<void> {
  const until = performance.now() + waitLimitMs;
  while ((await find()).length > 0 && performance.now() < until) await pause(250);
}
