// After `vite build`: renders the landing page to HTML and puts it into dist/index.html, so that it needs no script.
import { createHash } from 'node:crypto';
import { copyFile, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';

const root = path.dirname(fileURLToPath(import.meta.url));
const outDir = path.join(root, 'dist/.prerender');
const entry = path.join(root, 'src/features/landing/entry-prerender.tsx');

await build({
  root,
  configFile: false,
  logLevel: 'warn',
  build: { ssr: entry, outDir, emptyOutDir: true, copyPublicDir: false },
  ssr: { noExternal: true },
});
const { renderLanding, tokensCss } = await import(
  pathToFileURL(path.join(outDir, 'entry-prerender.js')).href
);

const css = tokensCss();
const cssName = `assets/tokens-${createHash('sha256').update(css).digest('hex').slice(0, 8)}.css`;
await writeFile(path.join(root, 'dist', cssName), css);

const page = path.join(root, 'dist/index.html');
const html = await readFile(page, 'utf8');
const withLanding = html
  .replace('</head>', () => `  <link rel="stylesheet" href="/${cssName}">\n  </head>`)
  .replace('<!--landing-->', () => renderLanding());
if (!withLanding.includes('<h1')) throw new Error('the landing page was not rendered');
await writeFile(page, withLanding);
// An unknown path gets the application too, which names the path; the server adds the status 404.
await copyFile(path.join(root, 'dist/app.html'), path.join(root, 'dist/404.html'));
await rm(outDir, { recursive: true });
