/**
 * Valid bodies of identity API operations, by method and path, for tests that corrupt parts of
 * them.
 */
export const identityBodies: Readonly<Record<string, Record<string, unknown>>> = {
  'POST /signup': { email: 'ada@mail.example', password: 'correct horse', data: { plan: 'a', tags: ['b'] } },
  'POST /otp': { email: 'ada@mail.example', create_user: true, data: { plan: 'a' } },
  'POST /verify': { type: 'email', email: 'ada@mail.example', token: '123456' },
  'POST /token?grant_type=password': { email: 'ada@mail.example', password: 'correct horse' },
  'POST /token?grant_type=refresh_token': { refresh_token: 'a'.repeat(43) },
  'POST /token?grant_type=pkce': { auth_code: 'a', code_verifier: 'b' },
  'POST /token?grant_type=id_token': { provider: 'google', id_token: 'a.b.c', nonce: 'd' },
  'POST /token?grant_type=web3': { chain: 'solana', message: 'a', signature: 'b' },
  'PUT /user': { email: 'new@mail.example', password: 'correct horse', nonce: '123456', data: { plan: 'b' } },
  'POST /recover': { email: 'ada@mail.example', code_challenge: 'a'.repeat(43) },
  'POST /resend': { type: 'signup', email: 'ada@mail.example' },
  'POST /sso': { domain: 'company.example', redirect_to: 'http://localhost:3000/' },
  'POST /factors': { factor_type: 'totp', friendly_name: 'phone', issuer: 'Keydence', phone: '15551234567' },
  'POST /factors/:id/challenge': { channel: 'sms' },
  'POST /factors/:id/verify': { challenge_id: 'a', code: '123456' },
  'POST /invite': { email: 'eve@mail.example', data: { team: 'a' } },
  'POST /admin/users': { email: 'kim@mail.example', user_metadata: { a: 'b' }, app_metadata: { c: 'd' } },
  'PUT /admin/users/:id': { ban_duration: 'none', user_metadata: { a: 'b' } },
  'POST /admin/generate_link': { type: 'magiclink', email: 'eve@mail.example', data: { team: 'a' } },
};

/** Copies of the value, each with one of its texts replaced. */
export function spoilTexts(value: unknown, bad: string): unknown[] {
  if (typeof value === 'string') return [bad];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    spoilTexts(inner, bad).map((spoiled) =>
      Array.isArray(value) ? value.with(Number(name), spoiled) : { ...value, [name]: spoiled },
    ),
  );
}
