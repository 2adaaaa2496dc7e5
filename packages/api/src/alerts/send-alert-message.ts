import { schema, type Transaction } from '@keydence/db';
import { type AlertMove, type AlertOutcome, composeAlertMessage, describeRule } from '@keydence/domain';
import { and, eq } from 'drizzle-orm';
import type { Services } from '../context.ts';
import { insertDelivery } from '../runs/insert-delivery.ts';
import type { RuleRow } from './access.ts';

export interface Watched extends AlertOutcome {
  ruleId: string;
  listId: number;
  setName: string;
  sample: readonly AlertMove[];
}

/** A rule that has fired, with the facts for its e-mails and messages. */
export interface FiredAlert extends Watched {
  eventId: string;
  rule: RuleRow;
  headline: string;
  listVersion: number;
  firedAt: Date;
  domain: { id: string; workspaceId: string; name: string; isSample: boolean };
  /** Address of the event in the product. */
  link: string;
}

/** Queues an alert for a webhook; a disabled one receives nothing. */
export async function sendAlertMessage(
  tx: Transaction,
  services: Services,
  { alert, webhookId }: { alert: FiredAlert; webhookId: string },
): Promise<void> {
  const { alertWebhooks } = schema;
  const isOpen = and(eq(alertWebhooks.id, webhookId), eq(alertWebhooks.isActive, true));
  if ((await tx.$count(alertWebhooks, isOpen)) === 0) return;
  const { rule, domain } = alert;
  const { id, name, kind, places, minKeywords } = rule;
  const body = composeAlertMessage({
    ...alert,
    rule: { id, name, summary: describeRule(rule), kind, places, minKeywords },
    domain: { id: domain.id, name: domain.name },
  });
  const { workspaceId } = domain;
  await insertDelivery(tx, services, { workspaceId, webhookId, eventId: alert.eventId, body });
}
