import { createHmac, randomInt } from 'node:crypto';
import type { IdentityContext } from './context.ts';

/** A code that a user reads in a message and types. */
export function newSixDigitCode(): string {
  return randomInt(1_000_000).toString().padStart(6, '0');
}

/**
 * Stored hash of a code: keyed and salted with its row, so that a stolen table reveals no six-digit
 * code.
 */
export async function hashCode(
  ctx: Pick<IdentityContext, 'keys'>,
  { rowId, code }: { rowId: string; code: string },
): Promise<Buffer> {
  return createHmac('sha256', await ctx.keys.codeSecret())
    .update(`${rowId}:${code}`)
    .digest();
}
