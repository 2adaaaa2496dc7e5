import { asAppError, createCaller, errorTable } from '@keydence/api';
import { AppError, newsletterFields as fields, type NewsletterPage } from '@keydence/domain';
import { type Context, Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { type AppEnv, createContext, type Edge } from '../http/api-context.ts';
import { limitBodyTo } from '../http/limit-body.ts';
import type { AnswerPage } from './newsletter-pages.ts';

const formLimitBytes = 16 * 1024;
const formTypes = /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/;

/**
 * Newsletter forms and mailed links: each response is a page, and its status tells success. Opening
 * a link only asks, because mail scanners open links; one POST, by the page's button or the mail
 * program (RFC 8058), confirms.
 */
export function newsletterRoutes(edge: Edge, answer: AnswerPage): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  const limitForm = limitBodyTo({
    maxBytes: formLimitBytes,
    refuse: () => {
      throw new AppError('payload_too_large', 'A form must be at most 16 kB.');
    },
  });
  routes.post('/', limitForm, (c) => subscribe(c, edge, answer));
  for (const [page, done] of [
    ['confirm', 'confirmed'],
    ['unsubscribe', 'unsubscribed'],
  ] as const) {
    routes.get(`/newsletter/${page}`, (c) => answer(c, page));
    routes.post(`/newsletter/${page}`, async (c) => {
      const { newsletter } = createCaller(await createContext(edge, c));
      const token = c.req.query('token') ?? '';
      return answerOutcome(c, answer, { done, outcome: newsletter[page]({ token }) });
    });
  }
  return routes;
}

async function subscribe(c: Context<AppEnv>, edge: Edge, answer: AnswerPage): Promise<Response> {
  if (!formTypes.test(c.req.header('content-type') ?? '')) {
    throw new AppError('unsupported_media_type', 'Send the form as application/x-www-form-urlencoded.');
  }
  const form = await c.req.parseBody();
  if (form[fields.formName] !== fields.formValue) throw new AppError('not_found', 'Not found');
  // Only bots fill in the hidden field; they get the usual response.
  if (form[fields.trap]) return answer(c, 'requested');
  const { newsletter } = createCaller(await createContext(edge, c));
  const outcome = newsletter.subscribe({ email: String(form[fields.email] ?? '') });
  return answerOutcome(c, answer, { done: 'requested', outcome });
}

/** Page of each failure; unexpected errors are in the log already. */
const failurePages: { [Code in AppError['code']]?: NewsletterPage } = {
  validation_failed: 'refused',
  not_found: 'wrong-link',
  rate_limited: 'limited',
};

async function answerOutcome(
  c: Context<AppEnv>,
  answer: AnswerPage,
  { done, outcome }: { done: NewsletterPage; outcome: Promise<void> },
): Promise<Response> {
  const error = await outcome.then(
    () => null,
    (thrown: unknown) => asAppError(thrown),
  );
  if (!error) return answer(c, done);
  const { retryAfterSeconds } = error.details;
  if (retryAfterSeconds !== undefined) c.header('Retry-After', String(retryAfterSeconds));
  return answer(c, failurePages[error.code] ?? 'failed', errorTable[error.code].http as ContentfulStatusCode);
}
