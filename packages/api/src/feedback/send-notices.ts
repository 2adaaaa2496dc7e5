import type { Transaction } from '@keydence/db';
import type { FeedbackStatus, OutgoingMail } from '@keydence/domain';
import type { AuthedContext } from '../context.ts';
import type { LinkSigner } from '../load-link-signer.ts';
import { composeMergeNotice, composeStatusNotice, type NoticeFrame } from './compose-notice.ts';
import { findRecipients } from './find-recipients.ts';

/** So many mails are written in one statement. */
const batchSize = 500;

interface Signed {
  /** Of the links that end such mails. */
  signer: LinkSigner;
}

/** Tells the author and the voters of an item, but not who changed it, that its status is another one. */
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

/** Tells the author and the voters of an item, while they still are its, that it becomes part of another. */
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

/** In batches, so that an item with thousands of voters needs neither one huge statement nor one for each. */
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
