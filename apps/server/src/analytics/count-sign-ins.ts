import type { MiddlewareHandler } from 'hono';
import { type Analytics, type AnalyticsEvent, asksNotToBeCounted, type SignInMethod } from './analytics.ts';

type Step = { name: 'sign_in_asked' | 'sign_in_finished'; method: SignInMethod };

const steps: Record<string, Step> = {
  'POST /otp': { name: 'sign_in_asked', method: 'mail' },
  'POST /verify': { name: 'sign_in_finished', method: 'mail' },
  'GET /verify': { name: 'sign_in_finished', method: 'mail' },
  'POST /token': { name: 'sign_in_finished', method: 'password' },
  'GET /authorize': { name: 'sign_in_asked', method: 'provider' },
  'GET /callback': { name: 'sign_in_finished', method: 'provider' },
  'POST /sso': { name: 'sign_in_asked', method: 'company' },
  'POST /sso/saml/acs': { name: 'sign_in_finished', method: 'company' },
  'POST /passkeys/authentication/options': { name: 'sign_in_asked', method: 'passkey' },
  'POST /passkeys/authentication/verify': { name: 'sign_in_finished', method: 'passkey' },
};

/** An error code of the identity API; other texts are not reported. */
const errorCode = /^[a-z][a-z_0-9]{0,59}$/;

/** Reports each sign-in attempt and its result, read from the identity API's response. */
export function countSignIns({ reporter, authPath }: Analytics, now: () => Date): MiddlewareHandler {
  return async (c, next) => {
    await next();
    const { method, path } = c.req;
    const step = path.startsWith(`${authPath}/`) && steps[`${method} ${path.slice(authPath.length)}`];
    if (!step || asksNotToBeCounted(c)) return;
    // The other grants renew a session, or complete a sign-in that was counted at its start.
    if (step.method === 'password' && c.req.query('grant_type') !== 'password') return;
    const event: AnalyticsEvent = { ...step, error: await readError(c.res), at: now().toISOString() };
    reporter.report(event);
  };
}

/** Error code of a failure, from the body or the redirect address. */
async function readError(answer: Response): Promise<string | null> {
  if (answer.status >= 400) {
    const body: unknown = await answer
      .clone()
      .json()
      .catch(() => null);
    const { error_code, code } = (body ?? {}) as { error_code?: unknown; code?: unknown };
    return [error_code, code].find(isErrorCode) ?? `status_${answer.status}`;
  }
  const location = answer.headers.get('location');
  if (!location || !URL.canParse(location, 'http://localhost')) return null;
  const { searchParams, hash } = new URL(location, 'http://localhost');
  const told = [searchParams, new URLSearchParams(hash.slice(1))].find((values) => values.has('error'));
  if (!told) return null;
  return [told.get('error_code'), told.get('error')].find(isErrorCode) ?? 'unknown';
}

function isErrorCode(value: unknown): value is string {
  return typeof value === 'string' && errorCode.test(value);
}
