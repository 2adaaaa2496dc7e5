/** The page of the API reference. No inline script or style, so that the strict policy of pages holds. */
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
      <a href="/">Keydence</a>
      <a href="/api/openapi.json">openapi.json</a>
    </header>
    <main id="reference">
      <noscript><p class="top">The reference needs JavaScript. The document itself is <a href="/api/openapi.json">openapi.json</a>.</p></noscript>
    </main>
    <script src="/api/docs/swagger-ui-bundle.js"></script>
    <script src="/api/docs/reference.js"></script>
  </body>
</html>
`;

/** Starts the reference: nothing is sent to a validator elsewhere, and no token is kept. */
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

/** What the library leaves open: our colours, both schemes, and narrow screens. */
export const referenceStyle = `
:root { color-scheme: light; --paper: #fbf9f4; --ink: #17211e; --line: #e4e0d6; --pulse: #0b6b50; }
:root.dark-mode { color-scheme: dark; --paper: #101815; --ink: #e9efec; --line: #2a3632; --pulse: #4cc59b; }
body { margin: 0; background: var(--paper); color: var(--ink); }
.top { display: flex; justify-content: space-between; max-width: 1460px; margin: 0 auto; padding: 16px 20px; box-sizing: border-box; border-bottom: 1px solid var(--line); font: 600 15px/1.5 system-ui, sans-serif; }
.top a, .swagger-ui .info a { color: var(--pulse); }
:root.dark-mode, .swagger-ui, :root.dark-mode .swagger-ui { background: var(--paper); }
.swagger-ui .info { max-width: 80ch; }
.swagger-ui .wrapper { overflow-x: auto; padding-block: 4px; }
.swagger-ui .btn.authorize { border-color: var(--pulse); color: var(--pulse); }
.swagger-ui .btn.authorize svg { fill: var(--pulse); }
.swagger-ui .opblock .opblock-summary-method { color: #17211e; text-shadow: none; }
.swagger-ui .parameter__in { color: var(--ink); }
.swagger-ui .response-col_links { display: none; }
.swagger-ui select, .swagger-ui input, .swagger-ui textarea { max-width: 100%; }
:focus-visible { outline: 2px solid var(--pulse); outline-offset: 2px; }
`;
