import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Context, Hono } from 'hono';
import { fillMarks } from './fill-marks.ts';
import { createHtmlTemplate } from './html-template.ts';
import { readFilledPage, servePublicPage } from './public-page.ts';
import { pageContentSecurityPolicy } from './security-headers.ts';
import type { SiteValues } from './site-values.ts';

const publicPages = { '/': 'index.html', '/privacy': 'privacy.html', '/terms': 'terms.html' };

const sharePath = '/share/:token';
const invitationPath = '/invitations/:token';

/** Paths of the application, whose router shows the screen. */
const applicationPaths = [
  '/signin',
  '/auth/callback',
  '/auth/confirm',
  '/onboarding',
  '/dashboard',
  '/oauth/consent',
  '/search-console/callback',
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

interface PageSources {
  folder: string;
  settings: Record<string, string>;
  values: SiteValues;
}

export function createPages({ folder, settings, values }: PageSources): Pages {
  const notFound = createNotFound(readFilledPage(path.join(folder, '404.html'), values));
  const routes = new Hono();
  for (const [route, file] of Object.entries(publicPages)) {
    const html = readFilledPage(path.join(folder, file), values);
    routes.get(route, html === null ? notFound : servePublicPage(html));
  }
  const applicationFile = path.join(folder, 'app.html');
  const application = existsSync(applicationFile)
    ? createHtmlTemplate(readFileSync(applicationFile, 'utf8'), settings)
    : null;
  for (const route of applicationPaths) {
    routes.get(route, (c) => {
      if (!application) return notFound(c);
      const { html, nonce } = application.render();
      c.header('Content-Security-Policy', pageContentSecurityPolicy(nonce));
      // A page behind a secret link is not stored in a shared browser. Other pages have no
      // validator on purpose: a 304 would show the old body under a new nonce.
      const isSecret = route === sharePath || route === invitationPath;
      c.header('Cache-Control', isSecret ? 'no-store' : 'no-cache');
      return c.html(html);
    });
  }
  return { routes, notFound };
}

const longestShownPath = 200;

/** Response for unknown paths: a page that names the path for browsers, one line for programs. */
function createNotFound(page: string | null) {
  const html = page ?? fallbackNotFoundPage;
  return (c: Context) => {
    if (!c.req.header('accept')?.includes('text/html')) return c.text('Not found', 404);
    // Percent-encoded as received: ASCII only, so it cannot change the text direction.
    const { pathname: wanted } = new URL(c.req.url);
    const shown = wanted.length > longestShownPath ? `${wanted.slice(0, longestShownPath)}…` : wanted;
    c.header('Content-Security-Policy', pageContentSecurityPolicy());
    c.header('Cache-Control', 'no-cache');
    return c.html(fillMarks(html, { path: shown }), 404);
  };
}
