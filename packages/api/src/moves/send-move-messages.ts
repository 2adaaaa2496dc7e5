import { schema, type Transaction } from '@keydence/db';
import {
  composeDecayMessage,
  composeJudgedMessage,
  composeProposedMessage,
  type MoveVerdict,
} from '@keydence/domain';
import { and, eq } from 'drizzle-orm';
import type { Services } from '../context.ts';
import { type MoveRow, viewGain } from '../gains/move-gain-view.ts';
import { insertDelivery } from '../runs/insert-delivery.ts';

const { alertWebhooks, keywordLists, trackedDomains } = schema;

type About = Parameters<typeof composeProposedMessage>[0];

/** Notifies the webhooks of a list's domain about moves that a run has found, including pages that lose clicks. */
export async function announceProposed(
  tx: Transaction,
  services: Services,
  { listId, found }: { listId: number; found: readonly MoveRow[] },
): Promise<void> {
  if (found.length === 0) return;
  const moves = found.map((row) => ({ ...row, gain: viewGain(row) }));
  const falling = moves.filter(({ causes }) => causes.includes('decay'));
  await post(tx, services, { listId, section: 'moves' }, (about) => [
    composeProposedMessage(about, { moves, total: moves.length }),
    ...(falling.length > 0 ? [composeDecayMessage(about, { moves: falling, total: falling.length })] : []),
  ]);
}

interface Judged {
  move: MoveRow;
  judgement: {
    days: number;
    verdict: MoveVerdict;
    extraLow?: number | null;
    extraMid?: number | null;
    extraHigh?: number | null;
    controlCount: number;
  };
}

/** Notifies the webhooks of a list's domain about the judgement of a done move. */
export async function announceJudged(
  tx: Transaction,
  services: Services,
  { move, judgement }: Judged,
): Promise<void> {
  const { id, listId, verb, title } = move;
  const { days, verdict, extraLow: low, extraMid: mid, extraHigh: high, controlCount } = judgement;
  const extra = low == null || mid == null || high == null ? null : { low, mid, high };
  const doneOn = move.doneOn ?? '';
  await post(tx, services, { listId, section: 'review' }, (about) => [
    composeJudgedMessage(about, { id, verb, title, doneOn, days, verdict, extra, controlCount }),
  ]);
}

async function post(
  tx: Transaction,
  services: Services,
  { listId, section }: { listId: number; section: 'moves' | 'review' },
  compose: (about: About) => object[],
): Promise<void> {
  const webhooks = await tx
    .select({
      webhookId: alertWebhooks.id,
      workspaceId: trackedDomains.workspaceId,
      domainId: trackedDomains.id,
      name: trackedDomains.domainName,
    })
    .from(keywordLists)
    .innerJoin(trackedDomains, eq(trackedDomains.id, keywordLists.domainId))
    .innerJoin(alertWebhooks, eq(alertWebhooks.domainId, trackedDomains.id))
    .where(and(eq(keywordLists.id, listId), eq(alertWebhooks.isActive, true)));
  for (const { webhookId, workspaceId, domainId, name } of webhooks) {
    const link = `${services.publicUrl}/dashboard?section=${section}&workspace=${workspaceId}&domain=${domainId}`;
    const bodies = compose({ at: services.now(), domain: { id: domainId, name }, link });
    for (const body of bodies)
      await insertDelivery(tx, services, { workspaceId, webhookId, eventId: null, isAboutMoves: true, body });
  }
}
