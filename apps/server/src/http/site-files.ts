import { Hono } from 'hono';
import { escapeHtml } from './escape-html.ts';
import { listedPaths } from './listed-paths.ts';

interface SiteFiles {
  publicUrl: string;
  /** `mailto:` address of the operator; null if not set. */
  contact: string | null;
  now: () => Date;
}

/** RFC 9116 recommends less than a year. Computed per request, so that it never expires. */
const contactDays = 180;

/** Contact for reporting vulnerabilities (RFC 9116). */
function securityText({ publicUrl, now }: SiteFiles, contact: string): string {
  const expires = new Date(now().getTime() + contactDays * 86_400_000).toISOString();
  return [
    `Contact: ${contact}`,
    `Expires: ${expires}`,
    'Preferred-Languages: en',
    `Canonical: ${publicUrl}/.well-known/security.txt`,
    '',
  ].join('\n');
}

/**
 * Files for search engines. Nothing is disallowed: a crawler must read a page to see its
 * `X-Robots-Tag: noindex`, which all but the public pages have.
 */
export function siteFiles({ publicUrl, contact, now }: SiteFiles): Hono {
  const robots = `User-agent: *\nAllow: /\n\nSitemap: ${publicUrl}/sitemap.xml\n`;
  const urls = listedPaths.map((path) => `  <url><loc>${escapeHtml(publicUrl + path)}</loc></url>\n`);
  const sitemap = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('')}</urlset>
`;
  const cacheControl = { 'Cache-Control': 'public, max-age=3600' };
  const routes = new Hono();
  routes.get('/robots.txt', (c) => c.text(robots, 200, cacheControl));
  routes.get('/sitemap.xml', (c) =>
    c.body(sitemap, 200, { 'Content-Type': 'application/xml; charset=utf-8', ...cacheControl }),
  );
  routes.get('/.well-known/security.txt', (c) =>
    contact === null
      ? c.notFound()
      : c.text(securityText({ publicUrl, contact, now }, contact), 200, cacheControl),
  );
  return routes;
}
