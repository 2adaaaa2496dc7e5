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
:root { color-scheme: light; --paper: #fbf9f4; --ink: #17211e; --line: #e4e0d6; --pulse: #0b6b50; --weak: #b3261e; }
:root.dark-mode { color-scheme: dark; --paper: #101815; --ink: #e9efec; --line: #2a3632; --pulse: #4cc59b; --weak: #f28b82; }
body { margin: 0; background: var(--paper); color: var(--ink); }
.top { display: flex; justify-content: space-between; max-width: 1460px; margin: 0 auto; padding: 16px 20px; box-sizing: border-box; border-bottom: 1px solid var(--line); font: 600 15px/1.5 system-ui, sans-serif; }
.top a, .swagger-ui .info a { color: var(--pulse); }
:root.dark-mode, .swagger-ui, :root.dark-mode .swagger-ui { background: var(--paper); }
.swagger-ui .info { max-width: 80ch; }
.swagger-ui .wrapper { overflow-x: auto; padding-block: 4px; }
.swagger-ui .btn.authorize { border-color: var(--pulse); color: var(--pulse); }
.swagger-ui .btn.authorize svg { fill: var(--pulse); }
.swagger-ui .opblock .opblock-summary-method { color: #17211e; text-shadow: none; }
.swagger-ui .parameter__in, .swagger-ui table.headers td { color: var(--ink); }
.swagger-ui .info .title small.version-stamp, .swagger-ui .btn.execute { border-color: #0b6b50; background-color: #0b6b50; }
.swagger-ui .btn.cancel, :root.dark-mode .swagger-ui .opblock .opblock-section-header .try-out__btn.cancel { border-color: var(--weak); color: var(--weak); }
.swagger-ui .download-contents { background: #4c5160; }
.swagger-ui .markdown code, .swagger-ui .renderedMarkdown code { color: #6a0dbd; }
.swagger-ui .json-schema-2020-12-expand-deep-button { color: #3b4151; }
.swagger-ui .json-schema-2020-12__attribute--primary { color: #3f3f8f; }
.swagger-ui .json-schema-2020-12__constraint--string { color: #17211e; }
:root.dark-mode .swagger-ui .opblock.opblock-put .opblock-section-header { background: #3a2a22; }
.swagger-ui .microlight span[style*="rgb(211, 99, 99)"] { color: #f0a0a0 !important; }
.swagger-ui .response-col_links { display: none; }
.swagger-ui select, .swagger-ui input, .swagger-ui textarea { max-width: 100%; }
:focus-visible { outline: 2px solid var(--pulse); outline-offset: 2px; }
`;
