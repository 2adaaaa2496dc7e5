import { Hono } from 'hono';
import { escapeHtml } from './escape-html.ts';
import { pageBrand } from './page-look.ts';
import { pageContentSecurityPolicy } from './security-headers.ts';
import type { SiteValues } from './site-values.ts';

/** Page about our crawler, for administrators who find it in a server log. */
export function botPage(values: SiteValues): Hono {
  const html = writeBotPage(values);
  const routes = new Hono();
  routes.get('/bot', (c) => {
    c.header('Content-Security-Policy', pageContentSecurityPolicy());
    c.header('Cache-Control', 'public, max-age=3600');
    return c.html(html);
  });
  return routes;
}

function writeBotPage({ operatorName, publicUrl, supportEmail, supportHref }: SiteValues): string {
  const [name, address, email, href] = [operatorName, publicUrl, supportEmail, supportHref].map(escapeHtml);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>KeydenceBot</title><link rel="stylesheet" href="/unsubscribe.css"></head>
<body><header class="top"><div>${pageBrand}</div></header><main>
<h1>KeydenceBot</h1>
<p>KeydenceBot reads websites that people track with Keydence at ${address}. ${name} runs it. It names itself in each
request: <code>Mozilla/5.0 (compatible; KeydenceBot/1.0; +${address}/bot)</code></p>
<h2>What it reads</h2>
<p>robots.txt, sitemaps, and the pages of a site that someone tracks. It keeps titles, headings, links, the main text and
the time of the request. It does not log in, sends no forms, runs no scripts and loads no images.</p>
<h2>How often</h2>
<p>At most one request a second to a host, or two for owners who have shown that a site is theirs; slower where robots.txt
has a Crawl-delay or the server is slow. It waits when a server answers 429 or 503, for as long as Retry-After says.</p>
<h2>How to keep it away</h2>
<p>It obeys robots.txt (RFC 9309) and robots meta tags. These two lines keep it from a whole site:</p>
<pre><code>User-agent: KeydenceBot
Disallow: /</code></pre>
<h2>Complaints</h2>
<p>Write to <a href="${href}">${email}</a>, with the name of the host and the time of a request.</p>
</main></body></html>`;
}
