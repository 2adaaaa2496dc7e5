import { schema } from '@keydence/db';
import { eq } from 'drizzle-orm';
import type { IdentityContext } from '../context.ts';
import { issueAuthCode } from '../flow-state.ts';
import { type ClientDevice, openSession, requireNotBanned } from '../open-session.ts';
import { sealText } from '../sealed-text.ts';
import type { SessionView } from '../session-view.ts';
import { transact } from '../transact.ts';
import type { FlowRow } from './consume-flow.ts';
import { linkAccount, mailForVerification } from './link-account.ts';
import type { ProviderProfile } from './provider-profile.ts';
import { type ProviderTokens, withProviderTokens } from './provider-tokens.ts';

const flows = schema.flowStates;

/**
 * Signs in the user that a provider identified: returns a session, or the code that the flow's
 * client exchanges for one.
 */
export async function finishFlow(
  ctx: IdentityContext,
  parts: { flow: FlowRow; profile: ProviderProfile; tokens: ProviderTokens | null; device: ClientDevice },
): Promise<{ code: string } | { session: SessionView }> {
  const { flow, profile, tokens, device } = parts;
  const sealed = tokens && (await sealText(ctx, JSON.stringify(tokens)));
  const done = await transact(ctx, async (tx) => {
    const user = await linkAccount(ctx, tx, { profile, linkingUserId: flow.linkingUserId });
    if (!user) return null;
    requireNotBanned(ctx, user);
    const userId = user.id;
    if (!flow.codeChallenge) {
      await tx.delete(flows).where(eq(flows.id, flow.id));
      const session = await openSession(ctx, tx, { userId, method: flow.method, device });
      return { session: tokens ? withProviderTokens(session, tokens) : session };
    }
    await tx.update(flows).set({ userId, providerTokens: sealed }).where(eq(flows.id, flow.id));
    return { code: await issueAuthCode(ctx, tx, { flowStateId: flow.id }) };
  });
  return (
    done ?? mailForVerification(ctx, profile, { redirectTo: flow.redirectTo ?? undefined, ip: device.ip })
  );
}
