import { schema, type Transaction } from '@keydence/db';
import { describeMoved, isQuiet } from '@keydence/domain';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Services } from '../context.ts';
import { readListVersion } from '../keyword-lists/bump-list-version.ts';
import type { LinkSigner } from '../load-link-signer.ts';
import type { RuleRow } from './access.ts';
import { sendAlertMails } from './send-alert-mails.ts';
import { type FiredAlert, sendAlertMessage, type Watched } from './send-alert-message.ts';

const { alertEvents, alertRules, trackedDomains } = schema;

/** Maximum events in a domain's history. */
const keptEvents = 1_000;

/**
 * Stores a rule's observation and, if enough keywords moved and it is not in its quiet days, fires
 * it: the event, its e-mails and its message, all or nothing. A process that locks the rule second
 * finds the event of the day. The signer is for the unsubscribe links in the e-mails. Returns true
 * if the rule fired.
 */
export async function fireRule(
  tx: Transaction,
  services: Services,
  { signer, ...watched }: Watched & { signer: LinkSigner },
): Promise<boolean> {
  const [found] = await tx
    .select({ rule: alertRules, domain: trackedDomains })
    .from(alertRules)
    .innerJoin(trackedDomains, eq(trackedDomains.id, alertRules.domainId))
    .where(
      and(eq(alertRules.id, watched.ruleId), eq(alertRules.isActive, true), isNull(alertRules.deletedAt)),
    )
    .for('update', { of: alertRules });
  if (!found) return false;
  const { rule } = found;
  const { ruleId, day, moved, compared, failed, unknown } = watched;
  if (rule.lastOutcome && rule.lastOutcome.day > day) return false;
  const fires = moved >= rule.minKeywords && !isQuiet(rule, { lastFiredOn: rule.lastFiredOn, day });
  const lastOutcome = { day, moved, compared, failed, unknown };
  await tx
    .update(alertRules)
    .set({ lastOutcome, ...(fires && { lastFiredOn: day }) })
    .where(eq(alertRules.id, ruleId));
  if (!fires) return false;
  const alert = await insertEvent(tx, services, { watched, ...found });
  if (!alert) return false;
  if (rule.sendsMail) await sendAlertMails(tx, services, { alert, signer });
  if (rule.webhookId) await sendAlertMessage(tx, services, { alert, webhookId: rule.webhookId });
  await purgeEvents(tx, alert.domain.id);
  return true;
}

interface Firing {
  watched: Watched;
  rule: RuleRow;
  domain: typeof trackedDomains.$inferSelect;
}

async function insertEvent(
  tx: Transaction,
  { newId, now, publicUrl }: Services,
  { watched, rule, domain }: Firing,
): Promise<FiredAlert | null> {
  const { ruleId, listId, setName, sample, ...outcome } = watched;
  const eventId = newId();
  const firedAt = now();
  const listVersion = await readListVersion(tx, listId);
  const inserted = await tx
    .insert(alertEvents)
    .values({
      id: eventId,
      domainId: domain.id,
      ruleId,
      listId,
      listVersion,
      firedAt,
      ruleName: rule.name,
      summary: describeMoved(rule, outcome.moved),
      setName,
      kind: rule.kind,
      ...outcome,
      sample: [...sample],
    })
    .onConflictDoNothing()
    .returning({ id: alertEvents.id });
  if (inserted.length === 0) return null;
  const link = `${publicUrl}/dashboard?section=alerts&workspace=${domain.workspaceId}&domain=${domain.id}&event=${eventId}`;
  return {
    ...watched,
    eventId,
    rule,
    headline: describeMoved(rule, outcome.moved),
    listVersion,
    firedAt,
    domain: {
      id: domain.id,
      workspaceId: domain.workspaceId,
      name: domain.domainName,
      isSample: domain.dataSource === 'sample',
    },
    link,
  };
}

async function purgeEvents(tx: Transaction, domainId: string): Promise<void> {
  await tx.execute(sql`
    delete from alert_events where domain_id = ${domainId} and (fired_at, id) <= (
      select fired_at, id from alert_events where domain_id = ${domainId}
      order by fired_at desc, id desc offset ${keptEvents} limit 1)`);
}
