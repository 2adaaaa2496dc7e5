import { pageBrand } from '../http/page-look.ts';

/** The page of the API reference. No inline script or style, so the strict page policy applies. */
export const referencePage = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    <title>API reference · Keydence</title>
    <link rel="stylesheet" href="/api/docs/swagger-ui.css" />
    <link rel="stylesheet" href="/api/docs/reference.css" />
  </head>
  <body>
    <header class="top">
      <div>${pageBrand}<span>API reference</span><a class="end" href="/api/openapi.json">openapi.json</a></div>
    </header>
    <main>
    <section class="start" aria-labelledby="start">
      <h1 id="start">Start here</h1>
      <p>The API does everything that the app does. This page loads nothing from other servers.</p>
      <ul>
        <li>
          <h2>1. Create a key</h2>
          <p><a href="/dashboard?section=profile&amp;key=new">Create an API key</a> in your profile. A key can read, or read and write. You see it once.</p>
        </li>
        <li>
          <h2>2. Send a request</h2>
          <p>With the address of this server and your key:</p>
          <pre tabindex="0">curl -H "Authorization: Bearer kd_…" \\
  "$KEYDENCE_URL/api/companies"</pre>
        </li>
        <li>
          <h2>Or use TypeScript</h2>
          <p>The client has the types of all operations.</p>
          <pre tabindex="0">import { createClient } from '@keydence/client';

const { data } = await createClient({ url, token })
  .GET('/api/companies');</pre>
        </li>
        <li>
          <h2>Limits</h2>
          <p>A key has 120 requests a minute. The <code>RateLimit</code> header shows how many are left. After a 429, wait for the seconds in <code>Retry-After</code>.</p>
        </li>
        <li>
          <h2>Errors</h2>
          <p>Branch on <code>code</code>, show <code>message</code>. Include <code>request_id</code> when you ask for help.</p>
        </li>
      </ul>
    </section>
    <div id="reference">
      <noscript><p class="start">The reference needs JavaScript. The document itself is <a href="/api/openapi.json">openapi.json</a>.</p></noscript>
    </div>
    </main>
    <script src="/api/docs/swagger-ui-bundle.js"></script>
    <script src="/api/docs/reference.js"></script>
  </body>
</html>
`;

/** Starts the reference without an external validator and without storing tokens. */
export const referenceScript = `
const dark = matchMedia('(prefers-color-scheme: dark)');
const follow = () => document.documentElement.classList.toggle('dark-mode', dark.matches);
dark.addEventListener('change', follow);
follow();
SwaggerUIBundle({
  url: '/api/openapi.json',
  dom_id: '#reference',
  deepLinking: true,
  displayRequestDuration: true,
  docExpansion: 'none',
  defaultModelsExpandDepth: -1,
  filter: true,
  tagsSorter: 'alpha',
  validatorUrl: null,
});
`;
