import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { escapeHtml, renderMarkdown, resolveHref } from './render-page.mjs';
import { renderReference } from './render-reference.mjs';
import { siteSections } from './site-pages.mjs';

const here = dirname(fileURLToPath(import.meta.url));

/**
 * Writes the documentation as a static site with its own search; any web server can serve the folder.
 * @param {string} root
 * @param {string} folder
 */
export function writeSite(root, folder) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const pages = [...siteSections.flatMap(({ pages: own }) => own), ...listDecisions(root)];
  const slugs = new Map(pages.map(({ file, slug }) => [file, slug]));
  const copy = (/** @type {string} */ file) => {
    const source = join(root, file);
    if (!existsSync(source) || !statSync(source).isFile()) return null;
    mkdirSync(dirname(join(folder, 'files', file)), { recursive: true });
    cpSync(source, join(folder, 'files', file));
    return `files/${file}`;
  };
  /** @type {{ url: string, page: string, heading: string, text: string }[]} */
  const index = [];
  for (const { file, slug, title } of pages) {
    const { html, parts } = render(file, readFileSync(join(root, file), 'utf8'), { slugs, copy });
    for (const { heading, anchor, text } of parts)
      index.push({ url: `${slug}.html#${anchor}`, page: title, heading, text });
    writeFileSync(join(folder, `${slug}.html`), composePage({ slug, title, html }));
  }
  writeFileSync(join(folder, 'search.json'), JSON.stringify(index));
  for (const asset of ['site.css', 'search.js']) cpSync(join(here, asset), join(folder, asset));
  cpSync(join(root, 'apps/web/public/favicon.svg'), join(folder, 'favicon.svg'));
  return { pages: pages.length, folder };
}

/**
 * Decisions are reached by links and the search.
 * @param {string} root
 */
function listDecisions(root) {
  return readdirSync(join(root, 'docs/adr')).map((name) => ({
    file: `docs/adr/${name}`,
    slug: `adr-${name.replace('.md', '')}`,
    title: `Decision ${Number(name.slice(0, 4))}`,
  }));
}

/**
 * @param {string} file
 * @param {string} text
 * @param {{ slugs: Map<string, string>, copy: (file: string) => string | null }} site
 */
function render(file, text, site) {
  if (file.endsWith('.json')) return renderReference(JSON.parse(text));
  if (!file.endsWith('.md')) {
    const html = `<h1 id="settings">Settings</h1>\n<pre tabindex="0"><code>${escapeHtml(text)}</code></pre>`;
    return { html, parts: [{ heading: 'Settings', anchor: 'settings', text }] };
  }
  return renderMarkdown(text, (href) => resolveHref(file, href, site));
}

/** @param {{ slug: string, title: string, html: string }} page */
function composePage({ slug, title, html }) {
  const link = (/** @type {{ slug: string, title: string }} */ page) =>
    `<li><a href="${page.slug}.html"${page.slug === slug ? ' aria-current="page"' : ''}>${escapeHtml(page.title)}</a></li>`;
  const navigation = siteSections
    .map(({ section, pages }) => `<h2>${section}</h2>\n<ul>${pages.map(link).join('\n')}</ul>`)
    .join('\n');
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>${escapeHtml(title)} · Keydence</title>
    <link rel="icon" href="favicon.svg" type="image/svg+xml" />
    <link rel="stylesheet" href="site.css" />
    <script type="module" src="search.js"></script>
  </head>
  <body>
    <a class="skip" href="#content">Skip to the content</a>
    <header>
      <a href="index.html">Keydence documentation</a>
      <a class="to-pages" href="#pages">All pages</a>
      <div class="search">
        <input id="search" type="search" placeholder="Search" aria-label="Search the documentation" autocomplete="off" />
        <ul id="results" aria-live="polite" hidden></ul>
      </div>
    </header>
    <div class="layout">
      <nav id="pages" aria-label="Pages">
${navigation}
      </nav>
      <main id="content">
${html}
      </main>
    </div>
  </body>
</html>
`;
}
