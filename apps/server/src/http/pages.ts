import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Context, Hono } from 'hono';
import { createHtmlTemplate, type HtmlTemplate } from './html-template.ts';
import { readPublicPage } from './public-page.ts';
import { pageContentSecurityPolicy } from './security-headers.ts';

/** The same for everyone; the file that holds the page. */
const publicPages = { '/': 'index.html', '/privacy': 'privacy.html', '/terms': 'terms.html' };

const sharePath = '/share/:token';
const invitationPath = '/invitations/:token';

/** Paths of the application; its own router shows the screen. */
const applicationPaths = [
  '/signin',
  '/auth/callback',
  '/auth/confirm',
  '/onboarding',
  '/dashboard',
  sharePath,
  invitationPath,
];

const fallbackNotFoundPage = `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>Page not found – Keydence</title></head>
<body><h1>Page not found</h1><p><a href="/">Keydence</a></p></body></html>`;

interface Pages {
  routes: Hono;
  notFound: (c: Context) => Response | Promise<Response>;
}

/** The built pages: the public ones, the application, and the one for unknown paths. */
export function createPages(folder: string, settings: Record<string, string>): Pages {
  const read = (file: string): HtmlTemplate | null => {
    const full = path.join(folder, file);
    return existsSync(full) ? createHtmlTemplate(readFileSync(full, 'utf8'), settings) : null;
  };
  const application = read('app.html');
  const unknown = read('404.html') ?? application ?? createHtmlTemplate(fallbackNotFoundPage);

  const notFound = (c: Context) =>
    c.req.header('accept')?.includes('text/html')
      ? page(c, unknown, { status: 404, cacheControl: 'no-cache' })
      : c.text('Not found', 404);
  const routes = new Hono();
  for (const [route, file] of Object.entries(publicPages)) {
    routes.get(route, readPublicPage(path.join(folder, file)) ?? notFound);
  }
  for (const route of applicationPaths) {
    routes.get(route, (c) => {
      c.header('X-Robots-Tag', 'noindex');
      // Of a page behind a secret link nothing stays in a browser that others use too.
      const isSecret = route === sharePath || route === invitationPath;
      const cacheControl = isSecret ? 'no-store' : 'no-cache';
      return application ? page(c, application, { status: 200, cacheControl }) : notFound(c);
    });
  }
  return { routes, notFound };
}

interface PageAnswer {
  status: 200 | 404;
  cacheControl: 'no-cache' | 'no-store';
}

function page(
  c: Context,
  template: HtmlTemplate,
  { status, cacheControl }: PageAnswer,
): Response | Promise<Response> {
  const { html, nonce } = template.render();
  c.header('Content-Security-Policy', pageContentSecurityPolicy(nonce));
  // Without a validator on purpose: a 304 would show the old body under a new nonce.
  c.header('Cache-Control', cacheControl);
  return c.html(html, status);
}
