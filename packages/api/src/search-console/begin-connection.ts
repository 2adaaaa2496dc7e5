import { createHash, randomBytes } from 'node:crypto';
import { schema } from '@keydence/db';
import { AppError, searchConsoleLimits, searchConsoleReturnPath } from '@keydence/domain';
import { lt } from 'drizzle-orm';
import type { DomainContext } from '../access/get-domain-scope.ts';
import type { Services } from '../context.ts';
import { importMessages } from '../imports/import-messages.ts';
import { requireSearchConsole } from '../sources/access.ts';

const newSecret = () => randomBytes(32).toString('base64url');

export const hashState = (state: string) => createHash('sha256').update(state).digest();

export const redirectUriOf = ({ publicUrl }: Pick<Services, 'publicUrl'>) =>
  `${publicUrl}${searchConsoleReturnPath}`;

/** Sign-ins begun before this moment have expired. */
export function flowsSince(now: Date): Date {
  return new Date(now.getTime() - searchConsoleLimits.flowMinutes * 60_000);
}

/**
 * URL where the owner of a Google account allows access to its Search Console. The return is valid once, within ten
 * minutes, and only in the caller's session. AppError: 'conflict' if this server is not registered with Google,
 * 'validation_failed' for a sample domain.
 */
export async function beginConnection(ctx: DomainContext): Promise<{ url: string }> {
  const { services, domain, caller } = ctx;
  const searchConsole = requireSearchConsole(services);
  if (domain.dataSource === 'sample') throw new AppError('validation_failed', importMessages.sample);
  const state = newSecret();
  const codeVerifier = newSecret();
  const sealedVerifier = await services.sealer.seal(codeVerifier);
  const { searchConsoleFlows: flows } = schema;
  const now = services.now();
  await services.database.db.transaction(async (tx) => {
    await tx.delete(flows).where(lt(flows.createdAt, flowsSince(now)));
    await tx.insert(flows).values({
      stateHash: hashState(state),
      domainId: domain.id,
      userId: caller.userId,
      sessionId: caller.sessionId,
      sealedVerifier,
      createdAt: now,
    });
  });
  return { url: searchConsole.authorizeUrl({ redirectUri: redirectUriOf(services), state, codeVerifier }) };
}
