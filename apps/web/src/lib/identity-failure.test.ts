import { AuthApiError, AuthRetryableFetchError, AuthUnknownError } from '@supabase/auth-js';
import { describe, expect, it } from 'vitest';
import { identityFailureText } from './identity-failure.ts';

describe('the text of a failed request to the identity API', () => {
  it.each([
    ['a 503 with a page', new AuthRetryableFetchError('{}', 503)],
    ['a body that is not JSON', new AuthUnknownError('Unexpected token', new SyntaxError())],
    ['an empty message', { message: '' }],
  ])('is the fallback for %s', (_name, error) => {
    expect(identityFailureText(error, 'Could not load your passkeys')).toBe('Could not load your passkeys');
  });

  it("is the server's message for a refusal", () => {
    const refusal = new AuthApiError('This code has expired.', 403, 'otp_expired');
    expect(identityFailureText(refusal, 'Could not sign in')).toBe('This code has expired.');
  });
});
