import { createHmac, randomBytes } from 'node:crypto';

const secretBytes = 32;
const prefix = 'whsec_';

/** A new secret in the form of Standard Webhooks: `whsec_` and 32 random bytes in base64. */
export function createWebhookSecret(): string {
  return prefix + randomBytes(secretBytes).toString('base64');
}

/**
 * Headers by which a receiver verifies the sender and the time, by Standard Webhooks 1.0: an
 * HMAC-SHA256 over id, seconds since 1970 and body, with the decoded secret.
 */
export function signMessage(
  secret: string,
  { id, at, body }: { id: string; at: Date; body: string },
): Record<'webhook-id' | 'webhook-timestamp' | 'webhook-signature', string> {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const key = Buffer.from(secret.slice(prefix.length), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` };
}
