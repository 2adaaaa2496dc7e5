import path from 'node:path';
import { type NewsletterPage, newsletterPages } from '@keydence/domain';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { readFilledPage } from '../http/public-page.ts';
import { pageContentSecurityPolicy } from '../http/security-headers.ts';
import type { SiteValues } from '../http/site-values.ts';

export type AnswerPage = (c: Context, page: NewsletterPage, status?: ContentfulStatusCode) => Response;

/** Returns the built sign-up pages or, without a build as in development, their names. */
export function createNewsletterPages(folder: string, values: SiteValues): AnswerPage {
  const built = new Map(
    newsletterPages.map((page) => [
      page,
      readFilledPage(path.join(folder, `newsletter-${page}.html`), values) ?? page,
    ]),
  );
  return (c, page, status = 200) => {
    c.header('Content-Security-Policy', pageContentSecurityPolicy());
    // The address of these pages is secret, or they answer a form.
    c.header('Cache-Control', 'no-store');
    c.header('X-Robots-Tag', 'noindex');
    return c.html(built.get(page) ?? page, status);
  };
}
