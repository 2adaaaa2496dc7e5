import { createHash, timingSafeEqual } from 'node:crypto';
import { AuthError } from './auth-error.ts';

/** Public challenge of the secret that a flow's client keeps (RFC 7636). */
export interface CodeChallenge {
  challenge: string;
  method: 's256' | 'plain';
}

/**
 * Reads the challenge of a request; null if there is none. @throws AuthError 400
 * `validation_failed` unless both fields are given and well formed (RFC 7636, section 4.2).
 */
export function readCodeChallenge(
  challenge: string | null | undefined,
  method: string | null | undefined,
): CodeChallenge | null {
  if (!challenge && !method) return null;
  if (!challenge || !method)
    throw invalid('PKCE flow requires both code_challenge and code_challenge_method parameters');
  const known = method.toLowerCase();
  if (known !== 's256' && known !== 'plain') throw invalid('code_challenge_method must be s256 or plain');
  if (challenge.length < 43 || challenge.length > 128)
    throw invalid('code challenge has to be between 43 and 128 characters');
  if (!/^[\w.~-]+$/.test(challenge))
    throw invalid(
      'code challenge can only contain letters, digits, hyphens, periods, underscores and tildes',
    );
  return { challenge, method: known };
}

export function matchesChallenge({ challenge, method }: CodeChallenge, verifier: string): boolean {
  const shown = method === 's256' ? createHash('sha256').update(verifier).digest('base64url') : verifier;
  const [expected, actual] = [Buffer.from(challenge), Buffer.from(shown)];
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}

function invalid(message: string): AuthError {
  return new AuthError(400, 'validation_failed', message);
}
