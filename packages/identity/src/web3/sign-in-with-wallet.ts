import { createHash } from 'node:crypto';
import { schema, type Transaction } from '@keydence/db';
import { and, eq } from 'drizzle-orm';
import { AuthError } from '../auth-error.ts';
import type { IdentityContext } from '../context.ts';
import { walletMessageSeconds } from '../lifetimes.ts';
import { type ClientDevice, openSession } from '../open-session.ts';
import { requireRateLimit, walletLimit } from '../rate-limit.ts';
import { isReturnAllowed } from '../redirect.ts';
import type { SessionView } from '../session-view.ts';
import type { Web3Chain } from '../settings.ts';
import { transact } from '../transact.ts';
import { parseSignedMessage, type SignedMessage } from './signed-message.ts';
import { isSignedBy, readSignature } from './verify-wallet-signature.ts';

export interface WalletInput extends ClientDevice {
  chain: string;
  /** The signed text, verbatim. */
  message: string;
  signature: string;
}

const { users, identities, walletMessages } = schema;
const addressPatterns = { ethereum: /^0x[0-9a-fA-F]{40}$/, solana: /^[1-9A-HJ-NP-Za-km-z]{32,44}$/ };

/** Signs in the owner of a wallet with a message it has just signed. Each message works once. */
export async function signInWithWallet(ctx: IdentityContext, input: WalletInput): Promise<SessionView> {
  const chain = requireChain(ctx, input.chain);
  await requireRateLimit(ctx, walletLimit, input.ip);
  const { length } = Buffer.from(input.message);
  if (length < 64 || length > 20_480)
    throw new AuthError(400, 'validation_failed', 'message must have between 64 bytes and 20 KB');
  const signature = readSignature(chain, input.signature);
  if (!signature) throw new AuthError(400, 'validation_failed', 'signature is not written as the chain does');
  const message = parseSignedMessage(input.message, chain);
  if (!message || !addressPatterns[chain].test(message.address))
    throw refuse('Message is not a sign-in message of this chain');
  requireOurs(ctx, message);
  requireFresh(ctx, message);
  if (!isSignedBy(chain, { text: input.message, signature, address: message.address }))
    throw refuse('Signature does not match address in message');
  return transact(ctx, async (tx) => {
    await spendMessage(ctx, tx, input.message);
    const userId = await findOrCreateOwner(ctx, tx, { chain, message });
    return openSession(ctx, tx, { userId, method: 'web3', device: input });
  });
}

function requireChain(ctx: IdentityContext, name: string): Web3Chain {
  if (name !== 'ethereum' && name !== 'solana')
    throw new AuthError(400, 'web3_unsupported_chain', 'Unsupported chain');
  if (ctx.settings.web3.includes(name)) return name;
  throw new AuthError(422, 'web3_provider_disabled', 'Web3 provider is disabled');
}

/**
 * Requires a message made for this site: a stranger's page must not be able to use a message signed
 * there.
 */
function requireOurs(ctx: IdentityContext, { uri, domain, version }: SignedMessage): void {
  if (version !== '1') throw refuse('Version of the message is not 1');
  if (!URL.canParse(uri)) throw refuse('URI of the message is not an address');
  const url = new URL(uri);
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isLocal))
    throw refuse('URI of the message must use https');
  if (!isReturnAllowed(ctx.settings, url)) throw refuse('URI of the message is not allowed on this server');
  if (url.host !== domain && url.hostname !== domain)
    throw refuse('Domain of the message does not match its URI');
}

function requireFresh(ctx: IdentityContext, message: SignedMessage): void {
  const now = ctx.now().getTime();
  const issuedAt = Date.parse(message.issuedAt);
  if (!(Math.abs(now - issuedAt) <= walletMessageSeconds * 1000))
    throw refuse('Message was issued too long ago or in the future');
  if (message.expirationTime !== null && !(now < Date.parse(message.expirationTime)))
    throw refuse('Message has expired');
  if (message.notBefore !== null && !(now >= Date.parse(message.notBefore)))
    throw refuse('Message is not valid yet');
}

/**
 * Spends the message, not its signature: a third party could rewrite the signature into another
 * valid one.
 */
async function spendMessage(ctx: IdentityContext, tx: Transaction, text: string): Promise<void> {
  const messageHash = createHash('sha256').update(text).digest();
  // Twice the lifetime, because a message may be issued in the future.
  const expiresAt = new Date(ctx.now().getTime() + 2 * walletMessageSeconds * 1000);
  const [spent] = await tx
    .insert(walletMessages)
    .values({ messageHash, expiresAt })
    .onConflictDoNothing()
    .returning({ expiresAt: walletMessages.expiresAt });
  if (!spent) throw refuse('Message has been used already');
}

const maxKeptLength = 1000;

/** A signed text may have 20 kB; metadata allows less. */
function shortened(text: string | null): string | null {
  return text !== null && text.length > maxKeptLength ? null : text;
}

async function findOrCreateOwner(
  ctx: IdentityContext,
  tx: Transaction,
  { chain, message }: { chain: Web3Chain; message: SignedMessage },
): Promise<string> {
  const address = chain === 'ethereum' ? message.address.toLowerCase() : message.address;
  const subject = `web3:${chain}:${address}`;
  const find = () =>
    tx
      .select({ userId: identities.userId })
      .from(identities)
      .where(and(eq(identities.provider, 'web3'), eq(identities.providerId, subject)));
  const [known] = await find();
  if (known) return known.userId;
  if (!ctx.settings.signUp)
    throw new AuthError(422, 'signup_disabled', 'Signups not allowed for this instance');
  const times = { createdAt: ctx.now(), updatedAt: ctx.now() };
  const data = {
    sub: subject,
    custom_claims: {
      address,
      chain,
      network: shortened(message.chainId),
      domain: message.domain,
      statement: shortened(message.statement),
    },
  };
  const userId = ctx.newId();
  const appMetadata = { provider: 'web3', providers: ['web3'] };
  await tx.insert(users).values({ id: userId, appMetadata, userMetadata: data, ...times });
  const identity = { id: ctx.newId(), userId, provider: 'web3', providerId: subject, identityData: data };
  const [created] = await tx
    .insert(identities)
    .values({ ...identity, lastSignInAt: ctx.now(), ...times })
    .onConflictDoNothing()
    .returning({ userId: identities.userId });
  if (created) return userId;
  // A concurrent first sign-in of this wallet created its user first.
  await tx.delete(users).where(eq(users.id, userId));
  const [winner] = await find();
  return winner?.userId ?? userId;
}

function refuse(message: string): AuthError {
  return new AuthError(400, 'validation_failed', message, { oauthError: 'invalid_grant' });
}
