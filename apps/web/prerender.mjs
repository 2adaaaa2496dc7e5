// After `vite build`: renders the public pages to HTML, so that they need no script, and compresses what is sent as it is.
import { createHash } from 'node:crypto';
import { copyFile, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';
import { compressBuild } from './compress-build.mjs';

const root = path.dirname(fileURLToPath(import.meta.url));
const dist = path.join(root, 'dist');
const outDir = path.join(dist, '.prerender');

await build({
  root,
  configFile: false,
  logLevel: 'warn',
  build: {
    ssr: path.join(root, 'src/public-pages/entry-prerender.tsx'),
    outDir,
    emptyOutDir: true,
    copyPublicDir: false,
  },
  ssr: { noExternal: true },
});
const { renderLanding, renderLegal, tokensCss } = await import(
  pathToFileURL(path.join(outDir, 'entry-prerender.js')).href
);

const css = tokensCss();
const cssName = `assets/tokens-${createHash('sha256').update(css).digest('hex').slice(0, 8)}.css`;
await writeFile(path.join(dist, cssName), css);

const landingShell = await readFile(path.join(dist, 'index.html'), 'utf8');
await writePage(
  'index.html',
  landingShell.replace('<!--landing-->', () => renderLanding()),
);

const legalShell = await readFile(path.join(dist, 'legal.html'), 'utf8');
// The day of the build, once: the page says the same to everyone until the next one.
const updatedOn = new Date().toISOString().slice(0, 10);
for (const name of ['privacy', 'terms']) {
  const { head, body } = renderLegal(name, updatedOn);
  await writePage(
    `${name}.html`,
    legalShell.replace('<!--head-->', () => head).replace('<!--page-->', () => body),
  );
}

await rm(path.join(dist, 'legal.html'));
// An unknown path gets the application too, which names the path; the server adds the status 404.
await copyFile(path.join(dist, 'app.html'), path.join(dist, '404.html'));
await rm(outDir, { recursive: true });
await compressBuild(dist);

async function writePage(file, html) {
  if (!html.includes('<h1') || !html.includes('<title')) throw new Error(`${file} was not rendered`);
  // Public pages are the same for everyone, so they carry no nonce, and the browser would refuse inline code.
  if (/<style[\s>]|<script(?![^>]*\s(?:src=|type="application\/ld\+json"))/.test(html)) {
    throw new Error(`${file} has an inline script or style`);
  }
  const linked = html.replace('</head>', () => `  <link rel="stylesheet" href="/${cssName}">\n  </head>`);
  await writeFile(path.join(dist, file), linked);
}
