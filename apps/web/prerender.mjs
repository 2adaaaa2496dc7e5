// After `vite build`: renders the public pages to HTML, so that they need no script, and compresses what is sent as it is.
import { createHash } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';
import { checkAppBudgets, checkBudgets } from './check-budgets.mjs';
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
    // The style sheets of the product's components, which the pages show without their script.
    ssrEmitAssets: true,
  },
  ssr: { noExternal: true },
});
const { renderLanding, renderLandingHead, renderLegal, renderNotices, tokensCss } = await import(
  pathToFileURL(path.join(outDir, 'entry-prerender.js')).href
);

const css = [tokensCss(), ...(await readComponentStyles())].join('\n');
const cssName = `assets/tokens-${createHash('sha256').update(css).digest('hex').slice(0, 8)}.css`;
await writeFile(path.join(dist, cssName), css);

const landingShell = await readFile(path.join(dist, 'index.html'), 'utf8');
await writePage(
  'index.html',
  landingShell
    .replace('<!--head-->', () => renderLandingHead())
    .replace('<!--landing-->', () => renderLanding()),
);

const legalShell = await readFile(path.join(dist, 'legal.html'), 'utf8');
// The day of the build, once: the page says the same to everyone until the next one.
const updatedOn = new Date().toISOString().slice(0, 10);
for (const name of ['privacy', 'terms']) {
  await writePage(`${name}.html`, fillShell(legalShell, renderLegal(name, updatedOn)));
}

const noticeShell = await readFile(path.join(dist, 'notice.html'), 'utf8');
for (const [name, page] of renderNotices()) await writePage(`${name}.html`, fillShell(noticeShell, page));

await Promise.all(['legal.html', 'notice.html'].map((shell) => rm(path.join(dist, shell))));

const manifestFolder = path.join(dist, '.vite');
const manifest = JSON.parse(await readFile(path.join(manifestFolder, 'manifest.json'), 'utf8'));
const pages = ['index.html', 'privacy.html', 'terms.html', '404.html'];
for (const file of pages) await checkBudgets(dist, file, manifest);
console.log('Bytes of the app, compressed:', await checkAppBudgets(dist, manifest));
await rm(manifestFolder, { recursive: true });

await rm(outDir, { recursive: true });
await compressBuild(dist);

function fillShell(shell, { head, body }) {
  return shell.replace('<!--head-->', () => head).replace('<!--page-->', () => body);
}

async function readComponentStyles() {
  const assets = path.join(outDir, 'assets');
  const files = (await readdir(assets)).filter((file) => file.endsWith('.css'));
  return Promise.all(files.map((file) => readFile(path.join(assets, file), 'utf8')));
}

async function writePage(file, html) {
  if (!html.includes('<h1') || !html.includes('<title')) throw new Error(`${file} was not rendered`);
  // Public pages are the same for everyone, so they carry no nonce, and the browser would refuse inline code.
  if (/<style[\s>]|<script(?![^>]*\s(?:src=|type="application\/ld\+json"))/.test(html)) {
    throw new Error(`${file} has an inline script or style`);
  }
  const linked = html.replace('</head>', () => `  <link rel="stylesheet" href="/${cssName}">\n  </head>`);
  await writeFile(path.join(dist, file), linked);
}
