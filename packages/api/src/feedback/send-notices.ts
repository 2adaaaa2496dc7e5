import type { Transaction } from '@keydence/db';
import type { FeedbackStatus, OutgoingMail } from '@keydence/domain';
import type { AuthedContext } from '../context.ts';
import type { LinkSigner } from '../load-link-signer.ts';
import { composeMergeNotice, composeStatusNotice, type NoticeFrame } from './compose-notice.ts';
import { findRecipients } from './find-recipients.ts';

/** Rows per insert statement. */
const batchSize = 500;

interface Signed {
  /** Signs the unsubscribe links. */
  signer: LinkSigner;
}

/**
 * Notifies the author and the voters of an item of its new status, except the person who set it.
 */
export async function sendStatusNotices(
  tx: Transaction,
  ctx: AuthedContext,
  { signer, ...item }: Signed & { id: string; title: string; status: FeedbackStatus },
): Promise<void> {
  const link = linkTo(ctx, item.id);
  await sendToAll(tx, ctx, {
    feedbackId: item.id,
    signer,
    compose: (frame) => composeStatusNotice({ ...frame, link }, item),
  });
}

interface Titled {
  id: string;
  title: string;
}

/** Notifies the author and the voters of an item of its merge; call it before the votes move. */
export async function sendMergeNotices(
  tx: Transaction,
  ctx: AuthedContext,
  { source, target, signer }: Signed & { source: Titled; target: Titled },
): Promise<void> {
  const link = linkTo(ctx, target.id);
  await sendToAll(tx, ctx, {
    feedbackId: source.id,
    signer,
    compose: (frame) => composeMergeNotice({ ...frame, link }, { from: source.title, into: target.title }),
  });
}

interface Notice extends Signed {
  feedbackId: string;
  compose: (frame: Omit<NoticeFrame, 'link'>) => OutgoingMail;
}

/**
 * In batches, so that an item with thousands of voters needs neither one huge statement nor one per
 * voter.
 */
async function sendToAll(
  tx: Transaction,
  ctx: AuthedContext,
  { feedbackId, signer, compose }: Notice,
): Promise<void> {
  const { services, caller } = ctx;
  const writeTo = ({ userId, email }: { userId: string; email: string }) => {
    const token = signer.sign(userId);
    return compose({ to: email, unsubscribeUrl: `${services.publicUrl}/unsubscribe?token=${token}` });
  };
  let after: string | null = null;
  for (;;) {
    const batch = await findRecipients(tx, { feedbackId, actorId: caller.userId, after, limit: batchSize });
    await services.jobs.enqueueMail(tx, ...batch.map(writeTo));
    if (batch.length < batchSize) return;
    after = batch.at(-1)?.userId ?? null;
  }
}

function linkTo({ services }: AuthedContext, feedbackId: string): string {
  return `${services.publicUrl}/dashboard?section=feedback-board&item=${feedbackId}`;
}
